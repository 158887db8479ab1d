// SPDX-License-Identifier: MIT
//
// Everything that app/paint draws, on a few pages. The test only sees to it that something is drawn; people look at the
// pages: CHAMPCLOS_GALLERY=<folder> keeps them as pictures.
#include "app/paint/board_painter.h"
#include "app/paint/card_painter.h"
#include "app/paint/fonts.h"
#include "app/paint/gauges.h"
#include "app/paint/text_block.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

using namespace champclos;
using namespace champclos::paint;

namespace {

constexpr std::array<const char *, 6> kAllBoards = {"greenwood",   "marble-court",         "harpy-isle",
                                                    "frozen-pass", "looking-glass-garden", "wooden-theatre"};

/// A page that is kept if somebody wants to see it.
class Page {
public:
    Page(int width, int height, const Palette &palette, const QString &name)
        : m_image(width, height, QImage::Format_RGB32), m_name(name) {
        m_image.fill(palette.page);
        m_empty = m_image;
        m_painter.begin(&m_image);
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    QPainter &painter() { return m_painter; }
    bool finish() {
        m_painter.end();
        const QString folder = qEnvironmentVariable("CHAMPCLOS_GALLERY");
        if (!folder.isEmpty())
            m_image.save(folder + u'/' + m_name + QStringLiteral(".png"));
        return m_image != m_empty;
    }

private:
    QImage m_image;
    QImage m_empty;
    QPainter m_painter;
    QString m_name;
};

const CardDef &cardNamed(const DeckDef &deck, const std::string &id) {
    for (const CardDef &card : deck.cards)
        if (card.id == id)
            return card;
    return deck.cards.front();
}

QRectF cardRect(double x, double y, double width) { return {x, y, width, width * kCardHeight / kCardWidth}; }

void drawCards(QPainter &painter, const Palette &palette, Language language) {
    const DeckDef medusa = test::deckNamed("medusa");
    const DeckDef bigfoot = test::deckNamed("bigfoot");
    CardStyle style;
    style.palette = &palette;
    double x = 48;
    for (const char *id : {"gaze-of-stone", "hiss-and-slither", "dash", "a-momentary-glance"}) {
        paintCard(painter, cardRect(x, 48, 300), cardFace(medusa, cardNamed(medusa, id), language), style);
        x += 348;
    }
    paintBack(painter, cardRect(48, 520, 300), {emblemOf(medusa)}, style);
    paintCharacter(painter, cardRect(396, 520, 300), characterFace(medusa, language), style);
    style.mode = CardMode::Reading;
    paintCard(painter, cardRect(744, 520, 210), cardFace(bigfoot, cardNamed(bigfoot, "momentous-shift"), language),
              style);
    style.mode = CardMode::Compact;
    x = 1000;
    const std::array<const char *, 3> ids = {"clutching-claws", "second-shot", "hiss-and-slither"};
    for (std::size_t index = 0; index < ids.size(); ++index) {
        style.state = static_cast<CardState>(index);
        style.hasFocus = false;
        paintCard(painter, cardRect(x, 520, 122), cardFace(medusa, cardNamed(medusa, ids[index]), language), style);
        style.hasFocus = true;
        paintCard(painter, cardRect(x, 720, 122), cardFace(medusa, cardNamed(medusa, ids[index]), language), style);
        x += 145;
    }
}

void drawZones(QPainter &painter, const BoardStyle &style) {
    RingZones all;
    for (const ZoneStyle &zone : zoneStyles())
        all.push_back({QString(QLatin1Char(zone.letter)), zone.colour, zone.pattern});
    for (int index = 0; index < 8; ++index) {
        SpaceLook look;
        look.zones = {all[static_cast<std::size_t>(index)]};
        paintSpace(painter, {80.0 + 110 * index, 80}, 38, look, style);
        paintZoneBand(painter, QRectF(48.0 + 110 * index, 140, 64, 15), look.zones[0], style);
        look.zones = {all[static_cast<std::size_t>(index)], all[static_cast<std::size_t>((index + 5) % 8)]};
        paintSpace(painter, {80.0 + 110 * index, 210}, 38, look, style);
        look.zones.push_back(all[static_cast<std::size_t>((index + 3) % 8)]);
        paintSpace(painter, {80.0 + 110 * index, 320}, 38, look, style);
        look.zones.push_back(all[static_cast<std::size_t>((index + 2) % 8)]);
        if (index < 4)
            look.number = QString::number(index * 9 + 3);
        look.start = index < 4 ? index + 1 : 0;
        paintSpace(painter, {80.0 + 110 * index, 460}, 38, look, style);
    }
    paintSpace(painter, {960, 460}, 38, {}, style);
}

void drawStates(QPainter &painter, const BoardStyle &style) {
    const DeckDef medusa = test::deckNamed("medusa");
    const DeckDef bigfoot = test::deckNamed("bigfoot");
    RingZones zones = zonesOfKey(QStringLiteral("B:#6fbce6:dots D:#f1e04b:dashes"));
    const auto centre = [](int index) { return QPointF(80.0 + 125 * index, 600); };
    paintEdge(painter, QLineF(centre(0), centre(1)), 34, EdgeState::Rest, style);
    paintEdge(painter, QLineF(centre(1), centre(2)), 34, EdgeState::Rest, style);
    paintEdge(painter, QLineF(centre(2), centre(3)), 34, EdgeState::OnPath, style);
    paintEdge(painter, QLineF(centre(3), centre(4)), 34, EdgeState::Trail, style);
    for (int index = 0; index < 8; ++index) {
        SpaceLook look;
        look.zones = zones;
        look.state = static_cast<SpaceState>(std::min(index, 5));
        look.distance = index < 6 ? index + 1 : -1;
        look.hasFocus = index == 3;
        look.isHovered = index == 0;
        paintSpace(painter, centre(index), 34, look, style, SpacePart::Base);
        TokenLook token;
        const DeckDef &deck = index % 2 == 0 ? medusa : bigfoot;
        const Emblem emblem = emblemOf(deck, deck.fighters[index < 6 ? 1 : 0]);
        token.emblem = emblem.id;
        token.colours = emblem.colours;
        token.seat = index % 4;
        token.health = index < 6 ? 6 : 13;
        token.isHero = index >= 6;
        if (index > 2 || index == 0)
            paintToken(painter, centre(index), 34, token, style);
        paintSpace(painter, centre(index), 34, look, style, SpacePart::Tabs);
        token.isHero = true;
        token.isDefeated = index == 7;
        token.health = 14;
        paintToken(painter, {80.0 + 125 * index, 720}, 44, token, style);
        paintDial(painter, QRectF(50.0 + 110 * index, 790, 76, 76), {13 - index, 16, index % 4}, *style.palette);
        paintSeal(painter, QRectF(940, 800.0 - 40 * (index % 2), 28, 28), index % 2 == 0, *style.palette);
    }
    paintAttack(painter, {QLineF(centre(6), centre(7)), kHeroSwell, 1}, 34, style);
}

} // namespace

class TestGallery : public QObject {
    Q_OBJECT

private slots:
    void cards() {
        for (const Brightness brightness : {Brightness::Light, Brightness::Dark})
            for (const Language language : kLanguages) {
                const QString name =
                    QStringLiteral("cards-%1-%2")
                        .arg(brightness == Brightness::Light ? QStringLiteral("light") : QStringLiteral("dark"),
                             QLatin1String(codeOf(language)));
                Page page(1440, 980, palette(brightness), name);
                drawCards(page.painter(), palette(brightness), language);
                QVERIFY(page.finish());
            }
    }

    /// In the sizes that a board has on the table, in the list of boards, and on paper.
    void boards() {
        for (const char *name : kAllBoards) {
            const Battlefield board = test::boardNamed(name);
            for (const Brightness brightness : {Brightness::Light, Brightness::Dark})
                for (const QSize size : {QSize(876, 614), QSize(814, 398), QSize(1243, 736), QSize(264, 178)}) {
                    Page page(size.width(), size.height(), palette(brightness),
                              QStringLiteral("board-%1-%2-%3")
                                  .arg(QLatin1String(name))
                                  .arg(static_cast<int>(brightness))
                                  .arg(size.width()));
                    BoardOptions options;
                    options.style.palette = &palette(brightness);
                    options.style.pixels = size.width() > kSmallBoard ? 1 : 0;
                    options.isFitted = true;
                    paintBoard(page.painter(), board, QRectF({0, 0}, QSizeF(size)), options);
                    QVERIFY(page.finish());
                }
            Page page(1040, 760, palette(Brightness::Light), QStringLiteral("board-%1-even").arg(QLatin1String(name)));
            BoardOptions options;
            options.hasStarts = true;
            paintBoard(page.painter(), board, QRectF(20, 30, 1000, 700), options);
            QVERIFY(page.finish());
        }
    }

    void spaces() {
        struct Variant {
            const char *name;
            Brightness brightness;
            Contrast contrast;
            bool isInkSaver;
        };
        for (const Variant &variant : {Variant{"light", Brightness::Light, Contrast::Normal, false},
                                       Variant{"dark", Brightness::Dark, Contrast::Normal, false},
                                       Variant{"high", Brightness::Light, Contrast::High, false},
                                       Variant{"ink", Brightness::Light, Contrast::Normal, true}}) {
            BoardStyle style;
            style.palette = &palette(variant.brightness, variant.contrast);
            style.isInkSaver = variant.isInkSaver;
            style.pixels = 1;
            Page page(1010, 890, *style.palette, QStringLiteral("spaces-") + QLatin1String(variant.name));
            page.painter().fillRect(QRect(0, 530, 1010, 150), style.palette->board);
            drawZones(page.painter(), style);
            drawStates(page.painter(), style);
            QVERIFY(page.finish());
        }
    }

    void emblems() {
        Page page(1180, 900, palette(Brightness::Light), QStringLiteral("emblems"));
        int index = 0;
        for (const QString &id : emblemIds() + QStringList{QStringLiteral("nobody-drew-this")}) {
            const double x = 20 + 115 * (index % 10);
            const double y = 20 + 175 * (index / 10);
            const Emblem emblem = {id, emblemColours(id)};
            paintShield(page.painter(), QRectF(x, y, 70, 82), emblem, {ink(), 2});
            paintRoundel(page.painter(), QRectF(x + 76, y, 28, 28), emblem, {ink(), 1});
            paintShield(page.painter(), QRectF(x, y + 88, 56, 66), emblem, {ink(), 1.5, true});
            paintShield(page.painter(), QRectF(x + 60, y + 88, 50, 58), {id, emblem.colours.swapped()}, {ink(), 1.5});
            ++index;
        }
        QVERIFY(page.finish());
    }

    /// The longest text of each deck and type, on the widths the table shows them.
    void longTexts() {
        for (const Language language : kLanguages) {
            Page page(2000, 1500, palette(Brightness::Light),
                      QStringLiteral("long-") + QLatin1String(codeOf(language)));
            double x = 20;
            double y = 20;
            for (const char *name : test::kDeckNames) {
                const DeckDef deck = test::deckNamed(name);
                const CardDef *longest = nullptr;
                qsizetype most = -1;
                for (const CardDef &card : deck.cards) {
                    qsizetype length = 0;
                    for (const FaceText &part : cardFace(deck, card, language).texts)
                        length += part.text.size() + 20;
                    if (length > most) {
                        most = length;
                        longest = &card;
                    }
                }
                CardStyle style;
                style.leastText = leastTextOnScreen(264);
                paintCard(page.painter(), cardRect(x, y, 264), cardFace(deck, *longest, language), style);
                style.mode = CardMode::Compact;
                paintCard(page.painter(), cardRect(x + 270, y, 122), cardFace(deck, *longest, language), style);
                paintCharacter(page.painter(), cardRect(x, y + 700, 264), characterFace(deck, language), style);
                style.mode = CardMode::Reading;
                style.leastText = leastTextOnScreen(210);
                paintCard(page.painter(), cardRect(x, y + 380, 210), cardFace(deck, *longest, language), style);
                x += 400;
                if (x > 1700) {
                    x = 20;
                    y = 1100;
                    break;
                }
            }
            QVERIFY(page.finish());
        }
    }

    void characters() {
        for (const Language language : kLanguages) {
            Page page(1660, 900, palette(Brightness::Light),
                      QStringLiteral("characters-") + QLatin1String(codeOf(language)));
            int index = 0;
            for (const char *name : test::kDeckNames) {
                paintCharacter(page.painter(), cardRect(20 + 325 * (index % 5), 20 + 440 * (index / 5), 300),
                               characterFace(test::deckNamed(name), language), {});
                ++index;
            }
            QVERIFY(page.finish());
        }
    }

    void inkSaver() {
        const DeckDef medusa = test::deckNamed("medusa");
        const DeckDef titania = test::deckNamed("titania");
        const DeckDef sisters = test::deckNamed("wayward-sisters");
        Page page(1440, 900, palette(Brightness::Light, Contrast::High), QStringLiteral("ink-saver"));
        CardStyle style;
        style.isInkSaver = true;
        double x = 30;
        for (const char *id : {"gaze-of-stone", "hiss-and-slither", "dash", "a-momentary-glance"}) {
            paintCard(page.painter(), cardRect(x, 20, 260), cardFace(medusa, cardNamed(medusa, id), Language::Fr),
                      style);
            x += 280;
        }
        paintBack(page.painter(), cardRect(x, 20, 260), {emblemOf(medusa)}, style);
        paintCharacter(page.painter(), cardRect(30, 420, 260), characterFace(medusa, Language::Fr), style);
        style.isInkSaver = false;
        paintSide(page.painter(), cardRect(310, 420, 260), sideCardFaces(titania, Language::En)[0], style);
        paintSide(page.painter(), cardRect(590, 420, 260), spellFaces(sisters, Language::De)[0], style);
        style.bleed = 3;
        style.hasOutline = false;
        paintCard(page.painter(), cardRect(880, 430, 240), cardFace(sisters, sisters.cards[0], Language::Fr), style);
        paintCharacter(page.painter(), cardRect(1160, 430, 240), characterFace(titania, Language::Fr), style);
        QVERIFY(page.finish());
    }
};

CHAMPCLOS_TEST(TestGallery)
#include "tst_gallery.moc"
