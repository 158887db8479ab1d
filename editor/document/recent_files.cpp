// SPDX-License-Identifier: MIT
#include "editor/document/recent_files.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace champclos::editor {

namespace {

QString keyOf(const QString &kind) { return QStringLiteral("recent/") + kind; }

} // namespace

RecentFiles::RecentFiles(QObject *parent) : RowList(parent) {}

void RecentFiles::setKind(const QString &kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit kindChanged();
    refresh();
}

QStringList RecentFiles::paths(const QString &kind) { return QSettings().value(keyOf(kind)).toStringList(); }

void RecentFiles::remember(const QString &kind, const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList list = paths(kind);
    list.removeAll(absolute);
    list.prepend(absolute);
    QSettings().setValue(keyOf(kind), list.mid(0, kMost));
}

void RecentFiles::refresh() {
    beginResetModel(); // whether a file is there may be different without another path
    m_paths = paths(m_kind);
    endResetModel();
    emit countChanged();
}

void RecentFiles::forget(const QString &path) {
    QStringList list = paths(m_kind);
    list.removeAll(path);
    QSettings().setValue(keyOf(m_kind), list);
    refresh();
}

QVariant RecentFiles::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const QFileInfo info(m_paths[index.row()]);
    switch (role) {
    case PathRole:
        return info.filePath();
    case Qt::DisplayRole:
    case NameRole:
        return info.completeBaseName();
    case FolderRole:
        return QDir::toNativeSeparators(info.path());
    case ExistsRole:
        return info.exists();
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> RecentFiles::roleNames() const {
    return {{PathRole, "path"}, {NameRole, "name"}, {FolderRole, "folder"}, {ExistsRole, "exists"}};
}

} // namespace champclos::editor
