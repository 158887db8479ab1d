// SPDX-License-Identifier: MIT
//
// The pages one under the other, as large as fits or as wide as there is room.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.PrintStudio
import Champclos.Ui

Rectangle {
    id: root

    required property PrintStudio studio
    property bool isWide: false
    readonly property real room: list.width - 2 * Theme.space5

    function pageWidth(ratio) {
        const whole = (list.height - 2 * Theme.space4) * ratio;
        return isWide ? room : Math.min(whole, room);
    }

    color: Theme.mat

    ListView {
        id: list

        objectName: "printPages"
        anchors { fill: parent; bottomMargin: foot.height }
        model: root.studio.pageCount
        spacing: Theme.space4
        topMargin: Theme.space4
        bottomMargin: Theme.space4
        clip: true
        activeFocusOnTab: true
        cacheBuffer: 800
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Pages")
        Keys.onPressed: event => {
            const step = event.key === Qt.Key_PageDown ? height : event.key === Qt.Key_PageUp ? -height : 0;
            contentY = Math.max(originY - topMargin, Math.min(originY + contentHeight - height + bottomMargin, contentY + step));
            event.accepted = step !== 0;
        }
        T.ScrollBar.vertical: ScrollMark {}

        delegate: Item {
            id: sheet

            required property int index
            readonly property real ratio: root.studio.pageCount > index ? root.studio.pageRatio(index) : 0.7

            width: ListView.view.width
            height: paper.height

            Rectangle {
                id: paper

                anchors.horizontalCenter: parent.horizontalCenter
                width: root.pageWidth(sheet.ratio)
                height: width / sheet.ratio
                color: "white"
                border.width: Theme.strokeRule
                border.color: Theme.edge

                PagePreview {
                    anchors { fill: parent; margins: Theme.strokeRule }
                    studio: root.studio
                    page: sheet.index
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("Page %1 of %2").arg(sheet.index + 1).arg(root.studio.pageCount)
                }
            }
        }
        FocusRing { target: list }
    }
    Heading {
        anchors.centerIn: list
        visible: root.studio.problem !== ""
        width: list.width - 2 * Theme.space6
        text: root.studio.problem
        horizontalAlignment: Text.AlignHCenter
    }
    Rectangle {
        id: foot

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: Theme.buttonHeight + Theme.space2
        color: Theme.surface

        RowLayout {
            anchors { fill: parent; leftMargin: Theme.space4; rightMargin: Theme.space4 }
            spacing: Theme.space3

            Label {
                text: root.studio.summary
                isMuted: true
                Layout.fillWidth: true
            }
            Segments {
                name: qsTr("Page view")
                options: [{ value: false, text: qsTr("Whole page") }, { value: true, text: qsTr("Full width") }]
                value: root.isWide
                onChosen: value => root.isWide = value
            }
        }
    }
}
