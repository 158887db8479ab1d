// SPDX-License-Identifier: MIT
//
// The words of the windows (translations/ui_*.ts) and of the rule book: every text is translated, with the same places
// for values, set as its language is printed, and in the words of translations/GLOSSARY.md. What the words mean is for
// readers to judge.
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

class UiWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areComplete_data() { languages(); }
    void areComplete();
    void areSetAsInPrint_data() { languages(); }
    void areSetAsInPrint();
    void keepToTheGlossary_data() { languages(); }
    void keepToTheGlossary();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "fr", "de"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
};

namespace {

struct Message {
    QString context;
    QString source;
    QStringList translations; ///< several if it counts something
    QString state;            ///< "", or what lupdate says of it
};

QList<Message> messagesOf(const QString &language) {
    QFile file(champclos::test::sourceFile(QStringLiteral("translations/ui_%1.ts").arg(language)));
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.push_back({context, {}, {}, {}});
        else if (xml.name() == u"source")
            messages.last().source = xml.readElementText();
        else if (xml.name() == u"translation") {
            messages.last().state = xml.attributes().value(QStringLiteral("type")).toString();
            if (const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
                !text.isEmpty())
                messages.last().translations = text.split(u'\n', Qt::SkipEmptyParts);
        }
    }
    return messages;
}

/// The rule book, line by line.
QStringList ruleLinesOf(const QString &language) {
    QFile file(champclos::test::sourceFile(QStringLiteral("resources/rulebook/%1.md").arg(language)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

/// The values that a text has places for: %1, %n, %Ln.
QStringList placesIn(const QString &text) {
    static const QRegularExpression kPlace(QStringLiteral("%L?(\\d|n)"));
    QStringList places;
    for (auto match = kPlace.globalMatch(text); match.hasNext();)
        places.push_back(match.next().captured());
    places.removeDuplicates();
    std::sort(places.begin(), places.end());
    return places;
}

struct Custom {
    const char *name;
    QRegularExpression broken;
};

Custom custom(const char *name, const char *pattern) {
    return {name, QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::UseUnicodePropertiesOption)};
}

/// How each language sets its signs.
QList<Custom> customsOf(const QString &language) {
    // "[NAME …]" in a usage line stands for more of the same, not for a question that follows.
    QList<Custom> customs{custom("no space before the ellipsis", "[ \\x{a0}\\x{202f}]…(?!\\])"),
                          custom("an ellipsis is one sign", "\\.\\.\\."), custom("no typewriter quotes", "[\"']")};
    if (language == u"fr")
        customs << custom("a narrow no-break space before ; ! ?", "[^\\x{202f}][;!?]")
                << custom("a no-break space before a colon", "[^\\x{a0}]:(\\s|$)")
                << custom("no-break spaces within « »", "«[^\\x{a0}]|[^\\x{a0}]»");
    else if (language == u"de")
        customs << custom("„ “ are the quotes", "[”«»]")
                << custom("no space before signs", "[ \\x{a0}\\x{202f}][;!?:]");
    else
        customs << custom("“ ” are the quotes", "[„«»]")
                << custom("no space before signs", "[ \\x{a0}\\x{202f}][;!?:]");
    return customs;
}

/// Words that each language has another one for, and numbers that no plural form would agree with.
QList<Custom> slipsOf(const QString &language) {
    if (language == u"fr")
        return {custom("capacité", "\\b[Pp]ouvoirs?\\b"),
                custom("jeton", "\\b([Pp]ions?|[Mm]arqueurs?)\\b"),
                custom("champ de bataille", "\\b[Pp]lateaux?\\b"),
                custom("au maximum", "\\bau plus\\b"),
                custom("case vide", "\\bcases? libres?\\b"),
                custom("limite de cartes en main", "\\b[Ll]imite de main\\b"),
                custom("carte Attaque, Défense, Personnage", "\\bcartes? (d’attaque|de défense|de personnage)\\b"),
                custom("attaquer", "\\b[Ff]rapp(er|ez)\\b"),
                custom("a plural form", "%1[ \\x{a0}](cartes|decks|parties|syllabes) sur"),
                custom("a number stays with its noun", "\\d (cartes?|dégâts?|points? de vie|cases?)\\b")};
    if (language == u"de")
        return {custom("Plättchen", "\\b(Marker|Spielstein)"),
                custom("Schlachtfeld", "\\b(Bretts?|Bretter|Brett[a-z]+)\\b"),
                custom("Handkartenlimit", "\\bHandlimit\\b"),
                custom("Verteidigung", "\\bAbwehr"),
                custom("verursachen", "\\bzu(ge)?füg"),
                custom("Zugs, Kampfs", "\\b(Zuges|Kampfes)\\b"),
                custom("a hyphen needs a word to lean on", "(Angriffs|Verteidigungs)- oder vielseitige"),
                custom("a number stays with its noun", "\\d (Karten?|Schaden|Lebenspunkte?|Feld(er)?)\\b")};
    return {custom("American spelling",
                   "(?i)colour|centre|theatre|\\bgrey\\b|licence|neighbour|favour|behaviour|cancelled|millimetre"),
            custom("a percent sign has no space", "\\d %(?![\\dLn])"), custom("battlefield", "\\b[Bb]oards?\\b")};
}

/// What is broken in the windows and in the rule book of a language, one line each.
QStringList troublesIn(const QString &language, const QList<Custom> &customs) {
    QStringList troubles;
    const auto read = [&](const QString &where, const QString &text) {
        for (const Custom &custom : customs)
            if (custom.broken.match(text).hasMatch())
                troubles.push_back(QStringLiteral("%1: %2 (%3)").arg(where, text, QString::fromUtf8(custom.name)));
    };
    for (const Message &message : messagesOf(language))
        for (const QString &text : message.translations)
            read(message.context, text);
    const QStringList rules = ruleLinesOf(language);
    for (qsizetype line = 0; line < rules.size(); ++line)
        if (!rules[line].startsWith(u"!figure"))
            read(QStringLiteral("rule book, line %1").arg(line + 1), rules[line]);
    for (const QString &trouble : troubles)
        qInfo("%s", qPrintable(trouble));
    return troubles;
}

} // namespace

void UiWordsTest::areComplete() {
    QFETCH(QString, language);
    const QList<Message> messages = messagesOf(language);
    QVERIFY(messages.size() > 1000);
    for (const Message &message : messages) {
        const QByteArray where = QStringLiteral("%1: %2").arg(message.context, message.source).toUtf8();
        QVERIFY2(message.state.isEmpty(), where.constData());
        QVERIFY2(!message.translations.isEmpty(), where.constData());
        if (placesIn(message.source).contains(QStringLiteral("%n")))
            continue; // a plural form may leave its number out
        QVERIFY2(placesIn(message.translations.join(u'\n')) == placesIn(message.source), where.constData());
    }
}

void UiWordsTest::areSetAsInPrint() {
    QFETCH(QString, language);
    const QStringList troubles = troublesIn(language, customsOf(language));
    QVERIFY2(troubles.isEmpty(), qPrintable(QStringLiteral("%1 texts are set wrongly").arg(troubles.size())));
}

void UiWordsTest::keepToTheGlossary() {
    QFETCH(QString, language);
    QVERIFY(ruleLinesOf(language).size() > 100);
    const QStringList troubles = troublesIn(language, slipsOf(language));
    QVERIFY2(troubles.isEmpty(), qPrintable(QStringLiteral("%1 texts use another word").arg(troubles.size())));
}

CHAMPCLOS_TEST_APPLESS(UiWordsTest)
#include "tst_ui_words.moc"
