// SPDX-License-Identifier: MIT
//
// The plan of the house as a test: arrows point down only, the engine sees no Qt, every source carries its licence.
// It reads #include lines as text; what an include pulls in further is judged where that one is written.

#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// How much of Qt a layer may include.
enum class QtUse { Nothing, CoreOnly, Anything };

struct Layer {
    QString directory;
    QStringList below; ///< directories of the layers it may include, beside itself
    QtUse qt;
};

const QList<Layer> &layers() {
    static const QList<Layer> list = [] {
        const QStringList engine = {u"engine/core"_s, u"engine/rules"_s, u"engine/effects"_s};
        const QStringList upToAi = engine + QStringList{u"engine/ai"_s};
        const QStringList upToIo = upToAi + QStringList{u"engine/io"_s};
        const QStringList upToText = upToIo + QStringList{u"engine/text"_s};
        const QStringList upToBase = upToText + QStringList{u"app/base"_s};
        const QStringList upToPaint = upToBase + QStringList{u"app/paint"_s};
        const QStringList everything = upToPaint + QStringList{u"app"_s, u"app/print"_s, u"app/items"_s, u"editor"_s};
        return QList<Layer>{
            {u"engine/core"_s, {}, QtUse::Nothing},
            {u"engine/rules"_s, engine, QtUse::Nothing},
            {u"engine/effects"_s, engine, QtUse::Nothing},
            {u"engine/ai"_s, engine, QtUse::Nothing},
            {u"engine/io"_s, upToAi, QtUse::CoreOnly},
            {u"engine/text"_s, upToIo, QtUse::CoreOnly},
            {u"engine/cli"_s, upToText, QtUse::CoreOnly},
            // What play, workshop and print share: words, places on disk, painting. The program is where they meet.
            {u"app/base"_s, upToText, QtUse::CoreOnly},
            {u"app/paint"_s, upToBase, QtUse::Anything},
            {u"app/items"_s, upToPaint, QtUse::Anything},
            {u"app/print"_s, upToPaint, QtUse::Anything},
            {u"app/program"_s, everything, QtUse::Anything},
            {u"app"_s, upToPaint, QtUse::Anything},
            {u"editor"_s, upToPaint, QtUse::Anything},
        };
    }();
    return list;
}

bool isInside(const QString &path, const QString &directory) { return path.startsWith(directory + u'/'); }

const Layer *layerOf(const QString &path) {
    for (const Layer &layer : layers())
        if (isInside(path, layer.directory))
            return &layer;
    return nullptr;
}

/// What is wrong with a quoted include, or nothing.
QString complaintAboutOwn(const Layer &layer, const QString &header) {
    if (header.endsWith(u".moc"_s))
        return {};
    const Layer *target = layerOf(header);
    if (target == nullptr)
        return u"\"%1\" is not the path of a layer's header from the root of the repository"_s.arg(header);
    if (target->directory != layer.directory && !layer.below.contains(target->directory))
        return u"%1 may not include %2"_s.arg(layer.directory, header);
    return {};
}

bool isQtHeader(const QString &header) {
    static const QRegularExpression pattern(u"^(Qt?[A-Z]\\w*(/.*)?|q[a-z0-9_]+\\.h)$"_s);
    return pattern.match(header).hasMatch();
}

bool isQtCoreHeader(const QString &header) {
    if (header.contains(u'/'))
        return header.startsWith(u"QtCore/"_s);
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::HeadersPath) + u"/QtCore/"_s + header);
}

/// What is wrong with an include in angle brackets, or nothing.
QString complaintAboutSystem(const Layer &layer, const QString &header) {
    if (header.startsWith(u"engine/"_s) || header.startsWith(u"app/"_s) || header.startsWith(u"editor/"_s))
        return u"<%1> is our own: include it in quotes"_s.arg(header);
    if (!isQtHeader(header))
        return {};
    switch (layer.qt) {
    case QtUse::Nothing:
        return u"%1 may not include Qt, but includes <%2>"_s.arg(layer.directory, header);
    case QtUse::CoreOnly:
        return isQtCoreHeader(header) ? QString()
                                      : u"%1 may include QtCore only, but includes <%2>"_s.arg(layer.directory, header);
    case QtUse::Anything:
        return {};
    }
    return {};
}

/// "file:line: complaint" for each include that breaks the plan.
QStringList brokenIncludes(const QString &path, const QString &text) {
    static const QRegularExpression include(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    const Layer *layer = layerOf(path);
    if (layer == nullptr)
        return {u"%1:1: %2"_s.arg(path, u"this directory is no layer: add it to tst_architecture.cpp"_s)};
    QStringList broken;
    const QStringList lines = text.split(u'\n');
    for (int index = 0; index < lines.size(); ++index) {
        const QRegularExpressionMatch match = include.match(lines[index]);
        if (!match.hasMatch())
            continue;
        const QString header = match.captured(2);
        const QString complaint =
            match.captured(1) == u"\""_s ? complaintAboutOwn(*layer, header) : complaintAboutSystem(*layer, header);
        if (!complaint.isEmpty())
            broken << u"%1:%2: %3"_s.arg(path).arg(index + 1).arg(complaint);
    }
    return broken;
}

bool hasLicence(const QString &text) {
    const QStringList start = text.split(u'\n').mid(0, 3);
    return start.join(u'\n').contains(u"SPDX-License-Identifier: MIT"_s);
}

const QDir &repository() {
    static const QDir root(champclos::test::sourceFile({}));
    return root;
}

QStringList filesBelow(const QStringList &directories, const QStringList &patterns) {
    QStringList paths;
    for (const QString &directory : directories) {
        QDirIterator files(repository().filePath(directory), patterns, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            paths << repository().relativeFilePath(files.next());
    }
    paths.sort();
    return paths;
}

QString contentOf(const QString &path) {
    QFile file(repository().filePath(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return QString::fromUtf8(file.readAll());
}

} // namespace

class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void arrowsPointDown() {
        const QStringList paths = filesBelow({u"engine"_s, u"app"_s, u"editor"_s}, {u"*.h"_s, u"*.cpp"_s});
        QVERIFY2(!paths.isEmpty(), "no sources found");
        QStringList broken;
        for (const QString &path : paths)
            broken += brokenIncludes(path, contentOf(path));
        QVERIFY2(broken.isEmpty(), qPrintable(u'\n' + broken.join(u'\n')));
    }

    void everySourceNamesItsLicence() {
        QStringList paths =
            filesBelow({u"engine"_s, u"app"_s, u"editor"_s, u"qml"_s, u"tests"_s, u"cmake"_s},
                       {u"*.h"_s, u"*.cpp"_s, u"*.qml"_s, u"*.js"_s, u"*.cmake"_s, u"CMakeLists.txt"_s});
        paths << u"CMakeLists.txt"_s << u"dev"_s << u".ci/run"_s;
        QStringList without;
        for (const QString &path : std::as_const(paths))
            if (!hasLicence(contentOf(path)))
                without << path + u":1: no \"SPDX-License-Identifier: MIT\" in the first three lines"_s;
        QVERIFY2(without.isEmpty(), qPrintable(u'\n' + without.join(u'\n')));
    }

    // The rows below keep the reader of includes itself honest.
    void includes_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isAllowed");
        const auto row = [](const char *path, const char *line, bool isAllowed) {
            QTest::addRow("%s: %s", path, line) << QString::fromLatin1(path) << QString::fromLatin1(line) << isAllowed;
        };
        row("engine/core/a.h", "#include \"engine/core/ids.h\"", true);
        row("engine/core/a.h", "#include <vector>", true);
        row("engine/core/a.h", "#include \"engine/rules/game.h\"", false);
        row("engine/core/a.h", "#include \"ids.h\"", false);
        row("engine/core/a.h", "#include <engine/core/ids.h>", false);
        row("engine/core/a.h", "  #  include <QString>", false);
        row("engine/core/a.h", "// #include <QString>", true);
        row("engine/rules/a.cpp", "#include \"engine/effects/vocabulary.h\"", true);
        row("engine/effects/a.cpp", "#include \"engine/rules/primitives.h\"", true);
        row("engine/rules/a.cpp", "#include \"engine/ai/bot.h\"", false);
        row("engine/ai/a.cpp", "#include \"engine/rules/game.h\"", true);
        row("engine/ai/a.cpp", "#include \"engine/io/deck.h\"", false);
        row("engine/ai/a.cpp", "#include <QtCore/QString>", false);
        row("engine/ai/a.cpp", "#include <qstring.h>", false);
        row("engine/io/a.cpp", "#include <QJsonObject>", true);
        row("engine/io/a.cpp", "#include <QtCore/QJsonObject>", true);
        row("engine/io/a.cpp", "#include <QtGui/QColor>", false);
        row("engine/io/a.cpp", "#include <QColor>", false);
        row("engine/io/a.cpp", "#include \"engine/text/log.h\"", false);
        row("engine/text/a.cpp", "#include \"engine/io/deck.h\"", true);
        row("engine/cli/main.cpp", "#include \"engine/text/log.h\"", true);
        row("engine/text/a.cpp", "#include \"engine/cli/serve.h\"", false);
        row("engine/cli/a.cpp", "#include \"tests/support/games.h\"", false);
        row("app/a.cpp", "#include <QColor>", true);
        row("app/a.cpp", "#include \"editor/document/document.h\"", false);
        row("app/program/main.cpp", "#include \"editor/document/document.h\"", true);
        row("editor/a.cpp", "#include \"app/play/game_session.h\"", false);
        row("editor/a.cpp", "#include \"engine/text/log.h\"", true);
        row("app/paint/a.cpp", "#include \"app/base/text.h\"", true);
        row("app/base/a.cpp", "#include \"app/paint/fonts.h\"", false);
        row("app/base/a.cpp", "#include <QColor>", false);
        row("app/a.cpp", "#include \"engine/cli/serve.h\"", false);
        row("engine/misc/a.cpp", "", false);
    }
    void includes() {
        QFETCH(QString, path);
        QFETCH(QString, line);
        QFETCH(bool, isAllowed);
        QCOMPARE(brokenIncludes(path, line).isEmpty(), isAllowed);
    }

    void licence() {
        QVERIFY(hasLicence(u"#!/bin/sh\n# SPDX-License-Identifier: MIT\n"_s));
        QVERIFY(!hasLicence(u"1\n2\n3\n// SPDX-License-Identifier: MIT\n"_s));
    }
};

CHAMPCLOS_TEST_GUILESS(TestArchitecture)
#include "tst_architecture.moc"
