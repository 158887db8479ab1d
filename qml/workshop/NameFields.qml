// SPDX-License-Identifier: MIT
//
// One name in three languages: side by side, or below each other where a name would be cut off. The languages come in
// the same order everywhere.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    property string en: ""
    property string fr: ""
    property string de: ""
    property string what: "" ///< whose name it is, if the fields do not stand below a title
    property string purpose: "" ///< in the names that tests and problems use: "boardName-en"
    property string faulty: "" ///< codes of the languages whose field is marked: "fr de"
    property bool hasLabels: true ///< off in a list, below the first
    property bool isStacked: false
    readonly property bool isWrittenIn: english.activeFocus || french.activeFocus || german.activeFocus
    readonly property real gap: Theme.space2
    readonly property real longest: Math.max(englishText.advanceWidth, frenchText.advanceWidth, germanText.advanceWidth)
    readonly property bool isTight: width < 300 || longest + 24 > (width - 2 * gap) / 3
    readonly property real captionWidth: isStacked ? Math.max(englishCaption.implicitWidth, frenchCaption.implicitWidth, germanCaption.implicitWidth) + gap : 0
    readonly property real fieldWidth: isStacked ? width - captionWidth : (width - 2 * gap) / 3
    signal edited(string language, string text)

    /// Not while somebody writes: the field would run away from under the hand.
    function arrange() {
        if (!isWrittenIn && width > 0)
            isStacked = isTight;
    }

    implicitHeight: isStacked ? german.y + german.height : german.height
    implicitWidth: 300
    onIsTightChanged: arrange()
    onIsWrittenInChanged: arrange()
    /// Later: a layout that is just being arranged would miss the change of height.
    onWidthChanged: Qt.callLater(arrange) // qmllint disable type
    Component.onCompleted: arrange()

    component NameField: InputField {
        required property string language
        required property int place
        property string spoken: ""
        readonly property string fullName: root.what !== "" ? qsTr("%1, %2", "a name and its language").arg(root.what).arg(spoken) : spoken

        x: root.isStacked ? root.captionWidth : place * (root.fieldWidth + root.gap)
        y: root.isStacked ? place * (height + root.gap) : 0
        width: root.fieldWidth
        objectName: root.purpose + language
        label: root.isStacked || !root.hasLabels ? "" : fullName
        accessibleName: fullName
        maximumLength: 60
        isFaulty: root.faulty.split(" ").includes(language)
        onEdited: text => root.edited(language, text)
    }
    component Caption: Label {
        required property Item field

        visible: root.isStacked
        y: field.y + (field.height - height) / 2
        size: Label.Caption
        isMuted: true
        wrapMode: Text.NoWrap
    }
    component Measure: TextMetrics {
        font.family: Theme.sans
        font.pixelSize: Theme.sizeControl
    }

    Measure { id: englishText; text: root.en }
    Measure { id: frenchText; text: root.fr }
    Measure { id: germanText; text: root.de }
    Caption { id: englishCaption; field: english; text: english.spoken }
    NameField { id: english; place: 0; language: "en"; spoken: qsTr("English"); text: root.en }
    Caption { id: frenchCaption; field: french; text: french.spoken }
    NameField { id: french; place: 1; language: "fr"; spoken: qsTr("French"); text: root.fr }
    Caption { id: germanCaption; field: german; text: german.spoken }
    NameField { id: german; place: 2; language: "de"; spoken: qsTr("German"); text: root.de }
}
