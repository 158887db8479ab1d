// SPDX-License-Identifier: MIT
//
// The shape of a deck in numbers: how many cards of each type, value and boost, how hard it can strike, beside the
// averages of the built-in decks. Numbers only, no verdict: a deck may have any shape it likes.
#pragma once

#include "editor/deck/document/deck_link.h"
#include "engine/core/array_by.h"

#include <QObject>

#include <array>

namespace champclos::editor {

inline constexpr int kShownValues = 7; ///< 0 to 5, and 6 or more
inline constexpr int kShownBoosts = 6; ///< none, 0 to 3, and 4 or more

struct ShapeFigures {
    ArrayBy<CardType, double, 4> types{};      ///< copies
    std::array<double, kShownValues> values{}; ///< copies of combat cards
    std::array<double, kShownBoosts> boosts{};
    double attackTotal = 0;  ///< values of all cards that can attack
    double defenseTotal = 0; ///< values of all cards that can defend
    double effectDamage = 0; ///< plain numbers of damage in the effects, by copies
    double averageBoost = 0; ///< of the cards that have one
};
ShapeFigures shapeOf(const DeckDef &deck);
/// Of the decks that come with the program.
const ShapeFigures &averageShape();
int builtInCount();

class DeckShape : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    /// Each an entry {label, count, average, type}.
    Q_PROPERTY(QVariantList types READ types NOTIFY changed)
    Q_PROPERTY(QVariantList values READ values NOTIFY changed)
    Q_PROPERTY(QVariantList boosts READ boosts NOTIFY changed)
    Q_PROPERTY(QVariantList totals READ totals NOTIFY changed)
    Q_PROPERTY(int comparedWith READ comparedWith CONSTANT)

public:
    explicit DeckShape(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QVariantList types() const;
    QVariantList values() const;
    QVariantList boosts() const;
    QVariantList totals() const;
    int comparedWith() const { return builtInCount(); }

signals:
    void documentChanged();
    void changed();

private:
    void refresh();
    DeckLink m_document;
    ShapeFigures m_figures;
};

} // namespace champclos::editor
