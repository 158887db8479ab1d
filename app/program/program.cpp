// SPDX-License-Identifier: MIT
#include "app/program/program.h"

#include "app/paint/fonts.h"
#include "app/print/print_command.h"
#include "app/program/graphics.h"
#include "app/program/screenshots.h"
#include "app/program/window.h"
#include "app/shell/app_shell.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>

#include <cstdio>
#include <cstring>

namespace champclos::app {

namespace {

void setUpApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("Champclos"));
    QCoreApplication::setOrganizationName(QStringLiteral("Champclos"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHAMPCLOS_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("champclos"));
}

/// Commands that draw without showing anything work where there is no display.
void useNoDisplay() {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

/// What Qt finds remarkable about a machine without a desktop tells nobody anything who only wants a file.
void beQuiet(QtMsgType type, const QMessageLogContext &, const QString &message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fputs(qPrintable(message + u'\n'), stderr);
}

int printWithoutWindow(int &argc, char **argv) {
    useNoDisplay();
    qInstallMessageHandler(beQuiet);
    setUpApplication();
    QGuiApplication application(argc, argv);
    return print::runPrintCommand(application.arguments().mid(2));
}

bool asksFor(int argc, char **argv, const char *option) {
    for (int index = 1; index < argc; ++index)
        if (std::strncmp(argv[index], option, std::strlen(option)) == 0)
            return true;
    return false;
}

} // namespace

int runProgram(int argc, char **argv) {
    if (argc > 1 && std::strcmp(argv[1], "print") == 0)
        return printWithoutWindow(argc, argv);
    if (asksFor(argc, argv, "--screenshots"))
        useNoDisplay();
    setUpApplication();
    QApplication application(argc, argv);
    application.setWindowIcon(QIcon(QStringLiteral(":/champclos/icons/champclos.svg")));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("program", "Duels of heroes: a game and a workshop. “champclos print --help” "
                                               "prints sheets, cards and boards without a window."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption pictures(
        QStringLiteral("screenshots"),
        QCoreApplication::translate("program", "Draw the pages into the folder <folder>, without a display, and end."),
        QStringLiteral("folder"));
    const QCommandLineOption onlyOption(
        QStringLiteral("only"), QCoreApplication::translate("program", "Only pictures whose name contains <text>."),
        QStringLiteral("text"));
    parser.addOption(pictures);
    parser.addOption(onlyOption);
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QCoreApplication::translate("program", "A game, battlefield or deck to open."),
                                 QStringLiteral("[file]"));
    parser.process(application);
    const QStringList files = parser.positionalArguments();
    if (!files.isEmpty() && !QFileInfo::exists(files.constFirst())) {
        std::fputs(qPrintable(QCoreApplication::translate("program", "There is no file “%1”.").arg(files.constFirst()) +
                              u'\n'),
                   stderr);
        return 2;
    }

    paint::registerFonts();
    if (parser.isSet(pictures))
        return takeScreenshots(parser.value(pictures), parser.value(onlyOption));

    chooseRenderer();
    AppShell shell;
    MainWindow main(shell);
    if (main.window() == nullptr)
        return 1;
    if (!files.isEmpty())
        main.openFile(QFileInfo(files.constFirst()).absoluteFilePath());
    return QApplication::exec();
}

} // namespace champclos::app
