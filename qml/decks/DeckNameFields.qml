// SPDX-License-Identifier: MIT
//
// A name of the open deck in three languages, by its path.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Items
import Champclos.Ui
import Champclos.Workshop

Column {
    id: root

    required property DeckDocument document
    required property string path ///< "cards[3].name"
    property string what: qsTr("Name")
    property string title: "" ///< said once over the three fields, which then only name their languages
    property alias hasLabels: fields.hasLabels

    function fieldOf(language) {
        return language === "en" ? english : language === "fr" ? french : german;
    }

    spacing: Theme.space2

    component NameField: DeckField {
        document: root.document
    }

    NameField { id: english; path: root.path + ".en" }
    NameField { id: french; path: root.path + ".fr" }
    NameField { id: german; path: root.path + ".de" }
    Label {
        visible: root.title !== ""
        text: root.title
        isStrong: true
    }
    NameFields {
        id: fields

        width: parent.width
        purpose: root.path + "."
        what: root.title !== "" ? "" : root.what
        en: english.text
        fr: french.text
        de: german.text
        faulty: (english.problem !== "" ? "en " : "") + (french.problem !== "" ? "fr " : "") + (german.problem !== "" ? "de" : "")
        onEdited: (language, text) => root.fieldOf(language).set(text)
    }
}
