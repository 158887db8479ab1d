// SPDX-License-Identifier: MIT
//
// The battlefield workshop by real clicks and keys: from an empty board to one that is saved, opened again and played
// to the end by two bots.
import QtQuick
import QtTest
import Champclos.Battlefields
import Champclos.Editor

Item {
    id: root

    width: 1440
    height: 900

    Component {
        id: pageComponent

        BattlefieldsPage { anchors.fill: parent }
    }
    TestCase {
        id: test

        property var page: null
        property var canvas: null
        readonly property var editor: BattlefieldWorkbench.editor
        readonly property var document: editor.document

        name: "BattlefieldWorkshop"
        when: windowShown

        function init() {
            document.abandon();
            document.startNew();
            BattlefieldWorkbench.isOpen = false;
            editor.tool = BattlefieldEditor.Select;
            page = createTemporaryObject(pageComponent, root);
            verify(page);
            waitForRendering(page);
        }
        function click(name) {
            const item = findChild(page, name);
            verify(item, name);
            wait(20); // what appeared a moment ago gets its place
            mouseClick(item);
        }
        function openEmpty() {
            click("newButton");
            canvas = findChild(page, "canvas");
            waitForRendering(canvas);
        }
        function at(x, y) { return canvas.toItem(x, y); }
        function clickBoard(x, y) { mouseClick(canvas, at(x, y).x, at(x, y).y); }
        /// Presses on the first place, goes over the others in steps, lets go on the last.
        function dragBoard(places) {
            const start = at(places[0][0], places[0][1]);
            mousePress(canvas, start.x, start.y);
            for (let i = 1; i < places.length; ++i)
                for (let step = 1; step <= 5; ++step) {
                    const x = places[i - 1][0] + (places[i][0] - places[i - 1][0]) * step / 5;
                    const y = places[i - 1][1] + (places[i][1] - places[i - 1][1]) * step / 5;
                    mouseMove(canvas, at(x, y).x, at(x, y).y);
                }
            const end = at(places[places.length - 1][0], places[places.length - 1][1]);
            mouseRelease(canvas, end.x, end.y);
        }
        function place(column, row) { return [125 + 250 * column, 125 + 225 * row]; }
        function addSpaces(zone, places) {
            click("zone-" + zone);
            for (const spot of places)
                clickBoard(spot[0], spot[1]);
        }
        function drawTwelve() {
            click("tool-add-space");
            addSpaces(0, [place(0, 0), place(0, 1), place(0, 2), place(1, 0), place(1, 1)]);
            addSpaces(1, [place(1, 2), place(2, 0)]);
            addSpaces(2, [place(2, 1), place(2, 2), place(3, 0), place(3, 1), place(3, 2)]);
            click("tool-zone");
            click("zone-1");
            dragBoard([place(1, 1), place(2, 1)]);
            click("tool-connect");
            for (let row = 0; row < 3; ++row)
                dragBoard([place(0, row), place(1, row), place(2, row), place(3, row)]);
            for (let column = 0; column < 4; ++column)
                dragBoard([place(column, 0), place(column, 1), place(column, 2)]);
            click("tool-start-flag");
            clickBoard(place(0, 0)[0], place(0, 0)[1]);
            clickBoard(place(3, 2)[0], place(3, 2)[1]);
        }

        function test_fromNothingToAGame() {
            openEmpty();
            compare(editor.spaceCount, 0);
            verify(document.problems.count > 0);
            drawTwelve();
            compare(editor.spaceCount, 12);
            compare(editor.zoneCount, 3);
            compare(document.problems.count, 0);
            verify(findChild(page, "noProblems").visible);
            verify(findChild(page, "testButton").enabled);
            verify(document.isDirty);

            click("saveButton");
            compare(document.isDirty, false);
            verify(document.path !== "");
            const path = document.path;

            findChild(page, "workshop").shelfRequested();
            compare(BattlefieldWorkbench.isOpen, false);
            waitForRendering(page);
            click("own-0");
            compare(BattlefieldWorkbench.isOpen, true);
            compare(document.path, path);
            compare(editor.spaceCount, 12);
            compare(document.problems.count, 0);

            const bots = BattlefieldWorkbench.run;
            verify(BattlefieldWorkbench.startBalance(["medusa", "bigfoot"], 2, "random", 1));
            tryCompare(bots, "isRunning", false, 60000);
            compare(bots.isFinished, true);
            compare(bots.games, 2);
            compare(bots.seats.count, 2);
        }

        function test_everythingIsUndoneByTheButton() {
            openEmpty();
            drawTwelve();
            for (let step = 0; step < 100 && document.canUndo; ++step)
                click("undoButton");
            compare(document.canUndo, false);
            compare(editor.spaceCount, 0);
            compare(document.isDirty, false);
        }

        function test_keysChooseToolsAndUndo() {
            openEmpty();
            canvas.forceActiveFocus();
            keyClick(Qt.Key_L);
            compare(editor.tool, BattlefieldEditor.Line);
            keyClick(Qt.Key_S);
            compare(editor.tool, BattlefieldEditor.Space);
            keyClick(Qt.Key_Left);
            keyClick(Qt.Key_Return);
            compare(editor.spaceCount, 1);
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            compare(editor.spaceCount, 0);
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(editor.spaceCount, 1);
            keyClick(Qt.Key_V);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            compare(editor.selectionCount, 1);
            keyClick(Qt.Key_Delete);
            compare(editor.spaceCount, 0);
        }

        function test_lettersInAFieldAreText() {
            openEmpty();
            const field = findChild(page, "boardName-en");
            verify(field);
            mouseClick(field);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            keyClick("l");
            keyClick("z");
            compare(editor.tool, BattlefieldEditor.Select);
            compare(editor.name("en"), "lz");
            compare(document.undoText, "Rename battlefield");
        }

        function test_unsavedWorkIsAskedFor() {
            openEmpty();
            click("tool-add-space");
            clickBoard(300, 300);
            findChild(page, "workshop").newRequested();
            compare(editor.spaceCount, 1); // nothing happens before the answer
            page.proceed();
            compare(editor.spaceCount, 0);
        }

        function test_aDamagedFileChangesNothing() {
            openEmpty();
            click("tool-add-space");
            clickBoard(300, 300);
            page.openFile("/no/such/file.json"); // dropped on the window: first it asks
            tryVerify(() => findChild(page, "unsavedDialog").opened);
            compare(document.fileProblems.count, 0);
            page.proceed();
            compare(editor.spaceCount, 1);
            verify(document.fileProblems.count > 0);
        }

        function test_theTestGameGetsAPath() {
            openEmpty();
            drawTwelve();
            const spy = createTemporaryQmlObject("import QtTest; SignalSpy { signalName: \"testRequested\" }", page);
            spy.target = page;
            click("testButton");
            compare(spy.count, 1);
            verify(spy.signalArguments[0][0] !== "");
            verify(document.isDirty);
        }
    }
}
