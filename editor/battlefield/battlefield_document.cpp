// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_document.h"

#include "editor/battlefield/battlefield_problems.h"
#include "editor/battlefield/board_edits.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/fallback_names.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace champclos::editor {

BattlefieldDocument::BattlefieldDocument(QObject *parent) : ValueDocument(QStringLiteral("battlefield"), parent) {
    startNew();
}

QString BattlefieldDocument::title() const {
    const QString name = qt(value().name.in(currentLanguage()));
    return name.isEmpty() ? tr("Unnamed battlefield") : name;
}

std::string BattlefieldDocument::text() const { return io::writeBattlefield(value()); }

std::string BattlefieldDocument::textAt(const QString &path) const {
    Battlefield board = value();
    if (!board.trace.picture.empty())
        board.trace.picture = QFileInfo(path).absoluteDir().relativeFilePath(qt(board.trace.picture)).toStdString();
    return io::writeBattlefield(board);
}

void BattlefieldDocument::settleIn(const QString &folder) {
    if (value().trace.picture.empty())
        return;
    Battlefield board = value();
    board.trace.picture = QDir::cleanPath(QDir(folder).absoluteFilePath(qt(board.trace.picture))).toStdString();
    setValue(std::move(board));
}

bool BattlefieldDocument::isTraceMissing() const {
    return !value().trace.picture.empty() && !QFileInfo(qt(value().trace.picture)).isFile();
}

bool BattlefieldDocument::read(const std::string &text, io::Diagnostics &diagnostics) {
    std::optional<Battlefield> board = io::readBattlefieldDraft(text, diagnostics);
    if (!board)
        return false;
    setValue(std::move(*board));
    return true;
}

/// What has no place cannot be drawn; what leads nowhere is left out.
bool BattlefieldDocument::readRemains(const std::string &text) {
    io::Diagnostics unread;
    std::optional<Battlefield> board = io::readBattlefieldRemains(text, unread);
    if (!board || board->spaces.size() > kMaxSpaces || board->zones.size() > kMaxZones ||
        !std::isfinite(board->width) || !std::isfinite(board->height) || board->width <= 0 || board->height <= 0)
        return false;
    const auto isPlaced = [&](SpaceId id) {
        return id && id.value() < static_cast<int>(board->spaces.size()) && std::isfinite(board->spaces[id].x) &&
               std::isfinite(board->spaces[id].y);
    };
    std::erase_if(board->lines, [&](const Line &line) { return !isPlaced(line.a) || !isPlaced(line.b); });
    std::erase_if(board->starts, [&](SpaceId id) { return !isPlaced(id); });
    for (Space &space : board->spaces) {
        std::erase_if(space.zones,
                      [&](ZoneId id) { return !id || id.value() >= static_cast<int>(board->zones.size()); });
        if (!std::isfinite(space.x) || !std::isfinite(space.y))
            space.x = space.y = 0;
    }
    setValue(std::move(*board));
    return true;
}

void BattlefieldDocument::reset() { setValue(newBattlefield()); }

void BattlefieldDocument::becomeCopy() {
    Battlefield copy = value();
    copy.id = copy.id.substr(0, 34) + "-copy";
    copy.name.in(Language::En) += " (copy)";
    copy.name.in(Language::Fr) += " (copie)";
    copy.name.in(Language::De) += " (Kopie)";
    setValue(std::move(copy));
}

QList<Problem> BattlefieldDocument::findProblems() const {
    io::Diagnostics diagnostics;
    io::check(value(), diagnostics);
    QList<Problem> problems = battlefieldProblems(value(), diagnostics);
    for (const io::MissingName &missing : io::missingNames(value())) {
        const QString language = missing.language == Language::Fr   ? tr("French")
                                 : missing.language == Language::De ? tr("German")
                                                                    : tr("English");
        problems.append({.severity = Problem::Severity::Warning,
                         .fact = tr("A text has no %1 version yet.").arg(language),
                         .reason = tr("That of another language is used."),
                         .place = qt(missing.path + '.' + codeOf(missing.language)),
                         .code = QStringLiteral("content/missing-language")});
    }
    if (isTraceMissing())
        problems.append({.severity = Problem::Severity::Remark,
                         .fact = tr("The picture to trace is missing."),
                         .reason = tr("“%1” may have been moved.").arg(QFileInfo(qt(value().trace.picture)).fileName()),
                         .place = QStringLiteral("trace"),
                         .code = QStringLiteral("workshop/trace-missing")});
    return problems;
}

} // namespace champclos::editor
