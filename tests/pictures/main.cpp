// SPDX-License-Identifier: MIT
//
// champclos-pictures: every page and a set of positions, in three languages, two themes and five window sizes, drawn
// without a display: for looking at what a change did to all of them. A tool for those who work on the program, and no
// part of it.
#include "tests/pictures/camera.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>

#include <cstdio>

using namespace champclos::pictures;

namespace {

constexpr int kNotWritten = 1; ///< exit status
constexpr int kWrongArguments = 2;

int complainAbout(const QString &only, const std::vector<Picture> &all) {
    std::fprintf(stderr, "No picture has “%s” in its name, such as “home-fr-dark-1440”. There are:\n",
                 qPrintable(only));
    for (const Picture &picture : all)
        std::fprintf(stderr, "    %s\n", picture.name);
    return kWrongArguments;
}

int takeAll(const QString &folder, const QString &only) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(folder));
        return kWrongArguments;
    }
    const std::vector<Picture> all = allPictures();
    int status = 0;
    bool isNone = true;
    for (const Picture &picture : all)
        for (const Look &look : looks()) {
            const QString name = QStringLiteral("%1-%2").arg(QString::fromLatin1(picture.name), look.name());
            if (!name.contains(only))
                continue;
            isNone = false;
            if (!take(picture, look).save(QDir(folder).filePath(name + QStringLiteral(".png")))) {
                std::fprintf(stderr, "The picture %s could not be written.\n", qPrintable(name));
                status = kNotWritten;
            }
        }
    return isNone ? complainAbout(only, all) : status;
}

} // namespace

int main(int argc, char **argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral(
        "Draws every page of Champclos: three languages, light and dark, small and large windows. No display needed."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("folder"),
                                 QStringLiteral("Where <page>-<language>-<theme>-<width>.png are written."));
    const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("Only pictures whose name contains <text>."),
                                  QStringLiteral("text"));
    parser.addOption(only);
    parser.process(application);
    if (parser.positionalArguments().size() != 1) {
        std::fputs(qPrintable(parser.helpText()), stderr);
        return kWrongArguments;
    }
    prepareCamera();
    return takeAll(parser.positionalArguments().constFirst(), parser.value(only));
}
