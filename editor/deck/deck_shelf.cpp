// SPDX-License-Identifier: MIT
#include "editor/deck/deck_shelf.h"

#include "app/paint/svg_art.h"
#include "editor/document/language.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

#include <QDir>
#include <QEvent>
#include <QStandardPaths>

namespace champclos::editor {

namespace {

ShelfRow rowFor(const DeckDef &deck, const QString &path, bool isBuiltIn) {
    const Language language = currentLanguage();
    ShelfRow row;
    row.path = path;
    row.isBuiltIn = isBuiltIn;
    row.title = qt(deck.name.in(language));
    if (row.title.isEmpty())
        row.title = qt(deck.id);
    QStringList facts;
    for (const FighterDef &fighter : deck.fighters) {
        const Noun &noun = fighter.name.in(language);
        if (fighter.role == Role::Sidekick || fighter.count > 1)
            facts << (fighter.count > 1 ? QStringLiteral("%1 %2").arg(fighter.count).arg(qt(noun.plural))
                                        : qt(noun.name));
    }
    if (!deck.fighters.empty())
        facts.prepend(qt(text::attackTypeName(deck.fighters.front().attack, language)));
    row.facts = facts.join(QStringLiteral(" · "));
    if (!deck.fighters.empty()) {
        const paint::Emblem emblem = paint::emblemOf(deck);
        row.emblem = emblem.id;
        row.field = emblem.colours.field;
        row.charge = emblem.colours.charge;
    }
    io::Diagnostics diagnostics;
    io::check(deck, diagnostics);
    row.isPlayable = !diagnostics.hasErrors();
    return row;
}

QList<ShelfRow> builtIn() {
    QList<ShelfRow> rows;
    const io::Library library;
    for (const std::string &id : library.deckIds()) {
        io::Diagnostics diagnostics;
        if (const auto deck = library.deck(id, diagnostics))
            rows.append(rowFor(*deck, QStringLiteral(":/champclos/decks/%1.json").arg(qt(id)), true));
    }
    return rows;
}

QList<ShelfRow> inFolder(const QString &folder) {
    QList<ShelfRow> rows;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time)) {
        io::Diagnostics diagnostics;
        if (const auto deck = io::loadDeckDraft(file.filePath().toStdString(), diagnostics))
            rows.append(rowFor(*deck, file.filePath(), false));
    }
    return rows;
}

} // namespace

DeckShelf::DeckShelf(QObject *parent) : QAbstractListModel(parent), m_folder(ownFolder()) {
    auto *watcher = new LanguageWatcher(this);
    connect(watcher, &LanguageWatcher::languageChanged, this, &DeckShelf::refresh);
    refresh();
}

void DeckShelf::setBuiltIn(bool isBuiltIn) {
    if (m_isBuiltIn == isBuiltIn)
        return;
    m_isBuiltIn = isBuiltIn;
    emit sourceChanged();
    refresh();
}

void DeckShelf::setFolder(const QString &folder) {
    if (m_folder == folder)
        return;
    m_folder = folder;
    emit sourceChanged();
    refresh();
}

int DeckShelf::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant DeckShelf::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ShelfRow &row = m_rows[index.row()];
    switch (role) {
    case PathRole:
        return row.path;
    case Qt::DisplayRole:
    case TitleRole:
        return row.title;
    case FactsRole:
        return row.facts;
    case EmblemRole:
        return row.emblem;
    case FieldRole:
        return row.field;
    case ChargeRole:
        return row.charge;
    case PlayableRole:
        return row.isPlayable;
    default:
        return {};
    }
}

QHash<int, QByteArray> DeckShelf::roleNames() const {
    return {{PathRole, "path"},   {TitleRole, "title"},   {FactsRole, "facts"},        {EmblemRole, "emblem"},
            {FieldRole, "field"}, {ChargeRole, "charge"}, {PlayableRole, "isPlayable"}};
}

void DeckShelf::refresh() {
    beginResetModel();
    m_rows = m_isBuiltIn ? builtIn() : inFolder(m_folder);
    endResetModel();
    emit countChanged();
}

QString DeckShelf::ownFolder() {
    const QString folder =
        QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("decks"));
    QDir().mkpath(folder);
    return folder;
}

} // namespace champclos::editor
