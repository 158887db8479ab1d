// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/deck_workbench.h"

#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_path.h"
#include "editor/workbench/own_content.h"
#include "engine/io/fallback_names.h"

namespace champclos::editor {

DeckWorkbench::DeckWorkbench(QObject *parent) : Workbench(parent) {
    listenTo(m_document);
    connect(&m_document, &Document::replaced, this, [this] { setOwner(QStringLiteral("deck")); });
    connect(&m_document, &Document::changed, this, &DeckWorkbench::keepOwnerReal);
    m_effects.setDocument(&m_document);
    m_choices.setDocument(&m_document);
}

DeckWorkbench *DeckWorkbench::create(QQmlEngine *engine, QJSEngine *) {
    return new DeckWorkbench(engine); // the engine keeps it for as long as the program has windows
}

void DeckWorkbench::setOwner(const QString &owner) {
    if (m_owner == owner)
        return;
    m_owner = owner;
    const bool hasSentences = owner == QStringLiteral("abilities") || owner.endsWith(u']');
    m_effects.setOwner(hasSentences ? owner : QString());
    emit ownerChanged();
}

/// What was shown may be gone after an undo or a delete: the last of its list takes its place.
void DeckWorkbench::keepOwnerReal() {
    const std::string owner = m_owner.toStdString();
    const std::string list = parentOf(owner);
    const int index = lastIndex(owner);
    if (index < 0 || index < listSize(m_document.value(), list))
        return;
    const int last = listSize(m_document.value(), list) - 1;
    setOwner(last >= 0 ? qt(child(list, last)) : list == "cards" ? QStringLiteral("deck") : QStringLiteral("parts"));
}

QString DeckWorkbench::ownFolder() const { return ownDeckFolder(); }

bool DeckWorkbench::startBalance(const QStringList &decks, int games, const QString &level, int seed) {
    DeckDef deck = m_document.value();
    io::fillNames(deck);
    return run()->startWithDeck(deck, decks, balanceBoards(), games, level, seed);
}

} // namespace champclos::editor
