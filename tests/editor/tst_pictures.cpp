// SPDX-License-Identifier: MIT
//
// Pictures in the workshops: made small when they come in, positioned within what is allowed, one step of undo each,
// and gone from the file when nothing shows them. What is no picture is refused with a reason.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/deck/parts/deck_choices.h"
#include "editor/deck/parts/deck_picture.h"
#include "editor/document/picture_import.h"
#include "editor/document/recovery.h"
#include "engine/io/deck_io.h"
#include "tests/support/picture_bytes.h"
#include "tests/support/test_program.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::editor;

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        setRecoveryFolder(m_folder->filePath(QStringLiteral("recovery")));
    }

    void largePhotosBecomeSmall() {
        const ImportedPicture photo = importPicture(photoFile(4000, 3000), kSideOfCard);
        QVERIFY2(photo.data, qPrintable(photo.problem));
        QVERIFY(photo.data->type == PictureType::Jpeg);
        QCOMPARE(std::max(photo.data->width, photo.data->height), kSideOfCard);
        QVERIFY(photo.data->bytes.size() < 400'000);
        QCOMPARE(photo.name, QStringLiteral("photo"));
        const ImportedPicture ground = importPicture(photoFile(6000, 4000), kSideOfGround);
        QVERIFY(ground.data && ground.data->width == kSideOfGround);
    }

    void whatOneSeesThroughStaysSo() {
        QImage image(300, 300, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter(&image).fillRect(100, 100, 50, 50, Qt::red);
        const ImportedPicture sign = importPicture(saved(image, "sign.png"), kSideOfEmblem);
        QVERIFY(sign.data && sign.data->type == PictureType::Png);
        const ImportedPicture drawing =
            importPicture(written("drawing.svg", test::svgOf("<circle cx='50' cy='50' r='40'/>")), kSideOfEmblem);
        QVERIFY(drawing.data && drawing.data->type == PictureType::Svg);
    }

    void whatIsNoPictureIsRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("not a picture");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut short") << test::plainPng(50, 50, QByteArray(3, 'x')).chopped(20);
        QTest::newRow("50,000 pixels") << test::pngOf(50000, 50000, {});
        QTest::newRow("script") << test::svgOf("<script/>");
        QTest::newRow("link") << test::svgOf("<use href='http://example.org/#a'/>");
    }
    void whatIsNoPictureIsRefused() {
        QFETCH(QByteArray, bytes);
        DeckDocument document;
        DeckPicture picture;
        picture.setDocument(&document);
        picture.setPath(QStringLiteral("back"));
        QVERIFY(!picture.choose(written("bad.png", bytes)));
        QVERIFY(!picture.problem().isEmpty());
        QVERIFY(!picture.isThere());
        QVERIFY(!document.canUndo());
        QVERIFY(!picture.choose(m_folder->filePath("missing.png")));
        QVERIFY(!picture.problem().isEmpty());
    }

    void aPictureIsChosenPositionedAndRemoved() {
        DeckDocument document;
        DeckPicture picture;
        picture.setDocument(&document);
        picture.setPath(QStringLiteral("fighters[0]"));
        QVERIFY(picture.choose(QUrl::fromLocalFile(photoFile(800, 400)).toString()));
        QVERIFY(picture.isThere());
        QVERIFY(picture.name() != picture.whole());
        QCOMPARE(document.value().fighters.front().picture.crop, (Crop{0.25, 0, 0.5, 1}));
        QVERIFY(picture.moveBy(0.1, 0));
        QVERIFY(picture.moveBy(0.1, 0)); // one drag, one step
        QVERIFY(qAbs(picture.cropX() - 0.45) < 1e-9);
        QVERIFY(picture.zoomBy(2));
        QVERIFY(qAbs(picture.cropWidth() - 0.25) < 1e-9);
        QVERIFY(qAbs(picture.cropHeight() - 0.5) < 1e-9);
        document.undo();
        QCOMPARE(document.value().fighters.front().picture.crop, (Crop{0.25, 0, 0.5, 1}));
        QVERIFY(picture.remove());
        QVERIFY(document.value().pictures.empty());
        document.undo();
        QCOMPARE(document.value().pictures.size(), std::size_t(1));
        // An emblem of the program takes its place.
        DeckChoices choices;
        choices.setDocument(&document);
        QVERIFY(choices.takeEmblem(0, QStringLiteral("wolf")));
        QVERIFY(document.value().fighters.front().picture.isEmpty() && document.value().pictures.empty());
        QCOMPARE(document.value().fighters.front().emblem, std::string("wolf"));
    }

    void theFrameStaysOnThePicture() {
        const CropFrame card{{1000, 500}, 2.2, false};
        Crop crop = card.largest();
        for (int step = 0; step < 50; ++step)
            crop = card.moved(card.zoomed(crop, step % 2 == 0 ? 1.2 : 0.9), 0.3, -0.4);
        QVERIFY(crop.x >= -1e-4 && crop.y >= -1e-4 && crop.x + crop.width <= 1 + 1e-4 &&
                crop.y + crop.height <= 1 + 1e-4);
        QVERIFY(qAbs(crop.width * 1000 / (crop.height * 500) - 2.2) < 0.01);
        const CropFrame emblem{{1000, 500}, 1, true};
        const Crop far = emblem.zoomed(emblem.largest(), 0.1);
        QVERIFY(far.y < 0 && far.height > 1); // a margin around it
    }

    void thePictureGoesWithTheCard() {
        DeckDocument document;
        const int card = document.addEntry(QStringLiteral("cards"));
        DeckPicture picture;
        picture.setDocument(&document);
        picture.setPath(QStringLiteral("cards[%1]").arg(card));
        QVERIFY(picture.choose(photoFile(600, 600)));
        QVERIFY(document.duplicateEntry(QStringLiteral("cards"), card));
        QCOMPARE(document.value().pictures.size(), std::size_t(1)); // shared
        QVERIFY(document.removeEntry(QStringLiteral("cards"), card));
        QCOMPARE(document.value().pictures.size(), std::size_t(1));
        QVERIFY(document.removeEntry(QStringLiteral("cards"), card));
        QVERIFY(document.value().pictures.empty());
    }

    void savedAndOpenedAgain() {
        const QString file = m_folder->filePath("my.json");
        DeckDocument document;
        DeckPicture picture;
        picture.setDocument(&document);
        picture.setPath(QStringLiteral("back"));
        QVERIFY(picture.choose(photoFile(3000, 4000)));
        QVERIFY(document.saveAs(file));
        QVERIFY(QFileInfo(file).size() < 1'500'000);
        DeckDocument again;
        QVERIFY(again.open(file));
        QVERIFY(again.value() == document.value());
    }

    void ownColorsAreMeasured() {
        DeckDocument document;
        DeckChoices choices;
        choices.setDocument(&document);
        QVERIFY(choices.takeColours(QStringLiteral("#000000"), QStringLiteral("#ffffff")));
        QCOMPARE(choices.contrast(), 21.0);
        QVERIFY(choices.takeColours(QStringLiteral("#777777"), QStringLiteral("#888888")));
        QVERIFY(choices.contrast() < 1.5);
        document.undo(); // both colors are one step
        QCOMPARE(choices.contrast(), 21.0);
    }

    void aBattlefieldIsPlayedOnAPicture() {
        BattlefieldEditor editor;
        QVERIFY(!editor.setGround(written("bad.svg", "<svg")));
        QVERIFY(!editor.groundProblem().isEmpty());
        QVERIFY(editor.setGround(photoFile(800, 400)));
        QVERIFY(editor.groundProblem().isEmpty());
        const QRectF board(0, 0, editor.boardWidth(), editor.boardHeight());
        QVERIFY(editor.groundRect().adjusted(-1, -1, 1, 1).contains(board)); // it covers everything
        QVERIFY(editor.placeGround(300, 200, 500));
        QCOMPARE(editor.groundRect(), QRectF(50, 75, 500, 250));
        QVERIFY(editor.setGroundOpacity(0.4));
        QVERIFY(editor.setGroundOpacity(0.05)); // never out of sight
        QCOMPARE(editor.groundOpacity(), 0.1);
        QVERIFY(editor.fitGround());
        QVERIFY(editor.removeGround());
        QVERIFY(!editor.hasGround() && editor.board().pictures.empty());
        // What was traced over can be played on, where it lies.
        QVERIFY(editor.setTrace(photoFile(400, 200)));
        QVERIFY(editor.placeTrace(400, 300, 600));
        QVERIFY(editor.useTraceAsGround());
        QCOMPARE(editor.groundRect(), editor.traceRect());
    }

private:
    QString saved(const QImage &image, const char *name) {
        const QString path = m_folder->filePath(QLatin1String(name));
        image.save(path);
        return path;
    }
    QString written(const char *name, const QByteArray &bytes) {
        QFile file(m_folder->filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    /// Something with as many colors as a photo.
    QString photoFile(int width, int height) {
        QImage image(width, height, QImage::Format_RGB32);
        QPainter painter(&image);
        QLinearGradient sky(0, 0, width, height);
        sky.setColorAt(0, Qt::darkBlue);
        sky.setColorAt(0.5, Qt::yellow);
        sky.setColorAt(1, Qt::darkGreen);
        painter.fillRect(image.rect(), sky);
        painter.end();
        return saved(image, "photo.jpg");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

CHAMPCLOS_TEST(TestPictures)
#include "tst_pictures.moc"
