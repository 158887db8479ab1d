// SPDX-License-Identifier: MIT
#include "app/play/why_not.h"

#include <vector>

namespace champclos::app {

namespace {

/// Puts candidates to the rules and keeps the best answer: reasons are in the order in which the rules look at an
/// action, so the later one is nearer to being allowed.
class Inquiry {
public:
    Inquiry(const Match &match, const GameState &state, const Picker &picker)
        : m_match(match), m_state(state), m_picker(picker), m_seat(state.pending.seat) {}

    void ask(const Action &action) {
        const Explanation why = explain(m_match, m_state, action);
        if (why.isLegal()) // in itself it would be: it does not go with what is picked already
            m_hasLegal = true;
        else if (m_best.isLegal() || m_best.reason == Reason::OtherDecision || why.reason > m_best.reason)
            m_best = {why.reason, why.rule};
    }
    Refusal answer() const {
        if (!m_best.isLegal() || !m_hasLegal)
            return m_best;
        return {Reason::NotAChoice, ruleOf(Reason::NotAChoice)};
    }

    std::vector<FighterId> fighters() const {
        if (const auto picked = m_picker.picked(PartKind::Fighter))
            return {FighterId(*picked)};
        return own();
    }
    std::vector<FighterId> own() const {
        std::vector<FighterId> list;
        (m_match.seat(m_seat).allFighters & m_state.alive).forEach([&](FighterId id) { list.push_back(id); });
        return list;
    }
    std::vector<FighterId> targets() const {
        if (const auto picked = m_picker.picked(PartKind::Target))
            return {FighterId(*picked)};
        std::vector<FighterId> list;
        (m_match.opposingFightersOf(m_seat) & m_state.alive).forEach([&](FighterId id) { list.push_back(id); });
        return list;
    }
    std::vector<CardKind> cards() const {
        if (const auto picked = m_picker.picked(PartKind::Card))
            return {CardKind(*picked)};
        std::vector<CardKind> list;
        m_state.seat(m_seat).hand.forEach([&](CardId id) { list.push_back(m_match.seat(m_seat).kind(id)); });
        return list;
    }
    /// Who moves or is placed, if that is asked.
    std::vector<FighterId> movers() const {
        if (const auto picked = m_picker.impliedValue(PartKind::Fighter))
            return {FighterId(*picked)};
        std::vector<FighterId> list;
        for (const Action &action : m_picker.legal())
            if (action.fighter && (list.empty() || list.back() != action.fighter))
                list.push_back(action.fighter);
        return list.empty() ? own() : list;
    }
    void attack(FighterId fighter, FighterId target, CardKind card) {
        ask({.kind = ActionKind::Attack, .fighter = fighter, .target = target, .card = card, .owner = m_seat});
    }
    DecisionKind asked() const { return m_state.pending.kind; }
    bool wants(ActionKind verb) const {
        const auto picked = m_picker.picked(PartKind::Verb);
        return !picked || *picked == static_cast<int>(verb);
    }

private:
    const Match &m_match;
    const GameState &m_state;
    const Picker &m_picker;
    SeatId m_seat;
    Refusal m_best;
    bool m_hasLegal = false;
};

} // namespace

Refusal whyNotSpace(const Match &match, const GameState &state, const Picker &picker, SpaceId space) {
    Inquiry inquiry(match, state, picker);
    if (inquiry.asked() == DecisionKind::ChooseMove || inquiry.asked() == DecisionKind::ChoosePlacement) {
        const bool isMove = inquiry.asked() == DecisionKind::ChooseMove;
        for (FighterId fighter : inquiry.movers())
            inquiry.ask({.kind = isMove ? ActionKind::Move : ActionKind::Place, .fighter = fighter, .space = space});
    } else {
        inquiry.ask({.kind = ActionKind::Space, .space = space});
    }
    return inquiry.answer();
}

Refusal whyNotFighter(const Match &match, const GameState &state, const Picker &picker, FighterId fighter) {
    Inquiry inquiry(match, state, picker);
    const bool isOwn = seatOf(fighter) == state.pending.seat;
    switch (inquiry.asked()) {
    case DecisionKind::ChooseAction:
        for (CardKind card : inquiry.cards()) {
            if (isOwn)
                for (FighterId target : inquiry.targets())
                    inquiry.attack(fighter, target, card);
            else
                for (FighterId attacker : inquiry.fighters())
                    inquiry.attack(attacker, fighter, card);
        }
        break;
    case DecisionKind::ChooseMove:
        inquiry.ask({.kind = ActionKind::Move, .fighter = fighter, .space = state.fighter(fighter).space});
        break;
    case DecisionKind::ChoosePlacement:
        inquiry.ask({.kind = ActionKind::Place, .fighter = fighter, .space = state.fighter(fighter).space});
        break;
    case DecisionKind::None:
    case DecisionKind::ChooseBoost:
    case DecisionKind::ChooseDefense:
    case DecisionKind::ChooseDiscard:
    case DecisionKind::ChooseCard:
    case DecisionKind::ChooseFighter:
    case DecisionKind::ChooseSpace:
    case DecisionKind::ChooseOption:
    case DecisionKind::ChooseYesNo:
        inquiry.ask({.kind = ActionKind::Fighter, .fighter = fighter});
        break;
    }
    return inquiry.answer();
}

Refusal whyNotCard(const Match &match, const GameState &state, const Picker &picker, SeatId owner, CardKind card) {
    Inquiry inquiry(match, state, picker);
    const auto plain = [&](ActionKind kind) { inquiry.ask({.kind = kind, .card = card, .owner = owner}); };
    switch (inquiry.asked()) {
    case DecisionKind::ChooseAction: {
        const bool isScheme = match.seat(owner).facts(card).type == CardType::Scheme;
        const bool asScheme = isScheme ? inquiry.wants(ActionKind::Scheme) : !inquiry.wants(ActionKind::Attack);
        for (FighterId fighter : inquiry.fighters()) {
            if (asScheme)
                inquiry.ask({.kind = ActionKind::Scheme, .fighter = fighter, .card = card, .owner = owner});
            else
                for (FighterId target : inquiry.targets())
                    inquiry.attack(fighter, target, card);
        }
        break;
    }
    case DecisionKind::ChooseBoost:
        plain(ActionKind::Boost);
        break;
    case DecisionKind::ChooseDefense:
        plain(ActionKind::Defend);
        break;
    case DecisionKind::ChooseDiscard:
        plain(ActionKind::Discard);
        break;
    case DecisionKind::None:
    case DecisionKind::ChooseMove:
    case DecisionKind::ChoosePlacement:
    case DecisionKind::ChooseCard:
    case DecisionKind::ChooseFighter:
    case DecisionKind::ChooseSpace:
    case DecisionKind::ChooseOption:
    case DecisionKind::ChooseYesNo:
        plain(ActionKind::Card);
        break;
    }
    return inquiry.answer();
}

Refusal whyNotVerb(const Match &match, const GameState &state, const Picker &picker, ActionKind verb) {
    Inquiry inquiry(match, state, picker);
    for (FighterId fighter : inquiry.fighters())
        for (CardKind card : inquiry.cards()) {
            if (verb == ActionKind::Scheme)
                inquiry.ask({.kind = verb, .fighter = fighter, .card = card, .owner = state.pending.seat});
            else
                for (FighterId target : inquiry.targets())
                    inquiry.attack(fighter, target, card);
        }
    return inquiry.answer();
}

} // namespace champclos::app
