// SPDX-License-Identifier: MIT
#include "engine/io/library.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/deck_io.h"
#include "engine/io/fallback_names.h"
#include "engine/io/files.h"
#include "engine/io/user_content.h"
#include "engine/rules/setup.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>

// A static library's resources are linked in only if somebody asks for them; the macro must stand outside a namespace.
static void initBuiltInContent() { Q_INIT_RESOURCE(champclos_content); }

namespace champclos::io {

namespace {

constexpr const char *kBattlefieldFolder = ":/champclos/battlefields";
constexpr const char *kDeckFolder = ":/champclos/decks";
constexpr const char *kLessonFolder = ":/champclos/lessons";
constexpr const char *kDefaultsFile = ":/champclos/defaults.json";

std::vector<std::string> idsIn(const char *folder) {
    std::vector<std::string> ids;
    const QStringList names = QDir(folder).entryList({"*.json"}, QDir::Files, QDir::Name);
    for (const QString &name : names)
        ids.push_back(name.chopped(5).toStdString());
    std::sort(ids.begin(), ids.end());
    return ids;
}

const char *folderOf(UserContent kind) {
    switch (kind) {
    case UserContent::Decks:
        return kDeckFolder;
    case UserContent::Battlefields:
        return kBattlefieldFolder;
    case UserContent::Lessons:
        return kLessonFolder;
    }
    return "";
}

/// The path of the content's file, or nothing and a diagnostic.
std::optional<std::string> pathOf(const std::string &idOrPath, UserContent kind, const std::vector<std::string> &ids,
                                  DiagnosticCode code, Diagnostics &diagnostics) {
    if (Library::isPath(idOrPath))
        return idOrPath;
    if (std::binary_search(ids.begin(), ids.end(), idOrPath))
        return std::string(folderOf(kind)) + '/' + idOrPath + ".json";
    if (const std::optional<std::string> own = userFile(kind, idOrPath))
        return own;
    std::vector<std::string> known = ids;
    for (const std::vector<std::string> &files : {userFiles(kind), installedFiles(kind)})
        for (const std::string &file : files)
            known.push_back(QFileInfo(QString::fromStdString(file)).completeBaseName().toStdString());
    diagnostics.report(code, {}, {}, {io::quoted(idOrPath)},
                       nearest(idOrPath, std::vector<std::string_view>(known.begin(), known.end())));
    return std::nullopt;
}

void addText(std::uint64_t &hash, std::string_view text) {
    for (const char c : text) { // FNV-1a
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3u;
    }
}

} // namespace

Library::Library() {
    initBuiltInContent();
    m_battlefieldIds = idsIn(kBattlefieldFolder);
    m_deckIds = idsIn(kDeckFolder);
    m_lessonIds = idsIn(kLessonFolder);
    Diagnostics diagnostics;
    const JsonValue defaults = readJsonFile(kDefaultsFile, diagnostics).value_or(JsonValue());
    m_defaultBattlefield = defaults["battlefield"].string();
    for (const JsonValue &seat : defaults["seats"].items())
        m_defaultSeats.push_back(seat.string());
}

bool Library::isPath(std::string_view idOrPath) {
    constexpr std::string_view kSuffix = ".json";
    return idOrPath.find('/') != std::string_view::npos ||
           (idOrPath.size() >= kSuffix.size() && idOrPath.substr(idOrPath.size() - kSuffix.size()) == kSuffix);
}

std::optional<Battlefield> Library::battlefield(const std::string &idOrPath, Diagnostics &diagnostics) const {
    Diagnostics own;
    std::optional<Battlefield> battlefield;
    if (const auto path = pathOf(idOrPath, UserContent::Battlefields, m_battlefieldIds,
                                 DiagnosticCode::LibraryUnknownBattlefield, own))
        battlefield = loadBattlefield(*path, own);
    if (battlefield)
        fillNames(*battlefield);
    diagnostics.append(own);
    return battlefield;
}

std::optional<DeckDef> Library::deck(const std::string &idOrPath, Diagnostics &diagnostics) const {
    Diagnostics own;
    std::optional<DeckDef> deck;
    if (const auto path = pathOf(idOrPath, UserContent::Decks, m_deckIds, DiagnosticCode::LibraryUnknownDeck, own))
        deck = loadDeck(*path, own);
    if (deck)
        fillNames(*deck);
    diagnostics.append(own);
    return deck;
}

std::optional<std::string> Library::fileOf(const std::string &idOrPath) const {
    Diagnostics ignored;
    if (auto path = pathOf(idOrPath, UserContent::Decks, m_deckIds, DiagnosticCode::LibraryUnknownDeck, ignored))
        return path;
    return pathOf(idOrPath, UserContent::Battlefields, m_battlefieldIds, DiagnosticCode::LibraryUnknownBattlefield,
                  ignored);
}

std::optional<std::string> Library::lessonFile(const std::string &idOrPath, Diagnostics &diagnostics) const {
    return pathOf(idOrPath, UserContent::Lessons, m_lessonIds, DiagnosticCode::LibraryUnknownLesson, diagnostics);
}

std::shared_ptr<const Match> Library::match(const std::string &battlefield, const std::vector<std::string> &decks,
                                            Diagnostics &diagnostics) const {
    const std::optional<Battlefield> field = this->battlefield(battlefield, diagnostics);
    std::vector<DeckDef> defs;
    if (decks.size() <= kMaxSeats) // makeMatch says what is wrong with more
        for (const std::string &name : decks)
            if (std::optional<DeckDef> deck = this->deck(name, diagnostics))
                defs.push_back(std::move(*deck));
    if (!field || (decks.size() <= kMaxSeats && defs.size() != decks.size()))
        return nullptr;
    MatchResult result = makeMatch(*field, defs);
    if (!result.match)
        diagnostics.report(DiagnosticCode::LibraryBadMatch, {}, {}, {result.problem});
    return std::move(result.match);
}

std::uint64_t contentHash(const Match &match) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    Battlefield battlefield = match.battlefield;
    battlefield.trace = {}; // what it was drawn after does not change a game, nor does any picture
    battlefield.ground = {};
    battlefield.pictures.clear();
    addText(hash, writeBattlefield(battlefield));
    for (int seat = 0; seat < match.seatCount; ++seat)
        addText(hash, writeDeck(withoutPictures(match.seat(SeatId(seat)).deck)));
    return hash;
}

} // namespace champclos::io
