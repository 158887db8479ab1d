// SPDX-License-Identifier: MIT
//
// What sentences have to know about a fighter's name in one language, each field explained, and how it sounds then.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property int fighter
    required property string language
    readonly property string path: "fighters[" + fighter + "].name." + language
    readonly property var words: ({ gender: qsTr("Gender"), article: qsTr("Article"), plural: qsTr("Plural"),
        isPlural: qsTr("The name is plural"), isAspirated: qsTr("No elision"), genitive: qsTr("Genitive"),
        definite: qsTr("After der, die, das"), oblique: qsTr("After den, dem, des"),
        definitePlural: qsTr("After die, alle"), dativePlural: qsTr("Dative plural") })
    readonly property int perRow: Math.max(2, Math.floor((width + Theme.space3) / (176 * Theme.textScale)))
    readonly property real fieldWidth: (width - (perRow - 1) * Theme.space3) / perRow
    property string sample: ""

    function listen() {
        sample = grammar.sample(fighter, language);
    }

    objectName: "grammar:" + language
    spacing: Theme.space2
    Component.onCompleted: listen()

    NameGrammar {
        id: grammar

        document: root.document
        onChanged: root.listen()
    }
    SectionHead {
        title: ({ en: qsTr("English"), fr: qsTr("French"), de: qsTr("German") })[root.language]
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.space3
        Layout.fillWidth: true

        Repeater {
            model: grammar.keys(root.language)

            GrammarField {
                required property string modelData

                document: root.document
                path: root.path + "." + modelData
                key: modelData
                width: isMark ? implicitWidth : root.fieldWidth
                hasNeuter: root.language !== "fr"
                label: root.words[modelData] ?? modelData
                hint: grammar.hint(modelData)
            }
        }
    }
    Label {
        visible: root.sample !== ""
        text: root.sample
        font.family: Theme.serif
        font.pixelSize: 16 * Theme.textScale
        isMuted: true
        Layout.fillWidth: true
    }
}
