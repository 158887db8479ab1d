// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/candidates.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/blocks/word_hints.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_path.h"
#include "editor/document/language.h"
#include "engine/core/array_by.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace champclos::editor {

namespace {

constexpr int kOfferedNumbers = 9;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::Candidates)
};

/// How often the built-in decks use each word.
const ArrayBy<Word, int, kWords> &wordUse() {
    static const ArrayBy<Word, int, kWords> use = [] {
        ArrayBy<Word, int, kWords> counts{};
        const io::Library library;
        for (const std::string &id : library.deckIds()) {
            io::Diagnostics diagnostics;
            if (auto deck = library.deck(id, diagnostics))
                for (Block *block : blocksOf(*deck))
                    forEachTerm(*block, [&](const Term &term) { ++counts[term.word]; });
        }
        return counts;
    }();
    return use;
}

/// Why a word does not fit, in a few words; empty for what is not about the word (an operand is open, a list empty).
QString reasonFor(const io::Diagnostic &diagnostic) {
    using io::DiagnosticCode;
    switch (diagnostic.code) { // NOLINT: the codes that a word out of place can have
    case DiagnosticCode::DeckNeedsCombat:
        return Texts::tr("only in a combat");
    case DiagnosticCode::DeckNeedsCard:
        return Texts::tr("only on a card that is played");
    case DiagnosticCode::DeckTooEarly:
        return Texts::tr("too early: not settled yet");
    case DiagnosticCode::DeckTooLate:
        return Texts::tr("only before damage");
    case DiagnosticCode::DeckTooDeep:
        return Texts::tr("nested too deeply");
    case DiagnosticCode::DeckNothingBefore:
        return Texts::tr("nothing before it says which");
    case DiagnosticCode::DeckSeveral:
        return Texts::tr("there are several: say “each of” or “one of”");
    case DiagnosticCode::DeckUnreachable:
        return Texts::tr("it would never happen");
    case DiagnosticCode::DeckMissingConcept:
    case DiagnosticCode::DeckChooseTooMany:
    case DiagnosticCode::DeckBlockTooLong:
    case DiagnosticCode::DeckTooManyWords:
    case DiagnosticCode::DeckTooManyOptions:
        return qt(text::diagnosticMessage(diagnostic, currentLanguage()));
    default:
        return {};
    }
}

QString missingPart(const io::Diagnostic &diagnostic) {
    const std::string part = diagnostic.arguments.size() > 1 ? diagnostic.arguments[1] : std::string();
    if (part == "\"token\"")
        return Texts::tr("the deck has no token");
    if (part == "\"sideDeck\"")
        return Texts::tr("the deck has no side deck");
    if (part == "\"pile.ingredients\"")
        return Texts::tr("the deck has no ingredients");
    return part == "\"pile.spells\"" ? Texts::tr("the deck has no spells") : Texts::tr("the deck has no pile");
}

std::string windowPath(const BlockView &view, Timing timing) { return child(view.owner, io::kWindowKeys[timing]); }

std::optional<Timing> timingAt(const BlockView &view, const std::string &path) {
    for (int timing = 0; timing < kTimings; ++timing)
        if (path == windowPath(view, static_cast<Timing>(timing)))
            return static_cast<Timing>(timing);
    return std::nullopt;
}

void addNames(QList<Candidate> &list, const DeckDef &deck, Sort sort) {
    for (const std::string &id : namesFor(deck, sort))
        list.append({Candidate::Kind::Name, nameIn(deck, sort, id), qt(id), shapeOf(sort), 0, true, {}, {}});
}

void addNumbers(QList<Candidate> &list) {
    for (int number = 1; number <= kOfferedNumbers; ++number)
        list.append({Candidate::Kind::Number,
                     QString::number(number),
                     QString::number(number),
                     QStringLiteral("amount"),
                     number,
                     true,
                     {},
                     {}});
}

void addWords(QList<Candidate> &list, const DeckDef &deck, Sort sort) {
    std::vector<const WordRow *> rows;
    for (const WordRow &row : vocabulary())
        if (row.sort == sort && row.word != Word::Number && !isBareName(row.word))
            rows.push_back(&row);
    std::stable_sort(rows.begin(), rows.end(), [](const WordRow *left, const WordRow *right) {
        return wordUse()[left->word] > wordUse()[right->word];
    });
    if (sort == Sort::Amount)
        addNumbers(list);
    if (sort == Sort::Fighters || sort == Sort::Group)
        addNames(list, deck, sort);
    for (const WordRow *row : rows)
        list.append({Candidate::Kind::Word,
                     wordLabel(row->word),
                     QString::fromUtf8(row->key),
                     shapeOf(sort),
                     static_cast<int>(row->word),
                     true,
                     {},
                     wordHint(row->word)});
}

void addOperands(QList<Candidate> &list, const DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    const Term *term = slot ? slot->term() : nullptr;
    if (term == nullptr)
        return;
    const auto operands = rowOf(term->word).operands();
    for (std::size_t index = 0; index < operands.size(); ++index)
        if (!operands[index].isRequired && !term->arguments[index].isGiven && operands[index].sort != Sort::Statements)
            list.append({Candidate::Kind::Operand,
                         operandLabel(term->word, static_cast<int>(index)),
                         QString::fromUtf8(operands[index].key),
                         shapeOf(operands[index].sort),
                         static_cast<int>(index),
                         true,
                         {},
                         operandHint(term->word, static_cast<int>(index))});
}

template <std::size_t N, class Label, class Hint>
void addChoices(QList<Candidate> &list, Candidate::Kind kind, const std::array<const char *, N> &names, Label label,
                Hint hint) {
    for (std::size_t index = 0; index < N; ++index)
        list.append({kind,
                     label(static_cast<int>(index)),
                     QString::fromUtf8(names[index]),
                     QStringLiteral("moment"),
                     static_cast<int>(index),
                     true,
                     {},
                     hint(static_cast<int>(index))});
}

void addTimings(QList<Candidate> &list, const DeckDef &deck, const BlockView &view) {
    const auto index = static_cast<std::size_t>(std::max(0, lastIndex(view.owner)));
    if (index >= deck.cards.size())
        return;
    for (const Timing timing : windowsFor(deck, deck.cards[index]))
        if (timingAt(view, view.focus) != timing)
            list.append({Candidate::Kind::Timing,
                         timingChoice(timing),
                         QString::fromUtf8(kTimingNames[timing]),
                         QStringLiteral("moment"),
                         static_cast<int>(timing),
                         true,
                         {},
                         timingHint(timing)});
    for (Candidate &candidate : list) {
        DeckDef trial = deck;
        BlockView trialView = view;
        const auto timing = static_cast<Timing>(candidate.number);
        if (putCandidate(trial, trialView, candidate))
            candidate.reason = misfit(trial, windowPath(view, timing));
        else
            candidate.reason = Texts::tr("already said");
        candidate.fits = candidate.reason.isEmpty();
    }
    std::stable_partition(list.begin(), list.end(), [](const Candidate &candidate) { return candidate.fits; });
}

bool isAbilityList(const std::string &path) { return path == "abilities" || path.ends_with(".abilities"); }

/// What is not a slot: moments, what is modified, whose ability it is.
bool addHeads(QList<Candidate> &list, const DeckDef &deck, const BlockView &view) {
    const std::string &focus = view.focus;
    const bool isAbility = focus.find("abilities") != std::string::npos;
    if (focus == child(view.owner, "when") && !isAbility) {
        addTimings(list, deck, view);
    } else if (timingAt(view, focus) && view.owner.starts_with("cards[")) {
        addTimings(list, deck, view);
    } else if (isAbility && focus.ends_with(".when")) {
        addChoices(
            list, Candidate::Kind::Trigger, kTriggerNames,
            [](int index) { return triggerChoice(static_cast<Trigger>(index)); },
            [](int index) { return triggerHint(static_cast<Trigger>(index)); });
    } else if (isAbility && focus.ends_with(".modify")) {
        addChoices(
            list, Candidate::Kind::Modifier, kModifierNames,
            [](int index) { return modifierChoice(static_cast<Modifier>(index)); },
            [](int index) { return modifierHint(static_cast<Modifier>(index)); });
    } else if (isAbility && focus.ends_with("].fighter") && fieldValue(deck, focus).isValid()) {
        list.append({Candidate::Kind::AllFighters,
                     Texts::tr("all your fighters"),
                     QStringLiteral("all"),
                     QStringLiteral("who"),
                     0,
                     true,
                     {},
                     {}});
        addNames(list, deck, Sort::FighterName);
    } else {
        return false;
    }
    return true;
}

/// The operands of `old` that the fresh word can use: by name first, then by sort.
void keepOperands(Term &fresh, const Term &old) {
    const auto have = rowOf(old.word).operands();
    const auto want = rowOf(fresh.word).operands();
    std::vector<bool> isUsed(have.size(), false);
    std::vector<bool> isDone(want.size(), false);
    const auto keep = [&](auto matches) {
        for (std::size_t to = 0; to < want.size(); ++to)
            for (std::size_t from = 0; from < have.size() && !isDone[to]; ++from)
                if (!isUsed[from] && old.arguments[from].isGiven && want[to].sort == have[from].sort &&
                    matches(want[to], have[from])) {
                    fresh.arguments[to] = old.arguments[from];
                    isUsed[from] = isDone[to] = true;
                }
    };
    keep([](const Operand &left, const Operand &right) { return std::string_view(left.key) == right.key; });
    keep([](const Operand &left, const Operand &right) { return left.isRequired && right.isRequired; });
}

bool putTiming(DeckDef &deck, BlockView &view, Timing timing) {
    const auto index = static_cast<std::size_t>(std::max(0, lastIndex(view.owner)));
    if (index >= deck.cards.size())
        return false;
    auto &effects = deck.cards[index].effects;
    const auto from = timingAt(view, view.focus);
    if (!effects[timing].empty())
        return false;
    if (from && !effects[*from].empty())
        std::swap(effects[*from], effects[timing]);
    else
        view.pending = timing;
    view.focus = child(windowPath(view, timing), static_cast<int>(effects[timing].size()));
    return true;
}

bool putHead(DeckDef &deck, BlockView &view, const Candidate &candidate) {
    const bool isTrigger = candidate.kind == Candidate::Kind::Trigger;
    const std::string list = parentOf(view.focus);
    std::string path = view.focus;
    if (isAbilityList(list)) {
        if (!addEntry(deck, list))
            return false;
        path = child(child(list, listSize(deck, list) - 1), isTrigger ? "when" : "modify");
    }
    const std::string ability = parentOf(path);
    if (!setField(deck, child(ability, "isContinuous"), !isTrigger) || !setField(deck, path, candidate.key))
        return false;
    const auto amount = findSlot(deck, child(ability, "by"));
    const auto modifier = static_cast<Modifier>(candidate.number);
    const bool isPermission = modifier == Modifier::MoveThrough || modifier == Modifier::NoEffectDamage;
    if (!isTrigger && amount)
        *amount->list = isPermission ? Block{} : amount->list->empty() ? Block{numberTerm(1)} : *amount->list;
    if (isTrigger)
        view.focus = child(child(ability, "do"), static_cast<int>(findSlot(deck, child(ability, "do"))->list->size()));
    else
        view.focus = child(ability, isPermission ? "fighter" : "by");
    return true;
}

bool putOperand(DeckDef &deck, BlockView &view, const Candidate &candidate) {
    const std::string term = view.focus.substr(0, view.focus.size() - 2);
    view.focus = child(term, candidate.key.toStdString());
    const auto slot = findSlot(deck, view.focus);
    if (!slot)
        return false;
    if (slot->sort == Sort::Number)
        return putNumber(deck, view.focus, 2);
    if (slot->sort != Sort::Flag)
        return true; // the slot is shown while it has the focus
    const bool isPut = putFlag(deck, view.focus, true);
    view.focus = term;
    return isPut;
}

} // namespace

QString misfit(const DeckDef &deck, const std::string &path) {
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    for (const io::Diagnostic &diagnostic : diagnostics) {
        if (!isWithin(diagnostic.path, path))
            continue;
        if (diagnostic.code == io::DiagnosticCode::DeckTooManyOptions)
            continue; // a fresh choice has its options still open
        const QString reason =
            diagnostic.code == io::DiagnosticCode::DeckMissingConcept ? missingPart(diagnostic) : reasonFor(diagnostic);
        if (!reason.isEmpty())
            return reason;
    }
    return {};
}

QList<Candidate> candidatesFor(const DeckDef &deck, const BlockView &view) {
    QList<Candidate> list;
    if (view.focus.empty() || addHeads(list, deck, view))
        return list;
    if (isMore(view.focus)) {
        addOperands(list, deck, view.focus.substr(0, view.focus.size() - 2));
        return list;
    }
    const auto slot = findSlot(deck, view.focus);
    if (!slot)
        return list;
    if (isWordSort(slot->sort))
        addWords(list, deck, slot->sort);
    else if (slot->sort == Sort::Number)
        addNumbers(list);
    else
        addNames(list, deck, slot->sort);
    for (Candidate &candidate : list) {
        DeckDef trial = deck;
        BlockView trialView = view;
        if (putCandidate(trial, trialView, candidate))
            candidate.reason = misfit(trial, view.focus);
        candidate.fits = candidate.reason.isEmpty();
    }
    std::stable_partition(list.begin(), list.end(), [](const Candidate &candidate) { return candidate.fits; });
    return list;
}

bool replaceWord(DeckDef &deck, const std::string &path, Word word) {
    const auto slot = findSlot(deck, path);
    if (!slot || rowOf(word).sort != slot->sort)
        return false;
    Term fresh = freshTerm(word);
    if (slot->term() == nullptr)
        return put(deck, path, std::move(fresh));
    keepOperands(fresh, *slot->term());
    *slot->term() = std::move(fresh);
    return true;
}

std::string nextFocus(const DeckDef &deck, const std::string &path) {
    // The statement around it, which may have more to say.
    std::string statement = path;
    for (auto slot = findSlot(deck, statement); slot && slot->sort != Sort::Statement && slot->owner != nullptr;
         slot = findSlot(deck, statement))
        statement = parentOf(statement);
    if (std::string open = firstOpenSlot(deck, statement); !open.empty())
        return open;
    const auto slot = findSlot(deck, statement);
    if (!slot || slot->sort != Sort::Statement || slot->term() == nullptr)
        return path;
    if (path == statement) { // it was just put there with numbers that somebody has to look at
        const auto operands = rowOf(slot->term()->word).operands();
        for (const Operand &operand : operands)
            if (operand.isRequired && (operand.sort == Sort::Amount || operand.sort == Sort::Number))
                return child(path, operand.key);
    }
    return child(parentOf(statement), slot->index + 1);
}

bool putCandidate(DeckDef &deck, BlockView &view, const Candidate &candidate) {
    const std::string path = view.focus;
    bool isPut = false;
    switch (candidate.kind) {
    case Candidate::Kind::Timing:
        return putTiming(deck, view, static_cast<Timing>(candidate.number));
    case Candidate::Kind::Trigger:
    case Candidate::Kind::Modifier:
        return putHead(deck, view, candidate);
    case Candidate::Kind::Operand:
        return putOperand(deck, view, candidate);
    case Candidate::Kind::AllFighters:
        return setField(deck, path, QString());
    case Candidate::Kind::Word:
        isPut = replaceWord(deck, path, static_cast<Word>(candidate.number));
        break;
    case Candidate::Kind::Name:
        isPut = path.ends_with("].fighter") && fieldValue(deck, path).isValid()
                    ? setField(deck, path, candidate.key)
                    : putName(deck, path, candidate.key.toStdString());
        break;
    case Candidate::Kind::Number:
        isPut = putNumber(deck, path, candidate.number);
        break;
    }
    if (isPut)
        view.focus = nextFocus(deck, path);
    return isPut;
}

} // namespace champclos::editor
