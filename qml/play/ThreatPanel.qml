// SPDX-License-Identifier: MIT
//
// The strike reach in words: who could strike next turn, how to read the marks on the board, and which of the viewer's
// fighters are in danger.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property GameSession session
    readonly property StrikeModel strikes: session.table.view.strikes
    signal closed

    objectName: "threatPanel"
    border.color: Theme.red
    Keys.onTabPressed: strikes.next()

    ScrollPane {
        anchors { fill: parent; margins: Theme.space3 }

        Column {
            width: parent.width - Theme.space2
            spacing: Theme.space2

            Item {
                width: parent.width
                height: close.implicitHeight

                Heading {
                    anchors { left: parent.left; right: close.left; verticalCenter: parent.verticalCenter }
                    text: qsTr("Strike reach")
                    level: Heading.Name
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 12
                }
                PushButton {
                    id: close

                    anchors.right: parent.right
                    objectName: "closeThreat"
                    kind: PushButton.Quiet
                    text: qsTr("Close")
                    cap: "T"
                    leftPadding: Theme.space2
                    rightPadding: Theme.space1
                    onClicked: root.closed()
                }
            }
            Label {
                width: parent.width
                text: qsTr("Where the other side could strike next turn: one maneuver, then one attack.")
                size: Label.Caption
            }
            Repeater {
                model: root.strikes.strikers

                StrikerRow {
                    width: parent.width
                    onChosen: fighter => root.strikes.current = root.strikes.current === fighter ? -1 : fighter
                }
            }
            PushButton {
                objectName: "allStrikers"
                visible: root.strikes.strikers.count > 1
                text: qsTr("All at once")
                checkable: true
                checked: root.strikes.current < 0
                onClicked: root.strikes.current = -1
            }
            Label {
                width: parent.width
                text: qsTr("Crossed swords: without a boost. +2: with a boost of at least 2; the highest in that deck is +%1.").arg(root.strikes.highest)
                isMuted: true
                size: Label.Caption
            }
            Rule { width: parent.width; height: Theme.strokeRule }
            Repeater {
                model: root.strikes.own

                Item {
                    id: victim

                    required property string title
                    required property string text
                    required property bool isSafe
                    required property int boost
                    required property string emblem
                    required property color emblemField
                    required property color emblemCharge
                    required property int seat

                    width: parent.width
                    height: Math.max(sign.height, words.implicitHeight) + Theme.space1
                    Accessible.role: Accessible.StaticText
                    Accessible.name: title + ": " + text

                    EmblemItem {
                        id: sign

                        shape: EmblemItem.Roundel
                        emblem: victim.emblem
                        field: victim.emblemField
                        charge: victim.emblemCharge
                        seat: victim.seat
                        width: Math.round(28 * Theme.unit)
                        height: width
                    }
                    Column {
                        id: words

                        anchors { left: sign.right; leftMargin: Theme.space2; right: parent.right }

                        Label { width: parent.width; text: victim.title; isStrong: true; size: Label.Caption }
                        Label {
                            width: parent.width
                            text: victim.text
                            color: victim.isSafe ? Theme.good : victim.boost === 0 ? Theme.redText : Theme.ink
                            isStrong: victim.boost === 0
                            size: Label.Caption
                        }
                    }
                }
            }
            Label {
                width: parent.width
                text: qsTr("Point at one of your fighters to see every way it can be struck.")
                isMuted: true
                size: Label.Caption
            }
        }
    }
}
