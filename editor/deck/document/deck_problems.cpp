// SPDX-License-Identifier: MIT
#include "editor/deck/document/deck_problems.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_path.h"
#include "editor/document/language.h"
#include "engine/io/deck_check.h"
#include "engine/io/fallback_names.h"
#include "engine/text/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::DeckProblems)
};

QString firstName(const LocalizedText &name) {
    if (!name.in(currentLanguage()).empty())
        return qt(name.in(currentLanguage()));
    for (const std::string &text : name.text)
        if (!text.empty())
            return qt(text);
    return {};
}

template <class List> const auto *entryOf(const List &list, const Path &path, std::size_t at) {
    const bool isThere = at < path.size() && path[at].isIndex() && path[at].index < static_cast<int>(list.size());
    return isThere ? &list[path[at].index] : nullptr;
}

QString numbered(const QString &title, const QString &fallback, const Path &path, std::size_t at) {
    if (!title.isEmpty())
        return title;
    return at < path.size() && path[at].isIndex() ? fallback.arg(path[at].index + 1)
                                                  : fallback.arg(QString()).trimmed();
}

template <class List> QString titleIn(const List &list, const QString &fallback, const Path &path, std::size_t at) {
    const auto *entry = entryOf(list, path, at);
    return numbered(entry != nullptr ? firstName(entry->name) : QString(), fallback, path, at);
}

QString languageName(const std::string &path) {
    if (path.ends_with(".fr") || path.ends_with("\"fr\""))
        return Texts::tr("French");
    return path.ends_with(".de") ? Texts::tr("German") : Texts::tr("English");
}

/// "deal damage: “to whom” is still open"
QString openOperand(const DeckDef &deck, const std::string &path) {
    const auto slot = findSlot(deck, path);
    if (!slot || slot->operand() == nullptr)
        return {};
    QString what = operandLabel(slot->owner->word, slot->operandIndex);
    if (what.isEmpty())
        what = sortLabel(slot->operand()->sort);
    return Texts::tr("“%1” still needs “%2”").arg(wordLabel(slot->owner->word), what);
}

/// The engine's message where it suits; what names keys of the file is said in the words of the workshop.
QString message(const DeckDef &deck, const io::Diagnostic &diagnostic) {
    using io::DiagnosticCode;
    if (diagnostic.code == DiagnosticCode::ContentMissingLanguage)
        return Texts::tr("no name yet");
    if (diagnostic.code == DiagnosticCode::DeckNoPlural)
        return Texts::tr("no %1 plural yet").arg(languageName(diagnostic.path));
    if (diagnostic.code == DiagnosticCode::DeckMissingOperand)
        if (const QString text = openOperand(deck, diagnostic.path); !text.isEmpty())
            return text;
    if (diagnostic.code == DiagnosticCode::DeckEmptyBlock)
        return Texts::tr("a block is still empty");
    if (diagnostic.code == DiagnosticCode::DeckCopies)
        return Texts::tr("%n of %1 cards", "", qt(diagnostic.arguments[1]).toInt()).arg(qt(diagnostic.arguments[0]));
    return qt(text::diagnosticMessage(diagnostic, currentLanguage()));
}

void addNotes(const DeckDef &deck, QList<Problem> &problems) {
    for (std::size_t index = 0; index < deck.cards.size(); ++index) {
        const CardDef &card = deck.cards[index];
        const bool isSilent =
            std::all_of(card.effects.begin(), card.effects.end(), [](const Block &b) { return b.empty(); });
        if (card.note.empty() || !isSilent)
            continue;
        const std::string path = child("cards", static_cast<int>(index));
        problems.append({Problem::Severity::Remark, partTitle(deck, path),
                         Texts::tr("the note has not been composed from blocks yet"), qt(child(path, "note")),
                         QStringLiteral("deck/note"), 0, 0});
    }
}

} // namespace

QString partTitle(const DeckDef &deck, const std::string &path) {
    const std::optional<Path> steps = parsePath(path);
    if (!steps || steps->empty())
        return Texts::tr("Deck");
    const std::string &key = steps->front().key;
    const std::string second = steps->size() > 1 ? (*steps)[1].key : std::string();
    if (key == "cards" && steps->size() > 1)
        return titleIn(deck.cards, Texts::tr("Card %1"), *steps, 1);
    if (key == "abilities")
        return numbered({}, Texts::tr("Ability %1"), *steps, 1);
    if (key == "tags")
        return titleIn(deck.tags, Texts::tr("Tag %1"), *steps, 1);
    if (key == "fighters") {
        const FighterDef *fighter = entryOf(deck.fighters, *steps, 1);
        return numbered(fighter != nullptr ? qt(fighter->name.in(currentLanguage()).name) : QString(),
                        Texts::tr("Fighter %1"), *steps, 1);
    }
    if (key == "token")
        return Texts::tr("Token");
    if (key == "sideDeck")
        return deck.sideDeck && second == "cards" ? titleIn(deck.sideDeck->cards, Texts::tr("Side card %1"), *steps, 2)
                                                  : Texts::tr("Side deck");
    if (key == "pile" && deck.pile && second == "spells")
        return titleIn(deck.pile->spells, Texts::tr("Spell %1"), *steps, 2);
    if (key == "pile" && deck.pile && second == "ingredients")
        return titleIn(deck.pile->ingredients, Texts::tr("Ingredient %1"), *steps, 2);
    return key == "pile" ? Texts::tr("Pile") : Texts::tr("Deck");
}

QList<Problem> deckProblems(const DeckDef &deck) {
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    QList<Problem> problems;
    for (const io::Diagnostic &diagnostic : diagnostics) {
        Problem problem = problemFrom(diagnostic);
        problem.fact = partTitle(deck, diagnostic.path);
        problem.reason = message(deck, diagnostic);
        problems.append(problem);
    }
    for (const io::MissingName &missing : io::missingNames(deck)) {
        const std::string place = missing.path + '.' + codeOf(missing.language);
        problems.append({Problem::Severity::Warning, partTitle(deck, missing.path),
                         Texts::tr("no %1 name yet").arg(languageName(place)), qt(place),
                         QStringLiteral("content/missing-language"), 0, 0});
    }
    addNotes(deck, problems);
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem &left, const Problem &right) { return left.severity < right.severity; });
    return problems;
}

} // namespace champclos::editor
