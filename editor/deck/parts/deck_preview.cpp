// SPDX-License-Identifier: MIT
#include "editor/deck/parts/deck_preview.h"

#include "app/paint/card_face.h"
#include "editor/deck/document/deck_path.h"
#include "editor/deck/document/deck_problems.h"
#include "engine/text/text.h"

namespace champclos::editor {

void DeckPreview::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckPreview::changed))
        return;
    emit documentChanged();
    emit changed();
}

void DeckPreview::setOwner(const QString &owner) {
    if (m_owner == owner)
        return;
    m_owner = owner;
    emit changed();
}

void DeckPreview::setLanguage(const QString &language) {
    if (m_language == language)
        return;
    m_language = language;
    emit changed();
}

QString DeckPreview::kind() const {
    if (m_owner.startsWith(QStringLiteral("cards[")))
        return QStringLiteral("card");
    const bool isSide =
        m_owner.startsWith(QStringLiteral("sideDeck.cards[")) || m_owner.startsWith(QStringLiteral("pile.spells["));
    return isSide ? QStringLiteral("side") : QStringLiteral("character");
}

QVariant DeckPreview::face() const {
    if (!m_document)
        return {};
    const DeckDef &deck = m_document->value();
    const Language language = text::languageFromCode(m_language.toStdString()).value_or(Language::En);
    const auto index = static_cast<std::size_t>(std::max(0, lastIndex(m_owner.toStdString())));
    // What has no name yet is called by what it is: an unnamed face would not be shown.
    const auto shown = [](auto face, const QString &title) {
        if (face.name.isEmpty())
            face.name = title;
        return QVariant::fromValue(face);
    };
    if (kind() == QStringLiteral("card"))
        return index < deck.cards.size() ? shown(paint::cardFace(deck, deck.cards[index], language), title())
                                         : QVariant();
    if (kind() == QStringLiteral("character"))
        return shown(paint::characterFace(deck, language), m_document->title());
    const bool isSpell = m_owner.startsWith(QStringLiteral("pile"));
    const auto faces = isSpell ? paint::spellFaces(deck, language) : paint::sideCardFaces(deck, language);
    return index < faces.size() ? shown(faces[index], title()) : QVariant();
}

QString DeckPreview::title() const {
    return m_document ? partTitle(m_document->value(), m_owner.toStdString()) : QString();
}

} // namespace champclos::editor
