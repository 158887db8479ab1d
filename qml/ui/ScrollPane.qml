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

    contentWidth: width
    contentHeight: holder.childrenRect.height
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    Item {
        id: holder

        width: root.width
        height: childrenRect.height
    }
    T.ScrollBar.vertical: ScrollMark {}
}
