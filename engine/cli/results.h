// SPDX-License-Identifier: MIT
//
// Where the result of a simulation goes and in which form: --json, --csv or for people; standard output or --out.
#pragma once

#include "engine/cli/options.h"
#include "engine/cli/simulation_json.h"

#include <string>

namespace champclos::cli {

class ResultWriter {
public:
    /// Refuses what cannot be meant, and a file that cannot be written, before anything is played.
    explicit ResultWriter(const Arguments &arguments);

    /// `threads`: 0 if nothing was played. The code says whether something is wrong with the games.
    ExitCode write(const Simulation &simulation, int threads, Console &console) const;

private:
    enum class Form : unsigned char { Readable, Json, Csv };
    Form m_form = Form::Readable;
    std::string m_file; ///< empty: standard output
};

} // namespace champclos::cli
