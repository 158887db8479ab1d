// SPDX-License-Identifier: MIT
//
// A fighter of the other side in the strike reach: how far it goes, how much it can hit. A click shows it alone.
import QtQuick
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property int fighterId
    required property int seat
    required property string title
    required property string emblem
    required property color emblemField
    required property color emblemCharge
    required property string moveText
    required property string reachText
    required property bool isCurrent
    signal chosen(int fighter)

    objectName: "striker-" + fighterId
    implicitHeight: Math.max(sign.height, words.implicitHeight) + Theme.space2
    radius: Theme.radiusButton
    color: isCurrent ? Theme.tint : "transparent"
    border.width: isCurrent ? 2 : Theme.strokeRule
    border.color: isCurrent ? Theme.red : Theme.line
    activeFocusOnTab: true
    Accessible.role: Accessible.RadioButton
    Accessible.name: title + ", " + moveText + ", " + reachText
    Accessible.checked: isCurrent
    Accessible.onPressAction: chosen(fighterId)
    Keys.onReturnPressed: chosen(fighterId)
    Keys.onSpacePressed: chosen(fighterId)

    EmblemItem {
        id: sign

        anchors { left: parent.left; leftMargin: Theme.space2; verticalCenter: parent.verticalCenter }
        shape: EmblemItem.Roundel
        emblem: root.emblem
        field: root.emblemField
        charge: root.emblemCharge
        seat: root.seat
        width: Math.round(30 * Theme.unit)
        height: width
    }
    Column {
        id: words

        anchors { left: sign.right; leftMargin: Theme.space2; right: parent.right; rightMargin: Theme.space1; verticalCenter: parent.verticalCenter }

        Label { width: parent.width; text: root.title; isStrong: true; size: Label.Caption }
        Label { width: parent.width; text: root.moveText; isMuted: true; size: Label.Caption }
        Label { width: parent.width; text: root.reachText; size: Label.Caption }
    }
    FocusRing { target: root }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: root.chosen(root.fighterId) }
}
