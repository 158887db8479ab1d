// SPDX-License-Identifier: MIT
#include "app/shell/content_library.h"

#include "app/base/folders.h"
#include "app/play/board_facts.h"
#include "app/play/card_words.h"
#include "app/play/game_file.h"
#include "app/shell/hero_tags.h"
#include "engine/text/text.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace champclos::app {

namespace {

QStringList filesIn(const QString &folder) {
    QStringList paths;
    for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths.push_back(file.absoluteFilePath());
    return paths;
}

QStringList installedIn(const QString &folder, const QString &kind) {
    QStringList paths;
    for (const QString &package : QDir(folder).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        paths += filesIn(folder + u'/' + package + u'/' + kind);
    return paths;
}

QString listOf(const std::vector<std::string> &texts) {
    QStringList lines;
    for (const std::string &text : texts)
        lines.push_back(qt(text));
    return lines.join(u'\n');
}

const FighterDef &heroOf(const DeckDef &deck) { return deck.fighters.front(); }

QString sidekicksOf(const DeckDef &deck, Language language) {
    QStringList names;
    for (const FighterDef &fighter : deck.fighters)
        if (fighter.role == Role::Sidekick)
            names.push_back(fighter.count > 1
                                ? QStringLiteral("%1 %2").arg(fighter.count).arg(qt(fighter.name.in(language).plural))
                                : qt(text::fighterTitle(fighter, language)));
    return names.join(QStringLiteral(", "));
}

QStringList tagsOf(const DeckDef &deck) { return styleTexts(deck) + QStringList{difficultyText(difficultyOf(deck))}; }

int heroHealth(const DeckDef &deck) {
    int health = 0;
    for (const FighterDef &fighter : deck.fighters)
        health += fighter.role == Role::Hero ? fighter.health * fighter.count : 0;
    return health;
}

/// By name, what can be used first.
void sortByName(std::vector<RowModel::Row> &rows, int nameColumn, int damagedColumn = -1) {
    std::stable_sort(rows.begin(), rows.end(), [&](const RowModel::Row &left, const RowModel::Row &right) {
        if (damagedColumn >= 0 && left[damagedColumn] != right[damagedColumn])
            return right[damagedColumn].toBool();
        return QString::localeAwareCompare(left[nameColumn].toString(), right[nameColumn].toString()) < 0;
    });
}

} // namespace

ContentLibrary::ContentLibrary(const QString &userFolder, QObject *parent)
    : QObject(parent), m_folder(userFolder), m_decks(new RowModel(deckRoles(), this)),
      m_battlefields(new RowModel(battlefieldRoles(), this)) {
    if (m_folder.isEmpty())
        m_folder = dataFolder();
    refresh();
    m_readAhead = std::async([&library = std::as_const(m_library)] {
        Shelf<DeckDef> shelf;
        for (const std::string &id : library.deckIds())
            read(library, qt(id), shelf[qt(id)]);
        return shelf;
    });
}

QString ContentLibrary::userDeckFolder() const { return m_folder + QStringLiteral("/decks"); }
QString ContentLibrary::userBattlefieldFolder() const { return m_folder + QStringLiteral("/battlefields"); }
QString ContentLibrary::installedFolder() const { return m_folder + QStringLiteral("/installed"); }

const QList<QByteArray> &ContentLibrary::deckRoles() {
    static const QList<QByteArray> roles = {"reference", "name",    "emblem",    "emblemField", "emblemCharge",
                                            "hero",      "health",  "move",      "attack",      "isRanged",
                                            "sidekicks", "ability", "cardCount", "isUser",      "tags"};
    return roles;
}

const QList<QByteArray> &ContentLibrary::battlefieldRoles() {
    static const QList<QByteArray> roles = {"reference", "name",   "description", "starts",  "spaceCount",
                                            "zoneCount", "isUser", "isDamaged",   "problem", "document"};
    return roles;
}

void ContentLibrary::setLanguage(Language language) {
    if (language == m_language)
        return;
    m_language = language;
    show();
}

void ContentLibrary::refresh() {
    m_deckShelf.clear();
    m_boardShelf.clear();
    for (const std::string &id : m_library.deckIds())
        m_deckShelf[qt(id)] = {};
    for (const QString &path : filesIn(userDeckFolder()) + installedIn(installedFolder(), QStringLiteral("decks")))
        m_deckShelf[path].file = path;
    for (const std::string &id : m_library.battlefieldIds())
        m_boardShelf[qt(id)] = {};
    for (const QString &path :
         filesIn(userBattlefieldFolder()) + installedIn(installedFolder(), QStringLiteral("battlefields")))
        m_boardShelf[path].file = path;
    show();
}

void ContentLibrary::read(const io::Library &library, const QString &reference, const Entry<DeckDef> &entry) {
    entry.isRead = true;
    entry.content = library.deck(utf8(reference), entry.diagnostics);
    if (entry.content && entry.content->fighters.empty())
        entry.content.reset();
}

void ContentLibrary::takeReadAhead() const {
    if (!m_readAhead.valid())
        return;
    for (auto &[reference, entry] : m_readAhead.get())
        if (const auto it = m_deckShelf.find(reference); it != m_deckShelf.end()) {
            it->second.isRead = true;
            it->second.content = std::move(entry.content);
            it->second.diagnostics = std::move(entry.diagnostics);
        }
}

const std::optional<DeckDef> &ContentLibrary::contentOf(const QString &reference, const Entry<DeckDef> &entry) const {
    if (!entry.isRead)
        takeReadAhead();
    if (!entry.isRead)
        read(m_library, reference, entry);
    return entry.content;
}

const std::optional<Battlefield> &ContentLibrary::contentOf(const QString &reference,
                                                            const Entry<Battlefield> &entry) const {
    if (!std::exchange(entry.isRead, true))
        entry.content = m_library.battlefield(utf8(reference), entry.diagnostics);
    return entry.content;
}

QString ContentLibrary::problemOf(const io::Diagnostics &diagnostics) const {
    return reasonsOf(diagnostics, m_language);
}

RowModel::Row ContentLibrary::deckRow(const QString &reference, const DeckDef &deck, bool isUser) const {
    const EmblemValues emblem = emblemOf(deck);
    int cards = 0;
    for (const CardDef &card : deck.cards)
        cards += card.copies;
    const std::vector<std::string> abilities = text::abilityText(deck, m_language);
    return {reference,
            qt(deck.name.in(m_language)),
            emblem.id,
            emblem.field,
            emblem.charge,
            qt(text::fighterTitle(heroOf(deck), m_language)),
            heroHealth(deck),
            deck.move,
            qt(text::attackTypeName(heroOf(deck).attack, m_language)),
            heroOf(deck).attack == AttackType::Ranged,
            sidekicksOf(deck, m_language),
            listOf(abilities.empty() ? text::specialRules(deck, m_language) : abilities),
            cards,
            isUser,
            tagsOf(deck).join(QStringLiteral(" · "))};
}

RowModel::Row ContentLibrary::battlefieldRow(const QString &reference) const {
    const auto it = m_boardShelf.find(reference);
    if (it == m_boardShelf.end() || !contentOf(reference, it->second))
        return {reference,
                QFileInfo(reference).fileName(),
                QString(),
                0,
                0,
                0,
                true,
                true,
                it == m_boardShelf.end() ? QString() : problemOf(it->second.diagnostics),
                QVariant()};
    const Battlefield &board = *it->second.content;
    return {reference,
            qt(board.name.in(m_language)),
            qt(board.description.in(m_language)),
            static_cast<int>(board.starts.size()),
            static_cast<int>(board.spaces.size()),
            static_cast<int>(board.zones.size()),
            !it->second.file.isEmpty(),
            false,
            QString(),
            QVariant::fromValue(board)};
}

void ContentLibrary::showDecks() const {
    m_hasDeckRows = true;
    std::vector<RowModel::Row> rows;
    for (const auto &[reference, entry] : m_deckShelf)
        if (contentOf(reference, entry))
            rows.push_back(deckRow(reference, *entry.content, !entry.file.isEmpty()));
    sortByName(rows, 1);
    m_decks->assign(std::move(rows));
}

void ContentLibrary::showBattlefields() const {
    m_hasBattlefieldRows = true;
    std::vector<RowModel::Row> rows;
    for (const auto &[reference, entry] : m_boardShelf)
        rows.push_back(battlefieldRow(reference));
    sortByName(rows, 1, static_cast<int>(battlefieldRoles().indexOf("isDamaged")));
    m_battlefields->assign(std::move(rows));
}

/// The lists that somebody has asked for.
void ContentLibrary::show() {
    if (m_hasDeckRows)
        showDecks();
    if (m_hasBattlefieldRows)
        showBattlefields();
    Q_EMIT changed();
}

RowModel *ContentLibrary::decks() const {
    if (!m_hasDeckRows)
        showDecks();
    return m_decks;
}

RowModel *ContentLibrary::battlefields() const {
    if (!m_hasBattlefieldRows)
        showBattlefields();
    return m_battlefields;
}

QVariantList ContentLibrary::emblems(int most) const {
    QVariantList list;
    for (const auto &[reference, entry] : m_deckShelf) {
        if (list.size() >= most)
            break;
        const std::optional<DeckDef> &deck = contentOf(reference, entry);
        if (const EmblemValues emblem = deck ? emblemOf(*deck) : EmblemValues(); !emblem.id.isEmpty())
            list.push_back(
                QVariantMap{{"emblem", emblem.id}, {"emblemField", emblem.field}, {"emblemCharge", emblem.charge}});
    }
    return list;
}

template <class T> void ContentLibrary::addProblems(const Shelf<T> &shelf, QVariantList &list) const {
    for (const auto &[reference, entry] : shelf)
        if (!contentOf(reference, entry))
            list.push_back(QVariantMap{{"file", QFileInfo(entry.file).fileName()},
                                       {"path", entry.file},
                                       {"text", problemOf(entry.diagnostics)}});
}

QVariantList ContentLibrary::problems() const {
    QVariantList list;
    addProblems(m_deckShelf, list);
    addProblems(m_boardShelf, list);
    return list;
}

const DeckDef *ContentLibrary::findDeck(const QString &reference) const {
    const auto it = m_deckShelf.find(reference);
    return it == m_deckShelf.end() || !contentOf(reference, it->second) ? nullptr : &*it->second.content;
}

const Battlefield *ContentLibrary::findBattlefield(const QString &reference) const {
    const auto it = m_boardShelf.find(reference);
    return it == m_boardShelf.end() || !contentOf(reference, it->second) ? nullptr : &*it->second.content;
}

QStringList ContentLibrary::deckReferences() const {
    QStringList list;
    for (int row = 0; row < decks()->count(); ++row)
        list.push_back(decks()->value(row, "reference").toString());
    return list;
}

QStringList ContentLibrary::battlefieldReferences(int starts) const {
    QStringList list;
    for (int row = 0; row < battlefields()->count(); ++row)
        if (battlefields()->value(row, "starts").toInt() >= starts)
            list.push_back(battlefields()->value(row, "reference").toString());
    return list;
}

QStringList ContentLibrary::damagedBattlefields() const {
    QStringList list;
    for (int row = 0; row < battlefields()->count(); ++row)
        if (battlefields()->value(row, "isDamaged").toBool())
            list.push_back(battlefields()->value(row, "reference").toString());
    return list;
}

QString ContentLibrary::deckName(const QString &reference) const {
    const DeckDef *found = findDeck(reference);
    return found == nullptr ? QFileInfo(reference).completeBaseName() : qt(found->name.in(m_language));
}

QString ContentLibrary::battlefieldName(const QString &reference) const {
    const Battlefield *found = findBattlefield(reference);
    return found == nullptr ? QFileInfo(reference).completeBaseName() : qt(found->name.in(m_language));
}

QVariantMap ContentLibrary::deck(const QString &reference) const {
    const DeckDef *found = findDeck(reference);
    if (found == nullptr)
        return {};
    const EmblemValues emblem = emblemOf(*found);
    QVariantList cards;
    for (std::size_t kind = 0; kind < found->cards.size(); ++kind)
        cards.push_back(cardMap(*found, static_cast<int>(kind), m_language));
    QVariantList fighters;
    for (const FighterDef &fighter : found->fighters)
        fighters.push_back(fighterMap(*found, fighter, m_language));
    const auto list = [](const std::vector<std::string> &texts) {
        QVariantList lines;
        for (const std::string &text : texts)
            lines.push_back(qt(text));
        return lines;
    };
    QVariantList extras;
    for (const auto &parts : {text::spellTexts(*found, m_language), text::sideCardTexts(*found, m_language)})
        for (const text::Part &part : parts)
            extras.push_back(QVariantMap{{"label", qt(part.label)}, {"text", qt(part.text)}});
    return {{"reference", reference},
            {"id", qt(found->id)},
            {"name", qt(found->name.in(m_language))},
            {"emblem", emblem.id},
            {"emblemField", emblem.field},
            {"emblemCharge", emblem.charge},
            {"move", found->move},
            {"health", heroHealth(*found)},
            {"attack", qt(text::attackTypeName(heroOf(*found).attack, m_language))},
            {"sidekicks", sidekicksOf(*found, m_language)},
            {"tags", tagsOf(*found)},
            {"abilities", list(text::abilityText(*found, m_language))},
            {"special", list(text::specialRules(*found, m_language))},
            {"extras", extras},
            {"fighters", fighters},
            {"cards", cards},
            {"face", characterFaceOf(*found, m_language)}};
}

QVariantMap ContentLibrary::battlefield(const QString &reference) const {
    const RowModel::Row row = battlefieldRow(reference);
    QVariantMap map;
    for (int index = 0; index < battlefieldRoles().size(); ++index)
        map.insert(QString::fromLatin1(battlefieldRoles()[index]), row[index]);
    return map;
}

} // namespace champclos::app
