// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_document.h"

#include "editor/battlefield/battlefield_problems.h"
#include "editor/battlefield/board_edits.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/battlefield_io.h"

#include <QDir>
#include <QFileInfo>

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
    if (isTraceMissing())
        problems.append({.severity = Problem::Severity::Remark,
                         .fact = tr("The picture to trace is missing."),
                         .reason = tr("“%1” may have been moved.").arg(QFileInfo(qt(value().trace.picture)).fileName()),
                         .place = QStringLiteral("trace"),
                         .code = QStringLiteral("workshop/trace-missing")});
    return problems;
}

} // namespace champclos::editor
