// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_shelf.h"

#include "editor/battlefield/board_edits.h"
#include "editor/workbench/own_content.h"
#include "engine/io/battlefield_check.h"
#include "engine/io/battlefield_io.h"
#include "engine/io/library.h"

#include <QFileInfo>

namespace champclos::editor {

BattlefieldShelf::BattlefieldShelf(QObject *parent) : Shelf(parent) { refresh(); }

QString BattlefieldShelf::ownFolder() const { return ownBattlefieldFolder(); }

QStringList BattlefieldShelf::builtInPaths() const {
    QStringList paths;
    const io::Library library;
    for (const std::string &id : library.battlefieldIds())
        paths.append(QStringLiteral(":/champclos/battlefields/%1.json").arg(qt(id)));
    return paths;
}

ShelfRow BattlefieldShelf::read(const QString &path) {
    io::Diagnostics diagnostics;
    m_boards.push_back(io::loadBattlefieldDraft(path.toStdString(), diagnostics));
    const std::optional<Battlefield> &board = m_boards.back();
    if (!board)
        return unreadable(path, diagnostics);
    io::check(*board, diagnostics);
    ShelfRow row{.path = path, .title = qt(board->name.in(currentLanguage())), .isPlayable = !diagnostics.hasErrors()};
    if (row.title.isEmpty())
        row.title = QFileInfo(path).completeBaseName();
    row.facts =
        QStringList{tr("%n space(s)", nullptr, spaceCount(*board)), tr("%n zone(s)", nullptr, zoneCount(*board)),
                    tr("%n start(s)", nullptr, static_cast<int>(board->starts.size()))}
            .join(QStringLiteral(" · "));
    return row;
}

QVariant BattlefieldShelf::data(const QModelIndex &index, int role) const {
    if (role != BoardRole || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return Shelf::data(index, role);
    const std::optional<Battlefield> &board = m_boards[index.row()];
    return board ? QVariant::fromValue(*board) : QVariant();
}

QHash<int, QByteArray> BattlefieldShelf::roleNames() const {
    QHash<int, QByteArray> names = Shelf::roleNames();
    names.insert(BoardRole, "boardValue");
    return names;
}

} // namespace champclos::editor
