// SPDX-License-Identifier: MIT
//
// The tools of the battlefield workshop by press, move and release, and by keys alone; no window.
#include "editor/battlefield/battlefield_editor.h"
#include "editor/battlefield/board_canvas.h"
#include "editor/document/recovery.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace champclos;
using namespace champclos::editor;
using Editor = BattlefieldEditor;

namespace {

void click(Editor &editor, double x, double y, Qt::KeyboardModifiers modifiers = {}) {
    editor.press(x, y, static_cast<int>(modifiers));
    editor.release(x, y, static_cast<int>(modifiers));
}

void drag(Editor &editor, const QList<QPointF> &way, Qt::KeyboardModifiers modifiers = {}) {
    editor.press(way.front().x(), way.front().y(), static_cast<int>(modifiers));
    for (qsizetype index = 1; index < way.size(); ++index)
        for (int step = 1; step <= 4; ++step) {
            const QPointF at = way[index - 1] + (way[index] - way[index - 1]) * step / 4;
            editor.move(at.x(), at.y(), static_cast<int>(modifiers));
        }
    editor.release(way.back().x(), way.back().y(), static_cast<int>(modifiers));
}

/// Three spaces in a row, 200 apart, without zones.
void threeSpaces(Editor &editor) {
    editor.setProperty("paintsNew", false);
    editor.setTool(Editor::Space);
    for (const double x : {200.0, 400.0, 600.0})
        click(editor, x, 300);
    editor.clearSelection();
    editor.setTool(Editor::Select);
}

QPointF at(const Editor &editor, int space) { return pointOf(editor.board().spaces[static_cast<std::size_t>(space)]); }

} // namespace

class TestBattlefieldTools : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { setRecoveryFolder(m_folder.path()); }

    void spaceToolAddsAndMoves() {
        Editor editor;
        editor.setTool(Editor::Space);
        editor.press(203, 297);
        QCOMPARE(at(editor, 0), QPointF(200, 300)); // on the grid
        editor.move(252, 349);
        QCOMPARE(at(editor, 0), QPointF(250, 350));
        editor.release(252, 349);
        QCOMPARE(editor.board().spaces[0].zones, std::vector<ZoneId>{ZoneId(0)});
        QCOMPARE(editor.currentSpace(), 0);
        editor.document()->undo(); // one gesture, one step
        QVERIFY(editor.board().spaces.empty());
        QVERIFY(!editor.document()->canUndo());
    }

    void spaceToolTakesHoldOfWhatIsThere() {
        Editor editor;
        threeSpaces(editor);
        editor.setTool(Editor::Space);
        drag(editor, {{200, 300}, {200, 500}});
        QCOMPARE(spaceCount(editor.board()), 3);
        QCOMPARE(at(editor, 0), QPointF(200, 500));
    }

    void spacesOfAChainAreJoined() {
        Editor editor;
        editor.setProperty("joinsNew", true);
        editor.setTool(Editor::Space);
        for (const double x : {100.0, 300.0, 500.0})
            click(editor, x, 100);
        QCOMPARE(editor.board().lines.size(), 2U);
    }

    void selectByClickShiftAndMarquee() {
        Editor editor;
        threeSpaces(editor);
        click(editor, 400, 300);
        QCOMPARE(editor.currentSpace(), 1);
        click(editor, 600, 300, Qt::ShiftModifier);
        QCOMPARE(editor.selectionCount(), 2);
        click(editor, 400, 300, Qt::ShiftModifier);
        QCOMPARE(editor.currentSpace(), 2);
        drag(editor, {{100, 200}, {450, 400}});
        QCOMPARE(editor.selectionCount(), 2);
        drag(editor, {{550, 200}, {650, 400}}, Qt::ShiftModifier);
        QCOMPARE(editor.selectionCount(), 3);
        QVERIFY(editor.overlay().marquee.isNull());
        click(editor, 50, 50);
        QCOMPARE(editor.selectionCount(), 0);
        QVERIFY(editor.document()->undoText() == QStringLiteral("Add space")); // selecting is no edit
    }

    void draggingMovesAllThatIsSelected() {
        Editor editor;
        threeSpaces(editor);
        drag(editor, {{100, 200}, {450, 400}});
        editor.press(200, 300);
        editor.move(202, 301); // below the threshold: still a click
        QCOMPARE(at(editor, 0), QPointF(200, 300));
        editor.move(300, 500);
        editor.release(300, 500);
        QCOMPARE(at(editor, 0), QPointF(300, 500));
        QCOMPARE(at(editor, 1), QPointF(500, 500));
        QCOMPARE(at(editor, 2), QPointF(600, 300));
        editor.document()->undo();
        QCOMPARE(at(editor, 0), QPointF(200, 300));
        QCOMPARE(at(editor, 1), QPointF(400, 300));
    }

    void snappingLinesUpAndShowsDistances() {
        Editor editor;
        threeSpaces(editor);
        editor.press(600, 300);
        editor.move(408, 484);
        QCOMPARE(at(editor, 2), QPointF(400, 475)); // x by the other space, y by the grid
        QCOMPARE(editor.overlay().guides.size(), 1);
        QCOMPARE(editor.overlay().gaps.size(), 1);
        QCOMPARE(editor.overlay().gaps[0].length, 175);
        QVERIFY(editor.status().contains(QStringLiteral("2")));
        editor.move(408, 484, Qt::ShiftModifier); // one modifier turns snapping round
        QCOMPARE(at(editor, 2), QPointF(408, 484));
        QVERIFY(editor.overlay().guides.isEmpty());
        editor.release(408, 484);
        editor.setProperty("snapping", false);
        drag(editor, {{408, 484}, {411, 333}});
        QCOMPARE(at(editor, 2), QPointF(411, 333));
    }

    void escapeGivesADragBack() {
        Editor editor;
        threeSpaces(editor);
        editor.press(200, 300);
        editor.move(300, 600);
        editor.key(Qt::Key_Escape);
        QCOMPARE(at(editor, 0), QPointF(200, 300));
        QCOMPARE(editor.document()->undoText(), QStringLiteral("Add space"));
    }

    void linesByDragAndByClicks() {
        Editor editor;
        threeSpaces(editor);
        editor.setTool(Editor::Line);
        drag(editor, {{200, 300}, {400, 300}, {600, 300}});
        QCOMPARE(editor.board().lines.size(), 2U);
        editor.document()->undo(); // the chain is one gesture
        QCOMPARE(editor.board().lines.size(), 0U);
        click(editor, 200, 300);
        editor.hover(300, 400);
        QVERIFY(!editor.overlay().rubber.isNull());
        click(editor, 600, 300);
        QCOMPARE(editor.board().lines.size(), 1U);
        editor.cancel();
        drag(editor, {{600, 300}, {650, 500}, {200, 300}});
        QCOMPARE(editor.board().lines.size(), 0U); // the same way again takes it away
        drag(editor, {{200, 300}, {200, 600}});
        QCOMPARE(editor.board().lines.size(), 0U);
        QVERIFY(editor.overlay().rubber.isNull());
    }

    void aLineIsSelectedAndDeleted() {
        Editor editor;
        threeSpaces(editor);
        editor.setTool(Editor::Line);
        drag(editor, {{200, 300}, {400, 300}});
        editor.setTool(Editor::Select);
        click(editor, 300, 303);
        QVERIFY(editor.hasSelectedLine());
        QVERIFY(editor.key(Qt::Key_Delete));
        QVERIFY(editor.board().lines.empty());
    }

    void zonesArePaintedAndErased() {
        Editor editor;
        threeSpaces(editor);
        editor.setTool(Editor::Zone);
        editor.setActiveZone(1);
        drag(editor, {{200, 300}, {600, 300}});
        for (int space = 0; space < 3; ++space)
            QVERIFY(isInZone(editor.board(), SpaceId(space), ZoneId(1)));
        editor.document()->undo();
        QVERIFY(editor.board().spaces[0].zones.empty());
        editor.document()->redo();
        editor.setActiveZone(0);
        click(editor, 200, 300);
        editor.setTool(Editor::Erase);
        click(editor, 200 - 30, 300); // two zones: the first is on the left
        QCOMPARE(editor.board().spaces[0].zones, std::vector<ZoneId>{ZoneId(0)});
        click(editor, 400, 300);
        QVERIFY(editor.board().spaces[1].zones.empty());
    }

    void aRingHoldsFourZones() {
        Editor editor;
        threeSpaces(editor);
        editor.addNewZone();
        editor.addNewZone();
        editor.setTool(Editor::Zone);
        for (int zone = 0; zone < 5; ++zone) {
            editor.setActiveZone(zone);
            click(editor, 200, 300);
        }
        QCOMPARE(editor.board().spaces[0].zones.size(), 4U);
        QVERIFY(editor.status().contains(QStringLiteral("4")));
    }

    void startsStayWithoutGaps() {
        Editor editor;
        threeSpaces(editor);
        editor.setTool(Editor::Start);
        click(editor, 200, 300);
        click(editor, 600, 300);
        QCOMPARE(startNumber(editor.board(), SpaceId(0)), 1);
        QCOMPARE(startNumber(editor.board(), SpaceId(2)), 2);
        click(editor, 200, 300);
        QCOMPARE(startNumber(editor.board(), SpaceId(0)), 0);
        QCOMPARE(startNumber(editor.board(), SpaceId(2)), 1);
        editor.selectSpace(1);
        editor.setCurrentStart(1);
        QCOMPARE(startNumber(editor.board(), SpaceId(1)), 1);
        QCOMPARE(editor.board().starts.size(), 1U);
    }

    void theKeyboardAloneDrawsABoard() {
        Editor editor;
        editor.setTool(Editor::Space);
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            return editor.key(key, static_cast<int>(modifiers));
        };
        QVERIFY(press(Qt::Key_Left)); // a caret appears in the middle
        QVERIFY(press(Qt::Key_Return));
        for (int step = 0; step < 6; ++step)
            press(Qt::Key_Right);
        QVERIFY(press(Qt::Key_Return));
        QCOMPARE(spaceCount(editor.board()), 2);
        editor.setTool(Editor::Line);
        editor.clearSelection();
        QVERIFY(press(Qt::Key_Tab));
        QVERIFY(press(Qt::Key_Return));
        QVERIFY(press(Qt::Key_Tab));
        QVERIFY(press(Qt::Key_Return));
        QVERIFY(isJoined(editor.board(), SpaceId(0), SpaceId(1)));
        QVERIFY(!press(Qt::Key_Tab)); // past the last the focus goes on
        editor.setTool(Editor::Zone);
        QVERIFY(press(Qt::Key_2));
        QCOMPARE(editor.activeZone(), 1);
        QVERIFY(press(Qt::Key_Tab));
        QVERIFY(press(Qt::Key_Return));
        QVERIFY(isInZone(editor.board(), SpaceId(0), ZoneId(1)));
        editor.setTool(Editor::Start);
        QVERIFY(press(Qt::Key_Return));
        QCOMPARE(editor.currentStart(), 1);
        QVERIFY(editor.spokenText().contains(QStringLiteral("start 1")));
        editor.setTool(Editor::Select);
        const QPointF before = at(editor, 0);
        press(Qt::Key_Up);
        press(Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(at(editor, 0), before - QPointF(0, 11));
        editor.document()->undo(); // nudges in a row are one step
        QCOMPARE(at(editor, 0), before);
        QVERIFY(press(Qt::Key_Delete));
        QCOMPARE(spaceCount(editor.board()), 1);
    }

    void fullIsSaidClearly() {
        Editor editor;
        editor.document()->edit({BattlefieldDocument::kContext, "Fill"}, {}, [](Battlefield &board) {
            board.width = board.height = 4000;
            for (int index = 0; index < kMaxSpaces; ++index)
                addSpace(board, {100.0 + 300 * (index % 12), 100.0 + 300 * (index / 12)});
        });
        editor.setTool(Editor::Space);
        click(editor, 3900, 3900);
        QCOMPARE(spaceCount(editor.board()), kMaxSpaces);
        QVERIFY(editor.status().contains(QStringLiteral("128")));
        editor.selectAll();
        QVERIFY(!editor.duplicateSelection());
        QVERIFY(editor.status().contains(QStringLiteral("128")));
        while (editor.addNewZone()) {
        }
        QCOMPARE(zoneCount(editor.board()), kMaxZones);
        QVERIFY(editor.status().contains(QStringLiteral("16")));
    }

    void draggingAFullBoardIsSmooth() {
        Editor editor;
        fill(editor);
        QElapsedTimer timer;
        timer.start();
        editor.press(1000, 1000);
        for (int step = 1; step <= 200; ++step)
            editor.move(1000 + 5 * step, 1000 + 3 * step);
        editor.release(2000, 1600);
        const double each = static_cast<double>(timer.elapsed()) / 200;
        qInfo("%.2f ms for each move of the mouse with 128 spaces", each);
        QVERIFY2(each < (test::kIsSanitized ? 250 : 25), "a drag stutters"); // generous: machines that test are slow
    }

    void paintingAFullBoardIsQuick() {
        Editor editor;
        fill(editor);
        BoardCanvas canvas;
        canvas.setSize({1020, 598});
        canvas.setEditor(&editor);
        QImage image(1020, 598, QImage::Format_ARGB32_Premultiplied);
        QElapsedTimer timer;
        timer.start();
        for (int frame = 0; frame < 20; ++frame) {
            QPainter painter(&image);
            canvas.paint(&painter);
        }
        const double each = static_cast<double>(timer.elapsed()) / 20;
        qInfo("%.2f ms to paint 128 spaces", each);
        QVERIFY2(each < (test::kIsSanitized ? 1200 : 120), "painting is slow");
    }

private:
    static void fill(Editor &editor) {
        editor.document()->edit({BattlefieldDocument::kContext, "Fill"}, {}, [](Battlefield &board) {
            board.width = board.height = 4000;
            for (int index = 0; index < kMaxSpaces; ++index) {
                addSpace(board, {100.0 + 300 * (index % 12), 100.0 + 300 * (index / 12)});
                putInZone(board, SpaceId(index), ZoneId(index % 3));
                if (index % 12 != 0)
                    join(board, SpaceId(index - 1), SpaceId(index));
                if (index >= 12)
                    join(board, SpaceId(index - 12), SpaceId(index));
            }
        });
    }

    QTemporaryDir m_folder;
};

CHAMPCLOS_TEST(TestBattlefieldTools)
#include "tst_battlefield_tools.moc"
