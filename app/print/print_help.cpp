// SPDX-License-Identifier: MIT
#include "app/print/print_arguments.h"
#include "app/print/print_options.h"

namespace champclos::app::print {

namespace {

constexpr qsizetype kColumns = 80;
constexpr qsizetype kIndent = 2;
constexpr qsizetype kNamesAt = 22;

constexpr std::array kExamples = {
    "sheet medusa --lang fr --out medusa.pdf",
    "sheet --all --lang de,en --out sheets/",
    "cards my-deck.json --backs short --paper letter",
    "board greenwood --diameter 34 --ink-saver",
};

/// A term, and beside it what it means, folded at the edge of a terminal.
QString row(const QString &term, const QString &meaning, qsizetype at) {
    QString line = QString(kIndent, QLatin1Char(' ')) + term;
    line = line.leftJustified(at);
    QString text;
    for (const QString &word : meaning.split(QLatin1Char(' '))) {
        const bool isStart = line.size() == at;
        if (!isStart && line.size() + 1 + word.size() > kColumns) {
            text += line + QLatin1Char('\n');
            line = QString(at, QLatin1Char(' '));
        } else if (!isStart) {
            line += QLatin1Char(' ');
        }
        line += word;
    }
    return text + line + QLatin1Char('\n');
}

QString listOf(const std::vector<std::string> &ids) {
    QStringList names;
    for (const std::string &id : ids)
        names.append(QString::fromStdString(id));
    return names.join(QStringLiteral(", "));
}

QString optionRows(Kinds kinds, const Words &words) {
    constexpr qsizetype kAt = 28;
    QString rows;
    for (const PrintOption &option : kPrintOptions)
        if (option.kinds == kinds)
            rows +=
                row(QStringLiteral("--%1 %2").arg(QLatin1String(option.name), QLatin1String(option.value)).trimmed(),
                    words(option.help), kAt);
    return rows;
}

} // namespace

QString printHelp(const Words &words) {
    const auto head = [](const QString &text) { return QLatin1Char('\n') + text + QLatin1Char('\n'); };
    QString help = words(QT_TRANSLATE_NOOP("print", "Usage: champclos print KIND [NAME or FILE …] [options]")) +
                   QLatin1Char('\n') +
                   words(QT_TRANSLATE_NOOP("print", "Writes PDF files, without a window or a display.")) +
                   QLatin1Char('\n');
    help += head(words(QT_TRANSLATE_NOOP("print", "Kinds")));
    for (std::size_t kind = 0; kind < kKindNames.size(); ++kind)
        help += row(QLatin1String(kKindNames[kind]), words(kKindHelp[kind]), 16);

    const io::Library library;
    help += head(words(QT_TRANSLATE_NOOP("print", "Names; give the path to use a file of your own, my-deck.json")));
    help += row(words(QT_TRANSLATE_NOOP("print", "decks")), listOf(library.deckIds()), kNamesAt);
    help += row(words(QT_TRANSLATE_NOOP("print", "battlefields")), listOf(library.battlefieldIds()), kNamesAt);

    help += head(words(QT_TRANSLATE_NOOP("print", "Options"))) + optionRows(kEveryKind, words);
    help += head(words(QT_TRANSLATE_NOOP("print", "Options for cards"))) + optionRows(only(Kind::Cards), words);
    help += head(words(QT_TRANSLATE_NOOP("print", "Options for battlefields and tokens"))) +
            optionRows(only(Kind::Board), words) + optionRows(only(Kind::Board) | only(Kind::Tokens), words);

    help += head(words(QT_TRANSLATE_NOOP("print", "Examples")));
    for (const char *example : kExamples)
        help += QStringLiteral("  champclos print ") + QLatin1String(example) + QLatin1Char('\n');
    help +=
        head(words(QT_TRANSLATE_NOOP("print", "Exit status"))) +
        row({}, words(QT_TRANSLATE_NOOP("print", "0 written, 1 not written (see the error output), 2 not understood")),
            kIndent);
    return help.trimmed();
}

} // namespace champclos::app::print
