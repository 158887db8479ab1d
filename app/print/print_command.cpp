// SPDX-License-Identifier: MIT
#include "app/print/print_command.h"
#include "app/print/print_arguments.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <cstdio>

namespace champclos::app::print {

namespace {

Language systemLanguage() { return text::languageFromCode(QLocale().name().toStdString()).value_or(Language::En); }

void say(std::FILE *stream, const QString &text) {
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stream);
}

bool isFolder(const QString &out) {
    const QFileInfo info(out);
    if (info.exists())
        return info.isDir();
    return out.endsWith(QLatin1Char('/')) || info.suffix().isEmpty();
}

class Command {
public:
    Command(PrintArguments arguments, const Words &words) : m_arguments(std::move(arguments)), m_words(words) {}

    int run() {
        if (m_arguments.isAll)
            nameAll();
        std::vector<Document> documents = documentsOf(m_arguments.job, m_library, m_measure, m_diagnostics);
        if (m_diagnostics.hasErrors())
            return complain();
        for (const Document &document : documents)
            if (document.pages.empty()) {
                say(stderr, m_words(QT_TRANSLATE_NOOP("print", "Cards of this size do not fit on the paper.")));
                return kFailed;
            }
        return write(std::move(documents));
    }

private:
    void nameAll() {
        const auto &ids = wantsBattlefields(m_arguments.job.kind) ? m_library.battlefieldIds() : m_library.deckIds();
        for (const std::string &id : ids)
            m_arguments.job.contents.append(QString::fromStdString(id));
        m_arguments.job.contents.removeDuplicates();
    }

    int complain() const {
        for (const io::Diagnostic &diagnostic : m_diagnostics)
            say(stderr, QString::fromStdString(text::format(diagnostic, m_words.language())));
        return kFailed;
    }

    int write(std::vector<Document> documents) {
        const Job &job = m_arguments.job;
        const QString out = m_arguments.out.isEmpty() ? QStringLiteral("./") : m_arguments.out;
        const auto tell = [this](const QString &path, int pages) {
            const QString clean = QDir::cleanPath(QDir().relativeFilePath(path));
            const QString name = clean.startsWith(QLatin1String("..")) ? QDir::cleanPath(path) : clean;
            say(stdout,
                m_arguments.job.output != Output::Pdf
                    ? name
                    : name + QStringLiteral(": ") + m_words.counted(QT_TRANSLATE_N_NOOP("print", "%n page(s)"), pages));
        };
        if (isFolder(out))
            return writeInto(out, job, m_library, m_measure, m_diagnostics, tell) ? kDone : complain();
        if (job.output == Output::Pdf) {
            const Document all = joined(std::move(documents));
            if (!savePdf(out, all, job.settings, m_diagnostics))
                return complain();
            tell(out, static_cast<int>(all.pages.size()));
            return kDone;
        }
        const Document all = joined(std::move(documents));
        if (job.output == Output::Tabletop || all.pages.size() != 1) {
            say(stderr, m_words(QT_TRANSLATE_NOOP("print", "Several files would be written: name a folder.")));
            return kMisused;
        }
        if (!savePicture(out, pictureOf(all.pages.front(), pixelsOf(job, all.pages.front()), job.settings.ink),
                         m_diagnostics))
            return complain();
        tell(out, 1);
        return kDone;
    }

    PrintArguments m_arguments;
    const Words &m_words;
    io::Library m_library;
    FontMeasure m_measure;
    io::Diagnostics m_diagnostics;
};

} // namespace

int runPrintCommand(const QStringList &arguments) {
    const Words words(systemLanguage());
    PrintArguments read = readPrintArguments(arguments, words);
    if (!read.problem.isEmpty()) {
        say(stderr, read.problem);
        say(stderr, words(QT_TRANSLATE_NOOP("print", "See “champclos print --help”.")));
        return kMisused;
    }
    if (read.wantsHelp) {
        say(stdout, printHelp(words));
        return kDone;
    }
    return Command(std::move(read), words).run();
}

} // namespace champclos::app::print
