// SPDX-License-Identifier: MIT
#include "editor/workbench/own_content.h"

#include "editor/document/language.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "engine/io/user_content.h"

namespace champclos::editor {

namespace {

/// Of the user's files, those of packages, and the ids of the program, those that `read` gives without an error.
template <class Read>
QList<Choice> playable(io::UserContent kind, const std::vector<std::string> &ids, const Read &read) {
    std::vector<std::string> references = io::userFiles(kind);
    const std::vector<std::string> installed = io::installedFiles(kind);
    references.insert(references.end(), installed.begin(), installed.end());
    references.insert(references.end(), ids.begin(), ids.end());
    QList<Choice> choices;
    for (const std::string &reference : references) {
        io::Diagnostics diagnostics;
        const auto content = read(reference, diagnostics);
        if (!content)
            continue;
        io::check(*content, diagnostics);
        if (!diagnostics.hasErrors())
            choices.append({qt(reference), qt(content->name.in(currentLanguage()))});
    }
    return choices;
}

} // namespace

QString ownBattlefieldFolder() { return qt(io::userFolder(io::UserContent::Battlefields)); }

QString ownDeckFolder() { return qt(io::userFolder(io::UserContent::Decks)); }

QList<Choice> playableBattlefields() {
    const io::Library library;
    return playable(io::UserContent::Battlefields, library.battlefieldIds(),
                    [&](const std::string &reference, io::Diagnostics &diagnostics) {
                        return library.battlefield(reference, diagnostics);
                    });
}

QList<Choice> playableDecks() {
    const io::Library library;
    return playable(io::UserContent::Decks, library.deckIds(),
                    [&](const std::string &reference, io::Diagnostics &diagnostics) {
                        return library.deck(reference, diagnostics);
                    });
}

} // namespace champclos::editor
