// SPDX-License-Identifier: MIT
//
// How much of something long is done.
import QtQuick
import QtQuick.Layouts
import Champclos.Items

Rectangle {
    id: root

    required property real share ///< from 0 to 1
    required property string name
    property bool isStopped: false
    readonly property int quarter: Math.floor(4 * share) ///< of a long job, as it is told

    onQuarterChanged: if (visible && quarter > 0) Speech.say(name + ": " + qsTr("%1%").arg(25 * quarter))
    radius: 4
    color: Theme.sunk
    Layout.preferredHeight: 8
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    Rectangle {
        width: parent.width * root.share
        height: parent.height
        radius: 4
        color: root.isStopped ? Theme.muted : Theme.teal
    }
}
