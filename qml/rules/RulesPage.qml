// SPDX-License-Identifier: MIT
//
// The rule book, and the handbook beside it: contents and search on the left, the text with its drawings on the right.
// `rule` opens it at the section that tells that rule, or at a page of the handbook.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    property string rule: ""
    signal homeRequested
    signal backRequested

    function showRow(row) {
        contents.currentIndex = row;
        contents.positionViewAtIndex(row, ListView.Contain);
        text.positionViewAtIndex(row, ListView.Beginning);
    }
    function turnTo(name) {
        book.book = name;
        showRow(0);
    }
    /// The contents go along with what is being read.
    function follow() {
        const row = text.indexAt(text.width / 2, text.contentY + Theme.space7);
        if (row >= 0)
            contents.currentIndex = row;
    }
    function showRule() {
        const row = rule !== "" ? book.rowOfRule(rule) : -1;
        if (row >= 0)
            showRow(row);
    }

    focus: true
    Component.onCompleted: Qt.callLater(showRule) // qmllint disable type
    onRuleChanged: showRule()
    Keys.onEscapePressed: backRequested()

    RuleBook {
        id: book

        book: root.rule.startsWith("manual:") ? "manual" : "rules"
        language: root.shell.language.code
        library: root.shell.library
        filter: search.words
    }
    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: book.book === "manual" ? qsTr("Handbook") : qsTr("Rules")
        onHomeRequested: root.homeRequested()

        Segments {
            objectName: "books"
            name: qsTr("Book")
            options: [{ value: "rules", text: qsTr("Rules") }, { value: "manual", text: qsTr("Handbook") }]
            value: book.book
            onChosen: name => root.turnTo(name)
        }
        PushButton {
            objectName: "rulesBack"
            text: qsTr("Back")
            kind: PushButton.Commit
            onClicked: root.backRequested()
        }
    }
    RowLayout {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom; margins: Theme.space4 }
        spacing: Theme.space4

        Panel {
            Layout.preferredWidth: Math.min(0.45 * root.width, Math.max(270, 280 * Theme.textScale))
            Layout.fillHeight: true

            ColumnLayout {
                anchors { fill: parent; margins: Theme.space4 }
                spacing: Theme.space3

                InputField {
                    id: search

                    property string words: ""

                    objectName: "ruleSearch"
                    placeholder: book.book === "manual" ? qsTr("Search the handbook") : qsTr("Search the rules")
                    focus: true
                    Layout.fillWidth: true
                    onEdited: text => words = text
                }
                Label {
                    visible: book.count === 0
                    text: qsTr("Nothing found. Try another word.")
                    isMuted: true
                    Layout.fillWidth: true
                }
                ListView {
                    id: contents

                    objectName: "ruleContents"
                    clip: true
                    model: book
                    activeFocusOnTab: true
                    keyNavigationEnabled: true
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Contents")
                    T.ScrollBar.vertical: ScrollMark {}
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Keys.onReturnPressed: root.showRow(currentIndex)
                    Keys.onSpacePressed: root.showRow(currentIndex)

                    delegate: ContentsRow {
                        width: ListView.view.width - Theme.space3
                        isCurrent: ListView.isCurrentItem
                        isFocused: isCurrent && ListView.view.activeFocus
                        onChosen: root.showRow(index)
                    }
                }
            }
        }
        Panel {
            Layout.fillWidth: true
            Layout.fillHeight: true

            ListView {
                id: text

                objectName: "ruleText"
                anchors { fill: parent; margins: Theme.space5; rightMargin: Theme.space3 }
                clip: true
                spacing: Theme.space5
                model: book
                cacheBuffer: 0 // what is made in the background is not called off when a search leaves fewer (Qt 6.4)
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                Accessible.role: Accessible.Document
                Accessible.name: bar.title
                T.ScrollBar.vertical: ScrollMark {}
                onContentYChanged: if (moving) root.follow()
                Keys.onUpPressed: flick(0, 900)
                Keys.onDownPressed: flick(0, -900)

                delegate: RuleText {
                    width: Math.min(ListView.view.width - Theme.space5, 760 * Theme.textScale)
                    x: Math.max(0, (ListView.view.width - Theme.space5 - width) / 2)
                    isWanted: root.rule !== "" && (ids.includes(root.rule) || decks.some(deck => root.rule === "deck:" + deck))
                }
            }
        }
    }
}
