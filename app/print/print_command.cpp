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
    return out.endsWith(QLatin1Char('/')) || !out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
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
        const QString out = m_arguments.out.isEmpty() ? QStringLiteral("./") : m_arguments.out;
        if (!isFolder(out)) {
            const Document all = joined(std::move(documents));
            return writeOne(out, all) ? kDone : complain();
        }
        if (!QDir().mkpath(out)) {
            say(stderr, m_words(QT_TRANSLATE_NOOP("print", "The folder “%1” cannot be created.")).arg(out));
            return kFailed;
        }
        for (const Document &document : documents)
            if (!writeOne(QDir(out).filePath(document.fileName + QStringLiteral(".pdf")), document))
                return complain();
        return kDone;
    }

    bool writeOne(const QString &path, const Document &document) {
        if (!savePdf(path, document, m_arguments.job.settings, m_diagnostics))
            return false;
        const auto pages = static_cast<int>(document.pages.size());
        say(stdout, QDir::cleanPath(path) + QStringLiteral(": ") +
                        m_words.counted(QT_TRANSLATE_N_NOOP("print", "%n page(s)"), pages));
        return true;
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
