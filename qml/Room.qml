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
    signal rulesRequested(string rule)
    signal settingsRequested
    signal watchRequested
    signal replaysRequested
    signal playRequested
    signal newGameRequested
    signal started
    signal played

    /// A file that is meant for the page in front; false if it opens none.
    function openFile(path) {
        const page = loader.item;
        if (!page || !page.openFile) // qmllint disable type
            return false;
        page.openFile(path); // qmllint disable type
        return true;
    }
    /// Passes on what the page asks for, as far as it asks for it.
    function listenTo(page) {
        for (const name of ["homeRequested", "backRequested", "testRequested", "rulesRequested", "settingsRequested", "watchRequested", "replaysRequested", "playRequested", "newGameRequested", "started", "played"])
            if (page[name])
                page[name].connect(root[name]);
    }

    Component.onCompleted: {
        loader.setSource(source, properties);
        if (!loader.item)
            return;
        listenTo(loader.item);
        loader.item.forceActiveFocus(); // qmllint disable type
    }

    Loader {
        id: loader

        anchors.fill: parent
        focus: true
    }
}
