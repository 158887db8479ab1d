// SPDX-License-Identifier: MIT
//
// What the pages of the open deck offer to choose from: emblems, who may play a card, tags, ingredients. Also which
// page shows a place that a problem names. It follows the deck, and changes it only where one choice means several
// fields.
#pragma once

#include "editor/deck/document/deck_link.h"
#include "editor/document/choice_list.h"

#include <QColor>
#include <QObject>
#include <QStringList>

namespace champclos::editor {

class DeckChoices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString emblem READ emblem NOTIFY changed) ///< of the hero
    Q_PROPERTY(QColor field READ field NOTIFY changed)    ///< the colours of the deck
    Q_PROPERTY(QColor charge READ charge NOTIFY changed)
    Q_PROPERTY(qreal contrast READ contrast NOTIFY changed) ///< between them, 1 to 21
    Q_PROPERTY(QStringList emblemsOfFighters READ emblemsOfFighters NOTIFY changed)
    Q_PROPERTY(QStringList emblems READ emblems CONSTANT)
    Q_PROPERTY(champclos::editor::ChoiceList *fighters READ fighters CONSTANT) ///< who may play a card
    Q_PROPERTY(champclos::editor::ChoiceList *tags READ tags CONSTANT)
    Q_PROPERTY(champclos::editor::ChoiceList *ingredients READ ingredients CONSTANT)
    Q_PROPERTY(bool hasVerse READ hasVerse NOTIFY changed)

public:
    explicit DeckChoices(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString emblem() const { return m_emblem; }
    QColor field() const { return m_field; }
    QColor charge() const { return m_charge; }
    qreal contrast() const;
    QStringList emblemsOfFighters() const { return m_emblemsOfFighters; }
    QStringList emblems() const;
    ChoiceList *fighters() { return &m_fighters; }
    ChoiceList *tags() { return &m_tags; }
    ChoiceList *ingredients() { return &m_ingredients; }
    bool hasVerse() const;

    /// In the place of a picture, if there is one: one step of undo.
    Q_INVOKABLE bool takeEmblem(int fighter, const QString &emblem);
    Q_INVOKABLE bool takeColours(const QString &field, const QString &charge);
    /// The path of the part whose page shows a place: "cards[3]", "abilities", "fighters[0]", "pile" …
    Q_INVOKABLE static QString ownerOf(const QString &place);

signals:
    void documentChanged();
    void changed();

private:
    void refresh();
    DeckLink m_document;
    QString m_emblem;
    QColor m_field;
    QColor m_charge;
    QStringList m_emblemsOfFighters;
    ChoiceList m_fighters;
    ChoiceList m_tags;
    ChoiceList m_ingredients;
};

} // namespace champclos::editor
