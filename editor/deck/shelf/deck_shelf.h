// SPDX-License-Identifier: MIT
//
// The decks one can start from, each with its emblem.
#pragma once

#include "app/paint/svg_art.h"
#include "editor/workbench/shelf.h"

namespace champclos::editor {

class DeckShelf : public champclos::editor::Shelf {
    Q_OBJECT
    QML_ELEMENT

public:
    enum Role { EmblemRole = FirstOwnRole, FieldRole, ChargeRole };

    explicit DeckShelf(QObject *parent = nullptr);
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< … emblem, field, charge

protected:
    QString ownFolder() const override;
    QStringList builtInPaths() const override;
    void forget() override { m_emblems.clear(); }
    ShelfRow read(const QString &path) override;

private:
    QList<paint::Emblem> m_emblems;
};

} // namespace champclos::editor
