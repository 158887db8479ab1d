// SPDX-License-Identifier: MIT
//
// The sentences of a card, an ability or a spell as blocks, what fits at the focus, and what it says in three languages.
// Mouse: click a slot, click what fits; drag a block by its handle. Keys: Tab and arrows walk, / searches, digits set
// numbers, Delete deletes, Ctrl with an arrow moves.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property EffectEditor editor
    required property string title
    /// What the blocks say so far, in the language of the windows.
    readonly property string spoken: (editor.sentences.find(sentence => sentence.code.toLowerCase() === Qt.locale().name.slice(0, 2)) ?? editor.sentences[0])?.text ?? "" // qmllint disable type
    signal searchRequested

    function takeFocus() {
        area.forceActiveFocus(Qt.OtherFocusReason);
    }
    function activate(path) {
        area.forceActiveFocus(Qt.MouseFocusReason);
        if (path.endsWith(".of"))
            editor.addOption(path);
        else
            editor.focus = path;
    }
    /// The row before which a block dropped at this height goes, or null.
    function rowAt(y) {
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.itemAt(i);
            if (y >= row.y && y < row.y + row.height && row.path !== "" && row.kind !== "when")
                return row;
        }
        return null;
    }
    function showDrop(path, y) {
        const row = rowAt(y);
        dropMark.row = row !== null && row.path !== path ? row : null;
        dropMark.isLegal = dropMark.row !== null && editor.canMoveTo(path, row.path);
    }
    function dropAt(path, y) {
        const row = rowAt(y);
        dropMark.row = null;
        return row !== null && row.path !== path && editor.moveTo(path, row.path);
    }
    /// Digits that follow each other quickly are one number.
    function setDigit(text) {
        if (!/^[0-9]$/.test(text) || !editor.isNumber)
            return false;
        const whole = typing.running && typing.place === editor.focus ? typing.digits + text : text;
        const isSet = editor.setNumber(editor.focus, Number(whole)) || editor.setNumber(editor.focus, Number(text));
        typing.digits = isSet ? whole : text;
        typing.place = editor.focus;
        typing.restart();
        return isSet;
    }

    onSpokenChanged: if (visible) Speech.say(spoken)
    implicitHeight: column.implicitHeight
    Keys.onPressed: event => {
        const isControl = (event.modifiers & Qt.ControlModifier) !== 0;
        event.accepted = true;
        if (event.text === "/" || event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            searchRequested();
        else if (event.key === Qt.Key_Delete || event.key === Qt.Key_Backspace)
            editor.removeAt(editor.focus);
        else if (isControl && (event.key === Qt.Key_Up || event.key === Qt.Key_Down))
            editor.moveBy(editor.statement, event.key === Qt.Key_Up ? -1 : 1);
        else if (event.key === Qt.Key_Down || event.key === Qt.Key_Right)
            editor.walk(1);
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Left)
            editor.walk(-1);
        else if (event.text === "+" || event.text === "-")
            editor.stepNumber(editor.focus, event.text === "+" ? 1 : -1);
        else if (isControl && event.key === Qt.Key_C)
            editor.copyAt(editor.statement);
        else if (isControl && event.key === Qt.Key_V)
            editor.paste();
        else if (isControl && event.key === Qt.Key_D)
            editor.duplicateAt(editor.statement);
        else
            event.accepted = setDigit(event.text);
    }

    Timer {
        id: typing

        property string digits: ""
        property string place: ""

        interval: 900
    }
    ColumnLayout {
        id: column

        width: parent.width
        spacing: Theme.space3

        Item {
            implicitHeight: Math.max(heading.implicitHeight, Theme.buttonHeight)
            Layout.fillWidth: true

            Heading {
                id: heading

                anchors.verticalCenter: parent.verticalCenter
                text: root.title
                wrapMode: Text.NoWrap
            }
            Label {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: root.editor.statement === "" && root.width > 480
                text: qsTr("Click a slot, drag blocks, or press / to search")
                isMuted: true
                size: Label.Caption
                wrapMode: Text.NoWrap
            }
            BlockTools {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                visible: root.editor.statement !== ""
                editor: root.editor
            }
        }
        Item {
            id: area

            implicitHeight: blocks.implicitHeight
            Layout.fillWidth: true
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Tree
            Accessible.name: root.title

            Column {
                id: blocks

                width: parent.width

                Repeater {
                    id: rows

                    model: root.editor.rows

                    BlockBar {
                        width: blocks.width
                        height: implicitHeight
                        editor: root.editor
                        onActivated: path => root.activate(path)
                        onDragging: (path, y) => root.showDrop(path, y)
                        onDragged: (path, y) => root.dropAt(path, y)
                    }
                }
            }
            Rectangle {
                id: dropMark

                property BlockBar row: null
                property bool isLegal: false
                readonly property real indent: row !== null ? row.depth * row.step : 0

                objectName: "dropMark"
                visible: row !== null
                x: indent
                y: row !== null ? row.y + (row.gap - height) / 2 : 0
                width: parent.width - indent
                height: 5
                radius: 2.5
                color: isLegal ? Theme.ink : Theme.redText
                opacity: isLegal ? 1 : 0.55
            }
        }
        SectionHead {
            title: qsTr("Sentence")
            remark: qsTr("written from the blocks")
            Layout.fillWidth: true
            Layout.topMargin: Theme.space1
        }
        SentenceTable {
            sentences: root.editor.sentences
            Layout.fillWidth: true
        }
    }
}
