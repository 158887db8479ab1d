// SPDX-License-Identifier: MIT
//
// What somebody has sent, before it is added: what is in it, whose it is, what was checked, what it replaces.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property PackageOffer offer
    readonly property color mark: Theme.dark ? "#C39AD3" : "#6B3F7D"
    property int current: 0 ///< which item "Look inside" opens
    signal lookRequested(string kind, string path)

    function takeFocus() {
        if (offer.canAdd)
            addButton.forceActiveFocus();
        else
            closeButton.forceActiveFocus();
    }

    objectName: "packageDrawer"
    Keys.onEscapePressed: offer.close()
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text + ": " + offer.title
    onVisibleChanged: if (visible) Speech.say(heading.text + ": " + offer.title + ". " + offer.origin, true)

    Rectangle {
        anchors.fill: parent
        color: Theme.surface

        MouseArea { anchors.fill: parent }
        Rectangle {
            width: 3
            height: parent.height
            color: root.mark
        }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: buttons.top; leftMargin: Theme.space5; rightMargin: Theme.space4 }

        ColumnLayout {
            width: parent.width - Theme.space2
            spacing: Theme.space1

            RowLayout {
                spacing: Theme.space2
                Layout.topMargin: Theme.space5

                IconItem {
                    name: "import"
                    colour: root.mark
                    Layout.preferredWidth: 20
                    Layout.preferredHeight: 20
                }
                Label {
                    id: heading

                    text: !root.offer.canAdd ? qsTr("This cannot be added") : root.offer.isPackage ? qsTr("A package to add") : qsTr("A file to add")
                    color: root.mark
                    size: Label.Caption
                    isStrong: true
                    font.capitalization: Font.AllUppercase
                    font.letterSpacing: 0.8
                    Layout.fillWidth: true
                }
            }
            Heading {
                objectName: "offerTitle"
                text: root.offer.title
                level: Heading.Panel
                Layout.fillWidth: true
            }
            Label {
                visible: text !== ""
                text: root.offer.origin
                size: Label.Body
                Layout.fillWidth: true
            }
            Label {
                text: root.offer.file
                isMuted: true
                Layout.fillWidth: true
            }
            DrawerHead {
                visible: root.offer.canAdd
                text: qsTr("What is in it")
            }
            Repeater {
                model: root.offer.items

                OfferItem {
                    required property int index
                    required property var modelData

                    item: modelData
                    isCurrent: root.offer.isPackage && root.offer.items.length > 1 && root.current === index
                    Layout.fillWidth: true
                    onChosen: root.current = index
                }
            }
            DrawerHead { text: root.offer.canAdd ? qsTr("Checked before it is added") : qsTr("What is wrong with it") }
            Repeater {
                model: root.offer.checks

                RowLayout {
                    id: line

                    required property var modelData

                    spacing: Theme.space2
                    Layout.fillWidth: true

                    IconItem {
                        name: line.modelData.icon
                        colour: line.modelData.icon === "check" ? Theme.good : line.modelData.icon === "error" ? Theme.redText
                              : line.modelData.icon === "info" ? Theme.teal : Theme.dark ? Theme.gold : "#7A5510"
                        Layout.preferredWidth: 18
                        Layout.preferredHeight: 18
                        Layout.alignment: Qt.AlignTop
                    }
                    Label {
                        text: line.modelData.text
                        Layout.fillWidth: true
                    }
                }
            }
            Rectangle {
                radius: Theme.radiusButton
                color: Theme.tint
                Layout.fillWidth: true
                Layout.topMargin: Theme.space3
                Layout.bottomMargin: Theme.space4
                Layout.preferredHeight: promise.implicitHeight + 2 * Theme.space3

                Label {
                    id: promise

                    anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space3 }
                    text: root.offer.promise
                }
            }
        }
    }
    Flow {
        id: buttons

        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.space5; rightMargin: Theme.space4; bottomMargin: Theme.space4 }
        spacing: Theme.space2
        layoutDirection: Qt.RightToLeft

        PushButton {
            id: addButton

            objectName: "addToLibrary"
            visible: root.offer.canAdd
            kind: PushButton.Commit
            text: root.offer.isConflict ? qsTr("Add all the same") : qsTr("Add to my library")
            onClicked: root.offer.add()
        }
        PushButton {
            objectName: "lookInside"
            visible: root.offer.canAdd
            text: qsTr("Look inside")
            leastWidth: 0
            onClicked: {
                const item = root.offer.items[Math.min(root.current, root.offer.items.length - 1)];
                root.lookRequested(item.document ? "battlefield" : "deck", root.offer.look(Math.min(root.current, root.offer.items.length - 1)));
            }
        }
        PushButton {
            id: closeButton

            objectName: "notNow"
            text: root.offer.canAdd ? qsTr("Not now") : qsTr("Close")
            cap: qsTr("Esc", "key")
            leastWidth: 0
            onClicked: root.offer.close()
        }
    }

    component DrawerHead: Label {
        size: Label.Caption
        isMuted: true
        isStrong: true
        font.capitalization: Font.AllUppercase
        font.letterSpacing: 0.8
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
        Layout.bottomMargin: Theme.space1
    }
}
