// SPDX-License-Identifier: MIT
#include "editor/deck/parts/deck_shape.h"

#include "editor/deck/blocks/deck_slots.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

#include <QCoreApplication>
#include <QLocale>

namespace champclos::editor {

namespace {

constexpr int kOrder[] = {0, 2, 1, 3}; ///< attack, versatile, defense, scheme: as sheets list them

int damageOf(const CardDef &card) {
    int damage = 0;
    for (const Block &effect : card.effects)
        forEachTerm(const_cast<Block &>(effect), [&](const Term &term) { // nothing is changed on the way
            if (term.word != Word::Damage || term.arguments.empty() || term.arguments.front().terms.empty())
                return;
            const Term &amount = term.arguments.front().terms.front();
            if (amount.word == Word::Number && !amount.arguments.empty())
                damage += amount.arguments.front().number;
        });
    return damage;
}

struct Averages {
    ShapeFigures figures;
    int decks = 0;
};

template <std::size_t N> void addUp(std::array<double, N> &sum, const std::array<double, N> &part, double share) {
    for (std::size_t index = 0; index < N; ++index)
        sum[index] += part[index] * share;
}

const Averages &averages() {
    static const Averages result = [] {
        Averages sum;
        std::vector<ShapeFigures> all;
        const io::Library library;
        for (const std::string &id : library.deckIds()) {
            io::Diagnostics diagnostics;
            if (const auto deck = library.deck(id, diagnostics))
                all.push_back(shapeOf(*deck));
        }
        for (const ShapeFigures &figures : all) {
            const double share = 1.0 / static_cast<double>(all.size());
            addUp(sum.figures.types, figures.types, share);
            addUp(sum.figures.values, figures.values, share);
            addUp(sum.figures.boosts, figures.boosts, share);
            sum.figures.attackTotal += figures.attackTotal * share;
            sum.figures.defenseTotal += figures.defenseTotal * share;
            sum.figures.effectDamage += figures.effectDamage * share;
            sum.figures.averageBoost += figures.averageBoost * share;
        }
        sum.decks = static_cast<int>(all.size());
        return sum;
    }();
    return result;
}

QString figure(double number) {
    const bool isWhole = number == static_cast<int>(number);
    return QLocale().toString(number, 'f', isWhole ? 0 : 1);
}

QVariantMap entry(const QString &label, double count, double average, int type = -1) {
    return {{QStringLiteral("label"), label},
            {QStringLiteral("count"), count},
            {QStringLiteral("average"), average},
            {QStringLiteral("countText"), figure(count)},
            {QStringLiteral("averageText"), QLocale().toString(average, 'f', 1)},
            {QStringLiteral("type"), type}};
}

/// By numbers from 0; the last column is for all above. `hasNone`: the first one is for what has no number.
template <std::size_t N>
QVariantList histogram(const std::array<double, N> &counts, const std::array<double, N> &average, bool hasNone) {
    QVariantList list;
    for (std::size_t index = 0; index < N; ++index) {
        const int number = static_cast<int>(index) - (hasNone ? 1 : 0);
        const QString label = number < 0 ? QStringLiteral("–") : QString::number(number);
        list.append(entry(index + 1 == N ? label + u'+' : label, counts[index], average[index]));
    }
    return list;
}

} // namespace

ShapeFigures shapeOf(const DeckDef &deck) {
    ShapeFigures figures;
    int boosting = 0;
    for (const CardDef &card : deck.cards) {
        const double copies = card.copies;
        const auto clamped = [](int number, int most) { return static_cast<std::size_t>(std::clamp(number, 0, most)); };
        figures.types[card.type] += copies;
        figures.boosts[card.boost ? 1 + clamped(*card.boost, kShownBoosts - 2) : 0] += copies;
        figures.averageBoost += card.boost.value_or(0) * copies;
        figures.effectDamage += damageOf(card) * copies;
        boosting += card.boost ? card.copies : 0;
        if (card.type == CardType::Scheme)
            continue;
        figures.values[clamped(card.value, kShownValues - 1)] += copies;
        figures.attackTotal += card.type != CardType::Defense ? card.value * copies : 0;
        figures.defenseTotal += card.type != CardType::Attack ? card.value * copies : 0;
    }
    figures.averageBoost = boosting > 0 ? figures.averageBoost / boosting : 0;
    return figures;
}

const ShapeFigures &averageShape() { return averages().figures; }
int builtInCount() { return averages().decks; }

void DeckShape::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckShape::refresh))
        return;
    emit documentChanged();
    refresh();
}

void DeckShape::refresh() {
    m_figures = m_document ? shapeOf(m_document->value()) : ShapeFigures();
    emit changed();
}

QVariantList DeckShape::types() const {
    QVariantList list;
    for (const int type : kOrder)
        list.append(entry(qt(text::cardTypeName(static_cast<CardType>(type), currentLanguage())), m_figures.types[type],
                          averageShape().types[type], type));
    return list;
}

QVariantList DeckShape::values() const { return histogram(m_figures.values, averageShape().values, false); }
QVariantList DeckShape::boosts() const { return histogram(m_figures.boosts, averageShape().boosts, true); }

QVariantList DeckShape::totals() const {
    return {entry(QCoreApplication::translate("champclos::editor::DeckShape", "Attack values"), m_figures.attackTotal,
                  averageShape().attackTotal),
            entry(QCoreApplication::translate("champclos::editor::DeckShape", "Defense values"), m_figures.defenseTotal,
                  averageShape().defenseTotal),
            entry(QCoreApplication::translate("champclos::editor::DeckShape", "Effect damage"), m_figures.effectDamage,
                  averageShape().effectDamage)};
}

} // namespace champclos::editor
