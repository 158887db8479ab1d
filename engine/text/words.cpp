// SPDX-License-Identifier: MIT
#include "engine/text/match_words.h"
#include "engine/text/text.h"
#include "engine/text/translation.h"

#include <QtGlobal>

namespace champclos::text {

namespace {

std::string label(Language language, const char *source) { return translated(language, "labels", source); }

const FighterDef &defOf(const Match &match, FighterId fighter) {
    const SeatTables &seat = match.seat(seatOf(fighter));
    return seat.deck.fighters[match.fighter(fighter).def];
}

} // namespace

std::string seatMark(const Match &match, SeatId seat) {
    return isDeckTwice(match, seat) ? " (" + std::to_string(seat.value() + 1) + ")" : std::string();
}

int numberOf(const Match &match, FighterId fighter) {
    if (defOf(match, fighter).count == 1)
        return 0;
    int number = 1;
    for (int index = 0; index < indexInSeat(fighter); ++index)
        if (match.fighter(fighterOf(seatOf(fighter), index)).def == match.fighter(fighter).def)
            ++number;
    return number;
}

std::optional<Language> languageFromCode(std::string_view code) {
    for (const Language language : kLanguages)
        if (code.substr(0, 2) == codeOf(language) && (code.size() == 2 || code[2] == '_' || code[2] == '-'))
            return language;
    return std::nullopt;
}

std::string timingLabel(Timing timing, Language language) {
    switch (timing) {
    case Timing::Immediately:
        return label(language, QT_TRANSLATE_NOOP("labels", "Immediately"));
    case Timing::During:
        return label(language, QT_TRANSLATE_NOOP("labels", "During combat"));
    case Timing::After:
        return label(language, QT_TRANSLATE_NOOP("labels", "After combat"));
    case Timing::Scheme:
        return label(language, QT_TRANSLATE_NOOP("labels", "Scheme"));
    case Timing::Completion:
        return label(language, QT_TRANSLATE_NOOP("labels", "Completion"));
    }
    return {};
}

std::string cardTypeName(CardType type, Language language) {
    switch (type) {
    case CardType::Attack:
        return label(language, QT_TRANSLATE_NOOP("labels", "Attack"));
    case CardType::Defense:
        return label(language, QT_TRANSLATE_NOOP("labels", "Defense"));
    case CardType::Versatile:
        return label(language, QT_TRANSLATE_NOOP("labels", "Versatile"));
    case CardType::Scheme:
        return label(language, QT_TRANSLATE_NOOP("labels", "Scheme"));
    }
    return {};
}

std::string cardTypePhrase(CardType type, Language language) {
    switch (type) {
    case CardType::Attack:
        return label(language, QT_TRANSLATE_NOOP("labels", "attack card"));
    case CardType::Defense:
        return label(language, QT_TRANSLATE_NOOP("labels", "defense card"));
    case CardType::Versatile:
        return label(language, QT_TRANSLATE_NOOP("labels", "versatile card"));
    case CardType::Scheme:
        return label(language, QT_TRANSLATE_NOOP("labels", "scheme card"));
    }
    return {};
}

std::string attackTypeName(AttackType type, Language language) {
    return type == AttackType::Ranged ? label(language, QT_TRANSLATE_NOOP("labels", "ranged"))
                                      : label(language, QT_TRANSLATE_NOOP("labels", "melee"));
}

std::string roleName(const FighterDef &fighter, Language language) {
    Slots holes;
    const Agreement agreement = {fighter.name.in(language).gender, fighter.count > 1};
    holes.with("who", Filling{[](std::string_view) { return std::string(); }, agreement});
    holes.flag("many", fighter.count > 1).flag("one", fighter.count == 1);
    const char *source = fighter.role == Role::Hero ? QT_TRANSLATE_NOOP("labels", "{who?Hero/Heroes}")
                                                    : QT_TRANSLATE_NOOP("labels", "{who?Sidekick/Sidekicks}");
    return expanded(translated(language, "labels", source), {language, 0, {}}, holes);
}

std::string playedByText(const DeckDef &deck, const CardDef &card, Language language) {
    if (card.playedBy.empty())
        return label(language, QT_TRANSLATE_NOOP("labels", "any"));
    std::vector<std::string> names;
    for (const std::string &id : card.playedBy)
        for (const FighterDef &fighter : deck.fighters)
            if (fighter.id == id)
                names.push_back(fighterTitle(fighter, language));
    return listed(names, translated(language, "joins", QT_TRANSLATE_NOOP("joins", " or ")), language);
}

std::string fighterName(const FighterDef &fighter, Language language) {
    return smoothed(phraseOf(fighter.name.in(language), language).cases[0], language);
}

std::string fighterTitle(const FighterDef &fighter, Language language) {
    return capitalized(fighter.name.in(language).name);
}

std::string fighterName(const Match &match, FighterId fighter, Language language) {
    return smoothed(MatchWords(match, language).fighterPhrase(fighter).cases[0], language);
}

std::string fighterTitle(const Match &match, FighterId fighter, Language language) {
    const int number = numberOf(match, fighter);
    const std::string title = fighterTitle(defOf(match, fighter), language);
    return (number == 0 ? title : title + "\u00A0" + std::to_string(number)) + seatMark(match, seatOf(fighter));
}

std::string cardName(const Match &match, SeatId owner, CardKind card, Language language) {
    return match.seat(owner).deck.cards[card].name.in(language);
}

std::string cardName(const Match &match, SeatId owner, CardId card, Language language) {
    return cardName(match, owner, match.seat(owner).kind(card), language);
}

std::string seatName(const Match &match, SeatId seat, Language language) {
    return match.seat(seat).deck.name.in(language) + seatMark(match, seat);
}

std::string spaceName(const Match &match, SpaceId space, Language language) {
    const std::string &id = match.battlefield.spaces[space].id;
    // "s14" is called 14; whoever gave the spaces real names hears those.
    const bool isNumbered = id.size() > 1 && id[0] == 's' && id.find_first_not_of("0123456789", 1) == std::string::npos;
    const std::string &name = match.battlefield.spaces[space].name.in(language);
    return expanded(translated(language, "labels", QT_TRANSLATE_NOOP("labels", "space {n}")), {language, 0, {}},
                    Slots().with("n", isNumbered ? id.substr(1) : id)) +
           (name.empty() ? std::string() : " (" + name + ")");
}

} // namespace champclos::text
