// SPDX-License-Identifier: MIT
//
// One card of the hand: its face, the digit that chooses it, whether it is new, and what choosing it leads to.
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

HandCardItem {
    id: root

    required property int index
    required face
    required property bool isEnabled
    required property bool isSelected
    required property bool isLit ///< it glows: in a lesson only what is meant
    required property bool isNew
    required property bool isDead
    required property string outcome
    required property string accessibleText
    required property bool isFocused
    required property bool isAsked
    required property real stripHeight
    readonly property bool isLifted: isSelected || hover.hovered || isFocused
    readonly property alias isDragged: pull.active
    readonly property alias isHeld: tap.wasHeld
    signal hovered(bool isOn)
    signal tapped
    signal held ///< by a finger: what a pointer would be told
    signal dragged(bool isActive)
    signal draggedTo(point place) ///< in the window
    signal pressAction

    objectName: "card-" + index
    y: isLifted ? -Math.round(5 * Theme.unit) : 0
    z: isDragged ? 3 : isLifted ? 2 : 1
    scale: isDragged ? 0.72 : 1
    opacity: isDragged ? 0.9 : 1
    transform: Translate {
        x: pull.active ? pull.activeTranslation.x : 0
        y: pull.active ? pull.activeTranslation.y : 0
    }
    nobody: isDead ? qsTr("nobody", "no fighter is left that can play this card") : ""
    mark: isLit ? HandCardItem.Playable : isAsked && !isEnabled ? HandCardItem.NotNow : HandCardItem.Rest
    focused: isSelected || isFocused
    Accessible.role: Accessible.ListItem
    Accessible.name: [accessibleText, isNew ? qsTr("new", "a card just drawn") : "", nobody, outcome].filter(part => part !== "").join(", ") // qmllint disable type
    Accessible.selected: isSelected
    Accessible.focused: isFocused
    onIsFocusedChanged: if (isFocused) Speech.tellFocus(root)
    Accessible.onPressAction: pressAction()

    Behavior on y { NumberAnimation { duration: Theme.hoverTime } }
    Behavior on x { NumberAnimation { duration: Theme.cardDrawTime; easing.type: Easing.OutQuad } }

    KeyDisc {
        x: -Math.round(5 * Theme.unit)
        y: -Math.round(5 * Theme.unit)
        visible: root.index < 9
        key: root.index + 1
    }
    Rectangle {
        anchors { right: parent.right; rightMargin: -Math.round(4 * Theme.unit) }
        objectName: "newMark"
        y: -Math.round(8 * Theme.unit)
        visible: root.isNew
        width: word.implicitWidth + Theme.space3
        height: Math.round(18 * Theme.unit)
        radius: height / 2
        color: Theme.teal

        Text {
            id: word

            anchors.centerIn: parent
            text: qsTr("new", "a card just drawn")
            color: Theme.onTeal
            font.family: Theme.sans
            font.weight: Font.Bold
            font.pixelSize: Math.round(12 * Theme.unit)
        }
    }
    Rectangle {
        objectName: "outcome"
        y: root.height + Math.round(6 * Theme.unit) - root.y
        visible: root.stripHeight > 0 && root.outcome !== ""
        width: root.width
        height: root.stripHeight
        radius: Theme.radiusChip
        color: Theme.bar

        Text {
            anchors { fill: parent; leftMargin: Theme.space1; rightMargin: Theme.space1 }
            text: root.outcome
            color: Theme.barText
            font.family: Theme.sans
            font.weight: Font.DemiBold
            font.pixelSize: Math.round(13 * Theme.unit * Math.min(1.15, Theme.textScale))
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.round(11 * Theme.unit)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
    HoverHandler {
        id: hover

        cursorShape: root.isEnabled ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: root.hovered(hovered)
    }
    HoldTap {
        id: tap

        onClicked: root.tapped()
        onHeld: root.held()
    }
    DragHandler {
        id: pull

        target: null
        onActiveChanged: root.dragged(active)
        onCentroidChanged: if (active) root.draggedTo(centroid.scenePosition)
    }
}
