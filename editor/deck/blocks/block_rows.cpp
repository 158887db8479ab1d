// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/block_rows.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/blocks/word_hints.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_path.h"
#include "editor/document/language.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"

#include <QCoreApplication>

#include <algorithm>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::BlockRows)
};

const QString kWhenTone = QStringLiteral("when");
const QString kIfTone = QStringLiteral("if");
const QString kDoTone = QStringLiteral("do");

bool isListSort(Sort sort) { return sort == Sort::Statements || sort == Sort::Options; }

bool isScope(Word word) {
    const auto operands = rowOf(word).operands();
    return std::any_of(operands.begin(), operands.end(), [](const Operand &o) { return isListSort(o.sort); });
}

QString capitalised(QString text) {
    text.remove(u'…');
    text = text.trimmed();
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

class Builder {
public:
    Builder(const DeckDef &deck, const BlockView &view) : m_deck(deck), m_view(view) {
        io::Diagnostics diagnostics;
        io::check(deck, diagnostics);
        for (const io::Diagnostic &diagnostic : diagnostics)
            m_problems.push_back(diagnostic.path);
    }

    QList<BlockRow> build() {
        const auto steps = parsePath(m_view.owner);
        const std::string head = steps && !steps->empty() ? steps->front().key : std::string();
        const auto index = static_cast<std::size_t>(std::max(0, lastIndex(m_view.owner)));
        if (head == "cards" && index < m_deck.cards.size())
            card(m_deck.cards[index]);
        else if (head == "abilities")
            abilities(m_deck.abilities, m_view.owner);
        else if (head == "sideDeck" && m_deck.sideDeck && index < m_deck.sideDeck->cards.size())
            abilities(m_deck.sideDeck->cards[index].abilities, child(m_view.owner, "abilities"));
        else if (head == "pile" && m_deck.pile && index < m_deck.pile->spells.size())
            spell(m_deck.pile->spells[index]);
        return std::move(m_rows);
    }

private:
    BlockRow &add(BlockRow::Kind kind, const std::string &path, const QString &label, const QString &tone = {}) {
        m_rows.append({kind, static_cast<int>(m_legs.size()), qt(path), label, m_legs, tone, {}, false});
        return m_rows.back();
    }
    void open(const QString &tone) { m_legs.append(tone); }
    void close() {
        const QString tone = m_legs.takeLast();
        add(BlockRow::Kind::Foot, {}, {}, tone);
    }
    void grow(const std::string &path, const QString &text) { add(BlockRow::Kind::Grow, path, text); }

    // ---- heads

    void card(const CardDef &card) {
        bool isFirst = true;
        for (const Timing timing : windowsFor(m_deck, card)) {
            const Block &block = card.effects[timing];
            if (block.empty() && m_view.pending != timing)
                continue;
            const std::string path = child(m_view.owner, io::kWindowKeys[timing]);
            const bool isScheme = timing == Timing::Scheme;
            BlockRow &row =
                add(BlockRow::Kind::When, path, isScheme ? Texts::tr("Played") : Texts::tr("When"), kWhenTone);
            row.parts.append(slotPart(timingChoice(timing), path, QStringLiteral("moment"), timingHint(timing)));
            body(block, path);
            isFirst = false;
        }
        if (const auto windows = windowsFor(m_deck, card); windows.size() > 1 || isFirst)
            if (const auto free = std::find_if(
                    windows.begin(), windows.end(),
                    [&](Timing timing) { return card.effects[timing].empty() && m_view.pending != timing; });
                free != windows.end())
                grow(child(m_view.owner, "when"), Texts::tr("at another moment…"));
    }

    void abilities(const std::vector<AbilityDef> &list, const std::string &path) {
        for (std::size_t index = 0; index < list.size(); ++index) {
            const std::string place = child(path, static_cast<int>(index));
            if (list[index].isContinuous)
                continuous(list[index], place);
            else
                triggered(list[index], place);
        }
        grow(child(path, "when"), Texts::tr("when something happens…"));
        grow(child(path, "modify"), Texts::tr("something that always applies…"));
    }

    void triggered(const AbilityDef &ability, const std::string &path) {
        BlockRow &row = add(BlockRow::Kind::When, path, Texts::tr("Whenever"), kWhenTone);
        row.parts.append(slotPart(triggerChoice(ability.trigger), child(path, "when"), QStringLiteral("moment"),
                                  triggerHint(ability.trigger)));
        body(ability.effect, child(path, "do"));
    }

    void continuous(const AbilityDef &ability, const std::string &path) {
        BlockRow &row = add(BlockRow::Kind::When, path, Texts::tr("Always"), kWhenTone);
        row.hasProblem = isProblemAt(path);
        row.parts.append(slotPart(modifierChoice(ability.modifier), child(path, "modify"), QStringLiteral("moment"),
                                  modifierHint(ability.modifier)));
        const bool isPermission =
            ability.modifier == Modifier::MoveThrough || ability.modifier == Modifier::NoEffectDamage;
        if (!isPermission || !ability.amount.empty()) {
            row.parts.append(labelPart(Texts::tr("by")));
            word(row, ability.amount, child(path, "by"), Sort::Amount);
        }
        row.parts.append(labelPart(Texts::tr("for")));
        row.parts.append(slotPart(ability.fighter.empty() ? Texts::tr("all your fighters")
                                                          : nameIn(m_deck, Sort::FighterName, ability.fighter),
                                  child(path, "fighter"), shapeOf(Sort::Fighters)));
        const std::string condition = child(path, "while");
        if (!ability.condition.empty() || m_view.focus == condition) {
            row.parts.append(labelPart(Texts::tr("as long as")));
            word(row, ability.condition, condition, Sort::Condition);
        } else {
            row.parts.append({BlockPart::Kind::More,
                              Texts::tr("as long as…"),
                              qt(condition),
                              {},
                              false,
                              false,
                              Texts::tr("It applies only while a condition is met")});
        }
    }

    void spell(const PileDef::Spell &spell) {
        const std::string path = child(m_view.owner, "do");
        BlockRow &row = add(BlockRow::Kind::When, path, Texts::tr("Whenever"), kWhenTone);
        row.parts.append({BlockPart::Kind::Label, Texts::tr("this spell is cast"), {}, {}, true, false});
        body(spell.effect, path);
    }

    // ---- statements

    void body(const Block &block, const std::string &path) {
        open(kWhenTone);
        statements(block, path);
        close();
    }

    void statements(const Block &block, const std::string &path) {
        for (std::size_t index = 0; index < block.size(); ++index)
            statement(block[index], child(path, static_cast<int>(index)));
        grow(child(path, static_cast<int>(block.size())), block.empty() ? Texts::tr("do…") : Texts::tr("and then…"));
    }

    void statement(const Term &term, const std::string &path) {
        if (isScope(term.word))
            return scope(term, path);
        BlockRow &row = add(BlockRow::Kind::Do, path, Texts::tr("Do"), kDoTone);
        row.hasProblem = isProblemWithin(path);
        row.parts.append(slotPart(wordLabel(term.word), path, shapeOf(Sort::Statement), wordHint(term.word)));
        operands(row, term, path);
    }

    void scope(const Term &term, const std::string &path) {
        BlockRow &row = add(BlockRow::Kind::Scope, path, capitalised(wordLabel(term.word)), kIfTone);
        row.hasProblem = isProblemAt(path);
        row.hint = wordHint(term.word);
        operands(row, term, path);
        open(kIfTone);
        const auto table = rowOf(term.word).operands();
        bool isFirst = true;
        std::vector<std::size_t> left;
        for (std::size_t index = 0; index < table.size(); ++index) {
            if (!isListSort(table[index].sort))
                continue;
            const Argument &argument = term.arguments[index];
            const std::string place = child(path, table[index].key);
            if (table[index].sort == Sort::Options)
                options(argument, place, operandLabel(term.word, static_cast<int>(index)));
            else if (argument.isGiven || table[index].isRequired)
                section(argument.terms, place, isFirst ? QString() : operandLabel(term.word, static_cast<int>(index)));
            else
                left.push_back(index);
            isFirst = false;
        }
        close();
        for (const std::size_t index : left)
            add(BlockRow::Kind::Link, child(child(path, table[index].key), 0),
                Texts::tr("%1…").arg(operandLabel(term.word, static_cast<int>(index))));
    }

    void section(const Block &block, const std::string &path, const QString &label) {
        if (!label.isEmpty())
            sectionBar(path, label);
        statements(block, path);
    }

    /// On the leg of the bracket that is open.
    void sectionBar(const std::string &path, const QString &label) {
        const QString tone = m_legs.takeLast();
        add(BlockRow::Kind::Section, path, capitalised(label), tone);
        m_legs.append(tone);
    }

    void options(const Argument &argument, const std::string &path, const QString &label) {
        for (std::size_t index = 0; index < argument.options.size(); ++index) {
            const std::string place = child(path, static_cast<int>(index));
            sectionBar(place, QStringLiteral("%1 %2").arg(label).arg(index + 1));
            statements(argument.options[index], place);
        }
        grow(path, Texts::tr("another option…"));
    }

    // ---- what stands on a bar

    void operands(BlockRow &row, const Term &term, const std::string &path) {
        const auto table = rowOf(term.word).operands();
        bool hasMore = false;
        for (std::size_t index = 0; index < table.size() && index < term.arguments.size(); ++index) {
            const std::string place = child(path, table[index].key);
            if (isListSort(table[index].sort))
                continue;
            if (!term.arguments[index].isGiven && !table[index].isRequired && m_view.focus != place) {
                hasMore = true;
                continue;
            }
            operand(row, term, index, place);
        }
        if (hasMore)
            row.parts.append({BlockPart::Kind::More,
                              QStringLiteral("+"),
                              qt(moreOf(path)),
                              {},
                              false,
                              false,
                              Texts::tr("Add details")});
    }

    void operand(BlockRow &row, const Term &term, std::size_t index, const std::string &place) {
        const Operand &slot = rowOf(term.word).operands()[index];
        const Argument &argument = term.arguments[index];
        const QString label = operandLabel(term.word, static_cast<int>(index));
        if (slot.sort == Sort::Flag) {
            row.parts.append({BlockPart::Kind::Flag,
                              label,
                              qt(place),
                              {},
                              true,
                              false,
                              operandHint(term.word, static_cast<int>(index))});
            return;
        }
        if (!label.isEmpty())
            row.parts.append(labelPart(label));
        const QString hint = operandHint(term.word, static_cast<int>(index));
        if (isWordSort(slot.sort))
            return word(row, argument.terms, place, slot.sort, hint);
        BlockPart part = slotPart(sortLabel(slot.sort), place, shapeOf(slot.sort), hint);
        part.isFilled = argument.isGiven;
        part.isNumber = slot.sort == Sort::Number;
        if (argument.isGiven)
            part.text = part.isNumber ? QString::number(argument.number) : nameIn(m_deck, slot.sort, argument.name);
        row.parts.append(part);
    }

    /// What stands there explains itself; a number or an open place is explained by what it is for.
    void word(BlockRow &row, const Block &terms, const std::string &place, Sort sort, const QString &hint = {}) {
        BlockPart part = slotPart(sortLabel(sort), place, shapeOf(sort), hint);
        part.isFilled = !terms.empty();
        part.isNumber = !terms.empty() && terms.front().word == Word::Number;
        if (!terms.empty())
            part.text = termText(m_deck, terms.front());
        if (!terms.empty() && !part.isNumber)
            part.hint = wordHint(terms.front().word);
        row.parts.append(part);
        if (!terms.empty() && terms.front().word != Word::Number && !isBareName(terms.front().word))
            operands(row, terms.front(), place);
    }

    static BlockPart labelPart(const QString &text) { return {BlockPart::Kind::Label, text, {}, {}, true, false}; }
    static BlockPart slotPart(const QString &text, const std::string &path, const QString &shape,
                              const QString &hint = {}) {
        return {BlockPart::Kind::Slot, text, qt(path), shape, true, false, hint};
    }

    bool isProblemWithin(const std::string &path) const {
        return std::any_of(m_problems.begin(), m_problems.end(),
                           [&](const std::string &place) { return isWithin(place, path); });
    }
    /// On the bar itself, not in what the bracket holds: no list on the way.
    bool isProblemAt(const std::string &path) const {
        return std::any_of(m_problems.begin(), m_problems.end(), [&](const std::string &place) {
            return isWithin(place, path) && place.find('[', path.size()) == std::string::npos;
        });
    }

    const DeckDef &m_deck;
    const BlockView &m_view;
    QList<BlockRow> m_rows;
    QStringList m_legs;
    std::vector<std::string> m_problems;
};

} // namespace

QList<BlockRow> blockRows(const DeckDef &deck, const BlockView &view) { return Builder(deck, view).build(); }

std::vector<Timing> windowsFor(const DeckDef &deck, const CardDef &card) {
    std::vector<Timing> windows = {Timing::Immediately, Timing::During, Timing::After};
    if (card.type == CardType::Scheme)
        windows = {Timing::Scheme};
    if (deck.pile && deck.pile->syllableGoal != 0)
        windows.push_back(Timing::Completion);
    // What is said where it cannot be said is shown too: it has to be moved or deleted.
    for (int timing = 0; timing < kTimings; ++timing)
        if (!card.effects[timing].empty() &&
            std::find(windows.begin(), windows.end(), static_cast<Timing>(timing)) == windows.end())
            windows.push_back(static_cast<Timing>(timing));
    return windows;
}

QString shapeOf(Sort sort) {
    switch (sort) {
    case Sort::Statement:
    case Sort::Statements:
    case Sort::Options:
        return QStringLiteral("verb");
    case Sort::Condition:
        return QStringLiteral("condition");
    case Sort::Fighters:
    case Sort::Group:
    case Sort::Player:
    case Sort::FighterName:
        return QStringLiteral("who");
    case Sort::Amount:
    case Sort::Number:
        return QStringLiteral("amount");
    case Sort::Spaces:
        return QStringLiteral("space");
    case Sort::Cards:
    case Sort::Place:
    case Sort::CardName:
    case Sort::TagName:
    case Sort::SideName:
    case Sort::TypeName:
    case Sort::Flag:
        return QStringLiteral("card");
    }
    return {};
}

QString termText(const DeckDef &deck, const Term &term) {
    if (term.word == Word::Number && !term.arguments.empty())
        return QString::number(term.arguments.front().number);
    if (isBareName(term.word) && !term.arguments.empty())
        return nameIn(deck, rowOf(term.word).sort, term.arguments.front().name);
    return wordLabel(term.word);
}

std::string moreOf(const std::string &path) { return path + ".+"; }
bool isMore(const std::string &path) { return path.ends_with(".+"); }

} // namespace champclos::editor
