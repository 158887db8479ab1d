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

    required property NewGame game

    ColumnLayout {
        anchors { fill: parent; margins: Theme.space3; leftMargin: Theme.space4 }
        spacing: Theme.space2

        SectionHead {
            title: qsTr("Battlefield")
            remark: root.game.isTeamPlay ? qsTr("those with four starts") : ""
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
            T.ScrollBar.horizontal: ScrollMark {}
            Layout.fillWidth: true
            Layout.fillHeight: true
            Keys.onReturnPressed: if (currentItem) root.game.battlefield = (currentItem as BoardTile).reference
            Keys.onSpacePressed: if (currentItem) root.game.battlefield = (currentItem as BoardTile).reference

            delegate: BoardTile {
                height: ListView.view.height - Theme.space3
                width: Math.max(170, (height - 44) * 1.45)
                isTaken: reference === root.game.battlefield
                isFocused: ListView.isCurrentItem && ListView.view.activeFocus
                onChosen: if (!isDamaged) root.game.battlefield = reference
            }
        }
    }
}
