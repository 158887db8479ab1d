// SPDX-License-Identifier: MIT
//
// A question or message over the page. Its children are the content; `buttons` the row of answers below.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items

T.Popup {
    id: root

    property string title: ""
    property real preferredWidth: 480 * Theme.textScale
    default property alias content: column.data
    property alias buttons: buttonRow.data

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    width: Math.min(preferredWidth, parent ? parent.width - 2 * Theme.space5 : preferredWidth)
    height: Math.min(frame.implicitHeight + topPadding + bottomPadding, parent ? parent.height - 2 * Theme.space5 : 600)
    padding: Theme.space5
    closePolicy: T.Popup.CloseOnEscape
    onAboutToShow: frame.parent.Accessible.name = title

    T.Overlay.modal: Rectangle { color: Qt.rgba(Theme.page.r * 0.3, Theme.page.g * 0.3, Theme.page.b * 0.3, 0.55) }
    background: Panel { border.color: Theme.edge }
    enter: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.panelTime } }
    exit: Transition { NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.panelTime } }

    contentItem: ColumnLayout {
        id: frame

        spacing: Theme.space4

        Heading {
            visible: root.title !== ""
            text: root.title
            level: Heading.Panel
            Accessible.ignored: true // the dialog says it
            Layout.fillWidth: true
        }
        ColumnLayout {
            id: column

            spacing: Theme.space3
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        RowLayout {
            id: buttonRow

            visible: children.length > 0
            spacing: Theme.space3
            Layout.alignment: Qt.AlignRight
        }
    }
}
