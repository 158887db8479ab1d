// SPDX-License-Identifier: MIT
//
// The shape of the deck: bars are this deck, marks the average of the built-in ones.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    readonly property bool isNarrow: width < 320

    spacing: Theme.space1

    DeckShape {
        id: shape

        document: root.document
    }
    Item {
        implicitHeight: head.implicitHeight
        Layout.fillWidth: true

        Heading {
            id: head

            width: parent.width - (root.isNarrow ? 0 : remark.width + Theme.space4)
            text: qsTr("Deck profile")
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Row {
            id: remark

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            opacity: root.isNarrow ? 0 : 1
            spacing: Theme.space2

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: 2
                height: 13
                color: Theme.ink
            }
            Label {
                text: qsTr("average of %n decks", "", shape.comparedWith)
                isMuted: true
                size: Label.Caption
                wrapMode: Text.NoWrap
            }
        }
    }
    Repeater {
        model: shape.types

        ShapeBar {
            required property var modelData

            label: modelData.label
            count: modelData.count
            average: modelData.average
            figures: modelData.countText + " / " + modelData.averageText
            fill: Theme.typeCharts[modelData.type]
            most: 20
            Layout.fillWidth: true
        }
    }
    Item {
        implicitHeight: values.implicitHeight
        Layout.fillWidth: true
        Layout.topMargin: Theme.space2
        Layout.bottomMargin: Theme.space2

        ShapeColumns {
            id: values

            width: (parent.width - Theme.space4) * 7 / 13
            label: qsTr("Values")
            entries: shape.values
        }
        ShapeColumns {
            anchors.right: parent.right
            width: (parent.width - Theme.space4) * 6 / 13
            label: qsTr("Boosts")
            entries: shape.boosts
        }
    }
    Repeater {
        model: shape.totals

        ShapeBar {
            required property var modelData

            label: modelData.label
            count: modelData.count
            average: modelData.average
            figures: modelData.countText + " / " + modelData.averageText
            fill: Theme.mixed(Theme.teal, Theme.surface, 0.75)
            most: Math.max(90, modelData.count)
            Layout.fillWidth: true
        }
    }
}
