// SPDX-License-Identifier: MIT
//
// The words of the windows (translations/ui_*.ts): every text is translated, with the same places for values, and set
// as its language is printed. What the words mean is for readers to judge.
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
    QFile file(QStringLiteral(CHAMPCLOS_SOURCE_DIR "/translations/ui_%1.ts").arg(language));
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

/// The values that a text has places for: %1, %n.
QStringList placesIn(const QString &text) {
    static const QRegularExpression kPlace(QStringLiteral("%(\\d|n)"));
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

/// How each language sets its signs.
QList<Custom> customsOf(const QString &language) {
    const auto custom = [](const char *name, const char *pattern) {
        return Custom{name, QRegularExpression(QString::fromUtf8(pattern))};
    };
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
    const QList<Custom> customs = customsOf(language);
    QStringList troubles;
    for (const Message &message : messagesOf(language))
        for (const QString &text : message.translations)
            for (const Custom &custom : customs)
                if (custom.broken.match(text).hasMatch())
                    troubles.push_back(
                        QStringLiteral("%1: %2 (%3)").arg(message.context, text, QLatin1String(custom.name)));
    for (const QString &trouble : troubles)
        qInfo("%s", qPrintable(trouble));
    QVERIFY2(troubles.isEmpty(), qPrintable(QStringLiteral("%1 texts are set wrongly").arg(troubles.size())));
}

QTEST_APPLESS_MAIN(UiWordsTest)
#include "tst_ui_words.moc"
