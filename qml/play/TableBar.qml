// SPDX-License-Identifier: MIT
//
// The bar over the table: brand and turn, the question with its answers, the tools. Nothing of it leaves it.
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property GameSession session
    required property bool isTest ///< of a workshop, where the game leads back to
    required property string lessonTitle ///< of a lesson, which one can leave and not undo
    readonly property bool isLesson: lessonTitle !== ""
    required property bool hasResults ///< of a game that is over, put aside
    required property bool isSmall
    required property real gap
    required property real promptLeft
    required property real promptRight ///< where the column of the board ends
    required property bool hasLogButton
    required property bool isLogOpen
    readonly property alias prompt: question
    readonly property alias menuAnchor: menuTool
    default property alias menu: menuTool.data
    signal homeRequested
    signal rulesRequested(string rule)
    signal logRequested
    signal menuRequested
    signal resultsRequested
    signal cardRead(var face)
    signal pointedAt(int index, rect place)

    height: Math.round((isSmall ? 54 : 64) * Theme.unit)
    color: Theme.bar

    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 2 * Theme.unit
        color: Theme.barLine
    }
    Item {
        id: brand

        x: root.gap
        width: root.promptLeft - 2 * root.gap
        height: parent.height - 2 * Theme.unit
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Champclos: home page")
        Accessible.onPressAction: root.homeRequested()
        Keys.onReturnPressed: root.homeRequested()
        Keys.onSpacePressed: root.homeRequested()

        IconItem {
            id: crest

            anchors { left: parent.left; leftMargin: root.isSmall ? 0 : Theme.space1; verticalCenter: parent.verticalCenter }
            name: "champclos"
            width: Math.round((root.isSmall ? 28 : 34) * Theme.unit)
            height: width
        }
        Text {
            id: wordmark

            anchors { left: crest.right; leftMargin: root.isSmall ? Theme.space1 : Theme.space2; bottom: parent.verticalCenter; bottomMargin: -Math.round(7 * Theme.unit) }
            text: "Champclos"
            color: Theme.barText
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Math.round((root.isSmall ? 21 : 24) * Theme.unit)
        }
        Text {
            anchors { left: wordmark.left; right: parent.right; rightMargin: root.isSmall ? -Theme.space1 : 0; top: wordmark.bottom; topMargin: -Math.round(5 * Theme.unit) }
            objectName: "turnLine"
            text: root.isLesson ? root.lessonTitle : root.session.table.view.turnNumber > 0 ? qsTr("Turn %1 · %2").arg(root.session.table.view.turnNumber).arg(root.session.table.view.board.name)
                                              : qsTr("Setup · %1").arg(root.session.table.view.board.name)
            color: Theme.barMuted
            font.family: Theme.sans
            font.pixelSize: Math.round(13 * Theme.unit)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(11 * Theme.unit)
            textFormat: Text.PlainText
        }
        FocusRing { target: brand }
        TapHandler { onTapped: root.homeRequested() }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }
    PromptBar {
        id: question

        x: root.promptLeft - (width - narrowWidth)
        y: Math.round((root.isSmall ? 4 : 6) * Theme.unit)
        narrowWidth: Math.min(root.promptRight, tools.x - root.gap) - root.promptLeft
        spareWidth: root.isSmall ? root.promptLeft - 2 * root.gap - crest.width : 0 // over the name of the game
        width: narrowWidth + (isWide ? spareWidth : 0)
        leastHeight: root.height - 2 * y
        session: root.session
        onRuleRequested: rule => root.rulesRequested(rule)
        onCardRead: face => root.cardRead(face)
        onPointedAt: (index, place) => root.pointedAt(index, place)
    }
    Row {
        id: tools

        readonly property real need: root.isLesson ? width - Theme.space6 : undo.implicitWidth + hint.implicitWidth + rules.implicitWidth + menuTool.implicitWidth

        x: Math.min(root.promptRight + root.gap, root.width - root.gap - implicitWidth)
        width: root.width - root.gap - x
        height: parent.height - 2 * Theme.unit
        spacing: root.isSmall ? 2 : Math.max(Theme.space1, (root.width - root.gap - (root.promptRight + root.gap) - need) / 3)

        BarTool {
            objectName: "backToWorkshop"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.isTest
            text: qsTr("Workshop", "back to it, short, under its picture")
            iconName: "back"
            tip: qsTr("Back to the workshop")
            onClicked: root.homeRequested()
        }
        BarTool {
            objectName: "resultsButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasResults
            text: qsTr("Results")
            iconName: "trophy"
            onClicked: root.resultsRequested()
        }
        BarTool {
            id: undo

            objectName: "undoButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.isLesson
            text: qsTr("Undo", "short, under its picture")
            iconName: "undo"
            tip: root.session.canUndo ? qsTr("Take back the last decision (Ctrl+Z)") : root.session.undoReason
            enabled: root.session.canUndo
            onClicked: root.session.undo()
        }
        BarTool {
            id: hint

            objectName: "hintButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.isLesson
            text: qsTr("Hint")
            iconName: "hint"
            tip: qsTr("What the computer would do, and why (H)")
            enabled: root.session.isHumanTurn && !root.session.isHinting
            onClicked: root.session.askHint()
        }
        BarTool {
            objectName: "logButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.hasLogButton
            text: qsTr("Log")
            iconName: "log"
            tip: qsTr("What has happened (L)")
            checked: root.isLogOpen
            onClicked: root.logRequested()
        }
        BarTool {
            id: rules

            objectName: "rulesButton"
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Rules")
            iconName: "rules"
            tip: qsTr("The rule book (F1)")
            onClicked: root.rulesRequested("")
        }
        BarTool {
            id: menuTool

            objectName: "menuButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.isLesson
            text: qsTr("Menu")
            iconName: "menu"
            onClicked: root.menuRequested()
        }
        BarTool {
            objectName: "leaveButton"
            anchors.verticalCenter: parent.verticalCenter
            visible: root.isLesson
            text: qsTr("Leave", "a lesson")
            iconName: "close"
            tip: qsTr("Back to the lessons; you can go on here later (Esc)")
            onClicked: root.homeRequested()
        }
    }
}
