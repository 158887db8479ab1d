// SPDX-License-Identifier: MIT
//
// The workbench of decks: the open deck, which part of it is being edited, and where in its sentences. All of it is
// still there after a test game.
#pragma once

#include "editor/deck/blocks/effect_editor.h"
#include "editor/deck/document/deck_document.h"
#include "editor/deck/parts/deck_choices.h"
#include "editor/workbench/workbench.h"

namespace champclos::editor {

class DeckWorkbench : public champclos::editor::Workbench {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document CONSTANT)
    Q_PROPERTY(champclos::editor::EffectEditor *effects READ effects CONSTANT) ///< of the part that is shown
    Q_PROPERTY(champclos::editor::DeckChoices *choices READ choices CONSTANT)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY ownerChanged) ///< the part that is shown: "cards[3]" …

public:
    explicit DeckWorkbench(QObject *parent);
    static DeckWorkbench *create(QQmlEngine *engine, QJSEngine *);

    DeckDocument *document() { return &m_document; }
    EffectEditor *effects() { return &m_effects; }
    DeckChoices *choices() { return &m_choices; }
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
    EffectEditor m_effects;
    DeckChoices m_choices;
    QString m_owner = QStringLiteral("deck");
};

} // namespace champclos::editor
