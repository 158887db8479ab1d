// SPDX-License-Identifier: MIT
//
// Faces of all cards of all decks in all languages: what stands on them, and that nothing of it is cut, on screen and
// on paper.
#include "app/paint/card_layout.h"
#include "app/paint/card_painter.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QFile>
#include <QGuiApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace champclos;
using namespace champclos::paint;

namespace {

template <class Visit> void forEachCard(Visit visit) {
    for (const char *name : test::kDeckNames) {
        const DeckDef deck = test::deckNamed(name);
        for (const CardDef &card : deck.cards)
            for (const Language language : kLanguages)
                visit(cardFace(deck, card, language), language);
    }
}

/// Takes down where text is drawn.
class TextPlaces final : public QPaintEngine {
public:
    TextPlaces() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    Type type() const override { return User; }
    void drawTextItem(const QPointF &at, const QTextItem &item) override {
        // From the baseline up to small letters: lines may be close, words may not meet.
        const QRectF letters(at.x(), at.y() - item.ascent() * 0.5, item.width(), item.ascent() * 0.5);
        if (!item.text().trimmed().isEmpty())
            places.append({item.text(), painter()->transform().mapRect(letters)});
    }

    QList<std::pair<QString, QRectF>> places;
};

class TextDevice final : public QPaintDevice {
public:
    QPaintEngine *paintEngine() const override { return &engine; }
    mutable TextPlaces engine;

protected:
    int metric(PaintDeviceMetric metric) const override {
        return metric == PdmDepth ? 24 : metric == PdmNumColors ? 1 << 24 : metric == PdmDevicePixelRatio ? 1 : 1000;
    }
};

QByteArray called(const CardFace &face, Language language) { return face.id.toUtf8() + " " + codeOf(language); }

} // namespace

class TestCards : public QObject {
    Q_OBJECT

private slots:
    void faces() {
        const DeckDef deck = test::deckNamed("medusa");
        for (const CardDef &card : deck.cards) {
            const CardFace face = cardFace(deck, card, Language::En);
            QCOMPARE(face.copies, card.copies);
            QCOMPARE(face.hasValue(), card.type != CardType::Scheme);
            QVERIFY(face.spoken.contains(face.name));
            for (const FaceText &part : face.texts)
                QVERIFY2(!part.label.isEmpty() && !part.text.isEmpty(), card.id.c_str());
            if (card.id != "gaze-of-stone")
                continue;
            QCOMPARE(face.name, QStringLiteral("Gaze of Stone"));
            QCOMPARE(face.who, QStringLiteral("Medusa"));
            QCOMPARE(face.typeName, QStringLiteral("Attack"));
            QCOMPARE(face.emblem.id, QStringLiteral("medusa"));
            QCOMPARE(static_cast<int>(face.texts.size()), 1);
            QCOMPARE(face.texts[0].label, QStringLiteral("After combat"));
        }
        QCOMPARE(cardFace(deck, deck.cards[0], Language::Fr).who, QStringLiteral("Tous"));
        const CharacterFace character = characterFace(deck, Language::En);
        QCOMPARE(character.hero.health, 16);
        QCOMPARE(character.move, 3);
        QCOMPARE(character.others.at(0).name, QStringLiteral("3\u00A0Harpies"));
        QCOMPARE(character.others.at(0).facts, QStringLiteral("1 health · melee"));
    }

    void marks() {
        int ingredients = 0;
        int syllables = 0;
        for (const char *name : {"wayward-sisters", "shakespeare"}) {
            const DeckDef deck = test::deckNamed(name);
            for (const CardDef &card : deck.cards) {
                const CardFace face = cardFace(deck, card, Language::De);
                ingredients += card.ingredient.empty() ? 0 : static_cast<int>(face.marks.size());
                syllables += card.syllables == 0 ? 0 : static_cast<int>(face.marks.size());
            }
        }
        QVERIFY(ingredients > 0);
        QVERIFY(syllables > 0);
        QCOMPARE(spellFaces(test::deckNamed("wayward-sisters"), Language::Fr).size(),
                 test::deckNamed("wayward-sisters").pile->spells.size());
        for (const SideFace &face : sideCardFaces(test::deckNamed("titania"), Language::Fr))
            QVERIFY(!face.name.isEmpty() && !face.text.isEmpty());
    }

    /// In every mode, however small: names and texts have their place.
    void nothingCut() {
        forEachCard([](const CardFace &face, Language language) {
            for (const CardMode mode : {CardMode::Full, CardMode::Reading, CardMode::Compact})
                for (const double pixels : {210.0, 264.0, 300.0}) {
                    const CardLayout layout = cardLayout(face, mode, leastTextOnScreen(pixels));
                    QVERIFY2(layout.fit.isWhole, called(face, language).constData());
                    for (const MomentLayout &moment : layout.moments) {
                        QVERIFY2(moment.text.widest <= kInnerWidth + 1e-6, called(face, language).constData());
                        QVERIFY(moment.textTop + moment.text.height() < kFootRule);
                    }
                }
        });
    }

    /// The enlarged card beside the board is 264 px wide: there, 11 pt holds for every text.
    void elevenPoints() {
        forEachCard([](const CardFace &face, Language language) {
            QVERIFY2(fits(face, CardMode::Full, leastTextOnScreen(264)), called(face, language).constData());
        });
    }

    /// The cards of a combat are 210 px wide. A few very long texts miss 11 pt there; they are known by number.
    void readingFaces() {
        int small = 0;
        int all = 0;
        double least = 99;
        forEachCard([&](const CardFace &face, Language) {
            const CardFit fit = cardFit(face, CardMode::Reading, leastTextOnScreen(210));
            ++all;
            if (!face.texts.empty() && fit.textSize < leastTextOnScreen(210) - 1e-6) {
                ++small;
                least = std::min(least, fit.textSize);
            }
        });
        qInfo("%d of %d reading faces below 11 pt, the smallest %.2f mm", small, all, least);
        QVERIFY(small * 12 < all);
        QVERIFY(least > 3.6);
    }

    void onPaper() {
        forEachCard([](const CardFace &face, Language language) {
            const CardFit fit = cardFit(face, CardMode::Full);
            QVERIFY2(fit.isWhole, called(face, language).constData());
            QVERIFY2(face.texts.empty() || fit.textSize >= kLeastTextOnPaper - 1e-6,
                     called(face, language).constData());
        });
    }

    void wordsDoNotMeet() {
        for (const double width : {63.0, 44.0})
            forEachCard([&](const CardFace &face, Language language) {
                TextDevice device;
                CardStyle style;
                style.hasOutline = false;
                style.mode = width < 50 ? CardMode::Reading : CardMode::Full;
                style.leastText = width < 50 ? kReadingText : kLeastTextOnPaper;
                QPainter painter(&device);
                paintCard(painter, {0, 0, kCardWidth * 10, kCardHeight * 10}, face, style);
                painter.end();
                const auto &places = device.engine.places;
                QVERIFY(places.size() > 3);
                for (qsizetype one = 0; one < places.size(); ++one)
                    for (qsizetype other = one + 1; other < places.size(); ++other)
                        QVERIFY2(!places[one].second.intersects(places[other].second),
                                 called(face, language) + ": " + places[one].first.toUtf8() + " / " +
                                     places[other].first.toUtf8());
            });
    }

    /// A card without a boost has no seal, neither in gold nor as a ring where ink is saved, and no word for it.
    void noSealWithoutABoost() {
        const DeckDef deck = test::deckNamed("sinbad");
        int without = 0;
        for (const CardDef &card : deck.cards)
            for (const CardMode mode : {CardMode::Full, CardMode::Reading, CardMode::Compact}) {
                CardFace face = cardFace(deck, card, Language::En);
                QCOMPARE(face.boost.has_value(), card.boost.has_value());
                without += face.boost ? 0 : 1;
                const auto isGoldIn = [&] {
                    QImage image(630, 880, QImage::Format_RGB32);
                    QPainter painter(&image);
                    CardStyle style;
                    style.mode = mode;
                    paintCard(painter, image.rect(), face, style);
                    const Anatomy &anatomy = anatomyOf(mode); // beside the number
                    return image.pixelColor((anatomy.boostCentre * 10).toPoint() +
                                            QPoint(0, static_cast<int>(anatomy.boostDiameter * 3.9))) == boostFill();
                };
                QCOMPARE(isGoldIn(), card.boost.has_value());
                TextDevice device;
                QPainter painter(&device);
                CardStyle style;
                style.mode = mode;
                paintCard(painter, {0, 0, kCardWidth * 10, kCardHeight * 10}, face, style);
                painter.end();
                bool hasWord = false;
                for (const auto &[text, place] : device.engine.places)
                    hasWord = hasWord || text == face.boostWord || text.startsWith(u'+');
                QCOMPARE(hasWord, card.boost.has_value());
            }
        QCOMPARE(without, 6 * 3);
    }

    void characters() {
        for (const char *name : test::kDeckNames)
            for (const Language language : kLanguages)
                QVERIFY2(characterFit(characterFace(test::deckNamed(name), language)).isWhole, name);
    }

    /// Text of a print can be copied, and nothing of it is a picture or transparent.
    void pdf() {
        const DeckDef deck = test::deckNamed("medusa");
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::WriteOnly));
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(600);
            QPainter painter(&writer);
            for (const bool isInkSaver : {false, true}) {
                CardStyle style;
                style.isInkSaver = isInkSaver;
                style.bleed = 1.5;
                style.hasOutline = false;
                for (const CardDef &card : deck.cards)
                    paintCard(painter, QRectF(600, 600, 1488, 2079), cardFace(deck, card, Language::Fr), style);
                paintBack(painter, QRectF(600, 600, 1488, 2079), {emblemOf(deck)}, style);
                paintCharacter(painter, QRectF(600, 600, 1488, 2079), characterFace(deck, Language::Fr), style);
            }
        }
        const QByteArray data = buffer.data();
        QVERIFY(data.contains("/FontFile"));
        QVERIFY(!data.contains("/Subtype /Image"));
        const QByteArray dump = qgetenv("CHAMPCLOS_GALLERY");
        if (!dump.isEmpty()) {
            QFile file(QString::fromLocal8Bit(dump) + QStringLiteral("/cards.pdf"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(data);
        }
    }

    void unknownEmblem() {
        DeckDef deck = test::deckNamed("medusa");
        deck.fighters[0].id = "somebody-else";
        QVERIFY(!hasEmblem(emblemOf(deck).id));
        QVERIFY(emblemOf(deck).colours.field.isValid());
        deck.fighters[0].emblem = "crown";
        deck.colours = ColoursDef{"#112233", "#ffeedd"};
        QVERIFY(hasEmblem(emblemOf(deck).id));
        QCOMPARE(emblemOf(deck).colours.field, QColor(0x11, 0x22, 0x33));
        QCOMPARE(emblemOf(deck, deck.fighters[1]).colours.charge, QColor(0xff, 0xee, 0xdd));
    }
};

CHAMPCLOS_TEST(TestCards)
#include "tst_cards.moc"
