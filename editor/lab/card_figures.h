// SPDX-License-Identifier: MIT
//
// What became of each card of the deck that a balance run is about: how often it was played, what damage its attacks
// did, and how often the deck won when it had been drawn. Filled by BalanceRun; the numbers were counted by engine/ai.
#pragma once

#include "engine/ai/tournament.h"
#include "engine/core/content.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace champclos::editor {

struct CardFigure {
    QString name;
    double played = 0; ///< times in a game
    double damage = 0; ///< of an attack with it
    bool isAttack = false;
    ai::Score whenDrawn;
    friend bool operator==(const CardFigure &left, const CardFigure &right) {
        return left.name == right.name && left.played == right.played && left.damage == right.damage &&
               left.whenDrawn.wins == right.whenDrawn.wins && left.whenDrawn.games == right.whenDrawn.games;
    }
};

class CardFigureModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Figures belong to a balance run")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { NameRole = Qt::UserRole + 1, PlayedRole, DamageRole, WonRole, ShareRole, LowRole, HighRole, FairRole };

    using QAbstractListModel::QAbstractListModel;
    int count() const { return static_cast<int>(m_figures.size()); }
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex &index, int role) const override;
    /// name, played, damage, won (as texts), share, low, high, isFair
    QHash<int, QByteArray> roleNames() const override;
    const std::vector<CardFigure> &figures() const { return m_figures; }
    /// `average` is what the deck wins in all: a card is fair if its interval has it inside.
    void setFigures(std::vector<CardFigure> figures, double average);

signals:
    void countChanged();

private:
    std::vector<CardFigure> m_figures;
    double m_average = 0.5;
};

/// Of a deck at its place in the result; in the order of the deck.
std::vector<CardFigure> cardFigures(const DeckDef &deck, const ai::DeckUsage &usage, const ai::CardCounts &counts);

} // namespace champclos::editor
