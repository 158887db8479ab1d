// SPDX-License-Identifier: MIT
//
// The button of the house. Red commits, plain does, quiet belongs to something else, danger destroys. What cannot be
// pressed now has a dashed frame and muted words: it is never only paler.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items

T.Button {
    id: root

    enum Kind { Plain, Commit, Quiet, Danger }
    property int kind: PushButton.Plain
    property string iconName: ""
    property string tip: ""
    property string cap: "" ///< the key that does the same
    readonly property bool isDashed: !isReady && kind !== PushButton.Quiet
    property color accent: Theme.red
    property real leastWidth: Theme.buttonWidth
    property bool isOffered: true ///< false: it looks as if it were disabled, but answers when it is pressed
    property bool wraps: false ///< long words go on in the next line
    readonly property bool isFilled: kind === PushButton.Commit || (checkable && checked)
    readonly property bool isReady: enabled && isOffered
    readonly property color words: !isReady ? Theme.mixed(Theme.ink, Theme.surface, 0.5) : kind === PushButton.Commit ? Theme.onRed
                                 : kind === PushButton.Danger ? Theme.redText : Theme.ink

    implicitHeight: Math.max(Theme.buttonHeight, content.implicitHeight + Theme.space2)
    implicitWidth: Math.max(text === "" ? implicitHeight : kind === PushButton.Quiet ? 0 : leastWidth,
                            content.implicitWidth + leftPadding + rightPadding)
    leftPadding: text === "" ? 0 : Theme.space4
    rightPadding: leftPadding
    font.family: Theme.sans
    font.pixelSize: Theme.sizeControl
    font.weight: isReady ? Font.DemiBold : Font.Normal
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text !== "" ? text : tip
    Accessible.description: text !== "" ? tip : ""
    Accessible.checkable: checkable
    Accessible.checked: checkable && checked
    Accessible.onPressAction: press() // Qt 6.4 does not press its own buttons
    Accessible.onToggleAction: press()

    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press() { // as the space bar does
        if (!enabled)
            return;
        if (checkable)
            toggle();
        clicked();
    }

    contentItem: Item {
        implicitWidth: content.implicitWidth
        implicitHeight: content.implicitHeight

        RowLayout {
            id: content

            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            spacing: Theme.space2

            IconItem {
                visible: root.iconName !== ""
                name: root.iconName
                colour: root.words
                Layout.preferredWidth: root.font.pixelSize * 1.3
                Layout.preferredHeight: Layout.preferredWidth
            }
            Text {
                visible: root.text !== ""
                text: root.text
                Accessible.ignored: true
                font: root.font
                color: root.words
                elide: root.wraps ? Text.ElideNone : Text.ElideRight
                wrapMode: root.wraps ? Text.WordWrap : Text.NoWrap
                horizontalAlignment: root.wraps && lineCount > 1 ? Text.AlignLeft : Text.AlignHCenter
                Layout.fillWidth: true
            }
            KeyCap {
                visible: root.cap !== ""
                text: root.cap
                colour: root.words
            }
        }
    }

    background: Rectangle {
        radius: Theme.radiusButton
        color: root.kind === PushButton.Commit && root.isReady ? (root.down ? Qt.darker(root.accent, 1.2) : root.hovered ? Qt.lighter(root.accent, 1.1) : root.accent)
             : root.down || (root.checkable && root.checked) ? Theme.sunk
             : root.hovered && root.isReady ? Theme.mixed(Theme.sunk, Theme.surface, 0.55)
             : root.kind === PushButton.Quiet ? "transparent" : Theme.surface
        border.width: root.isDashed ? 0 : root.kind === PushButton.Quiet && !(root.checkable && root.checked) || (root.kind === PushButton.Commit && root.isReady) ? 0
                    : root.isReady && Theme.highContrast ? Theme.strokeActive : Theme.strokePanel
        border.color: !root.isReady ? Theme.mixed(Theme.line, Theme.surface, 0.5)
                    : root.kind === PushButton.Danger ? Theme.redText
                    : (root.checkable && root.checked) || Theme.highContrast ? Theme.ink : Theme.line

        Loader { // few buttons are idle
            anchors.fill: parent
            active: root.isDashed
            sourceComponent: DashItem {
                objectName: "idleFrame"
                radius: Theme.radiusButton
                stroke: Theme.strokePanel
                colour: Theme.muted
            }
        }
        FocusRing { target: root }
    }

    Loader { // most buttons never show theirs
        anchors.fill: parent
        active: root.hovered && root.tip !== ""

        sourceComponent: Tip { // what a Loader makes cannot be bound before Qt 6.5, so an id reaches in unqualified
            parent: root // qmllint disable unqualified
            text: root.tip // qmllint disable unqualified
            isWanted: true
        }
    }
}
