// SPDX-License-Identifier: MIT
//
// A menu that drops from a button. Entries are MenuEntry items.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.Menu {
    id: root

    implicitWidth: 260 * Theme.textScale
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Theme.space1
    margins: Theme.space2
    delegate: MenuEntry {}

    contentItem: ListView {
        objectName: "menuList"
        implicitHeight: contentHeight
        model: root.contentModel
        interactive: contentHeight > height
        clip: true
        currentIndex: root.currentIndex
    }
    background: Panel { radius: Theme.radiusButton }
}
