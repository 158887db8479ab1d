// SPDX-License-Identifier: MIT
//
// Why the thing under the pointer or the focus cannot be chosen now, beside it, with the rule to open. It waits a
// moment before it comes, and stays while the pointer is on it. Where it lies is for Reasons to say.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    property string text: ""
    property string rule: ""
    readonly property bool isShown: text !== ""
    readonly property bool isTouched: hover.hovered
    signal ruleRequested(string rule)

    objectName: "whyTip"
    visible: isShown
    width: Math.min(320 * Theme.textScale, Math.max(words.implicitWidth, link.implicitWidth) + 2 * Theme.space3)
    height: column.implicitHeight + 2 * Theme.space2
    radius: Theme.radiusChip
    color: Theme.ink
    Accessible.role: Accessible.ToolTip
    Accessible.name: text

    ColumnLayout {
        id: column

        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space2; leftMargin: Theme.space3; rightMargin: Theme.space3 }
        spacing: 2

        Label {
            id: words

            text: root.text
            color: Theme.surface
            size: Label.Caption
            Layout.fillWidth: true
        }
        LinkText {
            id: link

            objectName: "whyRule"
            isOnTop: true
            visible: root.rule !== ""
            text: qsTr("Open the rule (F1)")
            color: Theme.dark ? Theme.mixed(Theme.red, Theme.page, 0.7) : Theme.gold
            font.pixelSize: Theme.sizeCaption
            activeFocusOnTab: false // F1 opens it
            onActivated: root.ruleRequested(root.rule)
        }
    }
    HoverHandler {
        id: hover

        blocking: true // what lies below is not pointed at
    }
}
