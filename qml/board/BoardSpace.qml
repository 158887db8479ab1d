// SPDX-License-Identifier: MIT
//
// One space of a game: its ring, its mark, and what happens when it is touched. Fighters and letters lie above it.
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property BoardStill still
    required property bool hasHero ///< it stands there, and is not still on its way
    required property bool isFocused
    required property bool isReadOnly
    required property bool isInCombat
    required property int spaceId
    required property real boardX
    required property real boardY
    required property string zoneKey
    required property string markKey
    required property int startNumber
    required property int fighter
    required property bool isEnabled
    required property bool isTarget
    required property bool isReachable
    required property bool isSelected
    required property bool isOnPath
    required property bool isHighlighted
    required property int distance
    required property int boostNeeded
    readonly property bool isBoosted: boostNeeded > 0 && fighter < 0 && !isReachable ///< a boost would reach it
    required property string accessibleText
    required property bool canDrag ///< who stands there may be dragged
    required property string key ///< that chooses it; empty if there is none
    required property bool isDropGoal ///< what is dragged would be dropped here
    property real swell: hasHero ? 1.38 : 1 ///< of the ring: a hero is larger than a space
    /// How far from its centre something is drawn, in R.
    readonly property real reach: swell + (isInCombat || isSelected || isHighlighted || isTarget ? 0.42 : isReachable || isOnPath ? 0.2 : 0.05)
    signal activated
    signal hoveredSpace(int space)
    signal held ///< by a finger: what a pointer would be told
    signal dragged(bool isActive)
    signal draggedTo(point translation)

    objectName: "space-" + spaceId
    x: still.originX + boardX * still.unitX
    y: still.originY + boardY * still.unitY
    Behavior on swell { NumberAnimation { duration: Theme.hoverTime; easing.type: Easing.OutQuad } }

    Accessible.role: Accessible.Button
    Accessible.name: accessibleText
    Accessible.focusable: true
    Accessible.focused: isFocused
    Accessible.selected: isSelected
    Accessible.onPressAction: activated()
    onIsFocusedChanged: if (isFocused) Speech.tellFocus(root)

    SpaceItem {
        id: ring

        anchors.centerIn: parent
        part: SpaceItem.Base
        radius: root.still.radius
        swell: root.swell
        zones: root.zoneKey
        marks: root.markKey
        distance: root.fighter >= 0 ? -1 : root.isBoosted && !root.isOnPath ? root.boostNeeded : root.distance
        number: root.startNumber > 0 ? root.startNumber : ""
        focused: root.isFocused
        hovered: hover.hovered || root.isDropGoal
        mark: root.isInCombat ? SpaceItem.Attack : root.isSelected || root.isHighlighted ? SpaceItem.Selected : root.isTarget ? SpaceItem.Target
            : root.isOnPath ? SpaceItem.OnPath : root.isReachable ? SpaceItem.Reachable : root.isBoosted ? SpaceItem.Boosted : SpaceItem.Rest

        HoverHandler {
            id: hover

            cursorShape: root.isEnabled || root.isTarget ? Qt.PointingHandCursor : Qt.ArrowCursor
            onHoveredChanged: root.hoveredSpace(hovered ? root.spaceId : -1)
        }
        HoldTap {
            enabled: !root.isReadOnly
            margin: Math.max(0, (Theme.touchTarget - ring.width) / 2)
            onClicked: root.activated()
            onHeld: root.held()
        }
        DragHandler {
            target: null
            enabled: root.canDrag && !root.isReadOnly
            onActiveChanged: root.dragged(active)
            onActiveTranslationChanged: if (active) root.draggedTo(Qt.point(activeTranslation.x, activeTranslation.y))
        }
    }
}
