// SPDX-License-Identifier: MIT
#include "editor/deck/parts/card_list.h"

#include "app/paint/svg_art.h"
#include "editor/deck/document/deck_fields.h"
#include "editor/deck/document/deck_path.h"
#include "editor/deck/document/deck_problems.h"
#include "engine/text/text.h"

#include <QCoreApplication>

namespace champclos::editor {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(champclos::editor::CardList)
};

int problemsAt(const DeckDocument &document, const std::string &path) {
    int count = 0;
    for (const Problem &problem : const_cast<DeckDocument &>(document).problems()->problems())
        count += problem.severity != Problem::Severity::Remark && isWithin(problem.place.toStdString(), path) ? 1 : 0;
    return count;
}

CardRow cardRow(const DeckDocument &document, std::size_t index) {
    const DeckDef &deck = document.value();
    const CardDef &card = deck.cards[index];
    const std::string path = child("cards", static_cast<int>(index));
    const QString shortFacts =
        qt(text::playedByText(deck, card, currentLanguage())) + QStringLiteral(" · ") +
        (card.boost ? Texts::tr("boost %1").arg(*card.boost) : Texts::tr("no boost")).replace(u' ', QChar(0xA0));
    return {partTitle(deck, path),
            qt(text::cardTypeName(card.type, currentLanguage())) + QStringLiteral(" · ") + shortFacts,
            shortFacts,
            static_cast<int>(card.type),
            card.type == CardType::Scheme ? -1 : card.value,
            card.boost.value_or(-1),
            card.copies,
            problemsAt(document, path),
            !card.note.empty()};
}

QString fighterFacts(const FighterDef &fighter) {
    QStringList facts;
    if (fighter.count > 1)
        facts << QStringLiteral("×%1").arg(fighter.count);
    facts << Texts::tr("%n health", nullptr, fighter.health)
          << qt(text::attackTypeName(fighter.attack, currentLanguage()));
    return facts.join(QStringLiteral(" · "));
}

EntryRow entryRow(const DeckDocument &document, const std::string &list, int index) {
    const DeckDef &deck = document.value();
    const std::string path = child(list, index);
    EntryRow row;
    row.id = fieldValue(deck, child(path, "id")).toString();
    row.title = partTitle(deck, path);
    row.problems = problemsAt(document, path);
    if (list == "fighters") {
        const FighterDef &fighter = deck.fighters[index];
        row.facts = fighterFacts(fighter);
        row.emblem = qt(fighter.emblem.empty() ? fighter.id : fighter.emblem);
    }
    return row;
}

} // namespace

void CardListModel::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &CardListModel::refresh))
        return;
    emit documentChanged();
    refresh();
}

QVariant CardListModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CardRow &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case NameRole:
        return row.name;
    case FactsRole:
        return row.facts;
    case ShortFactsRole:
        return row.shortFacts;
    case TypeRole:
        return row.type;
    case ValueRole:
        return row.value;
    case BoostRole:
        return row.boost;
    case CopiesRole:
        return row.copies;
    case ProblemsRole:
        return row.problems;
    case NoteRole:
        return row.hasNote;
    default:
        return {};
    }
}

QHash<int, QByteArray> CardListModel::roleNames() const {
    return {{NameRole, "name"},         {FactsRole, "facts"},  {TypeRole, "type"},
            {ValueRole, "value"},       {BoostRole, "boost"},  {CopiesRole, "copies"},
            {ProblemsRole, "problems"}, {NoteRole, "hasNote"}, {ShortFactsRole, "shortFacts"}};
}

void CardListModel::refresh() {
    QList<CardRow> rows;
    if (m_document)
        for (std::size_t index = 0; index < m_document->value().cards.size(); ++index)
            rows.append(cardRow(*m_document, index));
    replaceRows(m_rows, rows);
}

void DeckListModel::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckListModel::refresh))
        return;
    emit documentChanged();
    refresh();
}

void DeckListModel::setList(const QString &list) {
    if (m_list == list)
        return;
    m_list = list;
    emit listChanged();
    refresh();
}

QVariant DeckListModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const EntryRow &row = m_rows[index.row()];
    switch (role) {
    case IdRole:
        return row.id;
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case FactsRole:
        return row.facts;
    case PathRole:
        return qt(child(m_list.toStdString(), index.row()));
    case EmblemRole:
        return row.emblem;
    case ProblemsRole:
        return row.problems;
    default:
        return {};
    }
}

QHash<int, QByteArray> DeckListModel::roleNames() const {
    return {{IdRole, "entryId"}, {TitleRole, "title"},   {FactsRole, "facts"},
            {PathRole, "path"},  {EmblemRole, "emblem"}, {ProblemsRole, "problems"}};
}

void DeckListModel::refresh() {
    QList<EntryRow> rows;
    const std::string list = m_list.toStdString();
    const int size = m_document ? listSize(m_document->value(), list) : 0;
    for (int index = 0; index < size; ++index)
        rows.append(entryRow(*m_document, list, index));
    replaceRows(m_rows, rows);
}

} // namespace champclos::editor
