// SPDX-License-Identifier: MIT
//
// The painted items in a window: they draw, follow the theme and their properties, and take clicks where they look like
// taking them. CHAMPCLOS_GALLERY=<folder> keeps the picture.
#include "app/items/board_items.h"
#include "app/items/board_still.h"
#include "app/items/card_items.h"
#include "app/items/sign_items.h"
#include "app/items/theme.h"
#include "app/paint/space_painter.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QImage>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

using namespace champclos;
using namespace champclos::items;

namespace {

/// A window with one item, and what it shows.
class Stage {
public:
    explicit Stage(QQuickItem *item, QPointF at = {20, 20}) {
        m_window.setColor(Qt::magenta);
        m_window.resize(400, 500);
        item->setParentItem(m_window.contentItem());
        item->setPosition(at);
        if (item->width() <= 0)
            item->setSize({item->implicitWidth(), item->implicitHeight()});
    }
    QImage picture() { return m_window.grabWindow(); }
    int painted() {
        const QImage image = picture();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += (image.pixel(x, y) & 0xFFFFFF) != 0xFF00FF;
        return count;
    }

private:
    QQuickWindow m_window;
};

void keep(const QImage &image, const char *name) {
    const QString folder = qEnvironmentVariable("CHAMPCLOS_GALLERY");
    if (!folder.isEmpty())
        image.save(folder + u'/' + QLatin1String(name));
}

QVariant faceOf(const char *deckName, std::size_t card, Language language = Language::En) {
    const DeckDef deck = test::deckNamed(deckName);
    return QVariant::fromValue(paint::cardFace(deck, deck.cards[card], language));
}

} // namespace

class TestItems : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QQuickWindow::setGraphicsApi(QSGRendererInterface::Software); }
    void cleanup() {
        Theme *theme = Theme::instance();
        theme->setDark(false);
        theme->setHighContrast(false);
        theme->setTextScale(1);
        theme->setReducedMotion(false);
        theme->setMotionSpeed(1);
        theme->setZoneLook(QStringLiteral("areas"));
    }

    void theme() {
        Theme *theme = Theme::instance();
        QCOMPARE(Theme::create(nullptr, nullptr), theme);
        QSignalSpy palette(theme, &Theme::paletteChanged);
        const QColor light = theme->page();
        theme->setDark(true);
        QVERIFY(theme->page() != light);
        theme->setDark(true);
        QCOMPARE(palette.count(), 1);
        QCOMPARE(theme->seatLines().size(), 4);
        QCOMPARE(theme->typeTexts().size(), 4);

        theme->setTextScale(1.5);
        QCOMPARE(theme->sizeControl(), 21);
        QCOMPARE(theme->fontControl().pixelSize(), 21);
        QCOMPARE(theme->fontPanel().family(), theme->serif());
        QCOMPARE(theme->tabularFont(theme->sizeCaption()).pixelSize(), theme->sizeCaption()); // scaled once, not twice
        // No binding would notice that the result of a function has changed.
        QCOMPARE(theme->metaObject()->indexOfMethod("scaled(double)"), -1);
        theme->setTextScale(9);
        QCOMPARE(theme->textScale(), 2.0);

        QCOMPARE(theme->stepTime(), 140);
        theme->setMotionSpeed(2);
        QCOMPARE(theme->stepTime(), 70);
        theme->setMotionSpeed(0);
        QCOMPARE(theme->stepTime(), 0);
        theme->setMotionSpeed(1);
        theme->setReducedMotion(true);
        QCOMPARE(theme->revealTime(), 0);
    }

    void space() {
        auto *space = new SpaceItem;
        space->setProperty("zones", QStringLiteral("A:#e39a1f:plain B:#6fbce6:dots"));
        space->setProperty("radius", 60.0);
        QCOMPARE(space->implicitWidth(), 2 * 60 * paint::kSpaceReach);
        Stage stage(space);
        const int rest = stage.painted();
        QVERIFY(rest > 3.1 * 55 * 55);
        space->setProperty("mark", SpaceItem::Target);
        QVERIFY(stage.painted() > rest);
        QVERIFY(space->contains({space->width() / 2, space->height() / 2}));
        QVERIFY(!space->contains({2, 2}));
        keep(stage.picture(), "item-space.png");
    }

    void others() {
        auto *token = new TokenItem;
        token->setProperty("emblem", QStringLiteral("medusa"));
        token->setProperty("health", 14);
        QVERIFY(Stage(token).painted() > 1000);

        auto *link = new LinkItem;
        Stage linkStage(link);
        link->setProperty("from", QPointF(100, 100));
        link->setProperty("to", QPointF(300, 200));
        QVERIFY(linkStage.painted() > 300);
        QCOMPARE(link->position(), QPointF(66, 66));

        auto *emblem = new EmblemItem;
        emblem->setProperty("emblem", QStringLiteral("bigfoot"));
        QVERIFY(Stage(emblem).painted() > 2000);

        auto *icon = new IconItem;
        icon->setProperty("name", QStringLiteral("home"));
        QVERIFY(Stage(icon).painted() > 30);

        auto *dial = new DialItem;
        dial->setProperty("value", 13);
        dial->setProperty("most", 16);
        QVERIFY(Stage(dial).painted() > 800);
        QVERIFY(Stage(new SealItem).painted() > 300);

        auto *swatch = new ZoneSwatch;
        swatch->setProperty("zone", QStringLiteral("F:#c44718:wave"));
        QVERIFY(Stage(swatch).painted() > 600);

        auto *preview = new BoardPreviewItem;
        preview->setBattlefield(QVariant::fromValue(test::boardNamed("greenwood")));
        Stage previewStage(preview);
        QVERIFY(previewStage.painted() > 40000);
        QCOMPARE(preview->aspect(), 1000.0 / 700);
        keep(previewStage.picture(), "item-preview.png");
    }

    /// Ground, zones and lines are painted once for a board, a size and a theme, however much moves above them.
    void boardIsPaintedOnce() {
        auto *still = new BoardStill;
        still->setSize({380, 280});
        still->setBattlefield(QVariant::fromValue(test::boardNamed("greenwood")));
        const int before = stillPicturesPainted();
        Stage stage(still, {0, 0});
        QVERIFY(stage.painted() > 380 * 280 * 0.9);
        QCOMPARE(stillPicturesPainted(), before + 1);
        const qreal radius = still->radius();
        for (int frame = 0; frame < 5; ++frame) {
            still->update();
            still->setX(frame);
            stage.picture();
        }
        still->setBattlefield(QVariant::fromValue(test::boardNamed("greenwood"))); // the same again
        stage.picture();
        QCOMPARE(stillPicturesPainted(), before + 1);

        // In the middle of a resize the old one is stretched, and what stands on it follows at once.
        for (int width = 370; width >= 330; width -= 10) {
            still->setWidth(width);
            stage.picture();
        }
        QCOMPARE(stillPicturesPainted(), before + 1);
        QVERIFY(still->radius() < radius);
        QTRY_COMPARE((stage.picture(), stillPicturesPainted()), before + 2);

        Theme::instance()->setDark(true);
        stage.picture();
        QCOMPARE(stillPicturesPainted(), before + 3);
        Theme::instance()->setDark(false); // it was kept
        stage.picture();
        QCOMPARE(stillPicturesPainted(), before + 3);
        Theme::instance()->setZoneLook(QStringLiteral("off"));
        const QImage plain = stage.picture();
        Theme::instance()->setZoneLook(QStringLiteral("areas"));
        QVERIFY(stage.picture() != plain);
    }

    void card() {
        auto *card = new CardItem;
        Stage stage(card);
        QVERIFY(card->isEmpty());
        QCOMPARE(card->shownMode(), CardItem::Back);
        card->setFace(faceOf("medusa", 1));
        QVERIFY(!card->isEmpty());
        QCOMPARE(card->shownMode(), CardItem::Full);
        QVERIFY(card->isReadable());
        QVERIFY(card->fullText().contains(card->name()));
        const int rest = stage.painted();
        card->setProperty("mark", CardItem::Playable);
        QVERIFY(stage.painted() > rest); // the glow lies outside of the item
        keep(stage.picture(), "item-card.png");

        QSignalSpy fit(card, &CardItem::fitChanged);
        card->setSize({220, 307});
        QCOMPARE(card->shownMode(), CardItem::Reading);
        card->setSize({130, 182});
        QCOMPARE(card->shownMode(), CardItem::Compact);
        QVERIFY(!card->isReadable());
        QVERIFY(fit.count() >= 2);
    }

    void darkIsOther() {
        auto *card = new CardItem;
        card->setFace(faceOf("bigfoot", 0));
        Stage stage(card);
        const QImage light = stage.picture();
        Theme::instance()->setDark(true);
        QVERIFY(stage.picture() != light);
    }

    void characters() {
        auto *character = new CharacterItem;
        character->setFace(QVariant::fromValue(paint::characterFace(test::deckNamed("medusa"), Language::De)));
        QVERIFY(Stage(character).painted() > 100000);
        QVERIFY(character->fullText().contains(QStringLiteral("Medusa")));
    }
};

CHAMPCLOS_TEST(TestItems)
#include "tst_items.moc"
