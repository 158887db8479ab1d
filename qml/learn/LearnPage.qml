// SPDX-License-Identifier: MIT
//
// The lessons: how long each takes, which are done, and where one was left. They are taught at the table.
// The heads of a list's sections cannot be bound before Qt 6.5, so ids reach into them unqualified.
// qmllint disable unqualified
import QtQuick
import QtQuick.Templates as T
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    readonly property Learning learning: shell.learning
    signal homeRequested
    signal backRequested
    signal started
    signal rulesRequested(string rule)

    function open(lesson) {
        if (shell.learn(lesson))
            started();
    }
    function groupTitle(group) {
        return { start: qsTr("To begin with"), rules: qsTr("One thing at a time"), heroes: qsTr("Your first game with a hero") }[group] ?? "";
    }
    /// Where one left, or else the first that is not done.
    function focusFirst() {
        let row = learning.lessons.find("lessonId", learning.current);
        for (let each = 0; row < 0 && each < list.count; ++each)
            if (!learning.lessons.at(each).isDone) // qmllint disable type
                row = each;
        list.currentIndex = Math.max(0, row);
        list.forceActiveFocus();
    }

    objectName: "learnPage"
    focus: true
    Component.onCompleted: {
        learning.refresh();
        focusFirst();
    }
    Keys.onEscapePressed: backRequested()

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Learn")
        onHomeRequested: root.homeRequested()

        Label {
            objectName: "doneCount"
            text: qsTr("%1 of %2 done").arg(root.learning.doneCount).arg(list.count)
            isMuted: true
            wrapMode: Text.NoWrap
        }
        PushButton {
            text: qsTr("Rule book")
            iconName: "rules"
            onClicked: root.rulesRequested("")
        }
    }
    ListView {
        id: list

        anchors { top: bar.bottom; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter; topMargin: Theme.space3; bottomMargin: Theme.space3 }
        width: Math.min(parent.width - 2 * Theme.space4, 860)
        objectName: "lessons"
        spacing: Theme.space2
        clip: true
        keyNavigationEnabled: true
        model: root.learning.lessons
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lessons")
        T.ScrollBar.vertical: ScrollMark {}
        section.property: "group"
        section.delegate: Item {
            id: head

            required property string section

            width: ListView.view.width - Theme.space4
            height: words.height + Theme.space4

            Heading {
                id: words

                anchors { left: parent.left; bottom: parent.bottom; bottomMargin: Theme.space1 }
                width: parent.width
                level: Heading.Section
                text: root.groupTitle(head.section)
            }
        }
        delegate: LessonRow {
            width: ListView.view.width - Theme.space4
            isCurrent: ListView.isCurrentItem
            isLeft: root.learning.current === lessonId
            onActivated: root.open(lessonId)
            onRestarted: if (root.shell.learn(lessonId, true)) root.started()
        }
    }
}
