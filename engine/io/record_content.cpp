// SPDX-License-Identifier: MIT
#include "engine/io/record_content.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/rules/setup.h"

namespace champclos::io {

namespace {

/// Reads one copy by the reader of its own format; the record says which copy is damaged and the first reason.
template <class Content, class Read>
std::optional<Content> copyAt(ContentReader &reader, const JsonNode &node, Read read) {
    if (!reader.expect(node, JsonKind::Object))
        return std::nullopt;
    Diagnostics found;
    std::optional<Content> content = read(writeJson(*node.value), found);
    if (content)
        return content;
    for (const Diagnostic &diagnostic : found) {
        if (diagnostic.severity() != Severity::Error)
            continue;
        const std::string place = diagnostic.path.empty() ? std::string() : diagnostic.path + ": ";
        reader.report(DiagnosticCode::RecordDamagedCopy, node, {place + diagnostic.message()});
        break;
    }
    return std::nullopt;
}

} // namespace

JsonValue copiesToJson(const Match &match, const std::vector<std::string> &deckNames) {
    Battlefield battlefield = match.battlefield;
    battlefield.trace = {}; // what it was drawn after does not change a game, and may be large
    battlefield.pictures.clear();
    JsonValue decks = JsonValue::object();
    for (std::size_t seat = 0; seat < deckNames.size(); ++seat)
        if (!decks.contains(deckNames[seat])) {
            DeckDef deck = match.seat(SeatId(static_cast<int>(seat))).deck;
            deck.pictures.clear();
            decks.set(deckNames[seat], toJson(deck));
        }
    return JsonValue::object({{"battlefield", toJson(battlefield)}, {"decks", decks}});
}

std::shared_ptr<const Match> matchOfCopies(ContentReader &reader, const JsonNode &copies, const ContentNames &names,
                                           const Library &library) {
    if (!reader.openObject(copies, kCopiesKeys) || reader.hasReports() ||
        !reader.expect(copies.member("decks"), JsonKind::Object))
        return nullptr;
    auto battlefield =
        copyAt<Battlefield>(reader, copies.member("battlefield"), [](std::string_view text, Diagnostics &diagnostics) {
            return readBattlefield(text, diagnostics);
        });
    std::vector<DeckDef> decks;
    for (const std::string &name : names.decks) {
        const JsonNode node = copies.member("decks").member(name);
        if (!node.isPresent()) {
            reader.report(DiagnosticCode::RecordMissingCopy, copies.member("decks"), {quoted(name)});
            return nullptr;
        }
        if (auto deck = copyAt<DeckDef>(reader, node, [](std::string_view text, Diagnostics &diagnostics) {
                return readDeck(text, diagnostics);
            }))
            decks.push_back(std::move(*deck));
    }
    if (!battlefield || decks.size() != names.decks.size())
        return nullptr;
    Diagnostics ignored; // without its picture the game is the same
    if (!battlefield->ground.isEmpty())
        if (auto there = library.battlefield(names.battlefield, ignored))
            battlefield->pictures = std::move(there->pictures);
    for (std::size_t seat = 0; seat < decks.size(); ++seat)
        if (decks[seat] != withoutPictures(decks[seat]))
            if (auto there = library.deck(names.decks[seat], ignored))
                decks[seat].pictures = std::move(there->pictures);
    MatchResult result = makeMatch(*battlefield, decks);
    if (!result.match)
        reader.report(DiagnosticCode::LibraryBadMatch, copies, {result.problem});
    return std::move(result.match);
}

} // namespace champclos::io
