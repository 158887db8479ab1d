// SPDX-License-Identifier: MIT
//
// The viewer's hand, and everything that is chosen by a button or from a tray of cards, as rows.
#include "app/play/scene.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::app {

namespace {

/// Answers of this kind name cards that lie somewhere else than in the viewer's own hand: they come on a tray.
bool isOnTray(const Action &action) { return action.kind == ActionKind::Card && action.card; }

QString handText(const CardTexts::Entry &card, bool isEnabled) {
    QStringList parts = {card.name, card.typeText};
    if (card.value >= 0)
        parts.push_back(TableTexts::tr("value %1").arg(card.value));
    parts.push_back(card.boost >= 0 ? TableTexts::tr("boost %1").arg(card.boost) : TableTexts::tr("no boost"));
    parts.push_back(card.playedBy);
    if (!isEnabled)
        parts.push_back(TableTexts::tr("not now"));
    return parts.join(QStringLiteral(", ")) + (card.text.isEmpty() ? QString() : QStringLiteral(". ") + card.text);
}

/// A fighter of the viewer is left that may play the card.
bool canAnyPlay(const Scene &scene, CardId card) {
    bool can = scene.seen.turnNumber() == 0; // before the game all of them stand beside the board
    (scene.match.seat(scene.seen.viewer).allFighters & scene.seen.alive()).forEach([&](FighterId fighter) {
        can = can || scene.match.fighter(fighter).playable.contains(card);
    });
    return can;
}

/// What choosing a card as a boost leads to, as far as both sides can see it; empty where nothing is sure.
QString outcomeOf(const Scene &scene, const CardTexts::Entry &card) {
    if (scene.seen.pending().kind != DecisionKind::ChooseBoost || card.boost < 0)
        return {};
    const Stakes &stakes = scene.stakes;
    if (stakes.isManeuver)
        return TableTexts::tr("move %1", "how far all fighters may go with this boost").arg(stakes.move + card.boost);
    if (!stakes.isRevealed)
        return TableTexts::tr("+%1 to the attack").arg(card.boost);
    const int value = stakes.own + card.boost;
    const int damage = std::max(0, stakes.isAttacker ? value - stakes.other : stakes.other - value);
    const QString hit =
        damage == 0 ? TableTexts::tr("no damage") : TableTexts::tr("%n damage", "what a combat would do", damage);
    return TableTexts::tr("value %1 · %2", "of a card with this boost, and the damage").arg(value).arg(hit);
}

class Choices {
public:
    explicit Choices(const Scene &scene) : m_scene(scene) {}

    std::vector<Choice> list(bool awaitsConfirm) {
        if (!m_scene.isAsked())
            return {};
        if (awaitsConfirm) { // "Done" takes what waits, and there is nothing beside it that would drop it
            addConfirm();
            return std::move(m_choices);
        }
        if (m_scene.seen.pending().kind == DecisionKind::ChooseAction)
            addVerbs();
        addStay(); // it comes and goes: "Done" keeps its place at the end of the row
        for (const Action &action : m_scene.picker.legal()) {
            if (isOnTray(action))
                addCard(action);
            else if (m_scene.picker.isAnswer(action))
                addAnswer(action);
        }
        return std::move(m_choices);
    }

private:
    void add(const Part &part, const QString &label, const char *form, const char *kind, bool isPrimary,
             const QVariant &face = {}, const QString &detail = {}) {
        const bool isEnabled = part.kind == PartKind::Verb ? m_scene.picker.canPick(part) || isPlainVerb(part)
                                                           : m_scene.picker.canPick(part);
        const int number = static_cast<int>(m_choices.size());
        Choice choice;
        choice.part = part;
        choice.isEnabled = isEnabled;
        choice.row = {QStringLiteral("%1/%2/%3").arg(QLatin1String(kind)).arg(part.value).arg(part.owner),
                      label,
                      detail,
                      QLatin1String(form),
                      face,
                      isEnabled,
                      m_scene.picker.isSelected(part),
                      m_scene.isLit(part, isPrimary),
                      QLatin1String(kind),
                      number,
                      isEnabled ? label : TableTexts::tr("%1, not now").arg(label)};
        m_choices.push_back(std::move(choice));
    }
    /// A verb stays enabled whatever else is picked: taking it lets go of what does not go with it.
    bool isPlainVerb(const Part &part) const {
        const std::vector<Action> &legal = m_scene.picker.legal();
        return std::any_of(legal.begin(), legal.end(),
                           [&](const Action &action) { return static_cast<int>(action.kind) == part.value; });
    }

    void addConfirm() {
        const QString done =
            qt(text::actionLabel(m_scene.match, m_scene.seen, {.kind = ActionKind::Done}, m_scene.language));
        Choice choice;
        choice.isEnabled = choice.isConfirm = true;
        choice.row = {QStringLiteral("confirm"),
                      done,
                      TableTexts::tr("This ends the turn."),
                      QStringLiteral("button"),
                      QVariant(),
                      true,
                      false,
                      true,
                      QStringLiteral("confirm"),
                      0,
                      done + QStringLiteral(". ") + TableTexts::tr("This ends the turn.")};
        m_choices.push_back(std::move(choice));
    }

    void addVerbs() {
        const auto verb = [&](ActionKind kind, const QString &label, const char *word) {
            add({PartKind::Verb, static_cast<int>(kind)}, label, "verb", word,
                kind == ActionKind::Maneuver && m_scene.picker.picks().empty());
        };
        verb(ActionKind::Maneuver,
             qt(text::actionLabel(m_scene.match, m_scene.seen, {.kind = ActionKind::Maneuver}, m_scene.language)),
             "maneuver");
        verb(ActionKind::Attack, TableTexts::tr("Attack", "the action"), "attack");
        verb(ActionKind::Scheme, TableTexts::tr("Scheme", "the action"), "scheme");
    }

    void addCard(const Action &action) {
        const CardTexts::Entry &card = m_scene.cards.of(action.owner, action.card, m_scene.language);
        const QString label = card.marks.isEmpty() ? card.name : QStringLiteral("%1 · %2").arg(card.name, card.marks);
        add({PartKind::Card, action.card.value(), action.owner.value()}, label, "card", "card", false, card.face,
            card.text);
    }

    void addAnswer(const Action &action) {
        const QString label = qt(text::actionLabel(m_scene.match, m_scene.seen, action, m_scene.language));
        const char *kind = "none";
        if (action.kind == ActionKind::Done)
            kind = "done";
        else if (action.kind == ActionKind::Yes)
            kind = "yes";
        else if (action.kind == ActionKind::No)
            kind = "no";
        else if (action.kind == ActionKind::Option)
            kind = "option";
        constexpr int kLongLabel = 28;
        const bool isLong = action.kind == ActionKind::Option && label.size() > kLongLabel;
        add({PartKind::Answer, m_scene.picker.indexOf(action)}, label, isLong ? "text" : "button", kind,
            action.kind == ActionKind::Yes);
    }

    /// The fighter's own space lies under its token and cannot be clicked. Of the last who may move, "Done" says the
    /// same.
    void addStay() {
        const std::vector<Action> &legal = m_scene.picker.legal();
        const bool canBeDone = std::any_of(legal.begin(), legal.end(),
                                           [](const Action &action) { return action.kind == ActionKind::Done; });
        const bool isLast = std::all_of(legal.begin(), legal.end(), [&](const Action &action) {
            return action.kind != ActionKind::Move || action.fighter == legal.front().fighter;
        });
        if (canBeDone && isLast)
            return;
        const DecisionKind asked = m_scene.seen.pending().kind;
        const std::optional<int> fighter = m_scene.picker.impliedValue(PartKind::Fighter);
        if (!fighter || (asked != DecisionKind::ChooseMove && asked != DecisionKind::ChoosePlacement))
            return;
        const SpaceId space = m_scene.seen.fighter(FighterId(*fighter)).space;
        if (const Part part{PartKind::Space, space.value()}; space && m_scene.picker.canPick(part))
            add(part, TableTexts::tr("Stay here"), "button", "stay", false);
    }

    const Scene &m_scene;
    std::vector<Choice> m_choices;
};

} // namespace

const QList<QByteArray> &handRoles() {
    static const QList<QByteArray> roles = {"cardId",   "kind",           "seat",  "face",   "name",      "type",
                                            "typeText", "value",          "boost", "text",   "isEnabled", "isSelected",
                                            "copies",   "accessibleText", "isNew", "isDead", "outcome",   "isLit"};
    return roles;
}

std::vector<HandCard> handOf(const Scene &scene) {
    std::vector<HandCard> cards;
    const SeatId seat = scene.seen.viewer;
    if (!seat)
        return cards;
    const bool isForTray = scene.isAsked() && isOnTray(scene.picker.legal().front());
    scene.seat(seat).hand.forEach([&](CardId card) {
        const Part part{PartKind::Card, scene.match.seat(seat).kind(card).value(), seat.value()};
        cards.push_back({card, part, scene.isAsked() && !isForTray && scene.picker.canPick(part)});
    });
    return cards;
}

std::vector<RowModel::Row> handRows(const Scene &scene) {
    std::vector<RowModel::Row> rows;
    const SeatId seat = scene.seen.viewer;
    std::vector<int> fresh = scene.fresh; // by kind: how many copies are new
    const auto isFresh = [&fresh](int kind) {
        const auto index = static_cast<std::size_t>(kind);
        return index < fresh.size() && fresh[index]-- > 0;
    };
    for (const auto &[id, part, isEnabled] : handOf(scene)) {
        const CardTexts::Entry &card = scene.cards.of(seat, CardKind(part.value), scene.language);
        const bool isSelected =
            isEnabled && scene.picker.isPicked(part) && (scene.pickedCard == id || !scene.pickedCard);
        rows.push_back({id.value(), part.value, seat.value(), card.face, card.name, card.type, card.typeText,
                        card.value, card.boost, card.text, isEnabled, isSelected, card.copies,
                        handText(card, isEnabled || !scene.isAsked()), isFresh(part.value), !canAnyPlay(scene, id),
                        isEnabled ? outcomeOf(scene, card) : QString(), isEnabled && scene.isLit(part, true)});
    }
    return rows;
}

const QList<QByteArray> &choiceRoles() {
    static const QList<QByteArray> roles = {"choiceId",   "label",     "detail", "form",   "face",          "isEnabled",
                                            "isSelected", "isPrimary", "kind",   "number", "accessibleText"};
    return roles;
}

std::vector<Choice> choicesOf(const Scene &scene, bool awaitsConfirm) { return Choices(scene).list(awaitsConfirm); }

} // namespace champclos::app
