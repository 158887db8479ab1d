// SPDX-License-Identifier: MIT
#include "editor/deck/deck_table.h"

#include "editor/deck/deck_shelf.h"

#include <QDir>

namespace champclos::editor {

DeckTable::DeckTable(QObject *parent) : QObject(parent) {}

DeckTable *DeckTable::create(QQmlEngine *engine, QJSEngine *) {
    return new DeckTable(engine); // the engine keeps it for as long as the program has windows
}

QUrl DeckTable::folderUrl() { return QUrl::fromLocalFile(DeckShelf::ownFolder()); }

bool DeckTable::save() {
    if (m_document.hasPath())
        return m_document.save();
    const QDir folder(DeckShelf::ownFolder());
    const QString id = qt(m_document.value().id);
    QString name = id + QStringLiteral(".json");
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1-%2.json").arg(id).arg(number);
    return m_document.saveAs(folder.filePath(name));
}

} // namespace champclos::editor
