// SPDX-License-Identifier: MIT
//
// One name in three languages: side by side, or below each other where a name would be cut off.
pragma ComponentBehavior: Bound
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
    property bool isStacked: false
    readonly property bool isWrittenIn: german.activeFocus || english.activeFocus || french.activeFocus
    readonly property real longest: Math.max(germanText.advanceWidth, englishText.advanceWidth, frenchText.advanceWidth)
    readonly property bool isTight: longest + 24 > (width - 2 * columnSpacing) / 3
    signal edited(string language, string text)

    /// Not while somebody writes: the field would run away from under the hand.
    function arrange() {
        if (!isWrittenIn && width > 0)
            isStacked = isTight;
    }

    columns: isStacked ? 2 : 3
    columnSpacing: Theme.space2
    rowSpacing: Theme.space2
    onIsTightChanged: arrange()
    onIsWrittenInChanged: arrange()
    Component.onCompleted: arrange()

    component NameField: InputField {
        required property string language
        property string spoken: ""

        label: root.isStacked ? "" : spoken
        placeholder: spoken
        maximumLength: 60
        isFaulty: text === ""
        Layout.fillWidth: true
        Layout.preferredWidth: 60
        onEdited: text => root.edited(language, text)
    }
    component Caption: Label {
        visible: root.isStacked
        size: Label.Caption
        isMuted: true
    }
    component Measure: TextMetrics {
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
    }

    Measure { id: germanText; text: root.de }
    Measure { id: englishText; text: root.en }
    Measure { id: frenchText; text: root.fr }
    Caption { text: german.spoken }
    NameField { id: german; language: "de"; spoken: "Deutsch"; text: root.de; objectName: root.purpose + "-de" }
    Caption { text: english.spoken }
    NameField { id: english; language: "en"; spoken: "English"; text: root.en; objectName: root.purpose + "-en" }
    Caption { text: french.spoken }
    NameField { id: french; language: "fr"; spoken: "Français"; text: root.fr; objectName: root.purpose + "-fr" }
}
