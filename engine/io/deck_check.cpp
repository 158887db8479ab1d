// SPDX-License-Identifier: MIT
#include "engine/io/deck_check.h"

#include "engine/core/ids.h"
#include "engine/core/state.h"
#include "engine/io/art_names.h"
#include "engine/io/content_reader.h"
#include "engine/io/contrast.h"
#include "engine/io/deck_io.h"
#include "engine/io/flow_check.h"
#include "engine/io/picture_check.h"
#include "engine/io/term_check.h"
#include "engine/rules/action_text.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace champclos::io {

static_assert(kMaxDeckParts <= kMaxSideCards, "the state has room for every side card");
// The turn, an action, what wakes at one moment, and choices within choices of one of them and of a spell it casts.
static_assert(2 + kMaxAbilitiesAtOnce + (kMaxNesting - 1) + 1 + (kMaxNesting - 1) <= kMaxFrames,
              "the state has room for all that can be under way");

namespace {

std::string at(const std::string &list, std::size_t index) { return list + '[' + std::to_string(index) + ']'; }

template <class List> std::vector<std::string_view> idsOf(const List &list) {
    std::vector<std::string_view> ids;
    for (const auto &entry : list)
        ids.push_back(entry.id);
    return ids;
}

class DeckCheck {
public:
    DeckCheck(const DeckDef &deck, Diagnostics &diagnostics)
        : m_deck(deck), m_diagnostics(diagnostics), m_content(diagnostics), m_terms(deck, diagnostics),
          m_flow(diagnostics) {}

    void run() {
        m_content.id(m_deck.id, "id");
        title(m_deck.name, "name");
        m_content.text(m_deck.author, kMaxSignatureLength, "author");
        m_content.text(m_deck.licence, kMaxSignatureLength, "licence");
        if (m_deck.colours) {
            colour(m_deck.colours->field, "colours.field");
            colour(m_deck.colours->charge, "colours.charge");
            contrast(*m_deck.colours);
        }
        range(m_deck.move, kMoveRange, "move");
        fighters();
        abilities(m_deck.abilities, "abilities");
        if (m_deck.token)
            token(*m_deck.token);
        if (m_deck.sideDeck)
            sideDeck(*m_deck.sideDeck);
        if (m_deck.pile)
            pile(*m_deck.pile);
        atOnce();
        size(m_deck.tags.size(), "tags");
        namedList(m_deck.tags, "tags");
        cards();
        unused();
        pictures();
        m_terms.finish();
    }

private:
    void report(DiagnosticCode code, const std::string &path, std::vector<std::string> arguments = {}) {
        m_diagnostics.report(code, {}, path, std::move(arguments));
    }
    void range(int number, NumberRange allowed, const std::string &path) {
        if (number < allowed.least || number > allowed.most)
            report(DiagnosticCode::DeckOutOfRange, path,
                   {std::to_string(allowed.least), std::to_string(allowed.most), std::to_string(number)});
    }
    void size(std::size_t count, const std::string &path) {
        if (count > kMaxDeckParts)
            report(DiagnosticCode::DeckListTooLong, path, {std::to_string(kMaxDeckParts), std::to_string(count)});
    }
    void colour(const std::string &text, const std::string &path) {
        const auto isHex = [](char sign) { return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f'); };
        if (text.size() != 7 || text[0] != '#' || !std::all_of(text.begin() + 1, text.end(), isHex))
            report(DiagnosticCode::DeckBadColour, path, {quoted(text)});
    }
    /// Names stand in one color on the other.
    void contrast(const ColoursDef &colours) {
        const auto field = rgbOf(colours.field);
        const auto charge = rgbOf(colours.charge);
        if (field && charge && contrastRatio(*field, *charge) < kReadableContrast)
            report(DiagnosticCode::DeckLowContrast, "colours",
                   {writeNumber(std::floor(10 * contrastRatio(*field, *charge)) / 10), writeNumber(kReadableContrast)});
    }
    void notEmpty(std::size_t count, const std::string &path) {
        if (count == 0)
            report(DiagnosticCode::DeckEmptyBlock, path);
    }
    void title(const LocalizedText &name, const std::string &path) {
        m_content.localizedText(name, kMaxTitleLength, Presence::Required, path);
    }
    void noun(const LocalizedNoun &noun, const std::string &path) {
        if (std::all_of(kLanguages.begin(), kLanguages.end(),
                        [&](Language language) { return noun.in(language).name.empty(); }))
            report(DiagnosticCode::ContentMissingLanguage, path + '.' + codeOf(kLanguages.front()),
                   {quoted(codeOf(kLanguages.front()))});
        for (const Language language : kLanguages) {
            const Noun &forms = noun.in(language);
            const std::string place = path + '.' + codeOf(language);
            for (const std::string *form :
                 {&forms.name, &forms.plural, &forms.article, &forms.genitive, &forms.definite, &forms.oblique,
                  &forms.definitePlural, &forms.dativePlural})
                m_content.text(*form, kMaxTitleLength, place);
        }
    }
    template <class List> void uniqueIds(const List &list, const std::string &path) {
        std::map<std::string_view, std::size_t> first;
        for (std::size_t index = 0; index < list.size(); ++index) {
            const std::string place = at(path, index) + ".id";
            m_content.id(list[index].id, place);
            const auto [known, isNew] = first.emplace(list[index].id, index);
            if (!isNew)
                report(DiagnosticCode::ContentDuplicateId, place, {quoted(list[index].id), at(path, known->second)});
        }
    }
    /// What actions name must not be the word for nothing.
    template <class List> void noneReserved(const List &list, const std::string &path) {
        for (std::size_t index = 0; index < list.size(); ++index)
            if (list[index].id == kNoneWord)
                report(DiagnosticCode::ContentReservedId, at(path, index) + ".id", {quoted(list[index].id)});
    }
    template <class List> void namedList(const List &list, const std::string &path) {
        uniqueIds(list, path);
        for (std::size_t index = 0; index < list.size(); ++index)
            title(list[index].name, at(path, index) + ".name");
    }
    /// Ids that refer to something else of this deck, each once.
    void references(const std::vector<std::string> &names, DiagnosticCode unknown,
                    const std::vector<std::string_view> &known, const std::string &path) {
        for (std::size_t index = 0; index < names.size(); ++index) {
            reference(names[index], unknown, known, at(path, index));
            const auto first = std::find(names.begin(), names.end(), names[index]) - names.begin();
            if (static_cast<std::size_t>(first) != index)
                report(DiagnosticCode::ContentDuplicateId, at(path, index),
                       {quoted(names[index]), at(path, static_cast<std::size_t>(first))});
        }
    }
    void reference(const std::string &name, DiagnosticCode unknown, const std::vector<std::string_view> &known,
                   const std::string &path) {
        if (std::find(known.begin(), known.end(), name) == known.end())
            m_diagnostics.report(unknown, {}, path, {quoted(name)},
                                 m_diagnostics.isFull() ? std::string() : nearest(name, known));
    }

    void fighters() {
        uniqueIds(m_deck.fighters, "fighters");
        noneReserved(m_deck.fighters, "fighters");
        int total = 0;
        bool hasHero = false;
        bool hasSidekick = false;
        for (std::size_t index = 0; index < m_deck.fighters.size(); ++index) {
            const FighterDef &fighter = m_deck.fighters[index];
            const std::string path = at("fighters", index);
            noun(fighter.name, path + ".name");
            range(fighter.health, kHealthRange, path + ".health");
            if (fighter.maxHealth != fighter.health)
                range(fighter.maxHealth, {fighter.health, kHealthRange.most}, path + ".maxHealth");
            range(fighter.count, kCountRange, path + ".count");
            emblem(fighter.emblem, path + ".emblem");
            for (const Language language : kLanguages)
                if (fighter.count > 1 && fighter.name.in(language).plural.empty() &&
                    !fighter.name.in(language).name.empty())
                    report(DiagnosticCode::DeckNoPlural, path + ".name." + codeOf(language),
                           {quoted(codeOf(language))});
            if (fighter.role == Role::Hero && hasSidekick)
                report(DiagnosticCode::DeckHeroesFirst, path, {quoted(fighter.id)});
            (fighter.role == Role::Hero ? hasHero : hasSidekick) = true;
            total += std::clamp(fighter.count, 0, kCountRange.most);
        }
        if (!hasHero)
            report(DiagnosticCode::DeckNoHero, "fighters");
        if (total > kMaxFightersPerSeat)
            report(DiagnosticCode::DeckTooManyFighters, "fighters",
                   {std::to_string(kMaxFightersPerSeat), std::to_string(total)});
    }

    void emblem(const std::string &name, const std::string &path) {
        if (name.empty())
            return;
        m_content.id(name, path);
        const std::vector<std::string> &names = emblemNames();
        if (isId(name))
            reference(name, DiagnosticCode::DeckUnknownEmblem, {names.begin(), names.end()}, path);
    }

    void abilities(const std::vector<AbilityDef> &list, const std::string &path) {
        size(list.size(), path);
        for (std::size_t index = 0; index < list.size(); ++index)
            ability(list[index], at(path, index));
    }
    void ability(const AbilityDef &ability, const std::string &path) {
        m_flow.begin();
        if (!ability.isContinuous) {
            m_terms.statements(ability.effect, momentOf(ability.trigger), gainOf(ability.trigger), path + ".do");
            m_flow.statements(ability.effect, path + ".do");
            return;
        }
        const bool isPermission =
            ability.modifier == Modifier::MoveThrough || ability.modifier == Modifier::NoEffectDamage;
        if (isPermission && !ability.amount.empty())
            report(DiagnosticCode::ContentUnknownKey, path + ".by", {quoted("by")});
        if (!isPermission && ability.amount.empty())
            report(DiagnosticCode::ContentMissingKey, path + ".by", {quoted("by")});
        const bool isOfTheSeat = ability.modifier == Modifier::MoveValue || ability.modifier == Modifier::ManeuverDraw;
        if (isOfTheSeat && !ability.fighter.empty())
            report(DiagnosticCode::ContentUnknownKey, path + ".fighter", {quoted("fighter")});
        m_terms.single(ability.amount, momentOf(ability.modifier), path + ".by");
        m_terms.single(ability.condition, momentOf(ability.modifier), path + ".while");
        m_flow.single(ability.amount, path + ".by");
        m_flow.single(ability.condition, path + ".while");
        if (!ability.fighter.empty())
            reference(ability.fighter, DiagnosticCode::DeckUnknownFighter, idsOf(m_deck.fighters), path + ".fighter");
    }

    /// All that wakes at one moment waits in the game until it is resolved, and there is room for so many.
    void atOnce() {
        const auto count = [](const std::vector<AbilityDef> &list, Trigger trigger) {
            return static_cast<int>(std::count_if(list.begin(), list.end(), [&](const AbilityDef &ability) {
                return !ability.isContinuous && ability.trigger == trigger;
            }));
        };
        for (std::size_t index = 0; index < kTriggers; ++index) {
            const auto trigger = static_cast<Trigger>(index);
            int ofSideCard = 0; // only one of them is face up
            if (m_deck.sideDeck)
                for (const SideDeckDef::Card &card : m_deck.sideDeck->cards)
                    ofSideCard = std::max(ofSideCard, count(card.abilities, trigger));
            if (const int total = count(m_deck.abilities, trigger) + ofSideCard; total > kMaxAbilitiesAtOnce)
                report(DiagnosticCode::DeckTooManyAtOnce, "abilities",
                       {std::to_string(kMaxAbilitiesAtOnce), quoted(kTriggerNames[index]), std::to_string(total)});
        }
    }

    void token(const TokenDef &token) {
        m_content.id(token.id, "token.id");
        noun(token.name, "token.name");
        if (!token.fighter.empty())
            reference(token.fighter, DiagnosticCode::DeckUnknownFighter, idsOf(m_deck.fighters), "token.fighter");
        for (const FighterDef &fighter : m_deck.fighters)
            if (fighter.id == token.fighter && fighter.count > 1)
                report(DiagnosticCode::DeckSeveral, "token.fighter", {quoted(fighter.id)});
        namedList(token.sides, "token.sides");
        noneReserved(token.sides, "token.sides");
    }
    void sideDeck(const SideDeckDef &sideDeck) {
        m_content.id(sideDeck.id, "sideDeck.id");
        noun(sideDeck.name, "sideDeck.name");
        size(sideDeck.cards.size(), "sideDeck.cards");
        notEmpty(sideDeck.cards.size(), "sideDeck.cards");
        namedList(sideDeck.cards, "sideDeck.cards");
        noneReserved(sideDeck.cards, "sideDeck.cards");
        for (std::size_t index = 0; index < sideDeck.cards.size(); ++index)
            abilities(sideDeck.cards[index].abilities, at("sideDeck.cards", index) + ".abilities");
    }
    void pile(const PileDef &pile) {
        m_content.id(pile.id, "pile.id");
        noun(pile.name, "pile.name");
        size(pile.ingredients.size(), "pile.ingredients");
        size(pile.spells.size(), "pile.spells");
        namedList(pile.ingredients, "pile.ingredients");
        namedList(pile.spells, "pile.spells");
        noneReserved(pile.spells, "pile.spells");
        for (std::size_t index = 0; index < pile.spells.size(); ++index) {
            const PileDef::Spell &spell = pile.spells[index];
            const std::string path = at("pile.spells", index);
            notEmpty(spell.needs.size(), path + ".needs");
            references(spell.needs, DiagnosticCode::DeckUnknownIngredient, idsOf(pile.ingredients), path + ".needs");
            m_flow.begin();
            m_terms.statements(spell.effect, Moment::Spell, Gain::Possible, path + ".do");
            m_flow.statements(spell.effect, path + ".do");
        }
        if (pile.syllableGoal != 0)
            range(pile.syllableGoal, kSyllableGoalRange, "pile.syllableGoal");
    }

    void cards() {
        if (m_deck.cards.size() > kMaxCardsPerDeck) {
            report(DiagnosticCode::DeckTooManyCards, "cards",
                   {std::to_string(kMaxCardsPerDeck), std::to_string(m_deck.cards.size())});
            return; // the rest would drown it
        }
        uniqueIds(m_deck.cards, "cards");
        noneReserved(m_deck.cards, "cards");
        int total = 0;
        for (std::size_t index = 0; index < m_deck.cards.size(); ++index) {
            card(m_deck.cards[index], at("cards", index));
            cardName(index);
            total += std::clamp(m_deck.cards[index].copies, 0, kCopiesRange.most);
        }
        if (total != kCardsInDeck)
            report(DiagnosticCode::DeckCopies, "cards", {std::to_string(kCardsInDeck), std::to_string(total)});
    }
    void card(const CardDef &card, const std::string &path) {
        title(card.name, path + ".name");
        range(card.value, kValueRange, path + ".value");
        if (card.boost)
            range(*card.boost, kBoostRange, path + ".boost");
        range(card.copies, kCopiesRange, path + ".copies");
        m_content.text(card.note, kMaxNoteLength, path + ".note");
        references(card.playedBy, DiagnosticCode::DeckUnknownFighter, idsOf(m_deck.fighters), path + ".playedBy");
        references(card.tags, DiagnosticCode::DeckUnknownTag, idsOf(m_deck.tags), path + ".tags");
        if (!card.ingredient.empty() && (!m_deck.pile || m_deck.pile->ingredients.empty()))
            missing("ingredient", "pile.ingredients", path);
        else if (!card.ingredient.empty())
            reference(card.ingredient, DiagnosticCode::DeckUnknownIngredient, idsOf(m_deck.pile->ingredients),
                      path + ".ingredient");
        verse(card, path);
        m_flow.begin();
        for (std::size_t timing = 0; timing < kTimings; ++timing)
            window(card, static_cast<Timing>(timing), path + '.' + kWindowKeys[timing]);
        constexpr auto kScheme = static_cast<std::size_t>(Timing::Scheme);
        if (card.type == CardType::Scheme && card.effects[kScheme].empty())
            report(DiagnosticCode::DeckNoEffect, path + '.' + kWindowKeys[kScheme]);
    }
    void window(const CardDef &card, Timing timing, const std::string &path) {
        const Block &effect = card.effects[timing];
        if (effect.empty())
            return;
        const bool isScheme = card.type == CardType::Scheme;
        if (timing != Timing::Completion && isScheme != (timing == Timing::Scheme)) {
            report(DiagnosticCode::DeckWrongWindow, path,
                   {quoted(kCardTypeNames[card.type]), quoted(kWindowKeys[timing])});
            return; // its words are right or wrong only where they belong
        }
        m_terms.statements(effect, momentOf(timing), gainOf(card), path);
        m_flow.statements(effect, path);
    }
    void verse(const CardDef &card, const std::string &path) {
        const bool isVerse = m_deck.pile && m_deck.pile->syllableGoal != 0;
        const bool hasCompletion = !card.effects[Timing::Completion].empty();
        if (!isVerse && card.syllables != 0)
            missing("syllables", "pile.syllableGoal", path);
        if (!isVerse && hasCompletion)
            missing("completion", "pile.syllableGoal", path);
        if (!isVerse)
            return;
        const bool isTaken = card.type != CardType::Scheme || m_deck.pile->takes == PileDef::Takes::EveryCard;
        if (card.syllables != 0)
            range(card.syllables, kSyllableRange, path + ".syllables");
        else if (isTaken)
            report(DiagnosticCode::DeckNoSyllables, path + ".syllables");
    }
    void missing(const char *key, const char *part, const std::string &path) {
        report(DiagnosticCode::DeckMissingConcept, path + '.' + key, {quoted(key), quoted(part)});
    }
    /// Two cards of one name would be told apart by nobody. One report for all languages.
    void cardName(std::size_t index) {
        for (const Language language : kLanguages) {
            const std::string &name = m_deck.cards[index].name.in(language);
            for (std::size_t other = 0; other < index && !name.empty(); ++other)
                if (m_deck.cards[other].name.in(language) == name)
                    return report(DiagnosticCode::DeckNameTwice, at("cards", index) + ".name." + codeOf(language),
                                  {quoted(name), quoted(m_deck.cards[other].id)});
        }
    }

    void pictures() {
        std::vector<PicturePlace> places;
        const auto shown = [&](const PictureUse &use, const std::string &path) {
            if (use.isEmpty())
                return;
            places.push_back({path, use.key});
            checkCrop(use, path, m_diagnostics);
        };
        shown(m_deck.back, "back");
        for (std::size_t index = 0; index < m_deck.fighters.size(); ++index)
            shown(m_deck.fighters[index].picture, at("fighters", index) + ".picture");
        for (std::size_t index = 0; index < m_deck.cards.size(); ++index)
            shown(m_deck.cards[index].picture, at("cards", index) + ".picture");
        checkPictures(m_deck.pictures, places, m_diagnostics);
    }

    void unused() {
        const auto warn = [&](const auto &list, const char *path, auto isCarried) {
            for (std::size_t index = 0; index < list.size(); ++index)
                if (std::none_of(m_deck.cards.begin(), m_deck.cards.end(),
                                 [&](const CardDef &card) { return isCarried(card, list[index].id); }))
                    report(DiagnosticCode::DeckUnused, at(path, index), {quoted(list[index].id)});
        };
        warn(m_deck.tags, "tags", [](const CardDef &card, const std::string &id) {
            return std::find(card.tags.begin(), card.tags.end(), id) != card.tags.end();
        });
        if (m_deck.pile)
            warn(m_deck.pile->ingredients, "pile.ingredients",
                 [](const CardDef &card, const std::string &id) { return card.ingredient == id; });
    }

    const DeckDef &m_deck;
    Diagnostics &m_diagnostics;
    ContentCheck m_content;
    TermCheck m_terms;
    FlowCheck m_flow;
};

} // namespace

void check(const DeckDef &deck, Diagnostics &diagnostics) { DeckCheck(deck, diagnostics).run(); }

} // namespace champclos::io
