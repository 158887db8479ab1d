// SPDX-License-Identifier: MIT
//
// The seats' panels as rows: health, hands, piles, and what only some decks have (token, side deck, pile).
#include "app/play/scene.h"
#include "app/play/table_texts.h"
#include "engine/rules/values.h"
#include "engine/text/grammar.h"
#include "engine/text/text.h"

#include <QRegularExpression>

namespace champclos::app {

namespace {

QString capital(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// Which of several of its kind it is, from 1.
int numberOf(const Scene &scene, FighterId id) {
    int number = 0;
    scene.match.seat(seatOf(id)).allFighters.forEach([&](FighterId other) {
        number += other.value() <= id.value() && scene.match.fighter(other).def == scene.match.fighter(id).def;
    });
    return number;
}

QVariantMap fighterOf(const Scene &scene, FighterId id) {
    const FighterState &state = scene.seen.fighter(id);
    const FighterFacts &facts = scene.match.fighter(id);
    const FighterDef &def = scene.match.seat(seatOf(id)).deck.fighters[facts.def];
    const EmblemValues emblem = emblemOf(scene.match.seat(seatOf(id)).deck, def);
    const int number = def.count > 1 ? numberOf(scene, id) : 0;
    return {{"fighterId", id.value()},
            {"number", number},
            {"title", qt(text::fighterTitle(scene.match, id, scene.language))},
            {"emblem", emblem.id},
            {"emblemField", emblem.field},
            {"emblemCharge", emblem.charge},
            {"health", static_cast<int>(state.health)},
            {"maxHealth", static_cast<int>(facts.maxHealth)},
            {"isHero", facts.isHero},
            {"isDefeated", state.health <= 0}};
}

QVariantList fightersOf(const Scene &scene, SeatId seat, bool heroes) {
    QVariantList list;
    scene.match.seat(seat).allFighters.forEach([&](FighterId id) {
        if (scene.match.fighter(id).isHero == heroes)
            list.push_back(fighterOf(scene, id));
    });
    return list;
}

QString attackText(const Scene &scene, const FighterDef &fighter) {
    return capital(qt(text::attackTypeName(fighter.attack, scene.language)));
}

/// The sidekicks of a seat by kind: what they are called, how they attack, and each of them.
QVariantList groupsOf(const Scene &scene, SeatId seat) {
    QVariantList groups;
    const DeckDef &deck = scene.match.seat(seat).deck;
    for (std::size_t index = 0; index < deck.fighters.size(); ++index) {
        const FighterDef &def = deck.fighters[index];
        if (def.role == Role::Hero)
            continue;
        QVariantList members;
        scene.match.seat(seat).allFighters.forEach([&](FighterId id) {
            if (scene.match.fighter(id).def == index)
                members.push_back(fighterOf(scene, id));
        });
        const QString name =
            def.count > 1 ? qt(def.name.in(scene.language).plural) : qt(text::fighterTitle(def, scene.language));
        groups.push_back(QVariantMap{{"name", capital(name)},
                                     {"attack", attackText(scene, def)},
                                     {"isRanged", def.attack == AttackType::Ranged},
                                     {"members", members}});
    }
    return groups;
}

/// Up to where the first sentence ends.
QString firstSentence(const QString &text) {
    static const QRegularExpression end(QStringLiteral("[.!?:](\\s|$)"));
    const QRegularExpressionMatch found = end.match(text);
    return found.hasMatch() ? text.left(found.capturedStart() + 1) : text;
}

QVariantMap tokenOf(const Scene &scene, SeatId seat, const TokenDef &token) {
    const std::uint8_t side = scene.seat(seat).tokenSide;
    const bool isUp = side < token.sides.size();
    return {{"kind", "token"},
            {"emblem", qt(token.id)},
            {"label", capital(qt(token.name.in(scene.language).name))},
            {"text", isUp ? qt(token.sides[side].name.in(scene.language)) : QStringLiteral("–")},
            {"value", isUp ? side : -1},
            {"goal", 0},
            {"items", QVariantList()}};
}

QVariantMap sideCardOf(const Scene &scene, SeatId seat, const SideDeckDef &deck) {
    const SeatState &state = scene.seat(seat);
    const bool isUp = state.sideCard < deck.cards.size();
    QVariantList items;
    for (std::uint8_t card : state.sideDiscard)
        if (card < deck.cards.size())
            items.push_back(qt(deck.cards[card].name.in(scene.language)));
    const QString name = isUp ? qt(deck.cards[state.sideCard].name.in(scene.language)) : QStringLiteral("–");
    return {{"kind", "sideCard"},
            {"emblem", qt(deck.id)},
            {"label", capital(qt(deck.name.in(scene.language).name))},
            {"text", name},
            {"detail",
             isUp ? qt(text::sideCardText(scene.match.seat(seat).deck, state.sideCard, scene.language)) : QString()},
            {"value", static_cast<int>(scene.seen.sideDeckCount[seat])},
            {"goal", 0},
            {"items", items}};
}

QVariantMap pileOf(const Scene &scene, SeatId seat, const PileDef &pile) {
    const SeatTables &tables = scene.match.seat(seat);
    QVariantList items;
    std::vector<int> counts(pile.ingredients.size(), 0);
    for (CardId card : scene.seat(seat).pile) {
        const KindFacts &facts = tables.facts(card);
        if (facts.ingredient < counts.size())
            ++counts[facts.ingredient];
        if (pile.syllableGoal > 0)
            items.push_back(QVariantMap{{"name", scene.cards.of(seat, tables.kind(card), scene.language).name},
                                        {"count", static_cast<int>(facts.syllables)}});
    }
    for (std::size_t index = 0; index < counts.size(); ++index)
        items.push_back(
            QVariantMap{{"name", qt(pile.ingredients[index].name.in(scene.language))}, {"count", counts[index]}});
    QStringList things; // "Bat 2, Leg": a number only where there are several, and none of what is missing
    for (const QVariant &item : items) {
        const QVariantMap map = item.toMap();
        const int count = map.value(QStringLiteral("count")).toInt();
        const QString name = map.value(QStringLiteral("name")).toString();
        if (count > 0)
            things.push_back(pile.syllableGoal > 0
                                 ? QStringLiteral("%1 (%2)").arg(name, TableTexts::tr("%n syllable(s)", "", count))
                             : count > 1 ? QStringLiteral("%1\u00A0%2").arg(count).arg(name)
                                         : name);
    }
    const bool isVerse = pile.syllableGoal > 0;
    const int syllables = isVerse ? syllablesOf(scene.match.seat(seat), scene.seat(seat).pile) : 0;
    return {{"kind", isVerse ? "line" : "pile"},
            {"emblem", qt(pile.id)},
            {"label", capital(qt(pile.name.in(scene.language).name))},
            {"text", isVerse ? TableTexts::tr("%n of %1 syllables", "", syllables).arg(pile.syllableGoal)
                             : TableTexts::tr("%n card(s)", "", scene.seat(seat).pile.size())},
            {"value", isVerse ? syllables : scene.seat(seat).pile.size()},
            {"goal", pile.syllableGoal},
            {"things", things.join(QStringLiteral(", "))},
            {"items", items}};
}

QVariantList specialsOf(const Scene &scene, SeatId seat) {
    QVariantList list;
    const DeckDef &deck = scene.match.seat(seat).deck;
    if (deck.token)
        list.push_back(tokenOf(scene, seat, *deck.token));
    if (deck.sideDeck)
        list.push_back(sideCardOf(scene, seat, *deck.sideDeck));
    if (deck.pile)
        list.push_back(pileOf(scene, seat, *deck.pile));
    return list;
}

QString statusOf(const Scene &scene, SeatId seat, bool isOut) {
    const Observation &state = scene.seen;
    if (state.isDrawn())
        return TableTexts::tr("draw", "of a seat when the game has ended without a winner");
    if (state.isOver())
        return state.winners().contains(seat) ? TableTexts::tr("winner")
                                              : TableTexts::tr("defeated", "a seat of the side that lost");
    if (isOut)
        return TableTexts::tr("out of the game");
    if (scene.thinking == seat)
        return TableTexts::tr("thinking");
    const bool isAsked = state.pending().seat == seat;
    if (isAsked && state.turnNumber() > 0 && state.turnSeat() != seat)
        return TableTexts::tr("deciding", "a seat that is asked in the turn of another");
    return isAsked || (state.turnNumber() > 0 && state.turnSeat() == seat) ? TableTexts::tr("to play")
                                                                           : TableTexts::tr("waiting");
}

struct Health {
    int now = 0;
    int most = 0;
};
Health heroHealth(const Scene &scene, SeatId seat) {
    Health health;
    scene.match.seat(seat).heroes.forEach([&](FighterId id) {
        health.now += scene.seen.fighter(id).health;
        health.most += scene.match.fighter(id).maxHealth;
    });
    return health;
}

/// As far as it is known without asking for cards: what is printed, while nothing changes it.
int moveOf(const Scene &scene, SeatId seat) {
    const auto index = static_cast<std::size_t>(seat.value());
    return index < scene.moves.size() ? scene.moves[index] : scene.match.seat(seat).deck.move;
}

} // namespace

const QList<QByteArray> &seatRoles() {
    static const QList<QByteArray> roles = {
        "seat",        "seatNumber",   "name",        "emblem",       "emblemField", "emblemCharge", "team",
        "isViewer",    "isHuman",      "status",      "health",       "maxHealth",   "heroes",       "sidekicks",
        "handCount",   "deckCount",    "isExhausted", "discardCount", "ability",     "isToPlay",     "isTurn",
        "actionsLeft", "actionsTotal", "isOut",       "isWinner",     "specials",    "hasPile",      "accessibleText",
        "move",        "attack",       "isRanged",    "groups",       "abilityLead", "isTeammate",   "teamText",
        "state",       "back"};
    return roles;
}

std::vector<RowModel::Row> seatRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    const Observation &state = scene.seen;
    for (int index = 0; index < scene.match.seatCount; ++index) {
        const SeatId seat(index);
        const SeatState &cards = state.seat(seat);
        const Health health = heroHealth(scene, seat);
        const bool isOut = state.turnNumber() > 0 && !state.alive().intersects(scene.match.seat(seat).allFighters);
        const bool isTurn = state.turnNumber() > 0 && state.turnSeat() == seat;
        const int hand = scene.seen.handCount[index];
        const QString name = qt(text::seatName(scene.match, seat, scene.language));
        const bool isTeammate = scene.match.isTeamPlay() && scene.seen.viewer && scene.seen.viewer != seat &&
                                scene.match.teamOf(scene.seen.viewer) == scene.match.teamOf(seat);
        const QString doing = statusOf(scene, seat, isOut);
        const QString status =
            isTeammate ? TableTexts::tr("teammate · %1", "what the teammate does: waiting").arg(doing) : doing;
        const DeckDef &deck = scene.match.seat(seat).deck;
        const EmblemValues emblem = emblemOf(deck);
        const QString ability = scene.cards.ability(seat, scene.language);
        const QString team = scene.match.isTeamPlay()
                                 ? TableTexts::tr("Team %1", "one of two")
                                       .arg(scene.match.teamOf(seat) == scene.match.teamOf(SeatId(0)) ? u'A' : u'B')
                                 : QString();
        const QString spoken = TableTexts::tr("%1, %2, health %3 of %4, hand %5, deck %6, discard pile %7")
                                   .arg(name, status)
                                   .arg(health.now)
                                   .arg(health.most)
                                   .arg(hand)
                                   .arg(cards.deck.size())
                                   .arg(cards.discard.size());
        rows.push_back({index,
                        index + 1,
                        name,
                        emblem.id,
                        emblem.field,
                        emblem.charge,
                        static_cast<int>(scene.match.teamOf(seat)),
                        scene.seen.viewer == seat,
                        scene.humans.contains(seat),
                        status,
                        health.now,
                        health.most,
                        fightersOf(scene, seat, true),
                        fightersOf(scene, seat, false),
                        hand,
                        cards.deck.size(),
                        cards.deck.isEmpty(),
                        cards.discard.size(),
                        ability,
                        !state.isOver() && state.pending().seat == seat,
                        isTurn,
                        isTurn ? state.actionsLeft() : 0,
                        isTurn ? std::max(kActionsPerTurn, state.actionsLeft()) : kActionsPerTurn,
                        isOut,
                        state.isOver() && state.winners().contains(seat),
                        specialsOf(scene, seat),
                        scene.match.seat(seat).hasPile,
                        spoken,
                        moveOf(scene, seat),
                        deck.fighters.empty() ? QString() : attackText(scene, deck.fighters.front()),
                        !deck.fighters.empty() && deck.fighters.front().attack == AttackType::Ranged,
                        groupsOf(scene, seat),
                        firstSentence(ability),
                        isTeammate,
                        team,
                        doing,
                        backPictureOf(deck)});
    }
    return rows;
}

} // namespace champclos::app
