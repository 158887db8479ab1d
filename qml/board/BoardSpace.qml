// SPDX-License-Identifier: MIT
//
// One space of a game: its ring, its mark, and what happens when it is touched. Fighters and letters lie above it.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property real unit
    required property real radius
    required property bool isFocused
    required property bool isReadOnly
    required property bool isInCombat
    required property int spaceId
    required property real boardX
    required property real boardY
    required property string zoneKey
    required property int startNumber
    required property int fighter
    required property bool isEnabled
    required property bool isTarget
    required property bool isReachable
    required property bool isSelected
    required property bool isOnPath
    required property bool isThreatened
    required property bool isHighlighted
    required property int distance
    required property int boostNeeded
    readonly property bool isBoosted: boostNeeded > 0 && fighter < 0 && !isReachable ///< a boost would reach it
    required property string accessibleText
    signal activated
    signal hoveredSpace(int space)

    objectName: "space-" + spaceId
    x: boardX * unit
    y: boardY * unit
    Accessible.role: Accessible.Button
    Accessible.name: accessibleText
    Accessible.focusable: true
    Accessible.focused: isFocused
    Accessible.selected: isSelected
    Accessible.onPressAction: activated()

    Rectangle { // where the other side could strike
        anchors.centerIn: parent
        visible: root.isThreatened
        width: root.radius * 2.5
        height: width
        radius: width / 2
        color: Theme.mixed(Theme.red, Theme.board, 0.22)
        border.width: 1
        border.color: Theme.red
    }
    SpaceItem {
        id: ring

        anchors.centerIn: parent
        part: SpaceItem.Base
        radius: root.radius
        zones: root.zoneKey
        distance: root.fighter >= 0 ? -1 : root.isBoosted && !root.isOnPath ? root.boostNeeded : root.distance
        number: root.startNumber > 0 ? root.startNumber : ""
        focused: root.isFocused
        hovered: hover.hovered
        mark: root.isInCombat ? SpaceItem.Attack : root.isSelected || root.isHighlighted ? SpaceItem.Selected : root.isTarget ? SpaceItem.Target
            : root.isOnPath ? SpaceItem.OnPath : root.isReachable ? SpaceItem.Reachable : root.isBoosted ? SpaceItem.Boosted : SpaceItem.Rest

        HoverHandler {
            id: hover

            cursorShape: root.isEnabled || root.isTarget ? Qt.PointingHandCursor : Qt.ArrowCursor
            onHoveredChanged: root.hoveredSpace(hovered ? root.spaceId : -1)
        }
        TapHandler {
            enabled: !root.isReadOnly
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onTapped: root.activated()
        }
    }
}
