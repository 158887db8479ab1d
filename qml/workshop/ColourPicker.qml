// SPDX-License-Identifier: MIT
//
// The colours of the palette as a grid of fields, and one of the user's own as a number.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.Items
import Champclos.Ui

T.Popup {
    id: root

    required property list<string> colours
    property string value: ""
    property bool mayBeNone: false
    signal chosen(string colour)

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    padding: Theme.space3
    margins: Theme.space2
    focus: true
    background: Panel { objectName: "colourPanel"; border.color: Theme.edge; radius: Theme.radiusButton }

    contentItem: ColumnLayout {
        spacing: Theme.space3

        GridLayout {
            columns: 8
            columnSpacing: Theme.space2
            rowSpacing: Theme.space2

            Repeater {
                model: root.colours

                Pressable {
                    id: field

                    required property string modelData
                    required property int index

                    objectName: "colour-" + index
                    implicitWidth: 26
                    implicitHeight: 26
                    Accessible.name: qsTr("Color %1").arg(modelData)
                    onClicked: { root.chosen(modelData); root.close(); }
                    background: Rectangle {
                        radius: Theme.radiusChip
                        color: field.modelData
                        border.width: field.modelData === root.value ? 3 : 1
                        border.color: field.modelData === root.value ? Theme.teal : Theme.edge

                        FocusRing { target: field }
                    }
                }
            }
        }
        RowLayout {
            spacing: Theme.space2

            InputField {
                placeholder: "#rrggbb"
                text: root.value
                validator: RegularExpressionValidator { regularExpression: /#[0-9a-fA-F]{6}/ }
                Layout.fillWidth: true
                onCommitted: text => { if (text !== root.value) root.chosen(text); }
            }
            PushButton {
                visible: root.mayBeNone
                text: qsTr("Theme color")
                onClicked: { root.chosen(""); root.close(); }
            }
        }
    }
}
