// SPDX-License-Identifier: MIT
//
// The workbench of battlefields: one editor, whose board is the open document.
#pragma once

#include "editor/battlefield/battlefield_editor.h"
#include "editor/workbench/workbench.h"

namespace champclos::editor {

class BattlefieldWorkbench : public champclos::editor::Workbench {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(champclos::editor::BattlefieldEditor *editor READ editor CONSTANT)

public:
    explicit BattlefieldWorkbench(QObject *parent);
    static BattlefieldWorkbench *create(QQmlEngine *engine, QJSEngine *);

    BattlefieldEditor *editor() { return &m_editor; }
    Document *file() override { return m_editor.document(); }
    bool isPlayable() override { return m_editor.isPlayable(); }
    QString ownFolder() const override;
    bool startBalance(const QStringList &decks, int games, const QString &level, int seed) override;
    bool isRunCurrent() override { return run()->isAbout(m_editor.board()); }

protected:
    Part part() const override { return Part::Battlefield; }
    std::string playableText() override;

private:
    BattlefieldEditor m_editor;
};

} // namespace champclos::editor
