// SPDX-License-Identifier: MIT
//
// All pages of all decks in all languages on both papers, with the real fonts: nothing is cut, nothing overlaps, and
// every sentence is there. So too for a deck with the longest texts that the linter admits.
#include "app/print/aid_sheet.h"
#include "app/print/board_sheet.h"
#include "app/print/calibration_sheet.h"
#include "app/print/card_sheet.h"
#include "app/print/deck_facts.h"
#include "app/print/deck_sheet.h"
#include "app/print/page_painter.h"
#include "app/print/summary_sheet.h"
#include "app/print/token_sheet.h"
#include "app/print/words.h"
#include "engine/io/deck_check.h"
#include "engine/text/text.h"
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

using namespace champclos;
using namespace champclos::app::print;

namespace {

QString plain(QString text) {
    static const QRegularExpression spaces(QStringLiteral("[\\s\\x{00A0}\\x{202F}]+"));
    return text.replace(spaces, QStringLiteral(" ")).trimmed();
}

/// Without spaces: lines may break behind a hyphen, where there is none.
QString packed(const QString &text) { return plain(text).remove(QLatin1Char(' ')); }

QString packedText(const Document &document) {
    QString text;
    for (const Page &page : document.pages)
        for (const Mark &mark : page.marks)
            if (const auto *line = std::get_if<TextMark>(&mark))
                text += line->text;
    return packed(text);
}

std::vector<TextMark> textsOf(const Page &page) {
    std::vector<TextMark> texts;
    for (const Mark &mark : page.marks)
        if (const auto *text = std::get_if<TextMark>(&mark); text && text->turn == 0)
            texts.push_back(*text);
    return texts;
}

/// The first thing wrong with the page, or nothing.
QString faultOf(const Page &page) {
    constexpr double kEdge = 3;     // printers reach no further
    constexpr double kTouch = 0.06; // accents and descenders may come this near
    const QRectF paper(QPointF(kEdge, kEdge), page.size - QSizeF(2 * kEdge, 2 * kEdge));
    const std::vector<TextMark> texts = textsOf(page);
    for (const TextMark &text : texts)
        if (!paper.contains(text.bounds()))
            return QStringLiteral("off the page: ") + text.text;
    for (std::size_t one = 0; one < texts.size(); ++one)
        for (std::size_t other = one + 1; other < texts.size(); ++other) {
            const QRectF common = texts[one].bounds().intersected(texts[other].bounds());
            if (common.width() > kTouch && common.height() > kTouch)
                return QStringLiteral("“%1” over “%2”").arg(texts[one].text, texts[other].text);
        }
    // Text is inside a frame or outside of it, never across.
    constexpr double kFrame = 400; // mm²: what is smaller is a sign
    for (const Mark &mark : page.marks) {
        const auto *shape = std::get_if<ShapeMark>(&mark);
        if (!shape || !shape->colour.line)
            continue;
        const QRectF frame = shape->path.boundingRect();
        if (frame.width() * frame.height() < kFrame)
            continue;
        for (const TextMark &text : texts) {
            const QRectF inner = text.bounds().adjusted(0.1, 0.1, -0.1, -0.1);
            if (frame.intersects(inner) && !frame.contains(inner))
                return QStringLiteral("across a frame: ") + text.text;
        }
    }
    return {};
}

/// Whether there is no colour on the page where ink is saved.
bool isGrey(const Page &page) {
    constexpr double kPixels = 3; // to a millimetre
    QImage image((page.size * kPixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kPixels, kPixels);
    paintPage(painter, page, InkUse::Saver);
    painter.end();
    return image.allGray();
}

QString faultOf(const Document &document) {
    for (std::size_t index = 0; index < document.pages.size(); ++index)
        if (const QString fault = faultOf(document.pages[index]); !fault.isEmpty())
            return QStringLiteral("page %1: %2").arg(index + 1).arg(fault);
    return {};
}

QString missingOf(const Document &document, const DeckDef &deck, const std::vector<Language> &languages) {
    const QString all = packedText(document);
    for (const Language language : languages) {
        const DeckFacts facts = deckFacts(deck, language);
        QStringList wanted;
        for (const CardFacts &card : facts.cards) {
            wanted.append(card.name);
            for (const TextPart &part : card.parts)
                wanted.append(part.text);
        }
        for (const SpecialFacts &special : facts.specials)
            wanted << special.name << special.text;
        for (const QString &text : facts.abilities)
            wanted.append(text);
        for (const QString &text : facts.rules)
            wanted.append(text);
        for (const QString &text : wanted)
            if (!all.contains(packed(text)))
                return text;
    }
    return {};
}

std::vector<std::vector<Language>> languageChoices() {
    std::vector<std::vector<Language>> choices;
    for (const Language language : kLanguages)
        choices.push_back({language});
    choices.push_back({Language::Fr, Language::De});
    choices.push_back({Language::De, Language::En});
    if (test::kIsSanitized)
        choices = {choices.front(), choices.back()};
    return choices;
}

/// Every card with its own name and as much text as a card may have: its blocks over and over.
DeckDef longDeck(int full) {
    DeckDef deck = test::deckNamed("wayward-sisters");
    const QString name = QStringLiteral("Unaussprechlich Lange Verteidigungskarten Bezeichnung Mmmmm").left(57);
    ListBy<CardKind, CardDef> cards;
    for (int index = 0; index < 30; ++index) {
        const std::size_t most = index < full ? 16 : 1;
        CardDef card = deck.cards[static_cast<std::size_t>(index) % deck.cards.size()];
        card.id = "card-" + std::to_string(index);
        for (std::string &text : card.name.text)
            text = (name + QStringLiteral(" %1").arg(index)).toStdString();
        card.copies = 1;
        for (Block &block : card.effects) {
            const Block once = block;
            while (!block.empty() && block.size() + once.size() <= most)
                block.insert(block.end(), once.begin(), once.end());
        }
        cards.push_back(card);
    }
    deck.cards = std::move(cards);
    for (std::string &text : deck.name.text)
        text = (name + QStringLiteral(" Deck")).left(60).toStdString();
    return deck;
}

bool isAdmitted(const DeckDef &deck) {
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    return !diagnostics.hasErrors();
}

/// As many cards as full as a card may be as the linter admits in one deck.
DeckDef longestDeck() {
    int full = 30;
    while (full > 0 && !isAdmitted(longDeck(full)))
        --full;
    return longDeck(full);
}

} // namespace

class TestPages : public QObject {
    Q_OBJECT

private slots:
    void sheets_data() {
        QTest::addColumn<QString>("deck");
        for (const char *name : test::kDeckNames)
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
    void sheets() {
        QFETCH(QString, deck);
        const DeckDef content = test::deckNamed(deck.toStdString());
        for (const Paper paper : {Paper::A4, Paper::Letter})
            for (const std::vector<Language> &languages : languageChoices()) {
                const Document document = deckSheet(content, {paper, languages}, m_measure);
                const QByteArray where =
                    QStringLiteral("%1 %2").arg(QLatin1String(codeOf(languages[0]))).arg(int(paper)).toUtf8();
                QVERIFY2(document.pages.size() <= (languages.size() == 1 ? 2U : 3U), where);
                QVERIFY2(faultOf(document).isEmpty(), where + ": " + faultOf(document).toUtf8());
                QVERIFY2(missingOf(document, content, languages).isEmpty(),
                         where + ": " + missingOf(document, content, languages).toUtf8());
            }
    }

    void theLongestTexts() {
        const DeckDef deck = longestDeck();
        for (const Paper paper : {Paper::A4, Paper::Letter})
            for (const std::vector<Language> &languages : languageChoices()) {
                const Document document = deckSheet(deck, {paper, languages}, m_measure);
                QVERIFY2(faultOf(document).isEmpty(), qPrintable(faultOf(document)));
                // Cells that go on elsewhere say their name again, so letters are counted instead of sentences.
                qsizetype letters = 0;
                for (const Language language : languages)
                    for (const CardFacts &card : deckFacts(deck, language).cards)
                        for (const TextPart &part : card.parts)
                            letters += packed(part.text).size();
                QVERIFY(packedText(document).size() > letters);
            }
        QVERIFY(isAdmitted(deck));
    }

    void theOtherPages() {
        std::vector<DeckDef> decks;
        for (const char *name : test::kDeckNames)
            decks.push_back(test::deckNamed(name));
        for (const Paper paper : {Paper::A4, Paper::Letter})
            for (const std::vector<Language> &languages : languageChoices()) {
                const SheetOptions options = {paper, languages};
                std::vector<Document> documents = {summarySheet(decks, options, m_measure),
                                                   aidSheet(options, m_measure),
                                                   calibrationSheet(options, {}, m_measure)};
                for (const DeckDef &deck : decks)
                    documents.push_back(tokenSheet({deck}, {options, 30, true}, m_measure));
                for (const char *name : test::kBoardNames)
                    for (const bool isPoster : {false, true})
                        documents.push_back(
                            boardSheets(test::boardNamed(name), {paper, languages, isPoster, 30}, m_measure));
                for (const Document &document : documents) {
                    QVERIFY(!document.pages.empty());
                    QVERIFY2(faultOf(document).isEmpty(), qPrintable(document.title + ": " + faultOf(document)));
                }
            }
    }

    void savingInkIsBlackAlone_data() {
        QTest::addColumn<QString>("deck");
        for (const char *name : test::kDeckNames)
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }
    void savingInkIsBlackAlone() {
        QFETCH(QString, deck);
        const DeckDef content = test::deckNamed(deck.toStdString());
        const SheetOptions options = {Paper::A4, {Language::En}};
        CardOptions cards;
        cards.hasCharacter = true;
        const std::vector<Document> documents = {
            deckSheet(content, options, m_measure), cardSheets(content, cards, m_measure),
            tokenSheet({content}, {options, 30, true}, m_measure), summarySheet({content}, options, m_measure),
            boardSheets(test::boardNamed("greenwood"), {Paper::A4, {Language::En}, false, 30}, m_measure)};
        for (const Document &document : documents)
            for (const Page &page : document.pages)
                QVERIFY2(isGrey(page), qPrintable(document.title));
    }

    void orderOfTheCards() {
        const DeckFacts facts = deckFacts(test::deckNamed("medusa"), Language::En);
        QStringList order;
        for (const CardFacts &card : facts.cards)
            order.append(QStringLiteral("%1%2")
                             .arg(QLatin1String(kCardTypeNames[static_cast<std::size_t>(card.type)]).mid(0, 1))
                             .arg(card.value));
        QCOMPARE(order.mid(0, 3), QStringList({"a3", "a2", "v4"}));
        QCOMPARE(order.last().left(1), QStringLiteral("s"));
        QCOMPARE(facts.cardCount(), 30);
    }

    void aLastPageHasNoHoles() {
        const auto hasAid = [](const Page &page) {
            const std::vector<TextMark> texts = textsOf(page);
            return std::any_of(texts.begin(), texts.end(),
                               [](const TextMark &text) { return text.text == QLatin1String("Turn and combat"); });
        };
        for (const char *name : {"sinbad", "king-arthur", "titania", "wayward-sisters", "alice"}) {
            const Document document = deckSheet(test::deckNamed(name), {Paper::A4, {Language::En}}, m_measure);
            QCOMPARE(document.pages.size(), 2U);
            QVERIFY2(hasAid(document.pages[1]) && !hasAid(document.pages[0]), name);
        }
    }

    /// Whoever may play a card stands apart from its text.
    void textKeepsItsDistance() {
        constexpr double kLeast = 4.2; // from baseline to baseline
        for (const char *name : test::kDeckNames)
            for (const Language language : kLanguages) {
                const QString word = Words(language)("For") + QLatin1Char(' ');
                for (const Page &page : deckSheet(test::deckNamed(name), {Paper::A4, {language}}, m_measure).pages)
                    for (const TextMark &whom : textsOf(page))
                        for (const TextMark &text : textsOf(page)) {
                            const double above = whom.baseline.y() - text.baseline.y();
                            const bool isOver = qAbs(text.baseline.x() - whom.baseline.x()) < 0.1 && above > 0.1;
                            if (whom.text == word && isOver)
                                QVERIFY2(above >= kLeast, qPrintable(text.text));
                        }
            }
    }

    /// A card without a boost has no disc on the sheet.
    void discsOfBoosts() {
        const DeckDef deck = test::deckNamed("sinbad");
        const auto boosting = std::count_if(deck.cards.begin(), deck.cards.end(),
                                            [](const CardDef &card) { return card.boost.has_value(); });
        QCOMPARE(static_cast<int>(deck.cards.size() - static_cast<std::size_t>(boosting)), 6);
        int discs = 0;
        for (const Page &page : deckSheet(deck, {Paper::A4, {Language::De}}, m_measure).pages)
            for (const TextMark &text : textsOf(page))
                discs += QRegularExpression(QStringLiteral("^\\+\\d$")).match(text.text).hasMatch() ? 1 : 0;
        QCOMPARE(discs, static_cast<int>(boosting)); // the legend's says "+n"
    }

    void oneSheetInNumbers() {
        const Document document = deckSheet(test::deckNamed("medusa"), {Paper::A4, {Language::Fr}}, m_measure);
        QCOMPARE(document.pages.size(), 1U);
        int cells = 0;
        for (const Mark &mark : document.pages[0].marks)
            if (const auto *shape = std::get_if<ShapeMark>(&mark); shape && shape->saver.line) {
                const QRectF rect = shape->path.boundingRect();
                if (qAbs(rect.width() - 60) < 0.01 && qAbs(rect.height() - 44.1) < 0.2)
                    ++cells;
            }
        QCOMPARE(cells, 12); // eleven cards and the legend
    }

private:
    FontMeasure m_measure;
};

CHAMPCLOS_TEST(TestPages)
#include "tst_pages.moc"
