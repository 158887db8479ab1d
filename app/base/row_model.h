// SPDX-License-Identifier: MIT
//
// A list model of plain rows with named roles. Whoever owns it hands in all rows each time; rows keep their identity by
// the first role, so that views see insertions, removals, moves and changes of single roles and can animate them. It
// computes nothing itself: what the rows say is decided by the functions that build them.
#pragma once

#include <QAbstractListModel>
#include <QVariantList>

#include <vector>

namespace champclos::app {

class RowModel : public QAbstractListModel {
    Q_OBJECT
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using Row = QVariantList; ///< one value for each role, in the order of the names

    /// The first name is the key by which rows are recognised.
    explicit RowModel(const QList<QByteArray> &roles, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override { return m_names; }

    int count() const { return static_cast<int>(m_rows.size()); }
    void assign(std::vector<Row> rows);

    QVariant value(int row, const QByteArray &role) const;
    /// All roles of a row by name; empty if there is no such row.
    Q_INVOKABLE QVariantMap at(int row) const;
    /// The row whose role has this value, or -1.
    Q_INVOKABLE int find(const QString &role, const QVariant &value) const;

Q_SIGNALS:
    void countChanged();

private:
    int rowOf(const QVariant &key, int from) const;
    void removeMissing(const std::vector<Row> &rows);
    void update(int row, const Row &values);

    QHash<int, QByteArray> m_names;
    std::vector<Row> m_rows;
};

} // namespace champclos::app
