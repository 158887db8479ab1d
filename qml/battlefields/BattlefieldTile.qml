// SPDX-License-Identifier: MIT
//
// A battlefield on the shelf.
import QtQuick
import Champclos.Items
import Champclos.Workshop

ShelfTile {
    id: root

    required property var boardValue ///< a board for the preview; none if it cannot be read

    BoardPreviewItem {
        anchors.fill: parent
        battlefield: root.boardValue
    }
}
