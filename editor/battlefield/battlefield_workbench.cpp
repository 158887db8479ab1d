// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_workbench.h"

#include "editor/workbench/own_content.h"
#include "engine/io/battlefield_io.h"

namespace champclos::editor {

BattlefieldWorkbench::BattlefieldWorkbench(QObject *parent) : Workbench(parent) { listenTo(*m_editor.document()); }

BattlefieldWorkbench *BattlefieldWorkbench::create(QQmlEngine *engine, QJSEngine *) {
    return new BattlefieldWorkbench(engine); // the engine keeps it for as long as the program has windows
}

QString BattlefieldWorkbench::ownFolder() const { return ownBattlefieldFolder(); }

bool BattlefieldWorkbench::startBalance(const QStringList &decks, int games, const QString &level, int seed) {
    return run()->startOnBoard(m_editor.board(), decks, games, level, seed);
}

std::string BattlefieldWorkbench::playableText() {
    Battlefield board = m_editor.board();
    board.trace = {}; // only for who draws
    return io::writeBattlefield(board);
}

} // namespace champclos::editor
