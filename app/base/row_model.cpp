// SPDX-License-Identifier: MIT
#include "app/base/row_model.h"

#include <algorithm>

namespace champclos::app {

RowModel::RowModel(const QList<QByteArray> &roles, QObject *parent) : QAbstractListModel(parent) {
    for (int index = 0; index < roles.size(); ++index)
        m_names.insert(Qt::UserRole + index, roles[index]);
}

int RowModel::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid() || index.row() >= count())
        return {};
    return m_rows[index.row()].value(role - Qt::UserRole);
}

QVariant RowModel::value(int row, const QByteArray &role) const {
    return row < 0 || row >= count() ? QVariant() : data(index(row), m_names.key(role, -1));
}

QVariantMap RowModel::at(int row) const {
    QVariantMap map;
    if (row < 0 || row >= count())
        return map;
    for (auto it = m_names.cbegin(); it != m_names.cend(); ++it)
        map.insert(QString::fromLatin1(it.value()), data(index(row), it.key()));
    return map;
}

int RowModel::find(const QString &role, const QVariant &value) const {
    for (int row = 0; row < count(); ++row)
        if (this->value(row, role.toLatin1()) == value)
            return row;
    return -1;
}

int RowModel::rowOf(const QVariant &key, int from) const {
    for (int row = from; row < count(); ++row)
        if (m_rows[row].constFirst() == key)
            return row;
    return -1;
}

void RowModel::removeMissing(const std::vector<Row> &rows) {
    for (int row = count() - 1; row >= 0; --row) {
        const QVariant &key = m_rows[row].constFirst();
        const auto isKept = [&](const Row &other) { return other.constFirst() == key; };
        // Most rows stay where they are: look there first.
        const auto place = static_cast<std::size_t>(row);
        if ((place < rows.size() && isKept(rows[place])) || std::any_of(rows.begin(), rows.end(), isKept))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        endRemoveRows();
    }
}

void RowModel::update(int row, const Row &values) {
    Row &mine = m_rows[row];
    QList<int> changed;
    for (int role = 0; role < values.size(); ++role)
        if (mine[role] != values[role])
            changed.push_back(Qt::UserRole + role);
    if (changed.isEmpty())
        return;
    mine = values;
    Q_EMIT dataChanged(index(row), index(row), changed);
}

void RowModel::assign(std::vector<Row> rows) {
    const int before = count();
    removeMissing(rows);
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        const Row &values = rows[row];
        const int at = rowOf(values.constFirst(), row);
        if (at < 0) {
            beginInsertRows({}, row, row);
            m_rows.insert(m_rows.begin() + row, values);
            endInsertRows();
            continue;
        }
        if (at != row) {
            beginMoveRows({}, at, at, {}, row);
            std::rotate(m_rows.begin() + row, m_rows.begin() + at, m_rows.begin() + at + 1);
            endMoveRows();
        }
        update(row, values);
    }
    if (count() != before)
        Q_EMIT countChanged();
}

} // namespace champclos::app
