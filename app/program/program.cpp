// SPDX-License-Identifier: MIT
#include "app/program/program.h"

#include "app/base/folders.h"
#include "app/paint/fonts.h"
#include "app/play/picking.h"
#include "app/print/print_command.h"
#include "app/program/command_line.h"
#include "app/program/graphics.h"
#include "app/program/instance.h"
#include "app/program/window.h"
#include "app/shell/app_shell.h"

#include <QApplication>
#include <QFileInfo>
#include <QFileOpenEvent>
#include <QIcon>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace champclos::app {

namespace {

/// What Qt finds remarkable about a machine without a desktop tells nobody anything who only wants a file.
void beQuiet(QtMsgType type, const QMessageLogContext &, const QString &message) {
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fputs((message + u'\n').toUtf8().constData(), stderr);
}

/// It draws without showing anything, so it works where there is no display.
int printWithoutWindow(int &argc, char **argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(beQuiet);
    nameApplication();
    QGuiApplication application(argc, argv);
    return print::runPrintCommand(application.arguments().mid(2));
}

/// Help, version and mistakes in the arguments need no display; without one, that is all there is.
int answerWithoutWindow(int &argc, char **argv) {
    const QCoreApplication application(argc, argv);
    const Request request = readCommandLine(QCoreApplication::arguments());
    return request.status ? *request.status : complainAboutDisplay();
}

QtMessageHandler usualMessages = nullptr;

/// While the application is made: a display that does not answer is the user's to mend, not a crash.
void explainFailure(QtMsgType type, const QMessageLogContext &context, const QString &message) {
    if (type != QtFatalMsg) {
        usualMessages(type, context, message);
        return;
    }
    std::_Exit(complainAboutDisplay());
}

/// A double click on a file reaches a program of macOS as an event, whether it was running or not.
class FileEvents : public QObject {
public:
    explicit FileEvents(MainWindow &main) : m_main(main) { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override {
        if (event->type() != QEvent::FileOpen)
            return QObject::eventFilter(watched, event);
        m_main.receiveFile(static_cast<QFileOpenEvent *>(event)->file());
        return true;
    }

private:
    MainWindow &m_main;
};

} // namespace

void nameApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("Champclos"));
    QCoreApplication::setOrganizationName(QStringLiteral("Champclos"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CHAMPCLOS_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("champclos"));
}

int runProgram(int argc, char **argv, const std::function<void(QQuickWindow &)> &watch) {
    if (argc > 1 && std::strcmp(argv[1], "print") == 0)
        return printWithoutWindow(argc, argv);
    nameApplication();
    if (asksForText(argc, argv) || isDisplayMissing(argc, argv))
        return answerWithoutWindow(argc, argv);
    usualMessages = qInstallMessageHandler(explainFailure);
    QApplication application(argc, argv);
    qInstallMessageHandler(usualMessages);
    application.setWindowIcon(QIcon(QStringLiteral(":/champclos/icons/champclos.svg")));

    const Request request = readCommandLine(QCoreApplication::arguments());
    if (request.status)
        return *request.status;
    Instance instance(settingsFolder());
    const QString file = request.file.isEmpty() ? QString() : QFileInfo(request.file).absoluteFilePath();
    if (!instance.isFirst() && instance.handOver(file)) {
        sayAlreadyRunning(file);
        return 0;
    }
    constexpr int kDoubleClick = 300; // ms
    Picking::setGuard(kDoubleClick);
    paint::registerFonts();
    chooseRenderer();
    AppShell shell;
    if (!instance.isFirst())
        shell.standBeside();
    MainWindow main(shell);
    if (main.window() == nullptr)
        return 1;
    QObject::connect(&instance, &Instance::asked, main.window(), [&main](const QString &wanted) {
        main.raise();
        if (!wanted.isEmpty())
            main.receiveFile(wanted);
    });
    const FileEvents fileEvents(main);
    if (watch)
        watch(*main.window());
    if (!file.isEmpty())
        main.receiveFile(file);
    return QApplication::exec();
}

} // namespace champclos::app
