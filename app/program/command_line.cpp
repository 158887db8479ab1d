// SPDX-License-Identifier: MIT
#include "app/program/command_line.h"

#include "app/shell/language_control.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

namespace champclos::app {

namespace {

QString words(const char *source) { return QCoreApplication::translate("program", source); }

void say(std::FILE *stream, const QString &text) {
    const QByteArray line = text.toUtf8() + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stream);
}

int refuse(const QString &why) {
    say(stderr, why);
    say(stderr, words(QT_TRANSLATE_NOOP("program", "See “champclos --help”.")));
    return kWrongArguments;
}

int writeOut(const QString &text) {
    say(stdout, text);
    return 0;
}

/// What is wrong with the files that are to be opened, if anything.
QString troubleWith(const QStringList &files) {
    if (files.size() > 1)
        return words(QT_TRANSLATE_NOOP("program", "Only one file can be opened at a time."));
    if (!files.isEmpty() && !QFileInfo::exists(files.constFirst()))
        return words(QT_TRANSLATE_NOOP("program", "There is no file “%1”.")).arg(files.constFirst());
    if (!files.isEmpty() &&
        !QFileInfo(files.constFirst()).isFile()) // a folder, a device, or a pipe to wait at for ever
        return words(QT_TRANSLATE_NOOP("program", "“%1” is not a file.")).arg(files.constFirst());
    return {};
}

/// One of the arguments begins like this.
[[maybe_unused]] bool asksFor(int argc, char **argv, const char *option) {
    return std::any_of(argv + 1, argv + argc, [option](const char *argument) {
        return std::strncmp(argument, option, std::strlen(option)) == 0;
    });
}

} // namespace

Wish readCommandLine(const QStringList &arguments) {
    if (arguments.size() < 2) // as most starts are: nothing to understand, nothing to say
        return {};
    const LanguageControl language;
    QCommandLineParser parser;
    parser.setApplicationDescription(
        words(QT_TRANSLATE_NOOP("program", "Hero duels: a game and a workshop. “champclos print --help” explains how "
                                           "to print sheets, cards, and battlefields without a window.")));
    const QCommandLineOption help = parser.addHelpOption();
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"),
                                 words(QT_TRANSLATE_NOOP("program", "A game, battlefield, or deck to open.")),
                                 QStringLiteral("[file]"));
    if (!parser.parse(arguments))
        return {refuse(parser.errorText())};
    if (parser.isSet(version))
        return {writeOut(QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion())};
    if (parser.isSet(help) || parser.isSet(QStringLiteral("help-all")))
        return {writeOut(parser.helpText().trimmed())};
    const QStringList files = parser.positionalArguments();
    if (const QString trouble = troubleWith(files); !trouble.isEmpty())
        return {refuse(trouble)};
    return {{}, files.value(0)};
}

bool asksForText(int argc, char **argv) {
    static constexpr std::array kTexts{"-h", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv + 1, argv + argc, [](const char *argument) {
        return std::any_of(kTexts.begin(), kTexts.end(),
                           [argument](const char *text) { return std::strcmp(argument, text) == 0; });
    });
}

bool isDisplayMissing([[maybe_unused]] int argc, [[maybe_unused]] char **argv) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char *place : {"DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(place))
            return false;
    return !asksFor(argc, argv, "-platform") && !asksFor(argc, argv, "--platform") && !asksFor(argc, argv, "-display");
#else
    return false;
#endif
}

void sayAlreadyRunning(const QString &file) {
    const LanguageControl language;
    say(stdout,
        file.isEmpty()
            ? words(QT_TRANSLATE_NOOP("program", "Champclos is already running; its window comes to the front."))
            : words(QT_TRANSLATE_NOOP("program", "Champclos is already running; it opens “%1”.")).arg(file));
}

int complainAboutDisplay() {
    const LanguageControl language;
    say(stderr, words(QT_TRANSLATE_NOOP("program",
                                        "Champclos found no display for its window: the environment variables DISPLAY "
                                        "and WAYLAND_DISPLAY do not point to one.\nThese work without a display:")));
    say(stderr, words(QT_TRANSLATE_NOOP("program", "  champclos print --help   sheets, cards, and battlefields as PDF\n"
                                                   "  champclos-cli play       a duel in the terminal")));
    return kNoDisplay;
}

} // namespace champclos::app
