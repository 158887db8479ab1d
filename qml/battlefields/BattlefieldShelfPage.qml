// SPDX-License-Identifier: MIT
//
// The shelf of battlefields, drawn in small.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Editor
import Champclos.Workshop

ShelfPage {
    id: root

    objectName: "battlefieldShelf"
    title: qsTr("Battlefields")
    remark: qsTr("Draw a battlefield of your own, see at once what is wrong with it, and play on it right away.")
    ownTitle: qsTr("Your battlefields")
    newText: qsTr("New battlefield")
    kind: "battlefield"
    own: BattlefieldShelf { isOwn: true }
    builtIn: BattlefieldShelf {}
    ownTile: Component {
        BattlefieldTile {
            required property int index

            objectName: "own-" + index
            width: root.tileWidth
            hasMenu: true
            onMenuRequested: button => root.showMenu(button, path, title)
            onClicked: root.openRequested(path)
        }
    }
    builtInTile: Component {
        BattlefieldTile {
            width: root.tileWidth
            onClicked: root.copyRequested(path)
        }
    }
}
