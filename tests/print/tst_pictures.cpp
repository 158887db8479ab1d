// SPDX-License-Identifier: MIT
//
// Pictures of one's own on paper: as fine as 300 dots per inch, each once in the file, and drawings as vectors. As
// poppler sees them.
#include "app/print/print_command.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "tests/support/picture_bytes.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::app::print;

namespace {

std::shared_ptr<const PictureData> photo(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    QPainter painter(&image);
    QLinearGradient sky(0, 0, width, height);
    sky.setColorAt(0, Qt::darkBlue);
    sky.setColorAt(1, Qt::yellow);
    painter.fillRect(image.rect(), sky);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "jpeg", 88);
    return test::pictureOf(PictureType::Jpeg, bytes);
}

/// Of each image in a PDF: across and down, in dots per inch.
std::vector<std::pair<int, int>> resolutions(const QString &file) {
    QProcess process;
    process.start(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file});
    process.waitForFinished();
    std::vector<std::pair<int, int>> list;
    for (const QString &line : QString::fromUtf8(process.readAllStandardOutput()).split(u'\n').mid(2)) {
        const QStringList fields = line.split(u' ', Qt::SkipEmptyParts);
        if (fields.size() > 13 && fields[2] == QStringLiteral("image"))
            list.emplace_back(fields[12].toInt(), fields[13].toInt());
    }
    return list;
}

} // namespace

class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("pdfimages")).isEmpty(), "poppler's tools are needed");
        io::Diagnostics diagnostics;
        DeckDef deck = io::Library().deck("medusa", diagnostics).value();
        deck.id = "own";
        deck.pictures = {{"photo", photo(1200, 800)},
                         {"back", photo(1000, 1500)},
                         {"sign", test::pictureOf(PictureType::Svg,
                                                  test::svgOf("<circle cx='50' cy='50' r='45' fill='#c02020'/>"))}};
        deck.fighters.front().picture = {"photo", {0.2, 0, 0.66, 1}};
        deck.fighters.back().picture = {"sign", {}};
        for (CardDef &card : deck.cards)
            card.picture = {"photo", {0.1, 0.1, 0.8, 0.5}};
        deck.back = {"back", {}};
        QVERIFY(io::saveDeck(path("own.json").toStdString(), deck, diagnostics));
        Battlefield board = io::Library().battlefield("greenwood", diagnostics).value();
        board.pictures = {{"map", photo(5000, 3600)}};
        board.ground = {"map", board.width / 2, board.height / 2, board.width * 1.02, 0.8};
        QVERIFY(io::saveBattlefield(path("board.json").toStdString(), board, diagnostics));
    }

    void isFineEnough_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("most"); ///< images in the file: none twice
        QTest::addRow("cards") << QStringList{"cards", path("own.json"), "--backs", "long"} << 6;
        QTest::addRow("sheet") << QStringList{"sheet", path("own.json")} << 4;
        QTest::addRow("tokens") << QStringList{"tokens", path("own.json")} << 6;
        QTest::addRow("board") << QStringList{"board", path("board.json")} << 1;
    }
    void isFineEnough() {
        QFETCH(QStringList, words);
        QFETCH(int, most);
        const QString file = path("out.pdf");
        QCOMPARE(runPrintCommand(words + QStringList{"--out", file}), kDone);
        const auto found = resolutions(file);
        QVERIFY(!found.empty());
        for (const auto &[across, down] : found)
            QVERIFY2(across >= 300 && down >= 300, qPrintable(QStringLiteral("%1 by %2").arg(across).arg(down)));
        QProcess process;
        process.start(QStringLiteral("pdfimages"), {QStringLiteral("-list"), file});
        process.waitForFinished();
        QSet<QString> objects;
        for (const QString &line : QString::fromUtf8(process.readAllStandardOutput()).split(u'\n').mid(2))
            if (const QStringList fields = line.split(u' ', Qt::SkipEmptyParts); fields.size() > 13)
                objects.insert(fields[10]);
        QVERIFY2(objects.size() <= most, qPrintable(QString::number(objects.size())));
        QVERIFY(QFileInfo(file).size() < 6'000'000);
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestPictures)
#include "tst_pictures.moc"
