// SPDX-License-Identifier: MIT
//
// The reading half of deck_io.h: fills a DeckDef part by part. It settles what the file says (types, words, choices)
// and leaves an empty part where it could not, so that indices stay those of the file. Only deck_io.cpp uses it.
#pragma once

#include "engine/core/content.h"
#include "engine/io/content_reader.h"
#include "engine/io/term_io.h"

#include <span>

namespace champclos::io {

class DeckReader {
public:
    DeckReader(const JsonNode &root, ContentReader &reader, const Diagnostics &diagnostics);

    std::optional<DeckDef> read();

private:
    FighterDef fighterAt(const JsonNode &node);
    CardDef cardAt(const JsonNode &node);
    void readValue(CardDef &card, const JsonNode &node);
    AbilityDef abilityAt(const JsonNode &node);
    std::vector<AbilityDef> abilitiesAt(const JsonNode &node);
    std::optional<ColoursDef> coloursAt(const JsonNode &node);
    std::optional<TokenDef> tokenAt(const JsonNode &node);
    std::optional<SideDeckDef> sideDeckAt(const JsonNode &node);
    std::optional<PileDef> pileAt(const JsonNode &node);
    PileDef::Spell spellAt(const JsonNode &node);
    template <class Named> std::vector<Named> namedList(const JsonNode &node);

    /// The entries of a list, only the first `most` of them and a report if there are more: no work without bound.
    std::vector<JsonNode> entries(const JsonNode &node, std::size_t most, DiagnosticCode tooMany);
    std::vector<JsonNode> parts(const JsonNode &node); ///< a list of at most kMaxDeckParts
    Noun nounAt(const JsonNode &node);
    LocalizedNoun localizedNoun(const JsonNode &node);
    std::vector<std::string> strings(const JsonNode &node);
    bool flag(const JsonNode &node);
    int number(const JsonNode &node, int fallback);
    /// The index of one of `names`; 0 and a report if it is none of them.
    std::size_t choice(const JsonNode &node, std::span<const char *const> names,
                       DiagnosticCode unknown = DiagnosticCode::DeckUnknownChoice);

    const JsonNode &m_root;
    ContentReader &m_reader;
    TermReader m_terms;
};

} // namespace champclos::io
