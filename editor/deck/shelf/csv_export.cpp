// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/csv_import.h"

#include "engine/text/text.h"

#include <QStringList>

#include <algorithm>

namespace champclos::editor {

namespace {

constexpr const char *kHeadings[] = {"name en", "name fr", "name de", "copies",      "type",   "value",
                                     "boost",   "fighter", "text",    "immediately", "during", "after"};

QString cell(QString text) {
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + text.replace(QStringLiteral("\""), QStringLiteral("\"\"")) + u'"';
}

QString lineOf(const QStringList &cells) {
    QStringList quoted;
    for (const QString &each : cells)
        quoted << cell(each);
    return quoted.join(u',') + u'\n';
}

QString headLine() {
    QStringList cells;
    for (const char *heading : kHeadings)
        cells << QLatin1String(heading);
    return lineOf(cells);
}

/// The text of one window, as the card says it.
QString textOf(const DeckDef &deck, const CardDef &card, Timing timing, Language language) {
    CardDef only = card;
    for (std::size_t index = 0; index < kTimings; ++index)
        if (static_cast<Timing>(index) != timing)
            only.effects[index] = {};
    QStringList texts;
    for (const text::Part &part : text::cardText(deck, only, language))
        texts << QString::fromStdString(part.text).simplified();
    return texts.join(u' ');
}

QString fighterOf(const DeckDef &deck, const CardDef &card, Language language) {
    for (const FighterDef &fighter : deck.fighters)
        if (card.playedBy.size() == 1 && card.playedBy.front() == fighter.id)
            return QString::fromStdString(fighter.name.in(language).name);
    return QStringLiteral("any");
}

QStringList cellsOf(const DeckDef &deck, const CardDef &card, Language language) {
    const bool isScheme = card.type == CardType::Scheme;
    const bool isSilent =
        std::all_of(card.effects.begin(), card.effects.end(), [](const Block &block) { return block.empty(); });
    QStringList cells;
    for (const Language each : kLanguages)
        cells << QString::fromStdString(card.name.in(each));
    cells << QString::number(card.copies) << QLatin1String(kCardTypeNames[card.type])
          << (isScheme ? QString() : QString::number(card.value))
          << (card.boost ? QString::number(*card.boost) : QString()) << fighterOf(deck, card, language)
          << (isSilent ? QString::fromStdString(card.note) : textOf(deck, card, Timing::Scheme, language));
    for (const Timing timing : {Timing::Immediately, Timing::During, Timing::After})
        cells << textOf(deck, card, timing, language);
    return cells;
}

} // namespace

QByteArray exportCsv(const DeckDef &deck, Language language) {
    QString table = headLine();
    for (const CardDef &card : deck.cards)
        table += lineOf(cellsOf(deck, card, language));
    return "\xEF\xBB\xBF" + table.toUtf8(); // or spreadsheets take it for something else
}

QByteArray csvTemplate(Language language) {
    DeckDef deck;
    deck.fighters.resize(1);
    deck.fighters.front().id = "hero";
    for (const Language each : kLanguages)
        deck.fighters.front().name.in(each).name = "Hero";
    for (const CardType type : {CardType::Attack, CardType::Defense, CardType::Versatile, CardType::Scheme}) {
        CardDef card;
        for (const Language each : kLanguages)
            card.name.in(each) = QString::fromStdString(text::cardTypeName(type, each)).toStdString();
        card.type = type;
        card.copies = 3;
        card.value = 3;
        card.boost = 2;
        if (type == CardType::Attack)
            card.playedBy = {"hero"};
        deck.cards.push_back(card);
    }
    return exportCsv(deck, language);
}

} // namespace champclos::editor
