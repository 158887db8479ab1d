// SPDX-License-Identifier: MIT
//
// One of many, from a list that opens. The model is a list of { value, text }; `chosen` reports what the user took.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.ComboBox {
    id: root

    property var value
    property string name: ""
    signal chosen(var value)

    property bool isOpening: false ///< Return is down; the box itself closes an open list when it comes up

    /// What is highlighted in the open list is taken by the box itself.
    function openOrPass(event) {
        isOpening = !popup.visible;
        event.accepted = isOpening;
    }
    function openOnRelease(event) {
        event.accepted = isOpening && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter);
        if (!event.accepted)
            return;
        isOpening = false;
        popup.open();
    }

    textRole: "text"
    valueRole: "value"
    implicitWidth: Math.max(140 * Theme.textScale, contentItem.implicitWidth + leftPadding + rightPadding)
    implicitHeight: Theme.buttonHeight
    leftPadding: Theme.space3
    rightPadding: Theme.space5 + Theme.space2
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    hoverEnabled: true
    currentIndex: count >= 0 ? indexOfValue(value) : -1
    opacity: enabled ? 1 : 0.55
    Accessible.name: name !== "" ? name + ": " + displayText : displayText // Qt 6.4 has no value for it
    Accessible.description: popup.visible ? qsTr("open", "list") : ""
    Accessible.onPressAction: popup.visible ? popup.close() : popup.open()
    Keys.onReturnPressed: event => openOrPass(event)
    Keys.onEnterPressed: event => openOrPass(event)
    Keys.onReleased: event => openOnRelease(event)
    onActivated: chosen(currentValue)
    onDisplayTextChanged: if (activeFocus && !popup.visible) Speech.say(displayText)
    onValueChanged: currentIndex = indexOfValue(value)
    onModelChanged: currentIndex = indexOfValue(value)
    Component.onCompleted: currentIndex = indexOfValue(value)

    contentItem: Text {
        text: root.displayText
        font: root.font
        Accessible.ignored: true
        color: root.enabled ? Theme.ink : Theme.muted
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }
    indicator: IconItem {
        x: root.width - width - Theme.space2
        anchors.verticalCenter: parent.verticalCenter
        width: root.font.pixelSize * 1.2
        height: width
        name: "chevron-down"
        colour: Theme.muted
    }
    background: Rectangle {
        radius: Theme.radiusButton
        color: root.hovered ? Theme.mixed(Theme.sunk, Theme.surface, 0.55) : Theme.surface
        border.width: root.enabled && Theme.highContrast ? Theme.strokeActive : Theme.strokePanel
        border.color: root.enabled && Theme.highContrast ? Theme.ink : Theme.line

        FocusRing { target: root }
    }
    delegate: T.ItemDelegate {
        id: row

        required property int index
        required property var modelData

        objectName: root.objectName !== "" ? root.objectName + "/" + index : ""
        width: ListView.view ? ListView.view.width : implicitWidth
        implicitHeight: Theme.buttonHeight
        leftPadding: Theme.space3
        rightPadding: Theme.space3
        highlighted: root.highlightedIndex === index
        text: modelData.text ?? ""
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selectable: true
        Accessible.selected: root.currentIndex === index
        Accessible.focused: highlighted
        onHighlightedChanged: if (highlighted && root.popup.visible) Speech.tellFocus(row)
        Accessible.onPressAction: row.clicked()
        contentItem: Text {
            text: row.text
            Accessible.ignored: true
            font: root.font
            color: Theme.ink
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            radius: Theme.radiusChip
            color: row.highlighted ? Theme.sunk : "transparent"
        }
    }
    popup: T.Popup {
        y: root.height + Theme.space1
        width: root.width
        implicitHeight: Math.min(list.contentHeight + 2 * Theme.space1, 360)
        padding: Theme.space1
        margins: Theme.space2
        onAboutToShow: { // else it is a dialog without a name
            list.parent.Accessible.role = Accessible.List;
            list.parent.Accessible.name = root.name;
        }
        onClosed: if (root.activeFocus) Speech.tellFocus(root)

        contentItem: ListView {
            id: list

            clip: true
            model: root.popup.visible ? root.delegateModel : null
            currentIndex: root.highlightedIndex
        }
        background: Panel { radius: Theme.radiusButton }
    }
}
