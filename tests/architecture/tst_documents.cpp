// SPDX-License-Identifier: MIT
//
// The documents are true where a program can tell: what they name is there. Every path, link and ./dev command in them
// exists, and the map of the README has every folder.

#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString kRoot = champclos::test::sourceFile({});

QString textOf(const QString &path) {
    QFile file(kRoot + u'/' + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList documents() {
    QStringList list = {u"README.md"_s,
                        u"README.fr.md"_s,
                        u"README.de.md"_s,
                        u"CONTRIBUTING.md"_s,
                        u"SECURITY.md"_s,
                        u"engine/README.md"_s,
                        u"tests/scenarios/README.md"_s,
                        u"translations/GLOSSARY.md"_s};
    for (const QString &name : QDir(kRoot + u"/docs"_s).entryList({u"*.md"_s}))
        list << u"docs/"_s + name;
    for (const char *language : {"en", "fr", "de"}) {
        const QString folder = u"docs/manual/"_s + QLatin1StringView(language) + u'/';
        for (const QString &name : QDir(kRoot + u'/' + folder).entryList({u"*.md"_s}))
            list << folder + name;
    }
    return list;
}

/// Also of patterns: * and <id> stand for anything.
bool exists(const QString &folder, const QString &path) {
    static const QRegularExpression placeholder(u"<\\w+>"_s);
    QStringList found = {folder};
    for (QString part : path.split(u'/', Qt::SkipEmptyParts)) {
        part.replace(placeholder, u"*"_s);
        QStringList next;
        for (const QString &above : found) {
            if (!part.contains(u'*') && QFileInfo::exists(above + u'/' + part))
                next << above + u'/' + part;
            for (const QString &name : part.contains(u'*') ? QDir(above).entryList({part}) : QStringList())
                next << above + u'/' + name;
        }
        found = next;
    }
    return !found.isEmpty();
}

/// All that stands `between backticks`, outside the blocks of code.
QStringList spansOf(QString text) {
    static const QRegularExpression block(u"^```.*?^```"_s, QRegularExpression::MultilineOption |
                                                                QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression span(u"`([^`\n]+)`"_s);
    text.remove(block);
    QStringList spans;
    for (const QRegularExpressionMatch &match : span.globalMatch(text))
        spans << match.captured(1);
    return spans;
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

private slots:
    void pathsExist_data() { eachDocument(); }
    void pathsExist() {
        QFETCH(QString, document);
        static const QRegularExpression pathLike(u"^[\\w.][\\w.*<>-]*(/[\\w.*<>-]+)+/?$"_s);
        const QString own = QFileInfo(kRoot + u'/' + document).path();
        for (const QString &span : spansOf(textOf(document))) {
            // A path begins with a folder of ours; what else has a slash is a code or an example.
            const QString first = span.section(u'/', 0, 0);
            if (!pathLike.match(span).hasMatch() || first == u"build" || !(exists(kRoot, first) || exists(own, first)))
                continue;
            QVERIFY2(exists(kRoot, span) || exists(own, span), qPrintable(span));
        }
    }

    void linksLeadSomewhere_data() { eachDocument(); }
    void linksLeadSomewhere() {
        QFETCH(QString, document);
        static const QRegularExpression link(u"\\]\\(([^)#:]+)\\)"_s);
        const QString own = QFileInfo(kRoot + u'/' + document).path();
        for (const QRegularExpressionMatch &match : link.globalMatch(textOf(document)))
            QVERIFY2(exists(own, match.captured(1)), qPrintable(match.captured(1)));
    }

    void devCommandsExist_data() { eachDocument(); }
    void devCommandsExist() {
        QFETCH(QString, document);
        static const QRegularExpression use(u"\\./dev ([a-z][a-z-]*)"_s);
        for (const QRegularExpressionMatch &match : use.globalMatch(textOf(document)))
            QVERIFY2(devCommands().contains(match.captured(1)), qPrintable(match.captured()));
    }

    void theReadmeNamesEveryDevCommand() {
        for (const QString &command : devCommands())
            QVERIFY2(textOf(u"README.md"_s).contains(u"./dev "_s + command) ||
                         textOf(u"README.md"_s).contains(u'`' + command + u'`'),
                     qPrintable(command));
    }

    void theMapHasEveryFolder() {
        const QStringList named = spansOf(textOf(u"README.md"_s));
        for (const QString &above : {u""_s, u"engine/"_s, u"app/"_s})
            for (const QString &name :
                 QDir(kRoot + u'/' + above).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
                const QString folder = above + name;
                // A folder whose parts are listed one by one needs no row of its own; builds are not part of the house.
                if (folder != u"build" && folder != u"engine" && folder != u"app")
                    QVERIFY2(named.contains(folder), qPrintable(folder));
            }
    }

private:
    static void eachDocument() {
        QTest::addColumn<QString>("document");
        for (const QString &document : documents())
            QTest::newRow(qPrintable(document)) << document;
    }
    static QStringList devCommands() {
        static const QRegularExpression row(u"^#: ([a-z-]+)"_s, QRegularExpression::MultilineOption);
        QStringList commands;
        for (const QRegularExpressionMatch &match : row.globalMatch(textOf(u"dev"_s)))
            commands << match.captured(1);
        return commands;
    }
};

CHAMPCLOS_TEST_GUILESS(TestDocuments)
#include "tst_documents.moc"
