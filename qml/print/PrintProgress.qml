// SPDX-License-Identifier: MIT
//
// How far a job is, and the way to stop it.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

RowLayout {
    id: root

    property real share: 0
    readonly property int quarter: Math.floor(4 * share) ///< of a long job, as it is told
    signal cancelled

    onQuarterChanged: if (visible && quarter > 0) Speech.say(qsTr("Printing, %1%").arg(25 * quarter))
    spacing: Theme.space3

    Rectangle {
        readonly property real value: Math.round(root.share * 100)
        readonly property real minimumValue: 0
        readonly property real maximumValue: 100

        Layout.preferredWidth: 220
        Layout.preferredHeight: 8
        radius: 4
        color: Theme.sunk
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Printing, %1%").arg(Math.round(root.share * 100))

        Rectangle {
            width: parent.width * root.share
            height: parent.height
            radius: parent.radius
            color: Theme.teal
        }
    }
    PushButton {
        objectName: "cancelPrint"
        text: qsTr("Cancel")
        iconName: "stop"
        onClicked: root.cancelled()
    }
}
