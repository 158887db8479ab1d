// SPDX-License-Identifier: MIT
//
// A menu that drops from a button, as wide as its longest entry. Entries are MenuEntry items.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

T.Menu {
    id: root

    readonly property var entries: Array.from({ length: count }, (unused, row) => itemAt(row))
    readonly property bool hasMarks: entries.some(entry => entry?.checkable)

    implicitWidth: Math.max(260 * Theme.textScale, ...entries.map(entry => (entry?.implicitWidth ?? 0) + leftPadding + rightPadding))
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    padding: Theme.space1
    margins: Theme.space2
    delegate: MenuEntry {}
    onAboutToShow: contentItem.parent.Accessible.name = qsTr("Menu")
    onOpened: if (currentIndex < 0) Speech.say(qsTr("Menu, %n entries", "", count))

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
