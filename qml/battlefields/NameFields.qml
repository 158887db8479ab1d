// SPDX-License-Identifier: MIT
//
// One name in three languages, side by side, or below each other where there is little room.
import QtQuick
import QtQuick.Layouts
import Champclos.Items
import Champclos.Ui

GridLayout {
    id: root

    property string en: ""
    property string fr: ""
    property string de: ""
    property string purpose: ""
    signal edited(string language, string text)

    columns: width < 220 ? 1 : 3
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2

    component NameField: InputField {
        required property string language

        maximumLength: 60
        isFaulty: text === ""
        Layout.fillWidth: true
        Layout.preferredWidth: 60
        onEdited: text => root.edited(language, text)
    }

    NameField { language: "de"; label: "Deutsch"; text: root.de; objectName: root.purpose + "-de" }
    NameField { language: "en"; label: "English"; text: root.en; objectName: root.purpose + "-en" }
    NameField { language: "fr"; label: "Français"; text: root.fr; objectName: root.purpose + "-fr" }
}
