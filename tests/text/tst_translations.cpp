// SPDX-License-Identifier: MIT
//
// The .ts files against the program: every text is there in every language, finished, with the placeholders its source
// has; none is left over; refusals, diagnostics and the meanings of words, whose sources stand elsewhere, are among
// them.
#include "engine/effects/vocabulary.h"
#include "engine/rules/why.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"
#include "tests/text/text_checks.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

using namespace champclos;
using namespace champclos::test;

namespace {

using Key = std::pair<QString, QString>; ///< context, source

struct Message {
    QString text;
    bool isFinished = true;
};

std::map<Key, Message> readTs(Language language) {
    QFile file(test::sourceFile(QStringLiteral("translations/champclos_%1.ts").arg(QLatin1String(codeOf(language)))));
    std::map<Key, Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"source")
            source = xml.readElementText();
        else if (xml.name() == u"translation") {
            const bool isFinished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            messages[{context, source}] = {xml.readElementText(QXmlStreamReader::IncludeChildElements), isFinished};
        }
    }
    return messages;
}

/// Every QT_TRANSLATE_NOOP of engine/text, and the tables of reasons, diagnostics and words.
QSet<Key> sources() {
    QSet<Key> keys;
    static const QRegularExpression kMark(
        QStringLiteral("QT_TRANSLATE_NOOP\\(\\s*\"(\\w+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
    static const QRegularExpression kLiteral(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QDirIterator files(test::sourceFile(QStringLiteral("engine/text")),
                       {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString code = QString::fromUtf8(file.readAll());
        for (auto marks = kMark.globalMatch(code); marks.hasNext();) {
            const auto mark = marks.next();
            QString source;
            for (auto literals = kLiteral.globalMatch(mark.captured(2)); literals.hasNext();)
                source += literals.next().captured(1);
            keys.insert({mark.captured(1), source.replace(QStringLiteral("\\\""), QStringLiteral("\""))});
        }
    }
    for (int reason = 0; reason < kReasons; ++reason)
        keys.insert({QStringLiteral("reasons"), QString::fromUtf8(sentenceOf(static_cast<Reason>(reason)))});
    for (const io::DiagnosticInfo &info : io::kDiagnosticTable)
        keys.insert({QStringLiteral("diagnostics"), QString::fromUtf8(info.message)});
    for (const WordRow &row : vocabulary()) {
        keys.insert({QStringLiteral("meanings"), QString::fromUtf8(row.meaning)});
        for (const Operand &operand : row.operands())
            keys.insert({QStringLiteral("meanings"), QString::fromUtf8(operand.meaning)});
    }
    return keys;
}

QSet<QString> placeholders(const QString &text) {
    static const QRegularExpression kHole(QStringLiteral("\\{(\\w+)"));
    QSet<QString> names;
    for (auto holes = kHole.globalMatch(text); holes.hasNext();)
        names.insert(holes.next().captured(1));
    return names;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void complete() {
        const QSet<Key> wanted = sources();
        QSet<QString> contexts;
        for (const Key &key : wanted)
            contexts.insert(key.first);
        for (const Language language : kLanguages) {
            const auto messages = readTs(language);
            for (const Key &key : wanted) {
                const auto message = messages.find(key);
                QVERIFY2(message != messages.end(),
                         qPrintable(QLatin1String(codeOf(language)) + QStringLiteral(" lacks: ") + key.second));
                QVERIFY2(message->second.isFinished && !message->second.text.isEmpty(), qPrintable(key.second));
                QVERIFY2(text::hasTranslation(language, qPrintable(key.first), key.second.toUtf8().constData()),
                         qPrintable(QStringLiteral("not compiled: ") + key.second));
            }
            for (const auto &[key, message] : messages)
                QVERIFY2(!contexts.contains(key.first) || wanted.contains(key),
                         qPrintable(QStringLiteral("nobody says: ") + key.second));
        }
    }

    void placeholdersAgree() {
        const QSet<QString> whole = {QStringLiteral("log"),       QStringLiteral("prompts"),
                                     QStringLiteral("actions"),   QStringLiteral("diagnostics"),
                                     QStringLiteral("reasons"),   QStringLiteral("labels"),
                                     QStringLiteral("effects"),   QStringLiteral("joins"),
                                     QStringLiteral("abilities"), QStringLiteral("play")};
        for (const Language language : kLanguages)
            for (const auto &[key, message] : readTs(language))
                if (whole.contains(key.first)) {
                    const QSet<QString> given = placeholders(message.text);
                    const QSet<QString> known = placeholders(key.second);
                    // Agreement may need one where English does not, or another way to say an amount or a place: French
                    // takes a card "in" a deck, not "from" it.
                    const QSet<QString> extra = {QStringLiteral("who"), QStringLiteral("value"),
                                                 QStringLiteral("there")};
                    QVERIFY2(known.contains(given - extra), qPrintable(message.text));
                    QSet<QString> optional = {QStringLiteral("who"), QStringLiteral("token"), QStringLiteral("pile"),
                                              QStringLiteral("noun")};
                    if (given.contains(QStringLiteral("there")))
                        optional.insert(QStringLiteral("from"));
                    QVERIFY2(given.contains(known - optional), qPrintable(message.text));
                }
    }

    void brackets() {
        for (const Language language : kLanguages)
            for (const auto &[key, message] : readTs(language)) {
                QCOMPARE(message.text.count(u'{'), message.text.count(u'}'));
                QCOMPARE(message.text.count(u'['), message.text.count(u']'));
                QVERIFY2(!message.text.contains(u'\''), qPrintable(message.text));
            }
    }

    void reasons() {
        for (int reason = 0; reason < kReasons; ++reason)
            for (const Language language : kLanguages) {
                const std::string said = text::reasonText(static_cast<Reason>(reason), language);
                QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
            }
        QCOMPARE(text::reasonText(Reason::SpaceOccupied, Language::Fr), std::string("Cette case est occupée."));
    }

    /// Whole sentences for people: no rule ids, no keys of the file.
    void meanings() {
        static const QRegularExpression kCryptic(QStringLiteral("\\([A-Z]\\d|\\b[a-z]+[A-Z]|\\bid\\b"));
        const auto check = [](const std::string &said, Language language) {
            const QString text = QString::fromStdString(said);
            QVERIFY2(complaint(said, language).isEmpty(), qPrintable(complaint(said, language)));
            QVERIFY2(text.endsWith(u'.') && text[0].isUpper() && !text.contains(kCryptic), qPrintable(text));
        };
        for (const WordRow &row : vocabulary())
            for (const Language language : kLanguages) {
                check(text::wordMeaning(row.word, language), language);
                for (int operand = 0; operand < row.operandCount(); ++operand)
                    check(text::operandMeaning(row.word, operand, language), language);
            }
    }

    void diagnostics() {
        for (const io::DiagnosticInfo &info : io::kDiagnosticTable)
            for (const Language language : kLanguages) {
                io::Diagnostic diagnostic;
                diagnostic.code = info.code;
                diagnostic.arguments = {"A", "B", "C", "D"};
                const QString said = QString::fromStdString(text::diagnosticMessage(diagnostic, language));
                QVERIFY2(!said.contains(u'{'), qPrintable(said));
                if (language == Language::En)
                    QCOMPARE(said.toStdString(), diagnostic.message());
            }
        io::Diagnostic diagnostic;
        diagnostic.code = io::DiagnosticCode::DeckUnknownCard;
        diagnostic.file = "x.json";
        diagnostic.position = {3, 4};
        diagnostic.arguments = {"\"fient\""};
        diagnostic.suggestion = "feint";
        QCOMPARE(text::format(diagnostic, Language::En), io::format(diagnostic));
        QCOMPARE(text::format(diagnostic, Language::De),
                 std::string("x.json:3:4: Fehler: dieses Deck hat keine Karte \"fient\"; war \"feint\" gemeint? "
                             "[deck/unknown-card]"));
    }

    void languages() {
        QCOMPARE(text::languageFromCode("fr"), std::optional(Language::Fr));
        QCOMPARE(text::languageFromCode("de_AT"), std::optional(Language::De));
        QCOMPARE(text::languageFromCode("eng"), std::optional<Language>());
        QCOMPARE(text::languageFromCode(""), std::optional<Language>());
    }
};

CHAMPCLOS_TEST_APPLESS(TestTranslations)
#include "tst_translations.moc"
