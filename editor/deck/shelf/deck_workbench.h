// SPDX-License-Identifier: MIT
//
// The workbench of decks: the open deck, and which part of it is being edited.
#pragma once

#include "editor/deck/document/deck_document.h"
#include "editor/workbench/workbench.h"

namespace champclos::editor {

class DeckWorkbench : public champclos::editor::Workbench {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document CONSTANT)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY ownerChanged) ///< the part that is shown: "cards[3]" …

public:
    explicit DeckWorkbench(QObject *parent);
    static DeckWorkbench *create(QQmlEngine *engine, QJSEngine *);

    DeckDocument *document() { return &m_document; }
    Document *file() override { return &m_document; }
    QString owner() const { return m_owner; }
    void setOwner(const QString &owner);
    bool isPlayable() override { return m_document.isPlayable(); }
    QString ownFolder() const override;
    bool startBalance(const QStringList &decks, int games, const QString &level, int seed) override;
    bool isRunCurrent() override { return run()->isAbout(m_document.value()); }

signals:
    void ownerChanged();

protected:
    Part part() const override { return Part::Deck; }

private:
    void keepOwnerReal();

    DeckDocument m_document;
    QString m_owner = QStringLiteral("deck");
};

} // namespace champclos::editor
