// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_pictures.h"

#include "editor/deck/document/deck_path.h"

#include <algorithm>

namespace champclos::editor {

PictureUse *pictureUse(DeckDef &deck, std::string_view path) {
    const auto steps = parsePath(std::string(path));
    if (!steps || steps->empty())
        return nullptr;
    const std::string &key = steps->front().key;
    if (key == "back")
        return &deck.back;
    const int index = steps->size() > 1 ? (*steps)[1].index : -1;
    if (key == "fighters" && index >= 0 && index < static_cast<int>(deck.fighters.size()))
        return &deck.fighters[static_cast<std::size_t>(index)].picture;
    if (key == "cards" && index >= 0 && index < static_cast<int>(deck.cards.size()))
        return &deck.cards[index].picture;
    return nullptr;
}

const PictureUse *pictureUse(const DeckDef &deck, std::string_view path) {
    return pictureUse(const_cast<DeckDef &>(deck), path); // only looked at
}

void dropUnusedPictures(DeckDef &deck) {
    const auto isShown = [&](const std::string &key) {
        const auto shows = [&](const auto &part) { return part.picture.key == key; };
        return deck.back.key == key || std::any_of(deck.fighters.begin(), deck.fighters.end(), shows) ||
               std::any_of(deck.cards.begin(), deck.cards.end(), shows);
    };
    std::erase_if(deck.pictures, [&](const Picture &picture) { return !isShown(picture.key); });
}

} // namespace champclos::editor
