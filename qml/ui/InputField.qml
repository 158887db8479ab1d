// SPDX-License-Identifier: MIT
//
// One line of text to write, with its label above when it has one. `edited` comes with every key, `committed` when the
// field is left or Enter pressed.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

FocusScope {
    id: root

    property string label: ""
    property string text: ""
    property string placeholder: ""
    property string accessibleName: label !== "" ? label : placeholder ///< where no label is shown
    property bool isFaulty: false
    property alias validator: field.validator
    property alias inputMethodHints: field.inputMethodHints
    property alias maximumLength: field.maximumLength
    property alias horizontalAlignment: field.horizontalAlignment
    signal edited(string text)
    signal committed(string text)

    implicitWidth: 160 * Theme.textScale
    implicitHeight: (label === "" ? 0 : caption.implicitHeight + Theme.space1) + field.implicitHeight

    onTextChanged: {
        if (field.text !== text)
            field.text = text;
        if (!field.activeFocus)
            field.cursorPosition = 0;
    }

    Label {
        id: caption

        visible: root.label !== ""
        width: parent.width
        text: root.label
        Accessible.ignored: true // the field says it
        size: Label.Caption
        isMuted: true
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    T.TextField {
        id: field

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        opacity: enabled ? 1 : 0.55
        implicitHeight: Math.max(34, contentHeight + Theme.space3)
        focus: true
        text: root.text
        placeholderText: root.placeholder
        leftPadding: Theme.space2 + 2
        rightPadding: Theme.space2
        verticalAlignment: Text.AlignVCenter
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
        color: Theme.ink
        placeholderTextColor: Theme.muted
        selectionColor: Theme.teal
        selectedTextColor: Theme.onTeal
        selectByMouse: true
        Accessible.name: root.accessibleName
        Accessible.description: root.isFaulty ? qsTr("not valid") : ""
        Component.onCompleted: cursorPosition = 0
        onTextEdited: root.edited(text)
        onEditingFinished: root.committed(text)
        onActiveFocusChanged: if (!activeFocus) cursorPosition = 0 // what is too long shows its beginning

        Text {
            anchors.fill: parent
            leftPadding: field.leftPadding
            visible: field.text === "" && field.preeditText === ""
            Accessible.ignored: true
            text: field.placeholderText
            font: field.font
            color: Theme.muted
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
        background: Rectangle {
            radius: Theme.radiusButton
            color: Theme.surface
            border.width: field.activeFocus ? Theme.strokeActive : Theme.strokePanel
            border.color: root.isFaulty ? Theme.redText : field.activeFocus || (field.enabled && Theme.highContrast) ? Theme.ink : Theme.line
        }
    }
}
