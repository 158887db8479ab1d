// SPDX-License-Identifier: MIT
//
// A file that was open not long ago. One that has gone stays in the list and says so: a stick may be plugged in again.
import Champclos.Ui

PushButton {
    required property string path
    required property string name
    required property string folder
    required property bool exists
    signal opened(string path)
    signal forgotten(string path)

    text: exists ? name : qsTr("%1 (missing)").arg(name)
    iconName: exists ? "folder" : "close"
    tip: exists ? folder : qsTr("No longer in %1; click to remove it from the list").arg(folder)
    onClicked: exists ? opened(path) : forgotten(path)
}
