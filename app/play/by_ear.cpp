// SPDX-License-Identifier: MIT
#include "app/play/by_ear.h"

#include "app/play/scene.h"
#include "app/play/strike_reach.h"
#include "app/play/table_texts.h"
#include "engine/rules/movement.h"
#include "engine/text/text.h"

namespace champclos::app {

namespace {

QString capital(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

const Space &spaceOf(const Match &match, SpaceId id) { return match.battlefield.spaces[id]; }

} // namespace

QString listed(const QStringList &things) {
    QString text;
    for (int index = 0; index < things.size(); ++index) {
        if (index > 0)
            text += index + 1 == things.size() ? TableTexts::tr(" and ", "joins zone letters") : QStringLiteral(", ");
        text += things[index];
    }
    return text;
}

QString spaceLabel(const Match &match, SpaceId space) {
    const QString id = qt(spaceOf(match, space).id);
    bool isNumbered = false;
    id.mid(1).toInt(&isNumbered);
    return isNumbered && id.startsWith(u's') ? id.mid(1) : id;
}

QString zoneNames(const Match &match, SpaceId space, Language language) {
    QStringList names;
    for (ZoneId id : spaceOf(match, space).zones) {
        const Zone &zone = match.battlefield.zones[id];
        const QString name = qt(zone.name.in(language));
        names.push_back(name.isEmpty() ? TableTexts::tr("zone %1").arg(qt(zone.letter)) : name);
    }
    return listed(names);
}

ByEar::ByEar(const Outlook &outlook, const Tale &tale, QObject *parent)
    : QObject(parent), m_outlook(outlook), m_tale(tale) {}

QString ByEar::title(FighterId fighter) const {
    return qt(text::fighterTitle(*m_outlook.match, fighter, m_outlook.language));
}

/// "space 12, Old Oaks and Ferns"
QString ByEar::place(FighterId fighter) const {
    const SpaceId space = m_outlook.seen.fighter(fighter).space;
    if (!space)
        return TableTexts::tr("not on the battlefield", "a fighter");
    return qt(text::spaceName(*m_outlook.match, space, m_outlook.language)) + QStringLiteral(", ") +
           zoneNames(*m_outlook.match, space, m_outlook.language);
}

QString ByEar::position() const {
    if (!m_outlook.match)
        return {};
    const Match &match = *m_outlook.match;
    QStringList lines;
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatId seat(index);
        const QString name = qt(text::seatName(match, seat, m_outlook.language));
        const int hand = m_outlook.seen.handCount[seat];
        const QString cards = TableTexts::tr("%n card(s) in hand", "", hand) + QStringLiteral(", ") +
                              TableTexts::tr("%n in the deck", "cards", m_outlook.seen.seat(seat).deck.size());
        lines.push_back(m_outlook.seen.turnNumber() > 0 && m_outlook.seen.turnSeat() == seat
                            ? TableTexts::tr("%1, whose turn it is, %n action(s) left: %2.", "a player, cards",
                                             m_outlook.seen.actionsLeft())
                                  .arg(name, cards)
                            : TableTexts::tr("%1: %2.", "a player, cards").arg(name, cards));
        match.seat(seat).allFighters.forEach([&](FighterId fighter) {
            const int health = m_outlook.seen.fighter(fighter).health;
            lines.push_back(health <= 0 ? TableTexts::tr("%1: defeated.").arg(title(fighter))
                                        : TableTexts::tr("%1: %n health, %2.", "a fighter, a space", health)
                                              .arg(title(fighter), place(fighter)));
        });
    }
    if (!m_outlook.viewer)
        return lines.join(u'\n');
    const SeatId viewer = m_outlook.viewer;
    QStringList cards;
    m_outlook.seen.seat(viewer).hand.forEach([&](CardId card) {
        const CardTexts::Entry &entry = m_outlook.cards.of(viewer, match.seat(viewer).kind(card), m_outlook.language);
        QStringList parts = {entry.name, entry.typeText + (entry.value > 0 ? u' ' + QString::number(entry.value) : "")};
        if (entry.boost > 0)
            parts.push_back(TableTexts::tr("boost %1").arg(entry.boost));
        cards.push_back(parts.join(QStringLiteral(", ")));
    });
    if (!cards.isEmpty())
        lines.push_back(TableTexts::tr("In hand: %1.").arg(cards.join(QStringLiteral("; "))));
    return lines.join(u'\n');
}

/// The viewer's fighter on the space, or else the first hero that is left, or else any.
FighterId ByEar::walker(SpaceId space) const {
    if (!m_outlook.viewer)
        return {};
    FighterId found;
    bool isThere = false;
    const FighterSet own = m_outlook.match->seat(m_outlook.viewer).allFighters & m_outlook.seen.alive();
    own.forEach([&](FighterId fighter) {
        const SpaceId here = m_outlook.seen.fighter(fighter).space;
        if (!here || isThere)
            return;
        isThere = here == space;
        if (isThere || !found || (m_outlook.match->fighter(fighter).isHero && !m_outlook.match->fighter(found).isHero))
            found = fighter;
    });
    return found;
}

/// In the order of their numbers: the other side first, then the own one; round and round.
FighterId ByEar::nextAfter(FighterId last, FighterId walker) const {
    std::vector<FighterId> order;
    const FighterSet others = m_outlook.match->opposingFightersOf(m_outlook.viewer);
    for (const bool isOther : {true, false})
        m_outlook.seen.alive().forEach([&](FighterId fighter) {
            if (others.contains(fighter) == isOther && fighter != walker && m_outlook.seen.fighter(fighter).space)
                order.push_back(fighter);
        });
    if (order.empty())
        return {};
    for (std::size_t index = 0; index + 1 < order.size(); ++index)
        if (order[index] == last)
            return order[index + 1];
    return order.front();
}

QString ByEar::wayOf(FighterId walker, FighterId goal) const {
    const Match &match = *m_outlook.match;
    const GameState dealt = m_outlook.dealt();
    const SpaceId from = dealt.fighter(walker).space;
    const SpaceSet beside = match.board.adjacentTo(dealt.fighter(goal).space);
    if (beside.contains(from))
        return TableTexts::tr("%1 stands beside it.").arg(title(walker));
    for (int steps = 1; steps <= match.board.spaceCount; ++steps) {
        const SpaceSet ends = reachOf(match, dealt, walker, steps, false) & beside;
        if (ends.isEmpty())
            continue;
        QStringList way;
        for (const SpaceId space : pathOf(match, dealt, walker, ends.first(), false))
            way.push_back(spaceLabel(match, space));
        return TableTexts::tr("%1 is beside it after %n step(s): %2.", "a fighter; the spaces of the way", steps)
            .arg(title(walker), listed(way));
    }
    return TableTexts::tr("No way is open for %1.").arg(title(walker));
}

QString ByEar::wayToNext(int space) {
    if (!m_outlook.match || !m_outlook.viewer)
        return {};
    const FighterId walker = this->walker(space < 0 ? SpaceId() : SpaceId(space));
    m_told = nextAfter(m_told, walker);
    if (!walker || !m_told)
        return TableTexts::tr("Nobody is on the battlefield yet.");
    return TableTexts::tr("%1, %n health, %2.", "a fighter, a space", m_outlook.seen.fighter(m_told).health)
               .arg(title(m_told), place(m_told)) +
           u' ' + wayOf(walker, m_told);
}

QString ByEar::threatTo(int space) const {
    if (!m_outlook.match || !m_outlook.viewer)
        return {};
    const FighterId hero = walker(SpaceId());
    const SpaceId here = space >= 0 ? SpaceId(space) : hero ? m_outlook.seen.fighter(hero).space : SpaceId();
    if (!here)
        return TableTexts::tr("Nobody is on the battlefield yet.");
    const Match &match = *m_outlook.match;
    const GameState dealt = m_outlook.dealt();
    QStringList threats;
    (match.opposingFightersOf(m_outlook.viewer) & dealt.alive).forEach([&](FighterId fighter) {
        const int boost = strikeReach(match, dealt, fighter, highestBoost(match, seatOf(fighter))).at(here);
        if (boost == 0)
            threats.push_back(title(fighter));
        else if (boost > 0)
            threats.push_back(TableTexts::tr("%1 with a boost of %2").arg(title(fighter)).arg(boost));
    });
    const QString name = capital(qt(text::spaceName(match, here, m_outlook.language)));
    return threats.isEmpty()
               ? TableTexts::tr("%1: nobody can strike here in their next turn.", "a space").arg(name)
               : TableTexts::tr("%1: can be struck next turn by %2.", "a space").arg(name, listed(threats));
}

QString ByEar::sinceLastTurn() const {
    const RowModel &log = *m_tale.log();
    const auto isOwnHeading = [&](int row) {
        return log.value(row, "isHeading").toBool() && m_outlook.viewer &&
               log.value(row, "seat").toInt() == m_outlook.viewer.value();
    };
    int end = log.count();
    if (m_outlook.viewer && m_outlook.seen.turnNumber() > 0 && m_outlook.seen.turnSeat() == m_outlook.viewer)
        for (int row = log.count() - 1; row >= 0 && end == log.count(); --row)
            end = isOwnHeading(row) ? row : end;
    int begin = end;
    while (begin > 0 && !isOwnHeading(begin - 1))
        --begin;
    while (begin > 0 && begin < end && !log.value(begin, "isHeading").toBool())
        ++begin; // what the own last turn did is known
    QStringList lines;
    for (int row = begin; row < end; ++row)
        lines.push_back(log.value(row, "accessibleText").toString());
    return lines.isEmpty() ? TableTexts::tr("Nothing has happened since your last turn.") : lines.join(u'\n');
}

} // namespace champclos::app
