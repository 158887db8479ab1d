// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/deck_shelf.h"

#include "editor/workbench/own_content.h"
#include "engine/io/deck_check.h"
#include "engine/io/deck_io.h"
#include "engine/io/library.h"
#include "engine/text/text.h"

namespace champclos::editor {

namespace {

/// "melee · 3 Harpies"
QString factsOf(const DeckDef &deck) {
    const Language language = currentLanguage();
    QStringList facts;
    if (!deck.fighters.empty())
        facts << qt(text::attackTypeName(deck.fighters.front().attack, language));
    for (const FighterDef &fighter : deck.fighters) {
        const Noun &noun = fighter.name.in(language);
        if (fighter.count > 1)
            facts << QStringLiteral("%1 %2").arg(fighter.count).arg(qt(noun.plural));
        else if (fighter.role == Role::Sidekick)
            facts << qt(noun.name);
    }
    return facts.join(QStringLiteral(" · "));
}

} // namespace

DeckShelf::DeckShelf(QObject *parent) : Shelf(parent) { refresh(); }

QString DeckShelf::ownFolder() const { return ownDeckFolder(); }

QStringList DeckShelf::builtInPaths() const {
    QStringList paths;
    const io::Library library;
    for (const std::string &id : library.deckIds())
        paths.append(QStringLiteral(":/champclos/decks/%1.json").arg(qt(id)));
    return paths;
}

ShelfRow DeckShelf::read(const QString &path) {
    io::Diagnostics diagnostics;
    const std::optional<DeckDef> deck = io::loadDeckDraft(path.toStdString(), diagnostics);
    m_emblems.append(deck && !deck->fighters.empty() ? paint::emblemOf(*deck) : paint::Emblem());
    if (!deck)
        return unreadable(path, diagnostics);
    io::check(*deck, diagnostics);
    const std::string &name = deck->name.in(currentLanguage());
    return {.path = path,
            .title = qt(name.empty() ? deck->id : name),
            .facts = factsOf(*deck),
            .problem = {},
            .isPlayable = !diagnostics.hasErrors()};
}

QVariant DeckShelf::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const paint::Emblem &emblem = m_emblems[index.row()];
    switch (role) {
    case EmblemRole:
        return emblem.id;
    case FieldRole:
        return emblem.colours.field;
    case ChargeRole:
        return emblem.colours.charge;
    default: // NOLINT: what every shelf has
        return Shelf::data(index, role);
    }
}

QHash<int, QByteArray> DeckShelf::roleNames() const {
    QHash<int, QByteArray> names = Shelf::roleNames();
    names.insert({{EmblemRole, "emblem"}, {FieldRole, "field"}, {ChargeRole, "charge"}});
    return names;
}

} // namespace champclos::editor
