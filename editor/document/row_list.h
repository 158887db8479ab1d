// SPDX-License-Identifier: MIT
//
// A list for a page whose rows are computed anew after every change. It says as little as possible about what is
// different, so that what stays on the screen keeps its delegate. Not a shortest edit: one stretch in the middle is
// taken for changed. What a row holds is known to the subclass.
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QtQml/qqmlregistration.h>

#include <algorithm>

namespace champclos::editor {

class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;
    virtual int count() const = 0;
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : count(); }

signals:
    void countChanged();

protected:
    /// `rows` becomes `next`.
    template <class Row> void replaceRows(QList<Row> &rows, const QList<Row> &next);
};

struct RowDiff {
    int first = 0;    ///< rows before it are the same
    int changed = 0;  ///< rows from `first` on that have another content
    int removed = 0;  ///< rows after these that are gone
    int inserted = 0; ///< or new
};

template <class Row> RowDiff rowDiff(const QList<Row> &before, const QList<Row> &after) {
    const auto most = static_cast<int>(std::min(before.size(), after.size()));
    int first = 0;
    while (first < most && before[first] == after[first])
        ++first;
    int last = 0;
    while (last < most - first && before[before.size() - 1 - last] == after[after.size() - 1 - last])
        ++last;
    const int old = static_cast<int>(before.size()) - first - last;
    const int fresh = static_cast<int>(after.size()) - first - last;
    const int changed = std::min(old, fresh);
    return {first, changed, old - changed, fresh - changed};
}

template <class Row> void RowList::replaceRows(QList<Row> &rows, const QList<Row> &next) {
    const RowDiff diff = rowDiff(rows, next);
    const int end = diff.first + diff.changed;
    if (diff.removed > 0) {
        beginRemoveRows({}, end, end + diff.removed - 1);
        rows.remove(end, diff.removed);
        endRemoveRows();
    }
    if (diff.inserted > 0) {
        beginInsertRows({}, end, end + diff.inserted - 1);
        for (int row = end; row < end + diff.inserted; ++row)
            rows.insert(row, next[row]);
        endInsertRows();
    }
    rows = next;
    if (diff.changed > 0)
        emit dataChanged(index(diff.first), index(end - 1));
    if (diff.removed + diff.inserted > 0)
        emit countChanged();
}

} // namespace champclos::editor
