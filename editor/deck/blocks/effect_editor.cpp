// SPDX-License-Identifier: MIT
#include "editor/deck/blocks/effect_editor.h"

#include "editor/deck/blocks/deck_slots.h"
#include "editor/deck/blocks/effect_text.h"
#include "editor/deck/blocks/word_labels.h"
#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_path.h"
#include "engine/io/term_check.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>

namespace champclos::editor {

namespace {

constexpr auto kContext = "champclos::editor::EffectEditor";

const char *labelFor(const Candidate &candidate) {
    switch (candidate.kind) {
    case Candidate::Kind::Timing:
    case Candidate::Kind::Trigger:
    case Candidate::Kind::Modifier:
        return QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Choose the moment");
    case Candidate::Kind::Number:
        return QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Change a number");
    case Candidate::Kind::Word:
    case Candidate::Kind::Name:
    case Candidate::Kind::Operand:
    case Candidate::Kind::AllFighters:
        return QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Place a block");
    }
    return "";
}

bool isAbility(const std::string &path) {
    const std::string list = parentOf(path);
    return lastIndex(path) >= 0 && (list == "abilities" || list.ends_with(".abilities"));
}

} // namespace

EffectEditor::EffectEditor(QObject *parent) : QObject(parent) {}

const DeckDef &EffectEditor::deck() const {
    static const DeckDef none;
    return m_document ? m_document->value() : none;
}

void EffectEditor::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &EffectEditor::refresh))
        return;
    emit documentChanged();
    refresh();
}

void EffectEditor::setOwner(const QString &owner) {
    if (owner == this->owner())
        return;
    m_view = {owner.toStdString(), {}, {}};
    emit ownerChanged();
    refresh();
    // Straight to what is still open: nobody has to look for the first click.
    for (const BlockRow &row : m_rows.rows())
        if (row.kind == BlockRow::Kind::Grow && isSilent() && m_view.owner != "abilities")
            return setFocus(row.path);
}

void EffectEditor::setFocus(const QString &focus) {
    if (focus == this->focus())
        return;
    m_view.focus = focus.toStdString();
    m_refusal.clear();
    m_fits.setSearch({});
    refresh();
}

QString EffectEditor::focusTitle() const {
    if (isMore(m_view.focus))
        return QCoreApplication::translate("champclos::editor::EffectEditor", "details");
    const auto slot = findSlot(deck(), m_view.focus);
    if (!slot)
        return m_view.focus.empty() ? QString()
                                    : QCoreApplication::translate("champclos::editor::EffectEditor", "moment");
    if (slot->operand() != nullptr && slot->sort != Sort::Statement)
        if (const QString label = operandLabel(slot->owner->word, slot->operandIndex); !label.isEmpty())
            return label;
    return sortLabel(slot->sort);
}

QString EffectEditor::statement() const {
    std::string path = isMore(m_view.focus) ? m_view.focus.substr(0, m_view.focus.size() - 2) : m_view.focus;
    for (; !path.empty(); path = parentOf(path))
        if (const auto slot = findSlot(deck(), path); slot && slot->sort == Sort::Statement)
            return slot->term() != nullptr ? qt(path) : QString();
    return {};
}

bool EffectEditor::isNumber() const {
    const auto slot = findSlot(deck(), m_view.focus);
    return slot && (slot->sort == Sort::Number || slot->sort == Sort::Amount);
}

bool EffectEditor::change(const char *label, const QString &mergeKey,
                          const std::function<bool(DeckDef &, BlockView &)> &how) {
    if (!m_document)
        return false;
    BlockView view = m_view;
    bool isDone = false;
    m_document->edit({kContext, label}, mergeKey, [&](DeckDef &deck) {
        isDone = how(deck, view);
        if (!isDone)
            deck = m_document->value();
    });
    if (!isDone)
        return false;
    m_view = view; // a pending window or the focus may be all that changed
    m_refusal.clear();
    refresh();
    return true;
}

bool EffectEditor::place(const char *label, const std::function<bool(DeckDef &, BlockView &)> &how) {
    DeckDef trial = deck();
    BlockView view = m_view;
    if (!how(trial, view))
        return false;
    // Who mends a sentence that is wrong already is not held up.
    if (misfit(deck(), m_view.owner).isEmpty()) {
        m_refusal = misfit(trial, m_view.owner);
        if (!m_refusal.isEmpty()) {
            emit focusChanged();
            return false;
        }
    }
    return change(label, {}, how);
}

bool EffectEditor::choose(int row) {
    if (row < 0 || row >= m_fits.count())
        return false;
    const Candidate candidate = m_fits.shown()[row];
    if (!candidate.fits)
        return false;
    const QString mergeKey =
        candidate.kind == Candidate::Kind::Number ? QStringLiteral("number:") + focus() : QString();
    m_fits.setSearch({});
    return change(labelFor(candidate), mergeKey,
                  [&](DeckDef &deck, BlockView &view) { return putCandidate(deck, view, candidate); });
}

bool EffectEditor::chooseKey(const QString &key) {
    for (int row = 0; row < m_fits.count(); ++row)
        if (m_fits.shown()[row].key == key)
            return choose(row);
    return false;
}

bool EffectEditor::setNumber(const QString &path, int number) {
    const auto slot = findSlot(deck(), path.toStdString());
    const int least = slot && slot->sort == Sort::Amount ? 0 : 1;
    if (number < least || number > io::kMaxAmount)
        return false;
    return change(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Change a number"),
                  QStringLiteral("number:") + path,
                  [&](DeckDef &deck, BlockView &) { return putNumber(deck, path.toStdString(), number); });
}

bool EffectEditor::stepNumber(const QString &path, int by) {
    const auto slot = findSlot(deck(), path.toStdString());
    if (!slot)
        return false;
    if (slot->sort == Sort::Number)
        return setNumber(path, slot->argument()->number + by);
    const Term *term = slot->term();
    return term != nullptr && term->word == Word::Number && setNumber(path, term->arguments.front().number + by);
}

bool EffectEditor::removeAt(const QString &path) {
    const std::string place = path.toStdString();
    return change(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Delete a block"), {},
                  [&](DeckDef &deck, BlockView &view) {
                      if (isWithin(view.focus, place))
                          view.focus = place;
                      if (isAbility(place))
                          return removeEntry(deck, parentOf(place), lastIndex(place));
                      if (place.ends_with("].fighter"))
                          return editor::setField(deck, place, QString());
                      return editor::remove(deck, place);
                  });
}

bool EffectEditor::duplicateAt(const QString &path) {
    return place(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Duplicate a block"),
                 [&](DeckDef &deck, BlockView &view) {
                     const std::string place = path.toStdString();
                     const auto slot = findSlot(deck, place);
                     if (!slot || slot->sort != Sort::Statement || slot->term() == nullptr)
                         return false;
                     view.focus = child(parentOf(place), slot->index + 1);
                     return put(deck, view.focus, Term(*slot->term()));
                 });
}

bool EffectEditor::moveBy(const QString &path, int by) {
    return place(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Move a block"),
                 [&](DeckDef &deck, BlockView &view) {
                     const std::string place = path.toStdString();
                     if (isAbility(place)) {
                         const int target = lastIndex(place) + by;
                         view.focus = child(parentOf(place), target);
                         return moveEntry(deck, parentOf(place), lastIndex(place), target);
                     }
                     const auto moved = moveStatement(deck, place, by);
                     view.focus = moved.value_or(view.focus);
                     return moved.has_value();
                 });
}

bool EffectEditor::moveTo(const QString &from, const QString &to) {
    return place(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Move a block"),
                 [&](DeckDef &deck, BlockView &view) {
                     const auto moved = moveStatementTo(deck, from.toStdString(), to.toStdString());
                     view.focus = moved.value_or(view.focus);
                     return moved.has_value();
                 });
}

bool EffectEditor::canMoveTo(const QString &from, const QString &to) const {
    DeckDef trial = deck();
    return moveStatementTo(trial, from.toStdString(), to.toStdString()) &&
           (misfit(trial, m_view.owner).isEmpty() || !misfit(deck(), m_view.owner).isEmpty());
}

bool EffectEditor::wrapIn(const QString &path, const QString &word) {
    const WordRow *row = findWord(word.toStdString(), Sort::Statement);
    return row != nullptr && place(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Wrap it in a block"),
                                   [&](DeckDef &deck, BlockView &view) {
                                       const std::string place = path.toStdString();
                                       const bool isDone = wrapStatement(deck, place, row->word);
                                       const std::string open = firstOpenSlot(deck, place);
                                       view.focus = open.empty() ? place : open;
                                       return isDone;
                                   });
}

bool EffectEditor::unwrap(const QString &path) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Remove the surrounding block"), {},
                  [&](DeckDef &deck, BlockView &view) {
                      view.focus = path.toStdString();
                      return unwrapStatement(deck, path.toStdString());
                  });
}

bool EffectEditor::addOption(const QString &path) {
    return change(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Add an option"), {},
                  [&](DeckDef &deck, BlockView &view) {
                      const std::string place = path.toStdString();
                      if (!editor::addOption(deck, place))
                          return false;
                      const int last = static_cast<int>(findSlot(deck, place)->argument()->options.size()) - 1;
                      view.focus = child(child(place, last), 0);
                      return true;
                  });
}

void EffectEditor::copyAt(const QString &path) {
    const auto slot = findSlot(deck(), path.toStdString());
    if (slot && slot->term() != nullptr) {
        QGuiApplication::clipboard()->setText(qt(textOf(*slot->term())));
        emit focusChanged();
    }
}

bool EffectEditor::canPaste() const {
    const auto slot = findSlot(deck(), m_view.focus);
    return slot && termFrom(QGuiApplication::clipboard()->text().toStdString(), slot->sort, deck()).has_value();
}

bool EffectEditor::paste() {
    return place(QT_TRANSLATE_NOOP("champclos::editor::EffectEditor", "Paste a block"),
                 [&](DeckDef &deck, BlockView &view) {
                     const auto slot = findSlot(deck, view.focus);
                     if (!slot)
                         return false;
                     auto term = termFrom(QGuiApplication::clipboard()->text().toStdString(), slot->sort, deck);
                     const std::string place = view.focus;
                     if (!term || !put(deck, place, std::move(*term)))
                         return false;
                     view.focus = nextFocus(deck, place);
                     return true;
                 });
}

void EffectEditor::walk(int by) {
    QStringList places;
    for (const BlockRow &row : m_rows.rows()) {
        if (row.kind == BlockRow::Kind::Grow || row.kind == BlockRow::Kind::Link)
            places << row.path;
        for (const BlockPart &part : row.parts)
            if (!part.path.isEmpty())
                places << part.path;
    }
    if (places.isEmpty())
        return;
    const auto here = places.indexOf(focus());
    const auto next = here < 0 ? (by > 0 ? 0 : places.size() - 1) : (here + by + places.size()) % places.size();
    setFocus(places[next]);
}

QVariantList EffectEditor::sentences() const {
    QVariantList list;
    for (const Language language : kLanguages) {
        const SentenceText said = sentenceOf(deck(), m_view.owner, language);
        list.append(QVariantMap{{QStringLiteral("code"), QString::fromLatin1(codeOf(language)).toUpper()},
                                {QStringLiteral("html"), said.html},
                                {QStringLiteral("text"), said.plain}});
    }
    return list;
}

bool EffectEditor::isSilent() const { return sentenceOf(deck(), m_view.owner, currentLanguage()).plain.isEmpty(); }

/// A window that was only thought of is there as long as the card says nothing else, or until it is used.
void EffectEditor::keepFocusReal() {
    const int index = lastIndex(m_view.owner);
    if (m_view.owner.starts_with("cards[") && index < static_cast<int>(deck().cards.size())) {
        const CardDef &card = deck().cards[index];
        const auto windows = windowsFor(deck(), card);
        const bool isSilent =
            std::all_of(card.effects.begin(), card.effects.end(), [](const Block &b) { return b.empty(); });
        const bool isGone =
            m_view.pending && std::find(windows.begin(), windows.end(), *m_view.pending) == windows.end();
        if (isGone || (m_view.pending && !card.effects[*m_view.pending].empty()))
            m_view.pending.reset();
        if (isSilent && !m_view.pending)
            m_view.pending = card.type == CardType::Scheme ? Timing::Scheme : Timing::After;
    }
    const bool isHead =
        m_view.focus.ends_with(".when") || m_view.focus.ends_with(".modify") || m_view.focus.ends_with(".fighter");
    const std::string place = isMore(m_view.focus) ? m_view.focus.substr(0, m_view.focus.size() - 2) : m_view.focus;
    if (!place.empty() && !isHead && !isAbility(place) && !findSlot(deck(), place))
        m_view.focus.clear();
}

void EffectEditor::refresh() {
    keepFocusReal();
    m_rows.setRows(blockRows(deck(), m_view));
    m_fits.setCandidates(candidatesFor(deck(), m_view));
    emit focusChanged();
    emit sentencesChanged();
}

} // namespace champclos::editor
