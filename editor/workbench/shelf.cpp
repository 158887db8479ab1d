// SPDX-License-Identifier: MIT
#include "editor/workbench/shelf.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace champclos::editor {

Shelf::Shelf(QObject *parent) : RowList(parent) {
    connect(&m_language, &LanguageWatcher::languageChanged, this, &Shelf::refresh);
}

void Shelf::setOwn(bool isOwn) {
    if (m_isOwn == isOwn)
        return;
    m_isOwn = isOwn;
    emit sourceChanged();
    refresh();
}

void Shelf::refresh() {
    QStringList paths;
    if (m_isOwn)
        for (const QFileInfo &file :
             QDir(ownFolder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time))
            paths.append(file.absoluteFilePath());
    else
        paths = builtInPaths();
    beginResetModel();
    forget();
    m_rows.clear();
    for (const QString &path : paths)
        m_rows.append(read(path));
    endResetModel();
    emit countChanged();
}

ShelfRow Shelf::unreadable(const QString &path, const io::Diagnostics &diagnostics) {
    const Problem first = problemsFrom(diagnostics).value(0);
    return {.path = path,
            .title = QFileInfo(path).completeBaseName(),
            .facts = {},
            .problem = first.line > 0 ? tr("Line %1, column %2: %3").arg(first.line).arg(first.column).arg(first.fact)
                                      : first.fact,
            .isPlayable = false};
}

bool Shelf::remove(const QString &path) {
    const bool isGone = !path.startsWith(u':') && (QFile::moveToTrash(path) || QFile::remove(path));
    refresh();
    return isGone;
}

QVariant Shelf::data(const QModelIndex &index, int role) const {
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
    case ProblemRole:
        return row.problem;
    case PlayableRole:
        return row.isPlayable;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> Shelf::roleNames() const {
    return {{PathRole, "path"},
            {TitleRole, "title"},
            {FactsRole, "facts"},
            {ProblemRole, "problem"},
            {PlayableRole, "isPlayable"}};
}

} // namespace champclos::editor
