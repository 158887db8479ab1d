// SPDX-License-Identifier: MIT
#include "app/play/game_file.h"

#include "app/play/card_words.h"
#include "engine/core/array_by.h"
#include "engine/io/content_reader.h"
#include "engine/io/files.h"
#include "engine/text/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace champclos::app {

namespace {

using io::JsonValue;

constexpr std::string_view kFormat = "champclos-game";
constexpr int kVersion = 1;
constexpr io::JsonLimits kLimits{.maxBytes = io::kMaxRecordBytes};

JsonValue seatsJson(const ListBy<SeatId, SeatKind> &seats) {
    JsonValue list = JsonValue::array();
    for (const SeatKind &seat : seats)
        list.append(JsonValue::object({{"kind", seat.isHuman ? "human" : "computer"},
                                       {"level", ai::kLevelNames[seat.level]},
                                       {"language", utf8(seat.language)},
                                       {"person", seat.person}}));
    return list;
}

int heroHealth(const Match &match, const GameState &state, SeatId seat) {
    int health = 0;
    match.seat(seat).heroes.forEach([&](FighterId fighter) { health += state.fighter(fighter).health; });
    return health;
}

JsonValue summaryJson(const io::GameRecord &record) {
    const GameState &state = record.now();
    JsonValue winners = JsonValue::array();
    state.winners.forEach([&](SeatId seat) { winners.append(seat.value()); });
    JsonValue health = JsonValue::array();
    for (int seat = 0; seat < record.match->seatCount; ++seat)
        health.append(heroHealth(*record.match, state, SeatId(seat)));
    return JsonValue::object({{"turn", static_cast<int>(state.turnNumber)},
                              {"toPlay", state.isOver() ? -1 : state.pending.seat.value()},
                              {"isOver", state.isOver()},
                              {"isDrawn", state.isDrawn()},
                              {"winners", winners},
                              {"health", health}});
}

ListBy<SeatId, SeatKind> readSeats(const JsonValue &list, std::size_t count) {
    ListBy<SeatId, SeatKind> seats;
    for (std::size_t index = 0; index < count; ++index) {
        const JsonValue &entry = list[index];
        SeatKind seat;
        seat.isHuman = entry["kind"].string() != "computer";
        seat.level = ai::levelNamed(entry["level"].string()).value_or(ai::Level::Normal);
        seat.language = qt(entry["language"].string());
        seat.person = static_cast<int>(entry["person"].integer(static_cast<std::int64_t>(index)));
        seats.push_back(seat);
    }
    return seats;
}

bool isPlainRecord(const JsonValue &document) { return document["format"].string() == io::kRecordFormat; }

} // namespace

bool writeGame(const QString &path, const GameFile &game, io::Diagnostics &diagnostics) {
    const JsonValue json =
        JsonValue::object({{"format", kFormat},
                           {"version", kVersion},
                           {"savedAt", utf8(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs))},
                           {"friendly", game.isFriendly},
                           {"seats", seatsJson(game.seats)},
                           {"summary", summaryJson(game.record)},
                           {"record", io::toJson(game.record)}});
    QDir().mkpath(QFileInfo(path).absolutePath());
    return io::writeFile(utf8(path), io::writeJson(json), diagnostics);
}

std::optional<GameFile> readGame(const QString &path, const io::Library &library, io::Diagnostics &diagnostics) {
    const std::optional<JsonValue> document = io::readJsonFile(utf8(path), diagnostics, kLimits);
    if (!document || diagnostics.hasErrors())
        return std::nullopt;
    const bool isPlain = isPlainRecord(*document);
    io::ContentReader reader(diagnostics);
    if (!isPlain && !reader.openDocument({&*document, {}}, kFormat, kVersion))
        return std::nullopt;
    std::optional<io::GameRecord> record =
        io::readRecord(isPlain ? *document : (*document)["record"], library, diagnostics);
    if (!record)
        return std::nullopt;
    GameFile game;
    const std::size_t count = record->decks.size();
    game.record = std::move(*record);
    game.seats = readSeats(isPlain ? JsonValue() : (*document)["seats"], count);
    game.isFriendly = !isPlain && (*document)["friendly"].boolean();
    game.savedAt = QDateTime::fromString(qt((*document)["savedAt"].string()), Qt::ISODateWithMs);
    return game;
}

GameSummary summaryOf(const QString &path) {
    GameSummary summary;
    summary.path = path;
    summary.savedAt = QFileInfo(path).lastModified();
    io::Diagnostics diagnostics;
    const std::optional<JsonValue> document = io::readJsonFile(utf8(path), diagnostics, kLimits);
    if (!document || diagnostics.hasErrors()) {
        summary.problem = reasonsOf(diagnostics, Language::En);
        return summary;
    }
    const bool isPlain = isPlainRecord(*document);
    const JsonValue &record = isPlain ? *document : (*document)["record"];
    const JsonValue &facts = (*document)["summary"];
    summary.battlefield = record["battlefield"].string();
    for (const JsonValue &deck : record["seats"].items())
        summary.decks.push_back(deck.string());
    if (summary.battlefield.empty() || summary.decks.empty())
        summary.problem = path;
    summary.turn = static_cast<int>(facts["turn"].integer());
    summary.toPlay = static_cast<int>(facts["toPlay"].integer(-1));
    summary.isDrawn = isPlain ? record["drawn"].boolean() : facts["isDrawn"].boolean();
    summary.isOver = isPlain ? summary.isDrawn || record["winners"].size() > 0 : facts["isOver"].boolean();
    for (const JsonValue &winner : facts["winners"].items())
        summary.winners.push_back(static_cast<int>(winner.integer()));
    for (const JsonValue &health : facts["health"].items())
        summary.health.push_back(static_cast<int>(health.integer()));
    if (const QDateTime saved = QDateTime::fromString(qt((*document)["savedAt"].string()), Qt::ISODateWithMs);
        saved.isValid())
        summary.savedAt = saved;
    return summary;
}

QString setAside(const QString &path) {
    for (int number = 1; number < 1000; ++number) {
        const QString name = QStringLiteral("%1.damaged-%2").arg(path).arg(number);
        if (!QFile::exists(name))
            return QFile::rename(path, name) ? name : QString();
    }
    return {};
}

QString fileNameFor(const GameFile &game, Language language, const QDateTime &when) {
    constexpr int kMost = 120; // together with the folder it has to stay below 260
    static const QRegularExpression kForbidden(QStringLiteral("[<>:\"/\\\\|?*\\p{C}]"));
    QStringList heroes;
    for (int seat = 0; seat < game.record.match->seatCount; ++seat)
        heroes.push_back(qt(text::seatName(*game.record.match, SeatId(seat), language)));
    const QString names = heroes.join(QStringLiteral(" - ")).remove(kForbidden).left(kMost);
    return names.simplified() + when.toString(QStringLiteral(" yyyy-MM-dd HH.mm")) + QStringLiteral(".champclos");
}

QString reasonsOf(const io::Diagnostics &diagnostics, Language language) {
    constexpr int kMost = 3;
    QStringList lines;
    for (const io::Diagnostic &diagnostic : diagnostics)
        if (lines.size() < kMost)
            lines.push_back(qt(text::diagnosticMessage(diagnostic, language)));
    return lines.join(u' ');
}

} // namespace champclos::app
