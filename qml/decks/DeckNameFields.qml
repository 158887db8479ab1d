// SPDX-License-Identifier: MIT
//
// A name in three languages.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

GridLayout {
    id: root

    required property DeckDocument document
    required property string path ///< "cards[3].name"
    property string what: qsTr("Name")
    property string title: "" ///< said once over the three fields, which then only name their languages
    property bool isStacked: width < 420
    property bool hasLabels: true ///< off in a list, below the first

    function labelFor(code) {
        if (title !== "")
            return ({ en: qsTr("English"), fr: qsTr("French"), de: qsTr("German") })[code];
        return ({ en: qsTr("%1, English"), fr: qsTr("%1, French"), de: qsTr("%1, German") })[code].arg(what);
    }

    columns: isStacked ? 1 : 3
    columnSpacing: Theme.space3
    rowSpacing: Theme.space2

    Label {
        visible: root.title !== ""
        text: root.title
        isStrong: true
        Layout.columnSpan: root.columns
        Layout.topMargin: Theme.space1
    }
    Repeater {
        model: ["en", "fr", "de"]

        TextOfDeck {
            required property string modelData

            document: root.document
            path: root.path + "." + modelData
            label: root.hasLabels || root.isStacked ? root.labelFor(modelData) : ""
            accessibleName: (root.title !== "" ? root.title + ", " : "") + root.labelFor(modelData)
            Layout.fillWidth: true
            Layout.preferredWidth: 100
        }
    }
}
