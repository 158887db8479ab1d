// SPDX-License-Identifier: MIT
//
// Pictures inside of decks and battlefields: written as they were read, told apart by their bytes, refused where they
// could do harm, and left out of records, which stay as small as they were.
#include "engine/io/battlefield_io.h"
#include "engine/io/contrast.h"
#include "engine/io/deck_io.h"
#include "engine/io/files.h"
#include "engine/io/library.h"
#include "engine/io/picture_check.h"
#include "engine/io/record.h"
#include "engine/rules/game.h"
#include "tests/support/picture_bytes.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QtTest>

using namespace champclos;
using namespace champclos::io;
using namespace champclos::test;

namespace {

const QByteArray kRed("\xC0\x20\x20", 3);

DeckDef deckWithPictures() {
    Diagnostics diagnostics;
    DeckDef deck = Library().deck("medusa", diagnostics).value();
    deck.id = "my-medusa";
    deck.pictures = {{"wolf", pictureOf(PictureType::Png, plainPng(60, 40, kRed))},
                     {"sign", pictureOf(PictureType::Svg, svgOf("<circle cx='50' cy='50' r='40'/>"))}};
    deck.fighters.front().picture = {"sign", {-0.25, 0, 1.5, 1}};
    deck.cards.front().picture = {"wolf", {}};
    deck.back = {"wolf", {0.1, 0, 0.5, 1}};
    return deck;
}

/// A JPEG as far as this layer looks: a frame of that size and so many scans.
QByteArray jpegOf(int width, int height, int scans) {
    const auto number = [](int value) {
        return QByteArray(1, static_cast<char>(value >> 8)) + QByteArray(1, static_cast<char>(value));
    };
    QByteArray bytes("\xFF\xD8", 2);
    bytes += QByteArray("\xFF\xC2", 2) + number(17) + QByteArray(1, 8) + number(height) + number(width) +
             QByteArray("\x03\x01\x11\x00\x02\x11\x01\x03\x11\x01", 10);
    for (int scan = 0; scan < scans; ++scan)
        bytes += QByteArray("\xFF\xDA", 2) + number(6) + QByteArray("\x00\x00\x3F\x00", 4) + QByteArray("pixels");
    return bytes + QByteArray("\xFF\xD9", 2);
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void aDeckKeepsItsPictures();
    void aBattlefieldKeepsItsGround();
    void withoutPicturesTheOldFormIsWritten();
    void bytesSayWhatTheyAre();
    void hostile_data();
    void hostile();
    void largePicturesAreReadQuickly();
    void onlyPicturesMayBeLong();
    void recordsStaySmall();
    void contrastIsMeasured();
};

void TestPictures::aDeckKeepsItsPictures() {
    const DeckDef deck = deckWithPictures();
    const std::string text = writeDeck(deck);
    const DeckResult read = readDeck(text, "deck.json");
    QVERIFY2(read.diagnostics.isEmpty(), format(read.diagnostics).c_str());
    QVERIFY(*read.deck == deck);
    QCOMPARE(writeDeck(*read.deck), text);
    const PictureData &wolf = *findPicture(read.deck->pictures, "wolf")->data;
    QCOMPARE(wolf.width, 60);
    QCOMPARE(wolf.height, 40);
    QVERIFY(withoutPictures(deck) != deck);
    QVERIFY(withoutPictures(deck).pictures.empty());
}

void TestPictures::aBattlefieldKeepsItsGround() {
    Diagnostics diagnostics;
    Battlefield board = Library().battlefield("greenwood", diagnostics).value();
    board.ground = {"map", 500, 300, 900, 0.7};
    board.pictures = {{"map", pictureOf(PictureType::Png, plainPng(90, 60, kRed))}};
    const std::string text = writeBattlefield(board);
    const auto read = readBattlefield(text, diagnostics);
    QVERIFY2(diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(*read == board);
    QCOMPARE(writeBattlefield(*read), text);
}

void TestPictures::withoutPicturesTheOldFormIsWritten() {
    QVERIFY(writeDeck(withoutPictures(deckWithPictures())).find("\"version\": 1,") != std::string::npos);
    QVERIFY(writeDeck(deckWithPictures()).find("\"version\": 2,") != std::string::npos);
}

void TestPictures::bytesSayWhatTheyAre() {
    QVERIFY(typeOf(plainPng(1, 1, kRed).toStdString()) == PictureType::Png);
    QVERIFY(typeOf(jpegOf(5, 5, 1).toStdString()) == PictureType::Jpeg);
    QVERIFY(typeOf(svgOf("").toStdString()) == PictureType::Svg);
    QVERIFY(!typeOf("GIF89a"));
    QVERIFY(!typeOf(""));
    const auto photo = pictureOf(PictureType::Jpeg, jpegOf(640, 480, 3));
    QVERIFY(photo->fault == PictureFault::None);
    QCOMPARE(photo->width, 640);
    QCOMPARE(photo->height, 480);
    const auto small = pictureOf(PictureType::Svg, "<svg width='2mm' height='1mm'/>");
    QVERIFY(small->fault == PictureFault::None);
    QCOMPARE(small->width, 2 * small->height);
}

void TestPictures::hostile_data() {
    QTest::addColumn<int>("type");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *name, PictureType type, const QByteArray &bytes, PictureFault fault) {
        QTest::newRow(name) << static_cast<int>(type) << bytes << static_cast<int>(fault);
    };
    const auto png = PictureType::Png;
    const auto jpeg = PictureType::Jpeg;
    const auto svg = PictureType::Svg;
    row("empty", png, {}, PictureFault::Damaged);
    row("no picture", jpeg, "MZ this is a program", PictureFault::Damaged);
    row("png cut short", png, plainPng(20, 20, kRed).chopped(5), PictureFault::Damaged);
    row("png head alone", png, plainPng(20, 20, kRed).left(20), PictureFault::Damaged);
    row("png of 50,000 pixels", png, pngOf(50000, 50000, {}), PictureFault::TooManyPixels);
    row("png of no width", png, pngOf(0, 10, {}), PictureFault::Damaged);
    row("png that is a jpeg", png, jpegOf(10, 10, 1), PictureFault::WrongType);
    row("jpeg cut short", jpeg, jpegOf(10, 10, 1).chopped(2), PictureFault::Damaged);
    row("jpeg of 65,000 pixels", jpeg, jpegOf(65000, 65000, 1), PictureFault::TooManyPixels);
    row("jpeg of a thousand scans", jpeg, jpegOf(4000, 4000, 1000), PictureFault::TooComplex);
    row("jpeg without pixels", jpeg, jpegOf(10, 10, 0), PictureFault::Damaged);
    row("jpeg beyond the limit", jpeg, jpegOf(10, 10, 1) + QByteArray(kMaxPictureBytes, 'x'), PictureFault::TooLarge);
    row("svg that is not closed", svg, svgOf("<g>"), PictureFault::Damaged);
    row("svg without a size", svg, "<svg><path d='M0 0h9'/></svg>", PictureFault::Damaged);
    row("svg beyond the limit", svg, svgOf(QByteArray(kMaxDrawingBytes, ' ')), PictureFault::TooLarge);
    row("svg with a link to a file", svg, svgOf("<use href='file:///etc/passwd#a'/>"), PictureFault::Outside);
    row("svg with a link to the net", svg, svgOf("<use xlink:href='https://example.org/a.svg#a'/>"),
        PictureFault::Outside);
    row("svg with an image", svg, svgOf("<image href='file:///etc/passwd' width='9' height='9'/>"),
        PictureFault::Forbidden);
    row("svg with a style from outside", svg, svgOf("<style>@import 'https://example.org/a.css';</style>"),
        PictureFault::Outside);
    row("svg with a brush from outside", svg, svgOf("<style>p{fill:url( 'http://example.org/a#b')}</style>"),
        PictureFault::Outside);
    row("svg with a script", svg, svgOf("<script>1</script>"), PictureFault::Forbidden);
    row("svg with a handler", svg, svgOf("<g onload='1'/>"), PictureFault::Forbidden);
    row("svg with a foreign object", svg, svgOf("<foreignObject/>"), PictureFault::Forbidden);
    row("svg with entities", svg,
        svgOf("<text>&c;</text>", "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'><!ENTITY c '&b;&b;'>]>"),
        PictureFault::Forbidden);
    row("svg with an entity from outside", svg,
        svgOf("&x;", "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>"), PictureFault::Forbidden);
    row("svg that uses itself", svg, svgOf("<g id='a'><use href='#a'/></g>"), PictureFault::TooComplex);
    row("svg that uses itself by others", svg, svgOf("<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>"),
        PictureFault::TooComplex);
    QByteArray bomb = "<g id='n0'><path d='M0 0h9'/></g>";
    for (int level = 1; level < 30; ++level)
        bomb += QByteArray("<g id='n%1'>").replace("%1", QByteArray::number(level)) +
                QByteArray("<use href='#n%1'/>").replace("%1", QByteArray::number(level - 1)).repeated(10) + "</g>";
    row("svg that uses ten by ten", svg, svgOf(bomb), PictureFault::TooComplex);
    row("svg that is deep", svg, svgOf(QByteArray("<g>").repeated(500) + QByteArray("</g>").repeated(500)),
        PictureFault::TooComplex);
    row("svg of too many parts", svg, svgOf(QByteArray("<g/>").repeated(30000)), PictureFault::TooComplex);
}

void TestPictures::hostile() {
    QFETCH(int, type);
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    QElapsedTimer timer;
    timer.start();
    const auto data = pictureOf(static_cast<PictureType>(type), bytes);
    QVERIFY(timer.elapsed() < 5000);
    QCOMPARE(static_cast<int>(data->fault), fault);
    DeckDef deck = deckWithPictures();
    deck.pictures.front().data = data;
    const DeckResult read = readDeck(writeDeck(deck), "hostile.json");
    QVERIFY(!read.deck);
    QVERIFY(read.diagnostics.hasErrors());
    if (!bytes.isEmpty()) { // the workshop opens it, so that it can be taken out
        Diagnostics found;
        QVERIFY(readDeckDraft(writeDeck(deck), found));
        QCOMPARE(std::string(infoOf(codeOf(data->fault)).id), std::string(found.all().front().id()));
    }
}

void TestPictures::largePicturesAreReadQuickly() {
    DeckDef deck = deckWithPictures();
    for (int index = 0; index < 20; ++index) {
        const std::string key = "p" + std::to_string(index);
        deck.pictures.push_back(
            {key, pictureOf(PictureType::Jpeg, jpegOf(900, 600, 1) + QByteArray(200'000, static_cast<char>(index)))});
        deck.cards[index % static_cast<int>(deck.cards.size())].picture = {key, {}};
    }
    const std::string text = writeDeck(deck);
    QVERIFY(text.size() > 5'000'000);
    QElapsedTimer timer;
    timer.start();
    const DeckResult read = readDeck(text, "large.json");
    QVERIFY2(read.deck && timer.elapsed() < 2000, format(read.diagnostics).c_str());
}

void TestPictures::onlyPicturesMayBeLong() {
    const auto problem = [](const std::string &text) {
        const DeckResult read = readDeck(text, "long.json");
        return std::string(read.diagnostics.isEmpty() ? "" : read.diagnostics.all().front().id());
    };
    QCOMPARE(problem("[" + std::string(kMaxDeckBytes, ' ') + "1]"), std::string("json/too-large"));
    std::string list = "[0";
    while (list.size() < 2 * kMaxDeckBytes)
        list += ",\"short\"";
    QCOMPARE(problem(list + "]"), std::string("json/too-large"));
    QCOMPARE(problem("[\"" + std::string(kMaxDeckBytes + kMaxPictureText, 'x') + "\"]"), std::string("json/too-large"));
}

void TestPictures::recordsStaySmall() {
    QTemporaryDir folder;
    DeckDef deck = deckWithPictures();
    deck.pictures.front().data = pictureOf(PictureType::Jpeg, jpegOf(900, 600, 1) + QByteArray(3'000'000, 'x'));
    Diagnostics diagnostics;
    const std::string path = folder.filePath("my-medusa.json").toStdString();
    QVERIFY2(saveDeck(path, deck, diagnostics), format(diagnostics).c_str());
    const Library library;
    auto record = beginGame(library, "greenwood", {path, "shakespeare"}, 7, diagnostics);
    QVERIFY2(record.has_value(), format(diagnostics).c_str());
    QCOMPARE(record->match->seat(SeatId(0)).deck.pictures.size(), std::size_t(2));
    const std::string file = folder.filePath("game.json").toStdString();
    QVERIFY(saveRecord(file, *record, diagnostics));
    QVERIFY(QFileInfo(QString::fromStdString(file)).size() < 100'000);
    // The pictures come from the deck as long as it is there, and the game does without them.
    const auto again = loadRecord(file, library, diagnostics);
    QVERIFY2(again && diagnostics.isEmpty(), format(diagnostics).c_str());
    QVERIFY(again->match->seat(SeatId(0)).deck.pictures == deck.pictures);
    QVERIFY(QFile::remove(QString::fromStdString(path)));
    const auto alone = loadRecord(file, library, diagnostics);
    QVERIFY2(alone.has_value(), format(diagnostics).c_str());
    QVERIFY(alone->match->seat(SeatId(0)).deck.pictures.empty());
}

void TestPictures::contrastIsMeasured() {
    QCOMPARE(contrastRatio(0x000000, 0xFFFFFF), 21.0);
    QCOMPARE(contrastRatio(0x808080, 0x808080), 1.0);
    QVERIFY(qAbs(contrastRatio(0x767676, 0xFFFFFF) - 4.54) < 0.01);
    QVERIFY(!rgbOf("#12345"));
    QVERIFY(rgbOf("#0a0B0c") == 0x0A0B0CU);
}

CHAMPCLOS_TEST_APPLESS(TestPictures)
#include "tst_pictures.moc"
