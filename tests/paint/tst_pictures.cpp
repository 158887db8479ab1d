// SPDX-License-Identifier: MIT
//
// Pictures of one's own where they are shown: on shields, roundels, tokens, cards, backs and boards, in the part that
// was chosen. What cannot be decoded leaves the drawn style, and memory stays within bounds.
#include "app/paint/board_painter.h"
#include "app/paint/card_painter.h"
#include "app/paint/hand_card.h"
#include "app/paint/pictures.h"
#include "app/paint/screen_pictures.h"
#include "engine/io/library.h"
#include "tests/support/picture_bytes.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace champclos;
using namespace champclos::paint;
using namespace champclos::test;

namespace {

const QColor kRed(0xC0, 0x20, 0x20);
const QColor kBlue(0x20, 0x20, 0xC0);

/// Red on the left, blue on the right.
QImage twoHalves(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(kRed);
    QPainter(&image).fillRect(width / 2, 0, width / 2, height, kBlue);
    return image;
}

std::shared_ptr<const PictureData> encoded(const QImage &image, PictureType type) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, type == PictureType::Png ? "png" : "jpeg", 95);
    return pictureOf(type, bytes);
}

DeckDef deckWith(const std::shared_ptr<const PictureData> &data, const Crop &crop = {}) {
    io::Diagnostics diagnostics;
    DeckDef deck = io::Library().deck("medusa", diagnostics).value();
    deck.pictures = {{"own", data}};
    const PictureUse use{"own", crop};
    for (FighterDef &fighter : deck.fighters)
        fighter.picture = use;
    for (CardDef &card : deck.cards)
        card.picture = use;
    deck.back = use;
    return deck;
}

template <class Paint> QImage painted(const QSize &size, Paint paint) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter);
    return image;
}

bool isNear(const QColor &one, const QColor &other) {
    return qAbs(one.red() - other.red()) + qAbs(one.green() - other.green()) + qAbs(one.blue() - other.blue()) < 30;
}

/// How much of a picture has that color.
double shareOf(const QImage &image, const QColor &colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += isNear(image.pixelColor(x, y), colour) ? 1 : 0;
    return static_cast<double>(count) / image.width() / image.height();
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void emblemsAndTokens_data();
    void emblemsAndTokens();
    void thePartThatWasChosen();
    void aPartBeyondThePictureShowsTheField();
    void cards();
    void inkIsSaved();
    void grounds();
    void coversWhateverTheProportion();
    void aWindowDoesNotWait();
    void whatCannotBeDecodedIsDrawn();
    void memoryIsBounded();
};

void TestPictures::emblemsAndTokens_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("type");
    const auto row = [](const char *name, const std::shared_ptr<const PictureData> &data) {
        QTest::newRow(name) << QByteArray::fromStdString(data->bytes) << static_cast<int>(data->type);
    };
    QImage plain(200, 200, QImage::Format_RGB32);
    plain.fill(kRed);
    row("png", encoded(plain, PictureType::Png));
    row("jpeg", encoded(plain, PictureType::Jpeg));
    row("svg", pictureOf(PictureType::Svg, svgOf("<rect width='100' height='100' fill='#c02020'/>")));
}

void TestPictures::emblemsAndTokens() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, type);
    const DeckDef deck = deckWith(pictureOf(static_cast<PictureType>(type), bytes));
    const Emblem emblem = emblemOf(deck);
    QVERIFY(isPicture(emblem.id));
    QVERIFY(emblemOf(deck, deck.fighters.back()) == emblem);
    const QRectF rect(0, 0, 120, 140);
    const ShieldLook look{Qt::black, 2};
    QVERIFY(shareOf(painted({120, 140}, [&](QPainter &p) { paintShield(p, rect, emblem, look); }), kRed) > 0.6);
    QVERIFY(shareOf(painted({120, 140}, [&](QPainter &p) { paintRoundel(p, rect, emblem, look); }), kRed) > 0.5);
    QVERIFY(shareOf(painted({120, 140}, [&](QPainter &p) { paintCharge(p, emblem, rect); }), kRed) > 0.5);
    const QImage token = painted({120, 120}, [&](QPainter &p) {
        paintToken(p, {60, 60}, 40, {emblem.id, emblem.colours, 0}, {});
    });
    QVERIFY(isNear(token.pixelColor(60, 60), kRed));
    QVERIFY(isNear(token.pixelColor(60 + 28, 60), kRed));
    // The other drawing is not under it.
    QCOMPARE(
        shareOf(painted({120, 140}, [&](QPainter &p) { paintShield(p, rect, emblem, look); }), emblem.colours.charge),
        0.0);
}

void TestPictures::thePartThatWasChosen() {
    const auto data = encoded(twoHalves(400, 200), PictureType::Png);
    const auto seen = [&](const Crop &crop) {
        const Emblem emblem = emblemOf(deckWith(data, crop));
        return painted({100, 100}, [&](QPainter &p) { paintRoundel(p, {0, 0, 100, 100}, emblem, {}); });
    };
    const QImage left = seen({0, 0, 0.5, 1});
    QVERIFY(shareOf(left, kRed) > 0.7 && shareOf(left, kBlue) == 0);
    const QImage right = seen({0.5, 0, 0.5, 1});
    QVERIFY(shareOf(right, kBlue) > 0.7 && shareOf(right, kRed) == 0);
    const QImage middle = seen({0.25, 0, 0.5, 1});
    QVERIFY(isNear(middle.pixelColor(20, 50), kRed) && isNear(middle.pixelColor(80, 50), kBlue));
}

void TestPictures::aPartBeyondThePictureShowsTheField() {
    DeckDef deck = deckWith(encoded(twoHalves(200, 200), PictureType::Png), {-0.5, -0.5, 2, 2});
    deck.colours = ColoursDef{"#10a010", "#ffffff"};
    const Emblem emblem = emblemOf(deck);
    const QImage image = painted({200, 200}, [&](QPainter &p) { paintRoundel(p, {0, 0, 200, 200}, emblem, {}); });
    QVERIFY(isNear(image.pixelColor(100, 15), QColor(0x10, 0xA0, 0x10)));
    QVERIFY(isNear(image.pixelColor(70, 100), kRed));
    QVERIFY(isNear(image.pixelColor(130, 100), kBlue));
}

void TestPictures::cards() {
    const DeckDef deck = deckWith(encoded(twoHalves(660, 300), PictureType::Jpeg));
    CardFace face = cardFace(deck, deck.cards.front(), Language::En);
    face.texts.clear(); // so that there is room
    const QRectF card(0, 0, 630, 880);
    for (const CardMode mode : {CardMode::Full, CardMode::Reading, CardMode::Compact}) {
        CardStyle style;
        style.mode = mode;
        const QImage image = painted({630, 880}, [&](QPainter &p) { paintCard(p, card, face, style); });
        QVERIFY(isNear(image.pixelColor(100, 320), kRed));
        QVERIFY(isNear(image.pixelColor(530, 320), kBlue));
    }
    CardStyle back;
    back.mode = CardMode::Back;
    const QImage other = painted({630, 880}, [&](QPainter &p) { paintCard(p, card, face, back); });
    QVERIFY(isNear(other.pixelColor(100, 700), kRed) && isNear(other.pixelColor(530, 100), kBlue));
    const QImage hand = painted({163, 186}, [&](QPainter &p) { paintHandCard(p, {0, 0, 163, 186}, face, {}); });
    QVERIFY(isNear(hand.pixelColor(30, 68), kRed) && isNear(hand.pixelColor(130, 68), kBlue));
}

void TestPictures::inkIsSaved() {
    const DeckDef deck = deckWith(encoded(twoHalves(400, 400), PictureType::Png));
    const Emblem emblem = emblemOf(deck);
    const QImage image = painted({100, 120}, [&](QPainter &p) {
        paintShield(p, {0, 0, 100, 120}, emblem, {Qt::black, 1, true});
    });
    for (int x = 0; x < image.width(); x += 5) {
        const QColor colour = image.pixelColor(x, 50);
        QVERIFY(qAbs(colour.red() - colour.blue()) < 4 && qAbs(colour.red() - colour.green()) < 4);
    }
    QVERIFY(image.pixelColor(30, 50).lightness() > 100); // faint
}

void TestPictures::grounds() {
    io::Diagnostics diagnostics;
    Battlefield board = io::Library().battlefield("greenwood", diagnostics).value();
    board.pictures = {{"own", encoded(twoHalves(800, 600), PictureType::Jpeg)}};
    board.ground = {"own", board.width / 2, board.height / 2, board.width * 1.3, 1};
    board.zones.clear();
    board.spaces.clear();
    board.lines.clear();
    board.starts.clear();
    const auto boardIn = [&](const Palette &palette) {
        BoardOptions options;
        options.style.palette = &palette;
        return painted({600, 400}, [&](QPainter &p) { paintBoard(p, board, {0, 0, 600, 400}, options); });
    };
    const QImage day = boardIn(palette(Brightness::Light));
    QVERIFY(isNear(day.pixelColor(150, 200), kRed) && isNear(day.pixelColor(450, 200), kBlue));
    const QImage night = boardIn(palette(Brightness::Dark));
    QVERIFY(night.pixelColor(150, 200).lightness() < day.pixelColor(150, 200).lightness());
    QCOMPARE(shareOf(boardIn(palette(Brightness::Light, Contrast::High)), kRed), 0.0);
    board.ground.opacity = 0.3;
    const QColor faint = boardIn(palette(Brightness::Light)).pixelColor(150, 200);
    QVERIFY(!isNear(faint, kRed) && faint.red() > faint.blue());
}

void TestPictures::coversWhateverTheProportion() {
    const QSizeF size(400, 200);
    for (const double proportion : {0.2, 0.7, 1.0, 2.2, 6.0})
        for (const Crop &crop : {Crop{}, Crop{0.2, 0.2, 0.4, 0.4}, Crop{0.7, 0.5, 0.3, 0.5}}) {
            const QRectF part = coverOf(crop, size, proportion);
            QVERIFY(qAbs(part.width() / part.height() - proportion) < 1e-6);
            QVERIFY(QRectF({0, 0}, size).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(part));
        }
}

void TestPictures::aWindowDoesNotWait() {
    QImage image(333, 333, QImage::Format_RGB32); // no other test has this one
    image.fill(kBlue);
    const Emblem emblem = emblemOf(deckWith(encoded(image, PictureType::Png)));
    QObject window;
    bool isCalled = false;
    const auto paintOnce = [&] {
        const ScreenPictures pictures(&window, [&] { isCalled = true; });
        return painted({100, 100}, [&](QPainter &p) { paintRoundel(p, {0, 0, 100, 100}, emblem, {}); });
    };
    QCOMPARE(shareOf(paintOnce(), kBlue), 0.0);
    QTRY_VERIFY_WITH_TIMEOUT(isCalled, 10000);
    QVERIFY(shareOf(paintOnce(), kBlue) > 0.7);
}

void TestPictures::whatCannotBeDecodedIsDrawn() {
    const QByteArray good = plainPng(50, 50, QByteArray("\xC0\x20\x20", 3));
    QByteArray bad = good;
    const qsizetype pixels = bad.indexOf("IDAT") + 4;
    bad.replace(pixels, 12, QByteArray(12, '\x7F')); // whole by its chunks, and nothing that can be unpacked
    const auto data = pictureOf(PictureType::Png, bad);
    QVERIFY(data->fault == PictureFault::None);
    const DeckDef deck = deckWith(data);
    const Emblem emblem = emblemOf(deck);
    const QImage image = painted({100, 100}, [&](QPainter &p) { paintRoundel(p, {0, 0, 100, 100}, emblem, {}); });
    QVERIFY(isNear(image.pixelColor(50, 50), emblem.colours.charge)); // the lozenge
    // What was refused when it was read has no name at all.
    QVERIFY(!isPicture(emblemOf(deckWith(pictureOf(PictureType::Png, pngOf(50000, 50000, {})))).id));
    QVERIFY(!isPicture(emblemOf(deckWith(pictureOf(PictureType::Svg, svgOf("<script/>")))).id));
}

void TestPictures::memoryIsBounded() {
    for (int number = 0; number < 4; ++number) { // as large as may be, and almost nothing when packed
        const auto data = pictureOf(PictureType::Png, plainPng(7000, 5000, QByteArray(3, static_cast<char>(number))));
        QVERIFY(data->fault == PictureFault::None && data->bytes.size() < 400'000);
        const QString name = pictureName({{"own", data}}, {"own", {}});
        QImage target(7000, 5000, QImage::Format_RGB32);
        QPainter painter(&target);
        QVERIFY(paintPicture(painter, name, QRectF(target.rect())));
        QVERIFY(pictureBytes() <= kMostPictureBytes);
    }
}

CHAMPCLOS_TEST(TestPictures)
#include "tst_pictures.moc"
