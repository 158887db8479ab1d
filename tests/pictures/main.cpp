// SPDX-License-Identifier: MIT
//
// champclos-pictures: every page and a set of positions, in three languages, two themes and five window sizes, drawn
// without a display: for looking at what a change did to all of them. A tool for those who work on the program, and no
// part of it.
#include "engine/io/command_line.h"
#include "tests/pictures/camera.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>

#include <array>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

using namespace champclos;
using namespace champclos::pictures;

namespace {

constexpr int kNotWritten = 1; ///< exit status
constexpr int kWrongArguments = 2;

constexpr std::array kOptions = {io::OptionRow{.name = "only", .value = "TEXT"},
                                 io::OptionRow{.name = "width", .value = "PIXELS"},
                                 io::OptionRow{.name = "look", .value = "LOOK"}};
enum Row { kOnly, kWidth }; ///< of kOptions

std::string helpText() {
    return "Usage: champclos-pictures [options] FOLDER\n"
           "Draws every page of Champclos: three languages, light and dark, small and large\n"
           "windows. No display needed.\n\n" +
           io::helpLine("FOLDER", "the folder where PAGE-LANGUAGE-THEME-WIDTH.png are written", 18) +
           io::helpLine("--only TEXT", "only pictures whose name contains this", 18) +
           io::helpLine("--width PIXELS", "scale them, for the manual", 18) +
           io::helpLine("--look LOOK", "in this look alone, such as de-dark-1366x768", 18) +
           io::helpLine("--help", "show this", 18);
}

int complainAbout(const QString &only, const std::vector<pictures::Picture> &all) {
    std::fprintf(stderr, "No picture has “%s” in its name, such as “home-fr-dark-1440”. There are:\n",
                 qPrintable(only));
    for (const pictures::Picture &picture : all)
        std::fprintf(stderr, "    %s\n", picture.name);
    return kWrongArguments;
}

/// As wide as asked for; 0: as it is.
QImage scaled(const QImage &image, int width) {
    return width > 0 && !image.isNull() ? image.scaledToWidth(width, Qt::SmoothTransformation) : image;
}

/// Such as "de-dark-1366x768"; nothing if it is none.
std::optional<Look> lookOf(const QString &text) {
    static const QRegularExpression form(QStringLiteral("^(en|fr|de)-(light|dark)-(\\d+)x(\\d+)$"));
    const QRegularExpressionMatch found = form.match(text);
    if (!found.hasMatch())
        return std::nullopt;
    return Look{
        found.captured(1), found.captured(2) == u"dark", {found.captured(3).toInt(), found.captured(4).toInt()}};
}

int takeAll(const QString &folder, const QString &only, const QList<Look> &wanted, int width) {
    if (!QDir().mkpath(folder)) {
        std::fprintf(stderr, "The folder %s cannot be made.\n", qPrintable(folder));
        return kWrongArguments;
    }
    const std::vector<pictures::Picture> all = allPictures();
    int status = 0;
    bool isNone = true;
    for (const pictures::Picture &picture : all)
        for (const Look &look : wanted) {
            const QString name = QStringLiteral("%1-%2").arg(QString::fromLatin1(picture.name), look.name());
            if (!name.contains(only))
                continue;
            isNone = false;
            if (!scaled(take(picture, look), width).save(QDir(folder).filePath(name + QStringLiteral(".png")))) {
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
    const std::vector<std::string> words(argv + 1, argv + argc);
    const io::CommandLine line = io::readCommandLine(kOptions, words);
    if (line.wantsHelp || line.misuse != io::Misuse::None || line.operands.size() != 1) {
        std::fputs(helpText().c_str(), line.wantsHelp ? stdout : stderr);
        return line.wantsHelp ? 0 : kWrongArguments;
    }
    QString only;
    QList<Look> wanted;
    int width = 0;
    for (const auto &[row, value] : line.options)
        if (row == kOnly) {
            only = QString::fromStdString(value);
        } else if (row == kWidth) {
            width = QString::fromStdString(value).toInt();
        } else if (const std::optional<Look> look = lookOf(QString::fromStdString(value))) {
            wanted.push_back(*look);
        } else {
            std::fprintf(stderr, "“%s” is no look, such as de-dark-1366x768.\n", value.c_str());
            return kWrongArguments;
        }
    prepareCamera();
    return takeAll(QString::fromStdString(line.operands.front()), only, wanted.isEmpty() ? looks() : wanted, width);
}
