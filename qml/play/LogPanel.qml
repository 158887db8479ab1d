// SPDX-License-Identifier: MIT
//
// What happened, in the viewer's language. Hovering a line shows it on the board.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameTable table
    property string closeText: "" ///< beside its key, where it lies over something else
    signal closed

    function point(line) {
        if (line.isHeading)
            table.view.clearHighlight();
        else
            table.view.highlight(line.spaces, line.fighters);
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Log")

    Heading {
        id: title

        anchors { left: parent.left; top: parent.top; leftMargin: Theme.space3; topMargin: Theme.space2 }
        text: qsTr("Log")
        level: Heading.Name
        Accessible.ignored: true // the list says it
    }
    PushButton {
        anchors { right: parent.right; rightMargin: Theme.space2; verticalCenter: title.verticalCenter }
        objectName: "closeLog"
        visible: root.closeText !== ""
        kind: PushButton.Quiet
        text: root.closeText
        Accessible.name: qsTr("Log") + ": " + root.closeText
        cap: "L"
        onClicked: root.closed()
    }
    Rule { // there is more above it
        anchors { left: list.left; right: list.right; bottom: list.top; rightMargin: Theme.space3 }
        visible: list.contentY > list.originY + 1
        height: Theme.strokeRule
    }
    ListView {
        id: list

        objectName: "logLines"

        property bool isFollowing: true ///< until the reader scrolls back

        /// When the lines that came know how high they are.
        function follow() {
            if (isFollowing)
                Qt.callLater(positionViewAtEnd); // qmllint disable type
        }
        function walk(step) {
            currentIndex = Math.max(0, Math.min(count - 1, currentIndex + step));
            isFollowing = currentIndex === count - 1;
        }
        /// The line that the keyboard is on, on the board.
        function showCurrent() {
            if (activeFocus && currentItem)
                root.point(currentItem);
            else
                root.table.view.clearHighlight();
        }

        anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: parent.bottom; margins: Theme.space2; leftMargin: Theme.space3 }
        clip: true
        spacing: Math.round(6 * Theme.unit)
        model: root.table.tale.log
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        T.ScrollBar.vertical: ScrollMark {}
        onMovementEnded: isFollowing = atYEnd
        onContentHeightChanged: follow()
        onHeightChanged: follow()
        onCountChanged: follow()
        onActiveFocusChanged: {
            if (activeFocus)
                currentIndex = count - 1;
            showCurrent();
        }
        onCurrentIndexChanged: showCurrent()
        Keys.onUpPressed: walk(-1)
        Keys.onDownPressed: walk(1)

        delegate: Item {
            id: line

            required property bool isHeading
            required property string text
            required property int seat
            required property var spaces
            required property var fighters
            required property string accessibleText
            readonly property bool isCurrent: list.activeFocus && ListView.isCurrentItem

            width: ListView.view.width - Theme.space3
            height: words.implicitHeight + (isHeading ? Theme.space1 : 0)
            Accessible.role: Accessible.ListItem
            Accessible.name: accessibleText

            Rectangle {
                visible: !line.isHeading
                width: 4
                height: parent.height
                color: line.seat >= 0 ? (Theme.dark, Theme.seatLine(line.seat)) : Theme.line
            }
            Label {
                id: words

                anchors { left: parent.left; right: parent.right; leftMargin: line.isHeading ? 0 : Theme.space3; bottom: parent.bottom }
                text: line.text
                Accessible.ignored: true // the line says it
                isMuted: line.isHeading
                isStrong: line.isHeading
                size: line.isHeading || root.width < 290 * Theme.unit ? Label.Caption : Label.Control
            }
            Rectangle {
                anchors { fill: words; leftMargin: -Theme.space1; rightMargin: -Theme.space1 }
                z: -1
                visible: line.isCurrent || (!line.isHeading && hover.hovered)
                radius: Theme.radiusChip
                color: Theme.sunk
                border.width: line.isCurrent ? 2 : 0
                border.color: Theme.ink
            }
            HoverHandler {
                id: hover

                onHoveredChanged: hovered ? root.point(line) : list.showCurrent()
            }
        }
    }
}
