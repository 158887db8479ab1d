// SPDX-License-Identifier: MIT
//
// Between two people at one screen: it hides the table and says who sits down next. Nothing private is on the screen
// until that person lifts it.
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property GameSession session
    readonly property bool isDown: session.phase === GameSession.Curtain

    objectName: "curtain"
    visible: isDown
    color: Theme.page
    onIsDownChanged: if (isDown) lift.forceActiveFocus()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space6, 560)
        spacing: Theme.space5

        EmblemItem {
            readonly property var next: root.isDown ? root.session.table.view.seats.at(root.session.table.view.seats.find("seat", root.session.curtainSeat)) : ({}) // qmllint disable type

            shape: EmblemItem.Shield
            emblem: next.emblem ?? ""
            field: next.emblemField ?? "transparent"
            charge: next.emblemCharge ?? "transparent"
            Layout.preferredWidth: 150
            Layout.preferredHeight: 185
            Layout.alignment: Qt.AlignHCenter
        }
        ColumnLayout {
            spacing: Theme.space1

            Label {
                text: qsTr("Next player")
                isMuted: true
                size: Label.Body
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }
            Heading {
                text: root.session.curtainName
                level: Heading.Page
                horizontalAlignment: Text.AlignHCenter
                Layout.fillWidth: true
            }
        }
        Label { // what all may know of it
            text: root.session.table.picking.promptTitle
            size: Label.Body
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        PushButton {
            id: lift

            objectName: "liftCurtain"
            text: qsTr("Lift the curtain")
            kind: PushButton.Commit
            implicitHeight: 48
            Layout.alignment: Qt.AlignHCenter
            onClicked: root.session.liftCurtain()
        }
        Label {
            text: qsTr("The cards stay hidden until then.")
            isMuted: true
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
    }
}
