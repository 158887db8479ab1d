// SPDX-License-Identifier: MIT
//
// What a hero can do: the whole text, or its first sentence and the way to the rest.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string whole
    required property string lead
    required property bool isWhole
    required property bool isDense
    required property bool isTight
    required property bool isTiny
    required property int seat
    readonly property real headHeight: isDense ? 0 : title.implicitHeight
    readonly property real wholeHeight: measureWhole.implicitHeight + (isDense ? 0 : 1)
    readonly property real leadHeight: measureLead.implicitHeight + (isDense ? 0 : 1)
    readonly property bool isCut: !isWhole && beginning !== whole
    readonly property int mostLines: isTiny ? 1 : isDense ? 2 : isTight ? 4 : 9
    property string beginning: lead ///< as much of the first sentence as has room
    signal sheetRequested

    /// The first sentence, or as many words of it as stand on so many lines.
    function shorten() {
        const words = lead.split(" ");
        let count = words.length;
        measureLead.text = lead;
        while (count > 3 && measureLead.lineCount > mostLines)
            measureLead.text = words.slice(0, --count).join(" ") + " …";
        beginning = measureLead.text;
    }
    function shortenLater() { Qt.callLater(shorten); } // qmllint disable type

    onLeadChanged: shortenLater()
    onMostLinesChanged: shortenLater()
    onWidthChanged: shortenLater()
    implicitHeight: headHeight + shown.implicitHeight
    height: implicitHeight

    Label {
        id: title

        visible: !root.isDense
        text: qsTr("Ability").toUpperCase()
        color: Theme.redText
        isStrong: true
        size: Label.Caption
        font.letterSpacing: 0.6
        wrapMode: Text.NoWrap
    }
    Item {
        id: more

        anchors.right: parent.right
        objectName: "allOf-" + root.seat
        visible: root.isCut
        width: words.implicitWidth + cap.width + Theme.space1
        height: Math.max(words.implicitHeight, cap.height)
        y: root.isDense ? shown.y + shown.height - height : Math.min(0, title.implicitHeight - height)
        activeFocusOnTab: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("Read all of it")
        Accessible.onPressAction: root.sheetRequested()
        Keys.onReturnPressed: root.sheetRequested()
        Keys.onSpacePressed: root.sheetRequested()

        Label {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("all", "of a text of which the first sentence is shown")
            size: Label.Caption
            isStrong: true
            wrapMode: Text.NoWrap
        }
        KeyCap {
            id: cap

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            text: "I"
        }
        FocusRing { target: more; ringRadius: 4 }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
        TapHandler { onTapped: root.sheetRequested() }
    }
    Label {
        id: measureWhole

        visible: false
        width: root.width
        text: root.whole
        font: shown.font
        lineHeight: shown.lineHeight
    }
    Label {
        id: measureLead

        visible: false
        width: root.width - (root.isDense && root.lead !== root.whole ? more.width + Theme.space1 : 0)
        text: root.lead
        font: shown.font
        lineHeight: shown.lineHeight
    }
    Label {
        id: shown

        objectName: "ability-" + root.seat
        y: root.headHeight
        width: root.width - (root.isDense && root.isCut ? more.width + Theme.space1 : 0)
        text: root.isWhole ? root.whole : root.beginning
        size: Label.Caption
        lineHeight: root.isTight ? 1 : 1.1
    }
}
