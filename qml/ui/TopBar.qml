// SPDX-License-Identifier: MIT
//
// The bar over a page: crest, where we are, and on the right what the page offers (its children).
import QtQuick
import QtQuick.Layouts
import Champclos.Items

Rectangle {
    id: root

    property string path: ""
    property bool pathLeads: false ///< `path` is a link; `pathRequested` follows it
    property string title: ""
    default property alias actions: actionRow.data
    property alias middle: middleRow.data
    signal homeRequested
    signal pathRequested

    /// Somebody who does not see the page hears which one it is.
    function tell() {
        if (visible)
            Speech.say(path !== "" ? path + ", " + title : title);
    }

    onVisibleChanged: tell()
    Component.onCompleted: tell()
    implicitHeight: Math.max(48, row.implicitHeight + 2 * (Theme.focusOffset + Theme.strokeFocus)) // with the frame of the focus
    color: Theme.surface

    RowLayout {
        id: row

        anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
        spacing: Theme.space3

        Crest { onActivated: root.homeRequested() }
        Rectangle {
            visible: root.path !== "" || root.title !== ""
            color: Theme.line
            Layout.preferredWidth: Theme.strokeRule
            Layout.preferredHeight: 28
        }
        Label {
            visible: root.path !== "" && !root.pathLeads
            text: root.path
            isMuted: true
            wrapMode: Text.NoWrap
        }
        LinkText {
            objectName: "pathLink"
            visible: root.path !== "" && root.pathLeads
            text: root.path
            color: Theme.ink
            onActivated: root.pathRequested()
        }
        Label {
            visible: root.path !== "" && root.title !== ""
            text: "›"
            isMuted: true
            Accessible.ignored: true
        }
        Heading {
            visible: root.title !== ""
            text: root.title
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 12
            Layout.maximumWidth: implicitWidth + 1
            Layout.fillWidth: true
        }
        RowLayout {
            id: middleRow

            spacing: Theme.space2
        }
        Item { Layout.fillWidth: true }
        RowLayout {
            id: actionRow

            spacing: Theme.space2
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.strokePanel
        color: Theme.line
    }
}
