// SPDX-License-Identifier: MIT
//
// A deck or a battlefield on a shelf of the library: its picture (the child), its name, whose it is, whether it is
// finished. A click or the focus chooses it, a double click or Enter plays it.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.AbstractButton {
    id: root

    required property string reference
    required property string name
    required property string credit
    required property string source
    required property string problem
    required property bool isPlayable
    property bool isChosen: false
    property bool isCentred: true ///< the words stand in the middle, as under a shield
    property real pictureHeight: 70
    default property alias picture: pictureHolder.data
    signal chosen
    signal opened
    signal menuRequested

    function step(isForward) {
        const next = nextItemInFocusChain(isForward) as ContentTile;
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "content-" + reference.split("/").pop().replace(".json", "")
    text: name
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: words.y + words.implicitHeight + badge.height + 2 * Theme.space3
    Accessible.name: name + ", " + credit + ", " + badge.words + (isPlayable ? "" : ", " + qsTr("unfinished"))
    Accessible.description: problem
    Accessible.onPressAction: { chosen(); opened(); }
    onActiveFocusChanged: if (activeFocus) chosen()
    onClicked: chosen()
    onDoubleClicked: opened()
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()
    Keys.onLeftPressed: step(false)
    Keys.onRightPressed: step(true)
    Keys.onMenuPressed: menuRequested()

    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);
            root.menuRequested();
        }
    }
    background: Panel {
        border.width: root.isChosen ? Theme.strokeActive : Theme.strokePanel
        border.color: root.isChosen || root.hovered ? Theme.ink : Theme.line
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.3) : Theme.surface

        FocusRing { target: root; ringRadius: Theme.radiusPanel }
    }
    contentItem: Item {
        Item {
            id: pictureHolder

            x: Theme.space3
            y: Theme.space3
            width: parent.width - 2 * x
            height: root.pictureHeight
        }
        Column {
            id: words

            x: Theme.space2
            y: pictureHolder.y + pictureHolder.height + Theme.space2
            width: parent.width - 2 * x

            Heading {
                width: parent.width
                text: root.name
                font.pixelSize: Theme.sizeBody + 1
                horizontalAlignment: root.isCentred ? Text.AlignHCenter : Text.AlignLeft
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                text: root.credit
                size: Label.Caption
                isMuted: true
                horizontalAlignment: root.isCentred ? Text.AlignHCenter : Text.AlignLeft
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        SourceBadge {
            id: badge

            x: root.isCentred ? (parent.width - width) / 2 : Theme.space2
            y: parent.height - height - Theme.space2
            source: root.source
        }
    }
    Rectangle {
        visible: !root.isPlayable
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.top }
        width: unfinished.implicitWidth + 2 * Theme.space2
        height: unfinished.implicitHeight + 4
        radius: height / 2
        color: Theme.gold

        Label {
            id: unfinished

            anchors.centerIn: parent
            text: qsTr("unfinished")
            color: "#2A2320"
            size: Label.Caption
            isStrong: true
            Accessible.ignored: true
        }
    }
    Tip {
        text: root.problem
        isWanted: root.hovered && root.problem !== ""
    }
}
