// SPDX-License-Identifier: MIT
//
// Where two versions of a list differ, so that a model can say as little as possible and what stays on the screen keeps
// its delegate. Not a shortest edit: one stretch in the middle is taken for changed.
#pragma once

#include <QList>

#include <algorithm>

namespace champclos::editor {

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

} // namespace champclos::editor
