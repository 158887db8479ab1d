// SPDX-License-Identifier: MIT
//
// What fits at the focus of the block editor: click or search and press Enter. What does not fit is struck through and
// says why. It has a fixed place: the hand finds it where it was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

Rectangle {
    id: root

    required property EffectEditor editor
    signal searchLeft ///< back to the blocks

    function startSearch() {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    color: Theme.sunk

    ColumnLayout {
        id: column

        anchors { fill: parent; margins: Theme.space3 }
        spacing: Theme.space2

        RowLayout {
            spacing: Theme.space3

            Label {
                text: root.editor.focus === "" ? qsTr("Click a slot or a dashed box") : qsTr("Fits here")
                isMuted: root.editor.focus === ""
                isStrong: root.editor.focus !== ""
            }
            Label {
                visible: root.editor.focusTitle !== "" && root.width > 520
                text: root.editor.focusTitle
                isMuted: true
                wrapMode: Text.NoWrap
            }
            Item { Layout.fillWidth: true }
            LinkText {
                objectName: "misfits"
                visible: root.editor.fits.misfitCount > 0
                color: Theme.muted
                font.weight: Font.Normal
                text: root.editor.fits.showsMisfits ? qsTr("hide what does not fit")
                                                    : qsTr("%n does not fit", "", root.editor.fits.misfitCount)
                onActivated: root.editor.fits.showsMisfits = !root.editor.fits.showsMisfits
            }
            InputField {
                id: search

                objectName: "wordSearch"
                visible: root.editor.focus !== ""
                placeholder: qsTr("/ search")
                Layout.preferredWidth: 150 * Theme.textScale
                text: root.editor.fits.search
                onEdited: text => root.editor.fits.search = text
                Keys.onReturnPressed: root.editor.choose(0)
                Keys.onEnterPressed: root.editor.choose(0)
                Keys.onEscapePressed: { root.editor.fits.search = ""; root.searchLeft(); }
            }
        }
        RowLayout {
            visible: root.editor.refusal !== ""
            spacing: Theme.space2

            IconItem {
                name: "warning"
                colour: Theme.redText
                ground: Theme.sunk
                Layout.preferredWidth: 16
                Layout.preferredHeight: 16
            }
            Label {
                objectName: "refusal"
                text: qsTr("It does not fit there: %1.").arg(root.editor.refusal)
                color: Theme.redText
                Layout.fillWidth: true
            }
        }
        Label {
            visible: root.editor.fits.search !== "" && root.editor.fits.count === 0
            text: qsTr("Nothing here is called “%1”.").arg(root.editor.fits.search)
            isMuted: true
            Layout.fillWidth: true
        }
        ScrollPane {
            id: chips

            Layout.fillWidth: true
            Layout.fillHeight: true

            Flow {
                x: Theme.space1 // room for the ring of the focus
                y: Theme.space1
                width: chips.width - Theme.space4
                spacing: Theme.space2

                Repeater {
                    model: root.editor.fits

                    FitsChip {
                        onChosen: root.editor.choose(index)
                    }
                }
            }
        }
    }
    Rule { anchors { left: parent.left; right: parent.right; top: parent.top } }
}
