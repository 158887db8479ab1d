// SPDX-License-Identifier: MIT
//
// A small whole number with a step down and a step up. Where there may be none, a step below the least one leads there.
import QtQuick
import QtQuick.Layouts
import Champclos.Items

FocusScope {
    id: root

    property string label: ""
    property int value: 0
    property int from: 0
    property int to: 99
    property string noneText: "" ///< what a value below `from` is called; empty: there is always a number
    readonly property int least: noneText === "" ? from : from - 1
    readonly property bool isNone: value < from && noneText !== ""
    signal chosen(int value)

    function step(by) {
        const next = Math.max(least, Math.min(to, value + by));
        if (next !== value)
            chosen(next);
    }

    implicitWidth: 92 * Theme.textScale
    implicitHeight: (label === "" ? 0 : caption.implicitHeight + Theme.space1) + 34 * Theme.textScale
    activeFocusOnTab: true
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + " " + (isNone ? noneText : value)
    Keys.onUpPressed: step(1)
    Keys.onDownPressed: step(-1)
    Keys.onPressed: event => {
        if (event.text === "+" || event.text === "-")
            step(event.text === "+" ? 1 : -1);
    }

    Label {
        id: caption

        visible: root.label !== ""
        width: parent.width
        text: root.label
        size: Label.Caption
        isMuted: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 34 * Theme.textScale
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: Theme.strokePanel
        border.color: Theme.line

        FocusRing { target: root }
        RowLayout {
            anchors.fill: parent
            spacing: 0

            PushButton {
                kind: PushButton.Quiet
                iconName: "minus"
                tip: qsTr("Decrease")
                enabled: root.value > root.least
                focusPolicy: Qt.NoFocus
                implicitWidth: 30
                implicitHeight: 30
                onClicked: root.step(-1)
            }
            Text {
                Layout.fillWidth: true
                text: root.isNone ? "–" : root.value
                color: Theme.ink
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.sizeSection
                horizontalAlignment: Text.AlignHCenter
            }
            PushButton {
                kind: PushButton.Quiet
                iconName: "plus"
                tip: qsTr("Increase")
                enabled: root.value < root.to
                focusPolicy: Qt.NoFocus
                implicitWidth: 30
                implicitHeight: 30
                onClicked: root.step(1)
            }
        }
    }
}
