// SPDX-License-Identifier: MIT
//
// A room that is loaded only when it is entered, so that the program starts quickly.
import QtQuick

FocusScope {
    id: root

    required property url source
    required property var properties
    signal homeRequested
    signal backRequested
    signal testRequested(string battlefield, string firstDeck, string secondDeck, int ownSeat, string level)
    signal printRequested(string what, string reference)
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested
    signal reviewRequested
    signal replaysRequested
    signal playRequested
    signal newGameRequested
    signal contentRequested(string kind, string path, bool isCopy)
    signal started
    signal played
    signal nextLessonRequested

    /// A file that is meant for the page in front; false if it opens none.
    function openFile(path) {
        const page = loader.item;
        if (!page || !page.openFile) // qmllint disable type
            return false;
        page.openFile(path);
        return true;
    }
    /// Passes on what the page asks for, as far as it asks for it.
    function listenTo(page) {
        for (const name of ["homeRequested", "backRequested", "testRequested", "printRequested", "rulesRequested", "settingsRequested", "watchRequested", "reviewRequested", "replaysRequested", "playRequested", "newGameRequested", "contentRequested", "started", "played", "nextLessonRequested"])
            if (page[name])
                page[name].connect(root[name]);
    }

    Component.onCompleted: {
        loader.setSource(source, properties);
        if (!loader.item)
            return;
        listenTo(loader.item);
        (loader.item as Item).forceActiveFocus();
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }
}
