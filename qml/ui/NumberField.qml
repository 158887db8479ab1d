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

    function take(number) {
        const next = Math.max(least, Math.min(to, number));
        if (next !== value)
            chosen(next);
    }
    function step(by) { take(value + by); }

    implicitWidth: 92 * Theme.textScale
    implicitHeight: (label === "" ? 0 : caption.implicitHeight + Theme.space1) + 34 * Theme.textScale

    Label {
        id: caption

        visible: root.label !== ""
        width: parent.width
        text: root.label
        size: Label.Caption
        isMuted: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true // the field says it
    }
    Rectangle {
        id: field

        // Read and written by the accessibility bus, which knows them by these names.
        property int value: root.value
        readonly property int minimumValue: root.least
        readonly property int maximumValue: root.to
        readonly property int stepSize: 1

        function follow() { value = Qt.binding(() => root.value); }

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: 34 * Theme.textScale
        radius: Theme.radiusButton
        opacity: enabled ? 1 : 0.55
        color: Theme.surface
        border.width: enabled && Theme.highContrast ? Theme.strokeActive : Theme.strokePanel
        border.color: enabled && Theme.highContrast ? Theme.ink : Theme.line
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.SpinBox
        Accessible.name: root.label + " " + (root.isNone ? root.noneText : root.value)
        Accessible.onIncreaseAction: root.step(1)
        Accessible.onDecreaseAction: root.step(-1)
        Keys.onUpPressed: root.step(1)
        Keys.onDownPressed: root.step(-1)
        Keys.onPressed: event => {
            if (event.text === "+" || event.text === "-")
                root.step(event.text === "+" ? 1 : -1);
        }
        onValueChanged: {
            if (value === root.value)
                return;
            root.take(value);
            Qt.callLater(follow); // qmllint disable type
        }

        FocusRing { target: field }
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
                Accessible.ignored: true // the field has actions for it
                onClicked: root.step(-1)
            }
            Text {
                Layout.fillWidth: true
                text: root.isNone ? "–" : root.value
                Accessible.ignored: true
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
                Accessible.ignored: true
                onClicked: root.step(1)
            }
        }
    }
}
