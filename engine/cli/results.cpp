// SPDX-License-Identifier: MIT
#include "engine/cli/results.h"

#include "engine/io/files.h"

#include <QFileInfo>

#include <ostream>

namespace champclos::cli {

ResultWriter::ResultWriter(const Arguments &arguments) : m_file(arguments.text("out")) {
    if (arguments.has("json") && arguments.has("csv"))
        Arguments::refuse("give either --json or --csv");
    if (arguments.has("json"))
        m_form = Form::Json;
    else if (arguments.has("csv"))
        m_form = Form::Csv;
    if (!arguments.has("out"))
        return;
    const QFileInfo file(QString::fromStdString(m_file));
    const QFileInfo folder(file.absolutePath());
    if (m_file.empty() || file.isDir() || !folder.isDir() || !folder.isWritable())
        throw Failure{ExitCode::InputOutput, "--out " + io::quoted(m_file) + " cannot be written"};
}

ExitCode ResultWriter::write(const Simulation &simulation, int threads, Console &console) const {
    const ai::TournamentResult &result = simulation.result;
    const ai::Tally all = result.all();
    const std::string text = m_form == Form::Json  ? io::writeJson(toJson(simulation))
                             : m_form == Form::Csv ? toCsv(simulation.plan, result)
                                                   : readable(simulation, threads);
    io::Diagnostics diagnostics;
    if (m_file.empty() || !io::writeFile(m_file, text, diagnostics))
        console.out << text; // rather here than nowhere
    console.err << io::format(diagnostics);
    if (result.isStopped)
        console.err << "champclos-cli: stopped after " << all.games << " of " << gamesOf(simulation.plan)
                    << " games; these are counted\n";
    if (diagnostics.hasErrors())
        return ExitCode::InputOutput;
    if (result.isStopped)
        return ExitCode::Interrupted;
    return all.faults + all.unfinished > 0 ? ExitCode::Problems : ExitCode::Ok;
}

} // namespace champclos::cli
