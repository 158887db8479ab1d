// SPDX-License-Identifier: MIT
#include "app/shell/new_game.h"

#include "app/play/card_words.h"
#include "app/play/table_texts.h"
#include "engine/text/text.h"

#include <QRandomGenerator>

#include <algorithm>

namespace champclos::app {

namespace {

using io::JsonValue;

constexpr int kSeats = 4;
const QList<QByteArray> kSeatRoles = {"seat",         "title",    "team",     "kind",          "level",
                                      "language",     "deck",     "heroName", "emblem",        "emblemField",
                                      "emblemCharge", "heroText", "health",   "isSecondOfSolo"};

QString levelName(ai::Level level) { return QString::fromLatin1(ai::kLevelNames[level]); }

} // namespace

NewGame::NewGame(ContentLibrary &library, AppSettings &settings, QObject *parent)
    : QObject(parent), m_library(library), m_settings(settings), m_seatModel(new RowModel(kSeatRoles, this)),
      m_boards(new RowModel(ContentLibrary::battlefieldRoles(), this)), m_seats(kSeats) {
    recall();
    refresh();
}

/// The choices of the last game, or the defaults: a person against the computer.
void NewGame::recall() {
    const JsonValue &last = m_settings.lastGame();
    const std::vector<std::string> &defaults = m_library.library().defaultSeats();
    const ai::Level level = ai::levelNamed(utf8(m_settings.defaultLevel())).value_or(ai::Level::Normal);
    for (std::size_t row = 0; row < kSeats; ++row) {
        const JsonValue &seat = last["seats"][row];
        m_seats[row].isHuman = seat.isNull() ? row == 0 : seat["kind"].string() == "human";
        m_seats[row].level = ai::levelNamed(seat["level"].string()).value_or(level);
        m_seats[row].language = qt(seat["language"].string());
        m_seats[row].deck = qt(seat["deck"].string());
        if (m_seats[row].deck.isEmpty() && row < defaults.size())
            m_seats[row].deck = qt(defaults[row]);
    }
    m_players = static_cast<int>(std::clamp<std::int64_t>(last["players"].integer(2), 2, 4));
    m_battlefield = qt(last["battlefield"].string());
    m_firstSeat = static_cast<int>(std::clamp<std::int64_t>(last["firstSeat"].integer(0), -1, kSeats - 1));
    m_soloTeam = last["soloTeam"].integer() == 1 ? 1 : 0;
    m_isFriendly = last["friendly"].boolean(m_settings.friendly());
    if (m_battlefield.isEmpty())
        m_battlefield = qt(m_library.library().defaultBattlefield());
}

void NewGame::remember() {
    JsonValue seats = JsonValue::array();
    for (const Seat &seat : m_seats)
        seats.append(JsonValue::object({{"kind", seat.isHuman ? "human" : "computer"},
                                        {"level", utf8(levelName(seat.level))},
                                        {"language", utf8(seat.language)},
                                        {"deck", utf8(seat.deck)}}));
    m_settings.setLastGame(JsonValue::object({{"players", m_players},
                                              {"seats", seats},
                                              {"battlefield", utf8(m_battlefield)},
                                              {"firstSeat", m_firstSeat},
                                              {"soloTeam", m_soloTeam},
                                              {"friendly", m_isFriendly}}));
}

/// Content may have gone since it was chosen; a board may have too few start spaces for as many seats.
void NewGame::repair() {
    const QStringList decks = m_library.deckReferences();
    for (Seat &seat : m_seats)
        if (!decks.contains(seat.deck))
            seat.deck.clear();
    giveOwnHeroes();
    const QStringList boards = m_library.battlefieldReferences(seatCount());
    if (!boards.isEmpty() && !boards.contains(m_battlefield))
        m_battlefield = boards.first();
    if (m_firstSeat >= seatCount())
        m_firstSeat = 0;
}

QStringList NewGame::unusedDecks() const {
    QStringList decks = m_library.deckReferences();
    for (const Seat &seat : m_seats)
        decks.removeAll(seat.deck);
    return decks;
}

/// Whoever has no hero gets one that nobody has, and so does the second of two in a team with the same.
void NewGame::giveOwnHeroes() {
    const QStringList decks = m_library.deckReferences();
    for (std::size_t row = 0; row < kSeats && !decks.isEmpty(); ++row) {
        bool isDouble = false;
        for (std::size_t other = 0; other < row; ++other)
            isDouble = isDouble || (isTeam(row, other) && m_seats[row].deck == m_seats[other].deck);
        if (!isDouble && !m_seats[row].deck.isEmpty())
            continue;
        const QStringList unused = unusedDecks();
        m_seats[row].deck = unused.isEmpty() ? decks[static_cast<int>(row) % decks.size()] : unused.first();
    }
}

QStringList NewGame::seatTitles() const {
    QStringList titles;
    for (int row = 0; row < m_seatModel->count(); ++row)
        titles.push_back(m_seatModel->value(row, "title").toString() + QStringLiteral(" · ") +
                         m_seatModel->value(row, "heroName").toString());
    return titles;
}

bool NewGame::isSecondOfSolo(int row) const { return m_players == 3 && row >= 2 && row % 2 == m_soloTeam; }

int NewGame::personOf(int row) const { return isSecondOfSolo(row) ? row - 2 : row; }

RowModel::Row NewGame::seatRow(int row) const {
    const Seat &seat = m_seats[row];
    const Seat &person = m_seats[personOf(row)];
    const DeckDef *deck = m_library.findDeck(seat.deck);
    const EmblemValues emblem = deck == nullptr ? EmblemValues() : emblemOf(*deck);
    const QVariantMap facts = m_library.decks()->at(m_library.decks()->find(QStringLiteral("reference"), seat.deck));
    const QString team = !isTeamPlay() ? QString() : row % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B");
    int player = 1;
    for (int before = 0; before < personOf(row); ++before)
        player += isSecondOfSolo(before) ? 0 : 1;
    return {row,
            TableTexts::tr("Player %1").arg(player),
            team,
            person.isHuman ? QStringLiteral("human") : QStringLiteral("computer"),
            levelName(person.level),
            person.language,
            seat.deck,
            m_library.deckName(seat.deck),
            emblem.id,
            emblem.field,
            emblem.charge,
            facts.value(QStringLiteral("ability")),
            facts.value(QStringLiteral("health")),
            isSecondOfSolo(row)};
}

void NewGame::refresh() {
    repair();
    std::vector<RowModel::Row> rows;
    for (int row = 0; row < seatCount(); ++row)
        rows.push_back(seatRow(row));
    m_seatModel->assign(std::move(rows));
    std::vector<RowModel::Row> boards;
    for (const QString &reference : m_library.battlefieldReferences(seatCount()))
        boards.push_back(m_library.battlefieldRow(reference));
    for (const QString &reference : m_library.damagedBattlefields())
        boards.push_back(m_library.battlefieldRow(reference));
    m_boards->assign(std::move(boards));
    Q_EMIT changed();
}

void NewGame::setPlayers(int players) {
    m_players = std::clamp(players, 2, 4);
    refresh();
}
void NewGame::setBattlefield(const QString &reference) {
    if (m_library.findBattlefield(reference) != nullptr)
        m_battlefield = reference;
    refresh();
}
void NewGame::setFirstSeat(int seat) {
    m_firstSeat = std::clamp(seat, -1, seatCount() - 1);
    Q_EMIT changed();
}
void NewGame::setSeedText(const QString &text) {
    m_seedText = text.trimmed();
    Q_EMIT changed();
}
void NewGame::setFriendly(bool friendly) {
    m_isFriendly = friendly;
    Q_EMIT changed();
}
void NewGame::setSoloTeam(int team) {
    m_soloTeam = team == 1 ? 1 : 0;
    refresh();
}

void NewGame::setSeat(int row, const QString &role, const QVariant &value) {
    if (row < 0 || row >= seatCount())
        return;
    Seat &seat = m_seats[row];
    Seat &person = m_seats[personOf(row)];
    if (role == u"kind")
        person.isHuman = value.toString() == u"human";
    else if (role == u"level")
        person.level = ai::levelNamed(utf8(value.toString())).value_or(person.level);
    else if (role == u"language")
        person.language = value.toString();
    else if (role == u"deck" && m_library.findDeck(value.toString()) != nullptr) {
        for (std::size_t other = 0; other < kSeats; ++other) // two of a team exchange theirs
            if (isTeam(static_cast<std::size_t>(row), other) && m_seats[other].deck == value.toString())
                m_seats[other].deck = seat.deck;
        seat.deck = value.toString();
    }
    refresh();
}

void NewGame::randomHero(int row) {
    QStringList decks = unusedDecks(); // another one than now
    if (decks.isEmpty())
        decks = m_library.deckReferences();
    if (!decks.isEmpty())
        setSeat(row, QStringLiteral("deck"),
                decks[QRandomGenerator::global()->bounded(static_cast<int>(decks.size()))]);
}

void NewGame::randomBattlefield() {
    const QStringList boards = m_library.battlefieldReferences(seatCount());
    if (!boards.isEmpty())
        setBattlefield(boards[QRandomGenerator::global()->bounded(static_cast<int>(boards.size()))]);
}

std::uint64_t NewGame::seed() const {
    // A record keeps it as a number that every JSON reader holds exactly.
    return m_seedText.isEmpty() ? QRandomGenerator::global()->generate() : m_seedText.toULongLong();
}

QString NewGame::problem() const {
    if (m_library.deckReferences().isEmpty())
        return TableTexts::tr("There is no playable deck.");
    if (m_library.battlefieldReferences(seatCount()).isEmpty())
        return TableTexts::tr("No battlefield has enough start spaces for four heroes.");
    bool isNumber = true;
    if (!m_seedText.isEmpty())
        isNumber = m_seedText.toULongLong(&isNumber) <= (1ull << 53) && isNumber;
    return isNumber ? QString() : TableTexts::tr("The seed must be a whole number.");
}

std::optional<GameFile> NewGame::make(io::Diagnostics &diagnostics) {
    const int count = seatCount();
    const int first = m_firstSeat < 0 ? QRandomGenerator::global()->bounded(count) : m_firstSeat;
    std::vector<std::string> decks;
    GameFile game;
    for (int place = 0; place < count; ++place) { // whoever begins sits first; teams stay alternate (P2)
        const int row = (first + place) % count;
        const Seat &person = m_seats[personOf(row)];
        decks.push_back(utf8(m_seats[row].deck));
        game.seats.push_back({person.isHuman, person.level, person.language, personOf(row)});
    }
    std::optional<io::GameRecord> record =
        io::beginGame(m_library.library(), utf8(m_battlefield), decks, seed(), diagnostics);
    if (!record)
        return std::nullopt;
    game.record = std::move(*record);
    game.isFriendly = m_isFriendly;
    return game;
}

} // namespace champclos::app
