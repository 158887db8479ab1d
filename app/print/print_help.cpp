// SPDX-License-Identifier: MIT
#include "app/print/print_arguments.h"
#include "app/print/print_options.h"
#include "engine/io/command_line.h"

namespace champclos::app::print {

namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kNamesAt = 22;

constexpr std::array kExamples = {
    "sheet medusa --lang fr --out medusa.pdf",         "sheet --all --lang de,en --out sheets/",
    "cards my-deck.json --backs short --paper letter", "board greenwood --diameter 34 --ink-saver",
    "cards medusa --as png --bleed 3 --out pictures/",
};

QString row(const QString &term, const QString &meaning, std::size_t at) {
    return QString::fromStdString(io::helpLine(term.toStdString(), meaning.toStdString(), at));
}

QString listOf(const std::vector<std::string> &ids) {
    QStringList names;
    for (const std::string &id : ids)
        names.append(QString::fromStdString(id));
    return names.join(QStringLiteral(", "));
}

QString optionRows(Kinds kinds, const Words &words) {
    constexpr std::size_t kAt = 28;
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
                   words(QT_TRANSLATE_NOOP("print", "Writes PDF files or pictures, without a window or a display.")) +
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
            optionRows(only(Kind::Board), words) + optionRows(only(Kind::Tokens), words) +
            optionRows(only(Kind::Board) | only(Kind::Tokens), words);

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
