// SPDX-License-Identifier: MIT
//
// A few choices side by side, one of them taken. `options` is a list of { value, text }. Tab reaches the one that is
// taken, the arrows take the next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

FocusScope {
    id: root

    required property var options
    property var value
    property string name: ""
    property bool isClicked: false ///< so the focus needs no frame
    readonly property int stop: Math.max(0, options.findIndex(option => option.value === value)) ///< where Tab stops
    signal chosen(var value)

    function step(by) {
        isClicked = false;
        for (let next = stop + by; next >= 0 && next < options.length; next += by)
            if (options[next].isEnabled !== false)
                return chosen(options[next].value);
    }

    implicitWidth: row.implicitWidth + Theme.space1
    implicitHeight: row.implicitHeight + Theme.space1
    opacity: enabled ? 1 : 0.55
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    onActiveFocusChanged: if (!activeFocus) isClicked = false
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusButton
        color: Theme.surface
        border.width: root.enabled && Theme.highContrast ? Theme.strokeActive : Theme.strokePanel
        border.color: root.enabled && Theme.highContrast ? Theme.ink : Theme.line

        FocusRing {
            target: root
            visible: root.activeFocus && !root.isClicked
        }
    }
    Row {
        id: row

        anchors.centerIn: parent

        Repeater {
            model: root.options

            T.AbstractButton {
                id: segment

                required property int index
                required property var modelData
                readonly property bool isTaken: modelData.value === root.value
                readonly property bool isStop: index === root.stop

                objectName: (root.objectName !== "" ? root.objectName + "/" : "segment:") + modelData.value
                enabled: modelData.isEnabled !== false
                text: modelData.text
                hoverEnabled: true
                focusPolicy: isStop || activeFocus ? Qt.StrongFocus : Qt.NoFocus
                focus: isStop
                implicitWidth: Math.max(54 * Theme.textScale, words.implicitWidth + 2 * Theme.space3)
                implicitHeight: Theme.buttonHeight - Theme.space1
                Accessible.role: Accessible.RadioButton
                Accessible.name: text
                Accessible.checkable: true
                Accessible.checked: isTaken
                Accessible.onPressAction: if (enabled) root.chosen(modelData.value)
                Accessible.onToggleAction: if (enabled) root.chosen(modelData.value)
                Keys.onReturnPressed: root.chosen(modelData.value)
                Keys.onEnterPressed: root.chosen(modelData.value)
                onClicked: {
                    root.forceActiveFocus(Qt.MouseFocusReason);
                    root.isClicked = hovered;
                    root.chosen(modelData.value);
                }

                contentItem: Text {
                    id: words

                    text: segment.text
                    Accessible.ignored: true
                    color: segment.isTaken ? Theme.surface : segment.enabled ? Theme.ink : Theme.mixed(Theme.ink, Theme.surface, 0.5)
                    font.family: Theme.sans
                    font.pixelSize: Theme.sizeControl
                    font.weight: segment.enabled ? Font.DemiBold : Font.Normal
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    radius: Theme.radiusChip
                    color: segment.isTaken ? Theme.ink : segment.hovered && segment.enabled ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : "transparent"
                }
            }
        }
    }
}
