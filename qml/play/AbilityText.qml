// SPDX-License-Identifier: MIT
//
// What a hero can do: the whole text, or as much of its beginning as there is room for and the way to the rest. At least
// one line of it is always there.
import QtQuick
import Champclos.Items
import Champclos.Ui

Item {
    id: root

    required property string whole
    required property real room ///< height that it may take
    required property bool isDense ///< no heading
    required property real letters
    required property int seat
    readonly property real headHeight: isDense ? 0 : title.implicitHeight + 1
    readonly property real leastHeight: headHeight + oneLine.implicitHeight
    readonly property real wholeHeight: headHeight + measureWhole.implicitHeight
    readonly property bool isWhole: wholeHeight <= room + 0.5
    readonly property int mostLines: Math.max(1, Math.floor((room - headHeight + 0.5) / oneLine.implicitHeight))
    property string beginning: "" ///< as many words as have room
    signal sheetRequested

    function shorten() {
        const words = whole.split(" ");
        let least = 1, most = words.length;
        while (least < most) {
            const count = Math.ceil((least + most) / 2);
            measureBeginning.text = words.slice(0, count).join(" ") + " …";
            if (measureBeginning.lineCount > mostLines)
                most = count - 1;
            else
                least = count;
        }
        beginning = words.slice(0, least).join(" ") + " …";
    }
    function shortenLater() { Qt.callLater(shorten); } // qmllint disable type

    onWholeChanged: shortenLater()
    onMostLinesChanged: shortenLater()
    onWidthChanged: shortenLater()
    onLettersChanged: shortenLater()
    Component.onCompleted: shortenLater()
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
        visible: !root.isWhole
        width: words.implicitWidth + cap.width + Theme.space1
        height: Math.max(words.implicitHeight, cap.height)
        y: root.isDense ? shown.y + shown.height - height + 1 : (title.implicitHeight - height) / 2
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
            font.pixelSize: root.letters
            isStrong: true
            wrapMode: Text.NoWrap
        }
        KeyCap {
            id: cap

            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            letters: root.isDense ? Math.max(11, root.letters - 2) : Math.round(Theme.sizeCaption * 0.92)
            text: "I"
        }
        FocusRing { target: more; ringRadius: 4 }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
        TapHandler {
            margin: Math.max(0, (Theme.touchTarget - more.height) / 2)
            onTapped: root.sheetRequested()
        }
    }
    Label {
        id: oneLine

        visible: false
        text: "Xg"
        font: shown.font
        lineHeight: shown.lineHeight
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
        id: measureBeginning

        visible: false
        width: root.width - (root.isDense ? more.width + Theme.space1 : 0)
        font: shown.font
        lineHeight: shown.lineHeight
    }
    Label {
        id: shown

        objectName: "ability-" + root.seat
        y: root.headHeight
        width: root.isWhole ? root.width : measureBeginning.width
        text: root.isWhole ? root.whole : root.beginning
        font.pixelSize: root.letters
        lineHeight: 1
    }
}
