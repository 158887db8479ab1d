// SPDX-License-Identifier: MIT
//
// What does not fit, scrolls: a column of content with a bar that shows where one is. Focus stays in view.
import QtQuick
import QtQuick.Templates as T
import Champclos.Items

Flickable {
    id: root

    default property alias content: holder.data
    property real contentSpacing: 0
    readonly property Item focused: Window.activeFocusItem

    function holds(item) {
        while (item && item !== holder)
            item = item.parent;
        return item === holder;
    }
    /// Scrolls as far as it has to.
    function reveal() {
        if (!focused || !holds(focused) || focused.height > height - 2 * Theme.space3)
            return;
        const top = focused.mapToItem(holder, 0, 0).y - Theme.space3;
        const bottom = top + focused.height + 2 * Theme.space3;
        contentY = Math.max(0, Math.min(top, Math.max(contentY, bottom - height)));
    }

    contentWidth: width
    contentHeight: holder.childrenRect.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    onFocusedChanged: Qt.callLater(reveal) // qmllint disable type

    Item {
        id: holder

        width: root.width
        height: childrenRect.height
    }
    T.ScrollBar.vertical: ScrollMark {}
}
