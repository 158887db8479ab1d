// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/effect_text.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/document/deck_path.h"
#include "editor/document/language.h"
#include "engine/io/term_io.h"
#include "engine/text/text.h"

namespace champclos::editor {

namespace {

std::vector<text::Part> partsOf(const DeckDef &deck, const std::string &owner, Language language) {
    const auto index = static_cast<std::size_t>(std::max(0, lastIndex(owner)));
    const auto at = [&](std::vector<text::Part> all) {
        return index < all.size() ? std::vector<text::Part>{{{}, all[index].text, {}}} : std::vector<text::Part>();
    };
    if (owner.starts_with("cards[") && index < deck.cards.size())
        return text::cardText(deck, deck.cards[index], language);
    if (owner.starts_with("sideDeck") && deck.sideDeck)
        return at(text::sideCardTexts(deck, language));
    if (owner.starts_with("pile") && deck.pile)
        return at(text::spellTexts(deck, language));
    std::vector<text::Part> parts;
    if (owner == "abilities")
        for (const std::string &ability : text::abilityText(deck, language))
            parts.push_back({{}, ability, {}});
    return parts;
}

Term statement(Word word, std::initializer_list<std::pair<const char *, Term>> operands) {
    Term term = freshTerm(word);
    const auto table = rowOf(word).operands();
    for (const auto &[key, filling] : operands)
        for (std::size_t index = 0; index < table.size(); ++index)
            if (std::string_view(table[index].key) == key) {
                term.arguments[index].isGiven = true;
                term.arguments[index].terms = {filling};
            }
    return term;
}

} // namespace

SentenceText sentenceOf(const DeckDef &deck, const std::string &owner, Language language) {
    SentenceText result;
    for (const text::Part &part : partsOf(deck, owner, language)) {
        const QString whole = qt(text::joined(part, language));
        const QString label = qt(part.label);
        // The colon belongs to the label, with the space that French puts before it.
        const auto colon = label.isEmpty() || !whole.startsWith(label) ? -1 : whole.indexOf(u':', label.size());
        QString html = whole.mid(colon + 1).toHtmlEscaped();
        if (colon >= 0)
            html = QStringLiteral("<b>%1</b>%2").arg(whole.left(colon + 1).toHtmlEscaped(), html);
        html.replace(u'\n', QStringLiteral("<br>"));
        result.plain += (result.plain.isEmpty() ? QString() : QStringLiteral("\n")) + whole;
        result.html += (result.html.isEmpty() ? QString() : QStringLiteral("<br>")) + html;
    }
    return result;
}

std::string textOf(const Term &term) { return io::writeJsonLine(io::toJson(term)); }

std::optional<Term> termFrom(const std::string &text, Sort sort, const DeckDef &deck) {
    if (!isWordSort(sort) && sort != Sort::Statements)
        return std::nullopt;
    io::Diagnostics diagnostics;
    const std::optional<io::JsonValue> value = io::parseJson(text, diagnostics, {.maxBytes = 1 << 14});
    if (!value)
        return std::nullopt;
    io::ContentReader reader(diagnostics);
    io::TermReader terms(reader, diagnostics, namesFor(deck, Sort::FighterName));
    Block block = terms.single({&*value, {}}, sort == Sort::Statements ? Sort::Statement : sort);
    if (diagnostics.hasErrors() || block.empty())
        return std::nullopt;
    return block.front();
}

QString grammarSample(const DeckDef &deck, int fighter, Language language) {
    if (fighter < 0 || fighter >= static_cast<int>(deck.fighters.size()))
        return {};
    const FighterDef &def = deck.fighters[fighter];
    if (def.name.in(language).name.empty())
        return {};
    const Term who = def.count > 1 ? statement(Word::Each, {{"each", nameTerm(Word::NamedGroup, def.id)}})
                                   : nameTerm(Word::Named, def.id);
    const Term near = statement(Word::One, {{"one", freshTerm(Word::OpposingFighters)}, {"adjacentTo", who}});
    CardDef card;
    card.type = CardType::Scheme;
    card.effects[Timing::Scheme] = {
        statement(Word::Move, {{"move", who}, {"upTo", numberTerm(3)}}),
        statement(Word::Damage, {{"damage", numberTerm(1)}, {"to", near}}),
        statement(Word::Place,
                  {{"place", freshTerm(Word::YourHero)}, {"in", statement(Word::ZoneOf, {{"zoneOf", who}})}}),
    };
    QString sample;
    for (const text::Part &part : text::cardText(deck, card, language))
        sample += qt(part.text);
    return sample;
}

} // namespace champclos::editor
