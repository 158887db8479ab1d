// SPDX-License-Identifier: MIT
//
// How the program looks, moves and speaks. Everything takes effect at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import Champclos.App
import Champclos.Items
import Champclos.Ui

FocusScope {
    id: root

    required property AppShell shell
    readonly property AppSettings settings: shell.settings
    readonly property var codes: shell.language.codes
    signal homeRequested
    signal backRequested

    focus: true
    Keys.onEscapePressed: backRequested()

    function percent(number) { return qsTr("%1%").arg(number); }

    TopBar {
        id: bar

        anchors { left: parent.left; right: parent.right; top: parent.top }
        title: qsTr("Settings")
        onHomeRequested: root.homeRequested()

        PushButton {
            objectName: "resetSettings"
            text: qsTr("Reset")
            tip: qsTr("Restores the default settings")
            onClicked: question.ask()
        }
        PushButton {
            objectName: "settingsDone"
            text: qsTr("Done")
            kind: PushButton.Commit
            onClicked: root.backRequested()
        }
    }
    ScrollPane {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom; margins: Theme.space4; rightMargin: Theme.space1; bottomMargin: 0 }
        bottomMargin: Theme.space4

        GridLayout {
            width: Math.min(parent.width - Theme.space3, 1120)
            x: (parent.width - Theme.space3 - width) / 2
            columns: parent.width > 920 * Theme.textScale ? 2 : 1
            columnSpacing: Theme.space4
            rowSpacing: Theme.space4

            SettingsGroup {
                title: qsTr("Language and appearance")

                SettingRow {
                    label: qsTr("Language")
                    Segments {
                        focus: true
                        name: qsTr("Language")
                        options: root.codes.map((code, row) => ({ value: code, text: root.shell.language.names[row] }))
                        value: root.shell.language.code
                        onChosen: code => root.shell.language.code = code
                    }
                }
                SettingRow {
                    label: qsTr("Theme")
                    Segments {
                        objectName: "theme"
                        name: qsTr("Theme")
                        options: [{ value: "system", text: qsTr("System") }, { value: "light", text: qsTr("Light") }, { value: "dark", text: qsTr("Dark") }]
                        value: root.settings.theme
                        onChosen: value => root.settings.theme = value
                    }
                }
                SettingRow {
                    label: qsTr("Text size")
                    ChoiceBox {
                        objectName: "textSize"
                        name: qsTr("Text size")
                        model: [80, 90, 100, 115, 130, 150, 175, 200].map(size => ({ value: size, text: root.percent(size) })) // qmllint disable type
                        value: Math.round(root.settings.textScale * 100)
                        onChosen: value => root.settings.textScale = value / 100
                    }
                }
                Toggle {
                    objectName: "highContrast"
                    text: qsTr("High contrast")
                    checked: root.settings.highContrast
                    Layout.fillWidth: true
                    onToggled: root.settings.highContrast = checked
                }
                SettingRow {
                    label: qsTr("Zones as areas")
                    Segments {
                        objectName: "zoneLook"
                        name: qsTr("Zones as areas")
                        options: [{ value: "areas", text: qsTr("On") }, { value: "outlines", text: qsTr("Outline only") }, { value: "off", text: qsTr("Off") }]
                        value: root.settings.zoneLook
                        onChosen: value => root.settings.zoneLook = value
                    }
                }
                Label {
                    text: qsTr("Zones always show a pattern and a letter in addition to their color.")
                    isMuted: true
                    Layout.fillWidth: true
                }
            }
            SettingsGroup {
                title: qsTr("Motion and sound")

                SettingRow {
                    label: qsTr("Speed")
                    Segments {
                        objectName: "speed"
                        name: qsTr("Speed")
                        options: [{ value: "slow", text: qsTr("Slow") }, { value: "normal", text: qsTr("Normal") }, { value: "fast", text: qsTr("Fast") }, { value: "instant", text: qsTr("Instant") }]
                        value: root.settings.motion
                        onChosen: value => root.settings.motion = value
                    }
                }
                Toggle {
                    text: qsTr("Reduce motion")
                    checked: root.settings.reducedMotion
                    Layout.fillWidth: true
                    onToggled: root.settings.reducedMotion = checked
                }
                Toggle {
                    text: qsTr("After combat, wait until I continue")
                    checked: root.settings.pauseAfterCombat
                    Layout.fillWidth: true
                    onToggled: root.settings.pauseAfterCombat = checked
                }
                Toggle {
                    text: qsTr("Ask before a turn ends in which nobody moved")
                    checked: root.settings.confirmIdleTurn
                    Layout.fillWidth: true
                    onToggled: root.settings.confirmIdleTurn = checked
                }
                Label {
                    text: qsTr("Slow is for learning. Any key or click skips the animation.")
                    isMuted: true
                    Layout.fillWidth: true
                }
                SettingRow {
                    label: qsTr("Sound")
                    Segments {
                        objectName: "sound"
                        name: qsTr("Sound")
                        options: [{ value: "off", text: qsTr("Off") }, { value: "quiet", text: qsTr("Quiet") }, { value: "medium", text: qsTr("Medium") }, { value: "loud", text: qsTr("Loud") }]
                        value: root.settings.sound
                        onChosen: value => {
                            root.settings.sound = value;
                            root.shell.sounds.playSample();
                        }
                    }
                }
                Label {
                    visible: !root.shell.sounds.isAvailable
                    text: qsTr("Sounds need Qt Multimedia, which is not installed here.")
                    isMuted: true
                    Layout.fillWidth: true
                }
            }
            SettingsGroup {
                title: qsTr("Play")

                SettingRow {
                    label: qsTr("Computer level in new games")
                    ChoiceBox {
                        name: qsTr("Computer level in new games")
                        model: root.settings.levels
                        value: root.settings.defaultLevel
                        onChosen: value => root.settings.defaultLevel = value
                    }
                }
                Toggle {
                    objectName: "singleKeys"
                    text: qsTr("Single keys are shortcuts (letters and digits)")
                    checked: root.settings.singleKeys
                    Layout.fillWidth: true
                    onToggled: root.settings.singleKeys = checked
                }
                Toggle {
                    text: qsTr("New games are friendly: any move may be taken back")
                    checked: root.settings.friendly
                    Layout.fillWidth: true
                    onToggled: root.settings.friendly = checked
                }
            }
            SettingsGroup {
                title: qsTr("Files")

                Label {
                    text: qsTr("Games are saved after every decision, in this folder:")
                    Layout.fillWidth: true
                }
                Label {
                    text: root.settings.autosaveFolder
                    isStrong: true
                    wrapMode: Text.WrapAnywhere
                    Layout.fillWidth: true
                }
                RowLayout {
                    spacing: Theme.space2

                    PushButton {
                        text: qsTr("Choose…")
                        onClicked: folderDialog.open()
                    }
                    PushButton {
                        text: qsTr("Default folder")
                        enabled: root.settings.autosaveFolder !== root.settings.defaultAutosaveFolder
                        onClicked: root.settings.autosaveFolder = root.settings.defaultAutosaveFolder
                    }
                }
            }
        }
    }
    Modal {
        id: question

        function ask() {
            open();
            cancel.forceActiveFocus();
        }

        title: qsTr("Reset all settings?")
        buttons: [
            PushButton {
                id: cancel

                text: qsTr("Cancel")
                onClicked: question.close()
            },
            PushButton {
                objectName: "resetForGood"
                kind: PushButton.Danger
                text: qsTr("Reset")
                onClicked: {
                    question.close();
                    root.settings.reset();
                }
            }
        ]

        Label {
            text: qsTr("Appearance, motion, level, and folder return to their defaults. Saved games are kept.")
            Layout.fillWidth: true
        }
    }
    FolderDialog {
        id: folderDialog

        title: qsTr("Folder for saved games")
        onAccepted: root.settings.autosaveFolder = selectedFolder
    }
}
