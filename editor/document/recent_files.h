// SPDX-License-Identifier: MIT
//
// The files of one kind that were opened or saved last, newest first, kept in the settings. Files that have gone stay
// in the list and say so: a stick may be plugged in again.
#pragma once

#include "editor/document/row_list.h"

#include <QStringList>

namespace champclos::editor {

class RecentFiles : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY kindChanged)

public:
    enum Role { PathRole = Qt::UserRole + 1, NameRole, FolderRole, ExistsRole };
    static constexpr int kMost = 12;

    explicit RecentFiles(QObject *parent = nullptr);
    QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    int count() const override { return static_cast<int>(m_paths.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< path, name, folder, exists

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void forget(const QString &path);
    static void remember(const QString &kind, const QString &path);
    static QStringList paths(const QString &kind);

signals:
    void kindChanged();

private:
    QString m_kind;
    QStringList m_paths;
};

} // namespace champclos::editor
