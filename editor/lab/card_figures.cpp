// SPDX-License-Identifier: MIT
#include "editor/lab/card_figures.h"

#include "editor/document/language.h"
#include "editor/lab/balance_models.h"

#include <QLocale>

namespace champclos::editor {

QVariant CardFigureModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CardFigure &figure = m_figures[static_cast<std::size_t>(index.row())];
    const QLocale locale;
    switch (role) {
    case NameRole:
        return figure.name;
    case PlayedRole:
        return locale.toString(figure.played, 'f', 1);
    case DamageRole:
        return figure.isAttack ? locale.toString(figure.damage, 'f', 1) : QStringLiteral("–");
    case WonRole:
        return figure.whenDrawn.games > 0 ? percentText(figure.whenDrawn.share) : QStringLiteral("–");
    case ShareRole:
        return figure.whenDrawn.share;
    case LowRole:
        return figure.whenDrawn.interval.low;
    case HighRole:
        return figure.whenDrawn.interval.high;
    case FairRole:
        return figure.whenDrawn.interval.low <= m_average && figure.whenDrawn.interval.high >= m_average;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> CardFigureModel::roleNames() const {
    return {{NameRole, "name"},   {PlayedRole, "played"}, {DamageRole, "damage"}, {WonRole, "won"},
            {ShareRole, "share"}, {LowRole, "low"},       {HighRole, "high"},     {FairRole, "isFair"}};
}

void CardFigureModel::setFigures(std::vector<CardFigure> figures, double average) {
    if (figures == m_figures && average == m_average)
        return;
    const bool isSameCount = figures.size() == m_figures.size();
    if (!isSameCount)
        beginResetModel();
    m_figures = std::move(figures);
    m_average = average;
    if (isSameCount && !m_figures.empty())
        emit dataChanged(index(0), index(count() - 1));
    if (isSameCount)
        return;
    endResetModel();
    emit countChanged();
}

std::vector<CardFigure> cardFigures(const DeckDef &deck, const ai::DeckUsage &usage, const ai::CardCounts &counts) {
    std::vector<CardFigure> figures;
    const double games = static_cast<double>(std::max<std::int64_t>(1, usage.games));
    for (std::size_t kind = 0; kind < deck.cards.size(); ++kind) {
        const CardDef &card = deck.cards[kind];
        const auto played = static_cast<double>(usage.cards[kind]);
        figures.push_back({.name = qt(card.name.in(currentLanguage())),
                           .played = played / games,
                           .damage = static_cast<double>(counts.damage[kind]) / std::max(1.0, played),
                           .isAttack = card.type == CardType::Attack || card.type == CardType::Versatile,
                           .whenDrawn = ai::score(counts.wonDrawn[kind], counts.drawn[kind])});
    }
    return figures;
}

} // namespace champclos::editor
