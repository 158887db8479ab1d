// SPDX-License-Identifier: MIT
//
// The battlefields that fit the number of seats, as small drawings.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

Panel {
    id: root

    required property AppShell shell
    required property NewGame game
    property bool isLow: false
    readonly property string taken: game.battlefield

    function showTaken() {
        const row = game.battlefields.find("reference", taken);
        if (row >= 0) {
            list.currentIndex = row;
            list.positionViewAtIndex(row, ListView.Contain);
        }
    }

    onTakenChanged: Qt.callLater(showTaken) // qmllint disable type
    Component.onCompleted: Qt.callLater(showTaken) // qmllint disable type

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space3; leftMargin: Theme.space4 }
        spacing: root.isLow ? Theme.space1 : Theme.space2

        SectionHead {
            title: qsTr("Battlefield")
            remark: root.game.isTeamPlay ? qsTr("with four start spaces") : ""
            Layout.fillWidth: true
        }
        ListView {
            id: list

            objectName: "boards"
            orientation: ListView.Horizontal
            spacing: Theme.space3
            clip: true
            model: root.game.battlefields
            activeFocusOnTab: true
            keyNavigationEnabled: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Battlefield")
            T.ScrollBar.horizontal: ScrollMark {}
            Layout.fillWidth: true
            Layout.fillHeight: true
            Keys.onReturnPressed: if (currentItem) (currentItem as BoardTile).chosen()
            Keys.onEnterPressed: if (currentItem) (currentItem as BoardTile).chosen()
            Keys.onSpacePressed: if (currentItem) (currentItem as BoardTile).chosen()

            readonly property real leastWidth: (root.isLow ? 248 : 142) * Theme.textScale
            readonly property real evenWidth: Math.floor((width - (count - 1) * spacing) / Math.max(1, count)) ///< if all are to be seen

            delegate: BoardTile {
                height: ListView.view.height - Theme.space3
                width: Math.max(list.leastWidth, Math.min(list.evenWidth, (height - 44) * 1.45))
                isLow: root.isLow
                isTaken: reference === root.game.battlefield
                isFocused: ListView.isCurrentItem && ListView.view.activeFocus
                onChosen: {
                    if (isDamaged)
                        root.shell.tell(qsTr("“%1” cannot be played: %2").arg(name).arg(problem));
                    else
                        root.game.battlefield = reference;
                }
            }
        }
    }
}
