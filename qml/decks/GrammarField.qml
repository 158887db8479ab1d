// SPDX-License-Identifier: MIT
//
// One grammar field: a gender, a mark or a form, with a word of explanation when it is pointed at or has the focus.
import QtQuick
import QtQuick.Layouts
import Champclos.Editor
import Champclos.Items
import Champclos.Ui

ColumnLayout {
    id: root

    required property DeckDocument document
    required property string path
    required property string key
    required property string label
    required property string hint
    property bool hasNeuter: true
    readonly property bool isMark: key === "isPlural" || key === "isAspirated"
    readonly property var genders: {
        const all = [{ value: "m", text: qsTr("m", "masculine") }, { value: "f", text: qsTr("f", "feminine") }];
        if (hasNeuter)
            all.push({ value: "n", text: qsTr("n", "neuter") });
        return all;
    }

    spacing: Theme.space1

    DeckField {
        id: field

        document: root.document
        path: root.path
    }
    Label {
        visible: root.key === "gender"
        text: root.label
        isMuted: true
        size: Label.Caption
    }
    Segments {
        visible: root.key === "gender"
        name: root.label
        value: field.text
        options: root.genders
        onChosen: value => field.set(value)
    }
    Toggle {
        visible: root.isMark
        text: root.label
        checked: field.isSet
        onToggled: field.set(checked)
    }
    InputField {
        id: form

        visible: root.key !== "gender" && !root.isMark
        objectName: root.path
        label: root.label
        text: field.text
        isFaulty: field.problem !== ""
        placeholder: root.key === "article" ? qsTr("none") : root.key === "plural" ? "" : qsTr("regular")
        onEdited: text => field.set(text)
        Layout.fillWidth: true
    }
    HoverHandler { id: hover }
    Tip {
        text: root.hint
        isWanted: hover.hovered || form.activeFocus
    }
}
