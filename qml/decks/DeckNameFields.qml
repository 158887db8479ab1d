// SPDX-License-Identifier: MIT
//
// A name in three languages.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items

GridLayout {
    id: root

    required property DeckDocument document
    required property string path ///< "cards[3].name"
    property string what: qsTr("Name")
    property bool isStacked: width < 420

    function labelFor(code) {
        return ({ en: qsTr("%1, English"), fr: qsTr("%1, French"), de: qsTr("%1, German") })[code].arg(what);
    }

    columns: isStacked ? 1 : 3
    columnSpacing: Theme.space3
    rowSpacing: Theme.space2

    Repeater {
        model: ["en", "fr", "de"]

        TextOfDeck {
            required property string modelData

            document: root.document
            path: root.path + "." + modelData
            label: root.labelFor(modelData)
            Layout.fillWidth: true
            Layout.preferredWidth: 100
        }
    }
}
