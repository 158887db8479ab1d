// SPDX-License-Identifier: MIT
#include "app/program/command_line.h"

#include "app/print/misuse.h"
#include "app/shell/language_control.h"
#include "engine/io/command_line.h"
#include "engine/io/wrap.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

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

constexpr std::array kOptions = {io::OptionRow{.name = "version", .value = "", .letter = 'v'}};

QString helpText() {
    const auto row = [](const char *term, const QString &meaning) {
        return QString::fromStdString(io::helpLine(term, meaning.toStdString(), 20));
    };
    const QString about =
        words(QT_TRANSLATE_NOOP("program", "Hero duels: a game and a workshop. “champclos print --help” explains how "
                                           "to print sheets, cards, and battlefields without a window."));
    QString text = words(QT_TRANSLATE_NOOP("program", "Usage: champclos [options] [file]")) + QStringLiteral("\n\n") +
                   QString::fromStdString(io::wrapped(about.toStdString(), io::kUsualColumns, 0)) +
                   QStringLiteral("\n\n") +
                   row("file", words(QT_TRANSLATE_NOOP("program", "A game, battlefield, deck, or package to open."))) +
                   row("-v, --version", words(QT_TRANSLATE_NOOP("program", "The version of the program."))) +
                   row("-h, --help", words(QT_TRANSLATE_NOOP("program", "This help.")));
    text.chop(1); // writeOut ends the line
    return text;
}

/// One of the arguments begins like this.
[[maybe_unused]] bool asksFor(int argc, char **argv, const char *option) {
    return std::any_of(argv + 1, argv + argc, [option](const char *argument) {
        return std::strncmp(argument, option, std::strlen(option)) == 0;
    });
}

} // namespace

Request readCommandLine(const QStringList &arguments) {
    if (arguments.size() < 2) // as most starts are: nothing to understand, nothing to say
        return {};
    const LanguageControl language;
    std::vector<std::string> given;
    for (const QString &argument : arguments.mid(1))
        given.push_back(argument.toStdString());
    const io::CommandLine line = io::readCommandLine(kOptions, given);
    if (line.wantsHelp)
        return {writeOut(helpText())};
    if (line.misuse != io::Misuse::None)
        return {refuse(print::sentenceOf(
            line, kOptions, [](const char *source) { return QCoreApplication::translate("print", source); }))};
    if (!line.options.empty())
        return {writeOut(QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion())};
    QStringList files;
    for (const std::string &operand : line.operands)
        files.append(QString::fromStdString(operand));
    if (const QString trouble = troubleWith(files); !trouble.isEmpty())
        return {refuse(trouble)};
    return {{}, files.value(0)};
}

bool asksForText(int argc, char **argv) {
    static constexpr std::array kTexts{"-h", "--help", "-v", "--version"};
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
