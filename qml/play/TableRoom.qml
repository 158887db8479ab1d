// SPDX-License-Identifier: MIT
//
// The table of the game that is under way; a new one is laid when another game begins.
// Components that a Loader makes cannot be bound before Qt 6.5, so ids reach into them unqualified.
// qmllint disable unqualified
import QtQuick
import Champclos.App

FocusScope {
    id: root

    required property AppShell shell
    signal homeRequested
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested
    signal nextLessonRequested
    signal reviewRequested

    Loader {
        anchors.fill: parent
        focus: true
        active: root.shell.session !== null
        sourceComponent: TablePage {
            shell: root.shell
            session: root.shell.session
            onHomeRequested: root.homeRequested()
            onRulesRequested: rule => root.rulesRequested(rule)
            onSettingsRequested: root.settingsRequested()
            onWatchRequested: root.watchRequested()
            onNextLessonRequested: root.nextLessonRequested()
            onReviewRequested: root.reviewRequested()
        }
    }
}
