// SPDX-License-Identifier: MIT
//
// The battlefields one can start from, each with the board itself to be drawn in small.
#pragma once

#include "editor/workbench/shelf.h"
#include "engine/core/battlefield.h"

#include <optional>
#include <vector>

namespace champclos::editor {

class BattlefieldShelf : public champclos::editor::Shelf {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role { BoardRole = FirstOwnRole };

    explicit BattlefieldShelf(QObject *parent = nullptr);
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< … boardValue

protected:
    QString ownFolder() const override;
    QStringList builtInPaths() const override;
    void forget() override { m_boards.clear(); }
    ShelfRow read(const QString &path) override;

private:
    std::vector<std::optional<Battlefield>> m_boards; ///< nothing: it cannot be read
};

} // namespace champclos::editor
