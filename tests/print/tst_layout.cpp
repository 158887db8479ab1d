// SPDX-License-Identifier: MIT
//
// The arithmetic of the print studio in numbers: lines of text with made-up letters, heights of rows, places of cards,
// parts of a poster, calibration.
#include "app/print/board_sheet.h"
#include "app/print/card_sheet.h"
#include "app/print/deck_facts.h"
#include "app/print/deck_sheet.h"
#include "app/print/page_painter.h"
#include "app/print/pdf_text.h"
#include "app/print/sheet_bands.h"
#include "app/print/token_pieces.h"
#include "tests/support/content.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QTransform>

#include <cmath>
#include <numeric>

using namespace champclos;
using namespace champclos::app::print;

namespace {

/// Every letter is half an em wide, bold ones a little more.
class PlainMeasure final : public TextMeasure {
public:
    double advance(const QString &text, Face face) const override {
        return static_cast<double>(text.size()) * (face == Face::SansBold ? 0.6 : 0.5);
    }
};

constexpr double kPoints = 1 / kMmPerPoint; ///< an em of 1 mm: a letter is 0.5 mm

QStringList texts(const std::vector<TextLine> &lines) {
    QStringList result;
    for (const TextLine &line : lines) {
        QString text;
        for (const Run &run : line.runs)
            text += run.text;
        result.append(text);
    }
    return result;
}

QStringList set(const QString &text, double width) {
    return texts(setLines({{text, Face::Sans, kInk}}, width, kPoints, PlainMeasure()));
}

bool isNear(double a, double b) { return std::abs(a - b) < 1e-6; }
bool isNear(const QRectF &a, const QRectF &b) {
    return isNear(a.x(), b.x()) && isNear(a.y(), b.y()) && isNear(a.width(), b.width()) &&
           isNear(a.height(), b.height());
}

} // namespace

class TestLayout : public QObject {
    Q_OBJECT

private slots:
    void linesBreakAtSpaces() {
        QCOMPARE(set("one two three", 3.5), QStringList({"one two", "three"}));
        QCOMPARE(set("one two three", 100), QStringList({"one two three"}));
        QCOMPARE(set("", 10), QStringList());
    }

    void spacesThatDoNotBreak() {
        QCOMPARE(set(QStringLiteral("take 8\u00A0damage"), 4), QStringList({"take", QStringLiteral("8\u00A0damage")}));
    }

    void wordsTooLongAreParted() { QCOMPARE(set("abcdefghij", 2), QStringList({"abcd", "efgh", "ij"})); }

    void linesBreakBehindHyphens() { QCOMPARE(set("mehr Hors-la-loi", 5), QStringList({"mehr Hors-", "la-loi"})); }

    void bulletsHang() {
        const std::vector<TextLine> lines =
            setLines({{QStringLiteral("• one two three"), Face::Sans, kInk}}, 4.5, kPoints, PlainMeasure());
        QCOMPARE(texts(lines), QStringList({QStringLiteral("• one two"), "three"}));
        QCOMPARE(lines[1].runs[0].x, 1.0);
        QVERIFY(!lines[0].isParagraphStart);
    }

    void facesFollowEachOther() {
        const std::vector<TextLine> lines =
            setLines({{"ab ", Face::SansBold, kInk}, {"cd", Face::Sans, kInk}}, 100, kPoints, PlainMeasure());
        QCOMPARE(lines.size(), 1U);
        QCOMPARE(lines[0].runs.size(), 2U);
        QVERIFY(isNear(lines[0].runs[1].x, 1.8)); // two bold letters and a bold space
        QVERIFY(isNear(lines[0].width, 2.8));
    }

    void noWordIsLeftAlone() {
        QCOMPARE(set("aaaaaaaa bbbbbbbb cccccccc dd", 13.0), QStringList({"aaaaaaaa bbbbbbbb", "cccccccc dd"}));
    }

    void noFewWordsAreLeftAloneInAWideColumn() {
        const QStringList lines = set("aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll or little", 30);
        QCOMPARE(lines.size(), 2);
        QVERIFY2(lines[1].size() > 9, qPrintable(lines[1]));
    }

    void linesNeverExceedTheirWidth() {
        const QString text =
            QStringLiteral("Nach dem Kampf: Verteidigungskartenstapelumkehrung, und/oder wieder von vorn "
                           "mit 8\u00A0Schaden, bis niemand mehr steht.");
        for (double width = 1; width < 30; width += 0.7)
            for (const TextLine &line : setLines({{text, Face::Sans, kInk}}, width, kPoints, PlainMeasure()))
                QVERIFY(line.width <= width + 1e-6);
    }

    void rowsShareAPage() {
        QCOMPARE(sharedHeights({10, 10, 10}, 100, 20), std::vector<double>({20, 20, 20}));
        const std::vector<double> shared = sharedHeights({30, 10, 10}, 60, 44);
        QVERIFY(isNear(shared[0], 30));
        QVERIFY(isNear(shared[1], 15));
        QVERIFY(isNear(std::accumulate(shared.begin(), shared.end(), 0.0), 60));
    }

    void nineCardsOnAPage() {
        const CardGrid a4(sizeOf(Paper::A4), {63, 88});
        QCOMPARE(a4.capacity(), 9);
        QVERIFY(isNear(a4.block(), {6, 12, 198, 273}));
        QVERIFY(isNear(a4.front(0), {7.5, 13.5, 63, 88}));
        QVERIFY(isNear(a4.front(4), {73.5, 104.5, 63, 88}));
        const CardGrid letter(sizeOf(Paper::Letter), {63, 88});
        QCOMPARE(letter.capacity(), 9);
        QVERIFY(letter.block().top() >= 3);
        QCOMPARE(CardGrid(sizeOf(Paper::A4), {250, 88}).capacity(), 0);
    }

    void backsMeetTheirFronts_data() {
        QTest::addColumn<int>("paper");
        QTest::addRow("a4") << 0;
        QTest::addRow("letter") << 1;
    }
    void backsMeetTheirFronts() {
        QFETCH(int, paper);
        const QSizeF page = sizeOf(static_cast<Paper>(paper));
        const CardGrid grid(page, {63, 88});
        for (int index = 0; index < grid.capacity(); ++index) {
            // Turning a sheet over its long edge swaps left and right; over its short edge, top and bottom.
            const QRectF front = grid.front(index);
            const QRectF overLong(page.width() - front.right(), front.top(), 63, 88);
            const QRectF overShort(front.left(), page.height() - front.bottom(), 63, 88);
            QVERIFY(isNear(grid.back(index, Backs::LongEdge), overLong));
            QVERIFY(isNear(grid.back(index, Backs::ShortEdge), overShort));
        }
        QVERIFY(isNear(grid.back(0, Backs::LongEdge), grid.front(2)));
        QVERIFY(isNear(grid.back(0, Backs::ShortEdge), grid.front(6)));
    }

    void everyCopyHasAFrontAndABack() {
        const FontMeasure measure;
        CardOptions options;
        const Document document = cardSheets(test::deckNamed("medusa"), options, measure);
        QCOMPARE(document.pages.size(), 8U);
        const QSizeF page = sizeOf(Paper::A4);
        int fronts = 0;
        int backs = 0;
        for (std::size_t sheet = 0; sheet < document.pages.size(); sheet += 2) {
            std::map<std::pair<int, int>, QString> mirrored;
            for (const Mark &mark : document.pages[sheet].marks)
                if (const auto *picture = std::get_if<PictureMark>(&mark);
                    picture && picture->what.startsWith("front ")) {
                    ++fronts;
                    mirrored[{qRound(10 * (page.width() - picture->rect.right())), qRound(10 * picture->rect.top())}] =
                        picture->what.mid(6);
                }
            for (const Mark &mark : document.pages[sheet + 1].marks)
                if (const auto *picture = std::get_if<PictureMark>(&mark);
                    picture && picture->what.startsWith("back ")) {
                    ++backs;
                    const auto place = std::pair(qRound(10 * picture->rect.left()), qRound(10 * picture->rect.top()));
                    QCOMPARE(picture->what.mid(5), mirrored[place]);
                }
        }
        QCOMPARE(fronts, 30);
        QCOMPARE(backs, 30);
    }

    void cardsComeInTheOrderOfTheSheet() {
        const DeckDef deck = test::deckNamed("medusa");
        CardOptions options;
        options.backs = Backs::None;
        QStringList wanted;
        for (const CardDef &card : sortedForSheet(deck.cards))
            for (int copy = 0; copy < card.copies; ++copy)
                wanted.append(QStringLiteral("front ") + QString::fromStdString(card.id));
        QStringList found;
        for (const Page &page : cardSheets(deck, options, PlainMeasure()).pages)
            for (const Mark &mark : page.marks)
                if (const auto *picture = std::get_if<PictureMark>(&mark))
                    found.append(picture->what);
        QCOMPARE(found, wanted);
        QCOMPARE(found.size(), 30);
    }

    void singleCardsHaveThreeMillimetresMore() {
        CardOptions options;
        options.isSingle = true;
        options.backs = Backs::None;
        const Document document = cardSheets(test::deckNamed("medusa"), options, FontMeasure());
        QCOMPARE(document.pages.size(), 30U);
        QCOMPARE(document.pages[0].size, QSizeF(69, 94));
    }

    void postersAreTrueToSize() {
        const Battlefield board = test::boardNamed("greenwood");
        const QSizeF poster = posterSize(board, 30);
        QVERIFY(isNear(poster.width() / board.width * 68, 30)); // a space is 68 units wide
        const Tiling tiling = tilingOf(sizeOf(Paper::A4), poster);
        QCOMPARE(tiling.sheets(), 4);
        // Neighbours show the same strip, and all together the whole board.
        QVERIFY(isNear(tiling.part(0, 0).right() - tiling.part(1, 0).left(), kOverlap));
        QVERIFY(isNear(tiling.part(0, 0).bottom() - tiling.part(0, 1).top(), kOverlap));
        QVERIFY(isNear(tiling.part(0, 0).united(tiling.part(1, 1)), QRectF(QPointF(), poster)));
        QCOMPARE(tilingOf(sizeOf(Paper::A4), {100, 100}).sheets(), 1);
    }

    /// Every part fits its sheet, and few spaces lie under a seam: none where the board leaves room for one.
    void seamsAvoidSpaces() {
        int cut = 0;
        int cutBefore = 0;
        for (const char *name : test::kBoardNames) {
            const Battlefield board = test::boardNamed(name);
            const std::vector<Disc> spaces = posterSpaces(board, 30);
            const auto seamsThrough = [&](const Tiling &tiling) {
                int count = 0;
                for (const Disc &space : spaces) {
                    bool isCut = false;
                    for (std::size_t column = 1; column < tiling.xs.size(); ++column)
                        isCut |= std::abs(tiling.xs[column] + kOverlap / 2 - space.centre.x()) < space.radius;
                    for (std::size_t row = 1; row < tiling.ys.size(); ++row)
                        isCut |= std::abs(tiling.ys[row] + kOverlap / 2 - space.centre.y()) < space.radius;
                    count += isCut ? 1 : 0;
                }
                return count;
            };
            const QSizeF poster = posterSize(board, 30);
            const Tiling blind = tilingOf(sizeOf(Paper::A4), poster);
            const Tiling tiling = tilingOf(sizeOf(Paper::A4), poster, spaces);
            QCOMPARE(tiling.sheets(), blind.sheets());
            for (int column = 0; column < tiling.columns(); ++column)
                for (int row = 0; row < tiling.rows(); ++row) {
                    const QRectF part = tiling.part(column, row);
                    QVERIFY(part.width() <= tiling.window.width() + 1e-6);
                    QVERIFY(part.height() <= tiling.window.height() + 1e-6);
                }
            QVERIFY(seamsThrough(tiling) <= seamsThrough(blind));
            cut += seamsThrough(tiling);
            cutBefore += seamsThrough(blind);
        }
        qInfo("%d spaces under seams, %d without looking", cut, cutBefore);
        QVERIFY(cut * 2 <= cutBefore);
        // Two columns of spaces with a lane between them: the seam goes through the lane.
        const std::vector<Disc> lane = {{{60, 100}, 15}, {{170, 100}, 15}};
        const Tiling tiling = tilingOf(sizeOf(Paper::A4), {230, 240}, lane);
        QCOMPARE(tiling.columns(), 2);
        QVERIFY(std::abs(tiling.xs[1] + kOverlap / 2 - 60) > 15 && std::abs(tiling.xs[1] + kOverlap / 2 - 170) > 15);
    }

    void dialsGoRound() {
        const auto numbers = dialNumbers(3);
        QCOMPARE(numbers.size(), 4U);
        QCOMPARE(numbers[1].second, 90.0);
    }

    void calibrationMakesUpForThePrinter() {
        Calibration calibration;
        calibration.widthOf100 = 98;
        calibration.heightOf100 = 101;
        // What this printer does to what it gets: scale, then shift. The cross at 20, 20 comes out at 20.6, 18.2.
        const QTransform printer = QTransform::fromScale(0.98, 1.01) * QTransform::fromTranslate(1, -2);
        calibration.offset =
            printer.map(QPointF(kCrossFromEdge, kCrossFromEdge)) - QPointF(kCrossFromEdge, kCrossFromEdge);
        const QTransform correction = corrected(calibration);
        const QPointF point = printer.map(correction.map(QPointF(100, 50)));
        QVERIFY(isNear(point.x(), 100) && isNear(point.y(), 50));
    }

    void ligaturesStandForTheirLetters() {
        // s-i-ffl-e: the three letters became glyph 99.
        const QList<quint32> nominal = {1, 2, 3, 3, 4, 5};
        QCOMPARE(lettersOfGlyphs("siffle", nominal, {1, 2, 99, 5}), QList<QString>({"s", "i", "ffl", "e"}));
        QCOMPARE(lettersOfGlyphs("si", {1, 2}, {1, 2}), QList<QString>({"s", "i"}));
        QCOMPARE(lettersOfGlyphs("si", {1, 2}, {1, 2, 3}), QList<QString>());
    }
};

CHAMPCLOS_TEST(TestLayout)
#include "tst_layout.moc"
