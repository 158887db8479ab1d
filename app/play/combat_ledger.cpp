// SPDX-License-Identifier: MIT
#include "app/play/combat_ledger.h"

#include "app/play/table_texts.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

const QList<QByteArray> kLineRoles = {"entry",         "step",        "stepText",    "side",    "seat",
                                      "name",          "text",        "isCancelled", "isEmpty", "isPending",
                                      "isFirstOfStep", "isStepEmpty", "outcome"};

QString reasonText(ValueReason reason) {
    switch (reason) {
    case ValueReason::Replaced:
        return TableTexts::tr("instead", "a value that replaces the printed one");
    case ValueReason::Added:
        return TableTexts::tr("added", "a value that is added");
    case ValueReason::Boost:
        return TableTexts::tr("boost", "a value that is added");
    case ValueReason::Ability:
        return TableTexts::tr("ability", "a value that is added");
    case ValueReason::Ignored:
        return TableTexts::tr("ignored", "a value that does not count");
    case ValueReason::HighGround:
        return TableTexts::tr("high ground", "a value that is added");
    }
    return {};
}

} // namespace

CombatLedger::CombatLedger(QObject *parent) : QObject(parent), m_lines(new RowModel(kLineRoles, this)) {}

void CombatLedger::start(const Match &match, const CardTexts &cards, Language language) {
    m_match = &match;
    m_cards = &cards;
    m_language = language;
    m_isOpen = false;
    m_number = 0;
    m_teller.start(match, language);
}

std::size_t CombatLedger::sideOf(SeatId seat) const {
    return m_sides[kAttacker].fighter && seatOf(m_sides[kAttacker].fighter) == seat ? kAttacker : kDefender;
}
int CombatLedger::seatValue(std::size_t side) const {
    return m_sides[side].fighter ? seatOf(m_sides[side].fighter).value() : -1;
}
QString CombatLedger::nameOf(std::size_t side) const {
    return m_sides[side].fighter ? qt(text::fighterTitle(*m_match, m_sides[side].fighter, m_language)) : QString();
}
QVariant CombatLedger::faceOf(std::size_t side) const {
    const SideFacts &facts = m_sides[side];
    return m_isOpen && facts.card ? m_cards->of(seatOf(facts.fighter), facts.card, m_language).face : QVariant();
}
QString CombatLedger::cardNameOf(std::size_t side) const {
    const SideFacts &facts = m_sides[side];
    return m_isOpen && facts.card ? m_cards->of(seatOf(facts.fighter), facts.card, m_language).name : QString();
}

void CombatLedger::begin(const SeenStep &step) {
    const SeenEvent &event = step.event;
    ++m_number;
    m_teller.breakOff();
    m_sides = {};
    m_sides[kAttacker].fighter = event.fighter;
    m_sides[kDefender].fighter = event.target;
    m_from = step.after.fighter(event.fighter).space;
    m_to = step.after.fighter(event.target).space;
    m_damageLines.clear();
    m_isOpen = true;
    m_isRevealed = m_isSettled = m_isOver = m_isWindowOpen = false;
    m_stage = Declared;
    m_damage = 0;
    m_healthText.clear();
    m_cancelled.reset();
    m_boostName.clear();
    m_noteRule.clear();
}

void CombatLedger::reveal(const SeenEvent &event) {
    m_isRevealed = true;
    m_stage = Immediately;
    const auto put = [&](std::size_t side, CardKind card) {
        if (!card)
            return;
        const SeatTables &tables = m_match->seat(seatOf(m_sides[side].fighter));
        m_sides[side].card = card;
        m_sides[side].value = tables.facts(card).value;
        m_sides[side].terms = {{tables.facts(card).value, ValueReason::Replaced, true, false}};
    };
    put(kAttacker, event.card);
    put(kDefender, event.otherCard);
}

void CombatLedger::startWindow(const SeenEvent &event) {
    switch (event.timing) {
    case Timing::Immediately:
        m_stage = Immediately;
        break;
    case Timing::During:
        m_stage = During;
        break;
    case Timing::After:
        m_stage = After;
        break;
    case Timing::Scheme:
    case Timing::Completion:
        m_isWindowOpen = false;
        return;
    }
    m_current = sideOf(event.seat);
    m_isWindowOpen = true;
    m_teller.breakOff();
    m_sides[m_current].windows[m_stage].isStarted = true;
}

void CombatLedger::changeValue(const SeenEvent &event) {
    SideFacts &side = m_sides[sideOf(event.seat)];
    const int change = event.amount - event.before;
    side.value = event.amount;
    switch (event.reason) {
    case ValueReason::Replaced: {
        for (Term &term : side.terms)
            if (term.isPrinted || term.reason == ValueReason::Replaced)
                term.isStruck = true;
        int others = 0; // what was added before still counts
        for (const Term &term : side.terms)
            others += term.isStruck ? 0 : term.value;
        side.terms.push_back({event.amount - others, event.reason, false, false});
        return;
    }
    case ValueReason::Ignored:
        for (Term &term : side.terms)
            term.isStruck = true;
        side.terms.push_back({0, event.reason, false, false});
        return;
    case ValueReason::Boost:
        if (change < 0) { // a boost that was cancelled with its card
            for (Term &term : side.terms)
                if (term.reason == ValueReason::Boost)
                    term.isStruck = true;
            return;
        }
        [[fallthrough]];
    case ValueReason::Added:
    case ValueReason::Ability:
    case ValueReason::HighGround:
        if (change != 0)
            side.terms.push_back({change, event.reason, false, false});
        if (event.reason == ValueReason::Boost && change != 0)
            side.terms.back().name = m_boostName;
        return;
    }
}

void CombatLedger::resolve(const SeenStep &step) {
    const SeenEvent &event = step.event;
    m_stage = Damage;
    m_teller.breakOff();
    m_isSettled = true;
    m_isWindowOpen = false;
    m_isAttackerWinner = event.isAttackerWinner;
    m_damage = event.damage;
    m_sides[kAttacker].value = event.amount;
    m_sides[kDefender].value = event.before;
    const QString name = qt(text::fighterTitle(*m_match, event.target, m_language));
    const int before = step.after.fighter(event.target).health; // the damage comes with the next step
    m_healthText = event.damage == 0 ? TableTexts::tr("%1: still %2", "health").arg(name).arg(before)
                                     : TableTexts::tr("%1: %2 → %3", "health before and after")
                                           .arg(name)
                                           .arg(before)
                                           .arg(std::max(0, before - event.damage));
}

void CombatLedger::cancel(const SeenEvent &event) {
    if (!event.card)
        return;
    const std::size_t hit = sideOf(event.seat);
    if (!hasEffects(hit))
        return; // there was nothing to cancel
    m_sides[hit].isCancelled = true;
    m_cancelled = hit;
    m_noteRule = QStringLiteral("A7");
}

bool CombatLedger::hasEffects(std::size_t side) const {
    for (Stage stage : {Immediately, During, After})
        if (!effectText(side, stage).isEmpty())
            return true;
    return false;
}

QString CombatLedger::note() const {
    if (!m_isOpen || !m_cancelled)
        return {};
    const std::vector<Term> &terms = m_sides[*m_cancelled].terms;
    const bool isIgnored =
        std::any_of(terms.begin(), terms.end(), [](const Term &term) { return term.reason == ValueReason::Ignored; });
    return (isIgnored ? TableTexts::tr("The effects of “%1” are canceled, and its value does not count.")
                      : TableTexts::tr("The effects of “%1” are canceled; its value still counts."))
        .arg(cardNameOf(*m_cancelled));
}

void CombatLedger::addLine(const SeenStep &step) {
    const EventTeller::Told told = m_teller.tell(step);
    QStringList *lines = m_isWindowOpen      ? &m_sides[m_current].windows[m_stage].lines
                         : m_stage == Damage ? &m_damageLines
                                             : nullptr;
    if (lines == nullptr || told.text.isEmpty())
        return m_teller.breakOff();
    if (told.replacesLast)
        lines->removeLast();
    // What the card itself does needs no name; abilities and spells do.
    const bool isOfTheCard = m_isWindowOpen && told.cause == cardNameOf(m_current);
    lines->push_back(isOfTheCard ? told.text : withCause(told.text, told.cause));
}

void CombatLedger::add(const SeenStep &step) {
    const SeenEvent &event = step.event;
    if (event.kind == EventKind::AttackDeclared)
        return begin(step);
    if (!m_isOpen || m_isOver)
        return;
    switch (event.kind) { // NOLINT: what is not named here is a line of the window that is open
    case EventKind::CombatRevealed:
        return reveal(event);
    case EventKind::EffectStarted:
        return startWindow(event);
    case EventKind::FightersSwapped:
        if (event.defender)
            m_sides[kDefender].fighter = event.defender;
        break;
    case EventKind::Boosted:
        m_boostName = event.card ? m_cards->of(event.seat, event.card, m_language).name : QString();
        break;
    case EventKind::ValueChanged:
        changeValue(event);
        break;
    case EventKind::EffectsCancelled:
        cancel(event);
        break;
    case EventKind::CombatResolved:
        resolve(step);
        break;
    case EventKind::TurnEnded:
    case EventKind::TurnStarted:
    case EventKind::GameOver:
        m_isOver = true;
        return;
    case EventKind::LineGrew:
        m_isWindowOpen = false;
        return;
    case EventKind::CardDiscarded:
        if (event.fromPlace == CardPlace::Combat) {
            m_isWindowOpen = false;
            return;
        }
        break;
    default:
        break;
    }
    addLine(step);
}

void CombatLedger::look(const Observation &observation) {
    const Combat &combat = observation.combat();
    if (!combat.isActive) {
        if (m_isOpen)
            m_isOver = true;
        return;
    }
    const CombatSide &attack = combat.side(Side::Attacker);
    if (m_isOpen && attack.card)
        m_sides[kAttacker].card = m_match->seat(seatOf(attack.fighter)).kind(attack.card);
}

QString CombatLedger::effectText(std::size_t side, Stage stage) const {
    const SideFacts &facts = m_sides[side];
    if (!facts.card || (side == kDefender && !m_isRevealed))
        return {};
    const DeckDef &deck = m_match->seat(seatOf(facts.fighter)).deck;
    const CardDef &card = deck.cards[facts.card];
    const Timing timing = stage == Immediately ? Timing::Immediately : stage == During ? Timing::During : Timing::After;
    std::size_t part = 0;
    for (int earlier = 0; earlier < static_cast<int>(timing); ++earlier)
        part += card.effects[earlier].empty() ? 0 : 1;
    if (card.effects[timing].empty())
        return {};
    return qt(text::cardText(deck, card, m_language)[part].text);
}

bool CombatLedger::isConditional(std::size_t side, Stage stage) const {
    const SideFacts &facts = m_sides[side];
    const CardDef &card = m_match->seat(seatOf(facts.fighter)).deck.cards[facts.card];
    const Timing timing = stage == Immediately ? Timing::Immediately : stage == During ? Timing::During : Timing::After;
    const Block &effect = card.effects[timing];
    return !effect.empty() && effect.front().word == Word::If;
}

RowModel::Row CombatLedger::rowOf(Stage stage, std::size_t side, bool isFirst) const {
    const SideFacts &facts = m_sides[side];
    const Window &window = facts.windows[stage];
    const QString printed = effectText(side, stage);
    const bool isEmpty = printed.isEmpty();
    const bool isCancelled = !isEmpty && !window.isStarted && facts.isCancelled;
    const bool isPending = !isEmpty && !window.isStarted && !isCancelled && m_stage <= stage && !m_isOver;
    const QString what = isEmpty ? (m_isRevealed ? TableTexts::tr("No effect at this step.") : QString())
                         : window.lines.isEmpty() ? printed
                                                  : window.lines.join(u' ');
    const bool isDone = m_isOver || m_stage > stage || (m_stage == stage && (m_current > side || !m_isWindowOpen));
    const QString outcome = isEmpty || isCancelled || !window.isStarted || !window.lines.isEmpty() || !isDone
                                ? QString()
                            : isConditional(side, stage) ? TableTexts::tr("Its condition is not met: nothing happens.")
                                                         : TableTexts::tr("Nothing happens.");
    static const Timing kTimingOf[] = {Timing::Immediately, Timing::Immediately, Timing::During, Timing::During,
                                       Timing::After};
    return {static_cast<int>(stage) * 2 + static_cast<int>(side),
            static_cast<int>(stage),
            qt(text::timingLabel(kTimingOf[stage], m_language)),
            side == kAttacker ? QStringLiteral("attacker") : QStringLiteral("defender"),
            seatValue(side),
            nameOf(side),
            what,
            isCancelled,
            isEmpty,
            isPending,
            isFirst,
            m_isRevealed && isEmpty && effectText(side == kAttacker ? kDefender : kAttacker, stage).isEmpty(),
            outcome};
}

RowModel::Row CombatLedger::damageRow() const {
    return {static_cast<int>(Damage) * 2,
            static_cast<int>(Damage),
            TableTexts::tr("Damage"),
            QString(),
            seatValue(kAttacker),
            nameOf(kAttacker),
            m_damageLines.join(u' '),
            false,
            m_damageLines.isEmpty(),
            !m_isSettled,
            true,
            false,
            QString()};
}

void CombatLedger::show() {
    std::vector<RowModel::Row> rows;
    if (m_isOpen) {
        for (Stage stage : {Immediately, During, Damage, After}) {
            if (stage == Damage) {
                rows.push_back(damageRow());
                continue;
            }
            rows.push_back(rowOf(stage, kDefender, true));
            rows.push_back(rowOf(stage, kAttacker, false));
        }
    }
    m_lines->assign(std::move(rows));
    Q_EMIT changed();
}

void CombatLedger::end() { m_isOver = true; }

void CombatLedger::close() { m_isOpen = false; }

QString CombatLedger::stageText() const {
    switch (m_stage) {
    case Immediately:
        return qt(text::timingLabel(Timing::Immediately, m_language));
    case During:
        return qt(text::timingLabel(Timing::During, m_language));
    case Damage:
        return TableTexts::tr("Damage");
    case After:
        return qt(text::timingLabel(Timing::After, m_language));
    default:
        return hasDefenseCard() ? TableTexts::tr("Both cards are face down.")
                                : TableTexts::tr("The attack card is face down.");
    }
}

QString CombatLedger::declaredText() const {
    return m_isOpen ? TableTexts::tr("%1 attacks %2.").arg(nameOf(kAttacker), nameOf(kDefender)) : QString();
}

QVariantList CombatLedger::termsOf(std::size_t side) const {
    QVariantList list;
    if (!m_isOpen)
        return list;
    for (const Term &term : m_sides[side].terms)
        list.push_back(QVariantMap{
            {"value", term.value},
            {"text", term.isPrinted ? TableTexts::tr("printed", "the value on the card") : reasonText(term.reason)},
            {"kind", term.isPrinted ? QStringLiteral("printed") : QString::fromLatin1(kValueReasonNames[term.reason])},
            {"name", term.name},
            {"isStruck", term.isStruck}});
    if (list.isEmpty() && m_isRevealed)
        list.push_back(QVariantMap{
            {"value", 0}, {"text", TableTexts::tr("no card")}, {"kind", QStringLiteral("none")}, {"isStruck", false}});
    return list;
}

QString CombatLedger::damageText() const {
    if (!m_isSettled)
        return {};
    // Less than nothing is nothing, and damage can be prevented: then it is no equation.
    const bool isDifference = attackValue() - defenseValue() == m_damage;
    return QStringLiteral("%1 − %2 %3 %4")
        .arg(attackValue())
        .arg(defenseValue())
        .arg(isDifference ? QStringLiteral("=") : QStringLiteral("→"))
        .arg(m_damage);
}

QString CombatLedger::winnerText() const {
    if (!m_isSettled)
        return {};
    return TableTexts::tr("%1: combat won").arg(nameOf(m_isAttackerWinner ? kAttacker : kDefender));
}

} // namespace champclos::app
