// SPDX-License-Identifier: MIT
#include "editor/battlefield/battlefield_desk.h"

#include "engine/io/battlefield_io.h"
#include "engine/io/library.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace champclos::editor {

BattlefieldDesk::BattlefieldDesk(QObject *parent) : QObject(parent) {
    // What was found out about one board says nothing about another.
    connect(m_editor.document(), &Document::replaced, &m_run, &BalanceRun::clear);
}

BattlefieldDesk *BattlefieldDesk::create(QQmlEngine *engine, QJSEngine *) {
    return new BattlefieldDesk(engine); // the engine keeps it for as long as the program has windows
}

QString BattlefieldDesk::folder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/battlefields");
}

QUrl BattlefieldDesk::folderUrl() { return QUrl::fromLocalFile(folder()); }

bool BattlefieldDesk::save() {
    BattlefieldDocument &document = *m_editor.document();
    if (document.hasPath())
        return document.save();
    QDir().mkpath(folder());
    const QString stem = folder() + u'/' + qt(document.value().id);
    QString path = stem + QStringLiteral(".json");
    for (int number = 2; QFile::exists(path); ++number)
        path = QStringLiteral("%1-%2.json").arg(stem).arg(number);
    return document.saveAs(path);
}

BoardShelf::BoardShelf(QObject *parent) : QAbstractListModel(parent) {
    connect(this, &BoardShelf::kindChanged, this, &BoardShelf::refresh);
    connect(&m_language, &LanguageWatcher::languageChanged, this, [this] {
        if (count() > 0)
            emit dataChanged(index(0), index(count() - 1));
    });
    refresh();
}

BoardShelf::Row BoardShelf::rowOf(const QString &path) {
    io::Diagnostics diagnostics;
    Row row{.path = path, .board = io::loadBattlefieldDraft(path.toStdString(), diagnostics), .problem = {}};
    if (row.board)
        return row;
    const Problem first = problemsFrom(diagnostics).value(0);
    row.problem =
        first.line > 0 ? tr("Line %1, column %2: %3").arg(first.line).arg(first.column).arg(first.fact) : first.fact;
    return row;
}

void BoardShelf::refresh() {
    beginResetModel();
    m_rows.clear();
    if (m_hasOwn) {
        for (const QFileInfo &file :
             QDir(BattlefieldDesk::folder()).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Time))
            m_rows.push_back(rowOf(file.absoluteFilePath()));
    } else {
        const io::Library library;
        for (const std::string &id : library.battlefieldIds())
            m_rows.push_back(rowOf(QStringLiteral(":/champclos/battlefields/%1.json").arg(qt(id))));
    }
    endResetModel();
    emit countChanged();
}

bool BoardShelf::remove(const QString &path) {
    const bool isGone = !path.startsWith(u':') && (QFile::moveToTrash(path) || QFile::remove(path));
    refresh();
    return isGone;
}

int BoardShelf::rowCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : count(); }

QVariant BoardShelf::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PathRole:
        return row.path;
    case Qt::DisplayRole:
    case NameRole:
        return row.board ? qt(row.board->name.in(currentLanguage())) : QFileInfo(row.path).completeBaseName();
    case SpacesRole:
        return row.board ? spaceCount(*row.board) : 0;
    case ZonesRole:
        return row.board ? zoneCount(*row.board) : 0;
    case StartsRole:
        return row.board ? static_cast<int>(row.board->starts.size()) : 0;
    case ValueRole:
        return row.board ? QVariant::fromValue(*row.board) : QVariant();
    case ProblemRole:
        return row.problem;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> BoardShelf::roleNames() const {
    return {{PathRole, "path"},     {NameRole, "name"},        {SpacesRole, "spaces"},  {ZonesRole, "zones"},
            {StartsRole, "starts"}, {ValueRole, "boardValue"}, {ProblemRole, "problem"}};
}

} // namespace champclos::editor
