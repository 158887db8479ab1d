// SPDX-License-Identifier: MIT
#include "engine/text/table_words.h"

#include "engine/text/translation.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

const char *sourceOf(TableWord word) {
    switch (word) {
    case TableWord::Start:
        return QT_TRANSLATE_NOOP("play", "{battlefield}, seed {seed}. Type “help” for a list of commands.");
    case TableWord::Won:
        return QT_TRANSLATE_NOOP("play", "Victory: {list}");
    case TableWord::Drawn:
        return QT_TRANSLATE_NOOP("play", "The game is a draw.");
    case TableWord::PressEnter:
        return QT_TRANSLATE_NOOP("play", "press Enter when only you can see the screen.");
    case TableWord::HelpIntroduction:
        return QT_TRANSLATE_NOOP("play", "Type the number of an answer, or the answer as the protocol writes it "
                                         "(“{example}”). The first letters will do if no other answer begins with "
                                         "them.");
    case TableWord::HelpWhy:
        return QT_TRANSLATE_NOOP("play", "why an action is not allowed");
    case TableWord::HelpHint:
        return QT_TRANSLATE_NOOP("play", "what the computer would do");
    case TableWord::HelpShow:
        return QT_TRANSLATE_NOOP("play", "battlefield, hand, and answers again");
    case TableWord::HelpLog:
        return QT_TRANSLATE_NOOP("play", "what has happened so far");
    case TableWord::HelpCard:
        return QT_TRANSLATE_NOOP("play", "the full text of a card (type “text” when “card” is an answer)");
    case TableWord::HelpDiscard:
        return QT_TRANSLATE_NOOP("play", "the cards in a discard pile");
    case TableWord::HelpHero:
        return QT_TRANSLATE_NOOP("play", "the character card of a player and what is beside it");
    case TableWord::HelpUndo:
        return QT_TRANSLATE_NOOP("play", "undo your last decision");
    case TableWord::HelpConcede:
        return QT_TRANSLATE_NOOP("play", "give the game up");
    case TableWord::HelpSave:
        return QT_TRANSLATE_NOOP("play", "save the game to a file");
    case TableWord::HelpHelp:
        return QT_TRANSLATE_NOOP("play", "this list");
    case TableWord::HelpQuit:
        return QT_TRANSLATE_NOOP("play", "quit the game (so does the end of the input)");
    case TableWord::ArgumentAction:
        return QT_TRANSLATE_NOOP("play", "ACTION");
    case TableWord::ArgumentFile:
        return QT_TRANSLATE_NOOP("play", "FILE");
    case TableWord::ArgumentName:
        return QT_TRANSLATE_NOOP("play", "NAME");
    case TableWord::ArgumentSeat:
        return QT_TRANSLATE_NOOP("play", "SEAT");
    case TableWord::NumbersRange:
        return QT_TRANSLATE_NOOP("play", "choose a number from 1 to {n}");
    case TableWord::SeatsRange:
        return QT_TRANSLATE_NOOP("play", "the seats are numbered from 1 to {n}");
    case TableWord::WhichOne:
        return QT_TRANSLATE_NOOP("play", "which one?");
    case TableWord::NotAnAction:
        return QT_TRANSLATE_NOOP("play", "“{text}” is not an action (type “help” for a list of commands)");
    case TableWord::NoSuchCard:
        return QT_TRANSLATE_NOOP("play", "no deck in this game has a card called “{text}”");
    case TableWord::SaveNeedsFile:
        return QT_TRANSLATE_NOOP("play", "save needs a file name");
    case TableWord::Saved:
        return QT_TRANSLATE_NOOP("play", "saved: {file}");
    case TableWord::NothingToUndo:
        return QT_TRANSLATE_NOOP("play", "there is nothing to undo");
    case TableWord::Hand:
        return QT_TRANSLATE_NOOP("play", "hand {n}");
    case TableWord::Deck:
        return QT_TRANSLATE_NOOP("play", "deck {n}");
    case TableWord::Discard:
        return QT_TRANSLATE_NOOP("play", "discard pile {n}");
    case TableWord::DiscardTitle:
        return QT_TRANSLATE_NOOP("play", "{name}, discard pile ({n}):");
    case TableWord::Empty:
        return QT_TRANSLATE_NOOP("play", "empty");
    case TableWord::NotPlaced:
        return QT_TRANSLATE_NOOP("play", "not placed yet");
    case TableWord::Defeated:
        return QT_TRANSLATE_NOOP("play", "defeated");
    case TableWord::Heading:
        return QT_TRANSLATE_NOOP("play", "{label}:");
    }
    return "";
}

} // namespace

std::string tableWord(TableWord word, Language language, const Slots &holes) {
    return expanded(translated(language, "play", sourceOf(word)), {language, 0, {}}, holes);
}

std::string heading(const std::string &label, Language language) {
    return tableWord(TableWord::Heading, language, Slots().with("label", label));
}

} // namespace champclos::text
