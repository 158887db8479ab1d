// SPDX-License-Identifier: MIT
//
// What a blow leaves over a fighter for a moment: a flash, and how much it took. A gain of health rises the same way.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property real radius ///< of the board
    required property bool isHero
    property int amount: 0 ///< below 0: health that came back
    property real share: 1 ///< of its life

    function show(amount, duration) {
        root.amount = amount;
        life.duration = duration * 2; // it stays while the next thing happens
        life.restart();
    }
    function rest() { life.complete(); }

    objectName: "blow"
    visible: life.running

    NumberAnimation {
        id: life

        target: root
        property: "share"
        from: 0
        to: 1
    }
    Rectangle {
        anchors.centerIn: parent
        visible: root.amount > 0
        width: 2 * root.radius * (root.isHero ? 1.05 : 0.64)
        height: width
        radius: width / 2
        color: Theme.red
        opacity: Math.max(0, 0.6 - 1.6 * root.share)
    }
    Text {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -root.radius * (root.isHero ? 1.2 : 0.8) - height / 2 - root.radius * 0.7 * root.share * (2 - root.share)
        text: root.amount > 0 ? "\u2212" + root.amount : "+" + -root.amount
        color: root.amount > 0 ? Theme.redText : Theme.good
        opacity: Math.min(1, 3 - 3 * root.share)
        style: Text.Outline
        styleColor: Theme.surface
        font.family: Theme.sans
        font.weight: Font.ExtraBold
        font.pixelSize: Math.round(root.radius * (root.isHero ? 0.9 : 0.75))
        Accessible.ignored: true // the log tells it
    }
}
