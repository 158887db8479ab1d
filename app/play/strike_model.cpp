// SPDX-License-Identifier: MIT
#include "app/play/strike_model.h"

#include "app/play/table_texts.h"
#include "engine/rules/values.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

const QList<QByteArray> kStrikerRoles = {"fighterId",    "seat",     "title",     "emblem",   "emblemField",
                                         "emblemCharge", "moveText", "reachText", "isCurrent"};
const QList<QByteArray> kMarkRoles = {"spaceId", "boardX", "boardY", "boost", "isOccupied"};
const QList<QByteArray> kOwnRoles = {"fighterId", "seat",   "title", "emblem",   "emblemField", "emblemCharge",
                                     "text",      "isSafe", "boost", "strikers", "boardX",      "boardY"};

QVariantMap signOf(const Match &match, FighterId fighter) {
    const DeckDef &deck = match.seat(seatOf(fighter)).deck;
    const EmblemValues emblem = emblemOf(deck, deck.fighters[match.fighter(fighter).def]);
    return {{"seat", seatOf(fighter).value()},
            {"emblem", emblem.id},
            {"emblemField", emblem.field},
            {"emblemCharge", emblem.charge}};
}

} // namespace

StrikeModel::StrikeModel(QObject *parent)
    : QObject(parent), m_strikers(new RowModel(kStrikerRoles, this)), m_marks(new RowModel(kMarkRoles, this)),
      m_own(new RowModel(kOwnRoles, this)) {}

void StrikeModel::setCurrent(int fighter) {
    m_current = fighter;
    write();
}

void StrikeModel::setPointed(int fighter) {
    if (fighter == m_pointed)
        return;
    m_pointed = fighter;
    write();
}

void StrikeModel::next() {
    const auto found = std::find_if(m_reaches.begin(), m_reaches.end(),
                                    [this](const StrikeReach &reach) { return reach.fighter.value() == m_current; });
    const auto after = found == m_reaches.end() ? m_reaches.begin() : found + 1;
    setCurrent(after == m_reaches.end() ? -1 : after->fighter.value());
}

void StrikeModel::show(const Match &match, const Observation &seen, const GameState &dealt, Language language) {
    m_match = &match;
    m_state = dealt;
    m_viewer = seen.viewer;
    m_language = language;
    m_reaches.clear();
    m_highest = 0;
    if (m_viewer)
        (match.opposingFightersOf(m_viewer) & dealt.alive).forEach([&](FighterId fighter) {
            const int most = highestBoost(match, seatOf(fighter));
            m_highest = std::max(m_highest, most);
            m_reaches.push_back(strikeReach(match, dealt, fighter, most));
        });
    if (m_current >= 0 && std::none_of(m_reaches.begin(), m_reaches.end(),
                                       [this](const StrikeReach &reach) { return reach.fighter.value() == m_current; }))
        m_current = -1;
    write();
}

void StrikeModel::clear() {
    m_reaches.clear();
    m_match = nullptr;
    m_pointed = -1;
    write();
}

bool StrikeModel::isCounted(FighterId striker) const {
    if (m_pointed >= 0) {
        const SpaceId space = m_state.fighter(FighterId(m_pointed)).space;
        const auto reach = std::find_if(m_reaches.begin(), m_reaches.end(),
                                        [striker](const StrikeReach &each) { return each.fighter == striker; });
        return space && reach != m_reaches.end() && reach->at(space) >= 0;
    }
    return m_current < 0 || striker.value() == m_current;
}

QString StrikeModel::title(FighterId fighter) const { return qt(text::fighterTitle(*m_match, fighter, m_language)); }

void StrikeModel::writeStrikers() {
    std::vector<RowModel::Row> rows;
    for (const StrikeReach &reach : m_reaches) {
        const QVariantMap sign = signOf(*m_match, reach.fighter);
        const FighterFacts &facts = m_match->fighter(reach.fighter);
        const FighterDef &def = m_match->seat(seatOf(reach.fighter)).deck.fighters[facts.def];
        const QString move = TableTexts::tr("move %1, %2", "how far a fighter goes, and how it attacks")
                                 .arg(moveValue(*m_match, m_state, seatOf(reach.fighter)))
                                 .arg(qt(text::attackTypeName(def.attack, m_language)));
        const QString spaces = TableTexts::tr("%n space(s)", "that a fighter could strike", reach.countUpTo(0)) +
                               QStringLiteral(", ") +
                               TableTexts::tr("boosted %1", "so many spaces").arg(reach.countUpTo(kMaxSpaces));
        rows.push_back({reach.fighter.value(), sign["seat"], title(reach.fighter), sign["emblem"], sign["emblemField"],
                        sign["emblemCharge"], move, spaces,
                        m_pointed >= 0 ? isCounted(reach.fighter) : reach.fighter.value() == m_current});
    }
    m_strikers->assign(std::move(rows));
}

void StrikeModel::writeMarks() {
    std::vector<RowModel::Row> rows;
    for (int index = 0; m_match != nullptr && index < m_match->board.spaceCount; ++index) {
        const SpaceId space(index);
        int boost = -1;
        for (const StrikeReach &reach : m_reaches)
            if (const int needed = reach.at(space); isCounted(reach.fighter) && needed >= 0)
                boost = boost < 0 ? needed : std::min(boost, needed);
        if (boost < 0)
            continue;
        bool isOccupied = false;
        m_state.alive.forEach(
            [&](FighterId fighter) { isOccupied = isOccupied || m_state.fighter(fighter).space == space; });
        const Space &place = m_match->battlefield.spaces[index];
        rows.push_back({index, place.x, place.y, boost, isOccupied});
    }
    m_marks->assign(std::move(rows));
}

void StrikeModel::writeOwn() {
    std::vector<RowModel::Row> rows;
    const FighterSet own =
        m_match != nullptr && m_viewer ? m_match->seat(m_viewer).allFighters & m_state.alive : FighterSet();
    own.forEach([&](FighterId fighter) {
        const SpaceId space = m_state.fighter(fighter).space;
        if (!space)
            return;
        int least = -1;
        for (const StrikeReach &reach : m_reaches)
            if (const int needed = reach.at(space); needed >= 0)
                least = least < 0 ? needed : std::min(least, needed);
        QStringList names;
        QVariantList signs;
        for (const StrikeReach &reach : m_reaches)
            if (reach.at(space) >= 0) {
                signs.push_back(signOf(*m_match, reach.fighter));
                if (reach.at(space) == least)
                    names.push_back(title(reach.fighter));
            }
        const QString who = names.join(QStringLiteral(", "));
        const QString text = least < 0    ? TableTexts::tr("cannot be struck", "a fighter in the next turn")
                             : least == 0 ? TableTexts::tr("%1, no boost", "who can strike it").arg(who)
                                          : TableTexts::tr("%1, boost +%2", "who can strike it").arg(who).arg(least);
        const QVariantMap sign = signOf(*m_match, fighter);
        const Space &place = m_match->battlefield.spaces[space];
        rows.push_back({fighter.value(), sign["seat"], title(fighter), sign["emblem"], sign["emblemField"],
                        sign["emblemCharge"], text, least < 0, least, signs, place.x, place.y});
    });
    m_own->assign(std::move(rows));
}

void StrikeModel::write() {
    writeStrikers();
    writeMarks();
    writeOwn();
    Q_EMIT changed();
}

} // namespace champclos::app
