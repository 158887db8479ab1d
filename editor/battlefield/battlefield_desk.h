// SPDX-License-Identifier: MIT
//
// What stays on the drawing table while the user is elsewhere: one editor, one balance run, and whether a board is
// open. A test game leaves the workshop and comes back to it; nothing may be lost on the way. Also the shelf of boards
// to open. It is made once for the program.
#pragma once

#include "editor/battlefield/battlefield_editor.h"
#include "editor/lab/balance_run.h"

#include <QAbstractListModel>
#include <QQmlEngine>

namespace champclos::editor {

class BattlefieldDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(champclos::editor::BattlefieldEditor *editor READ editor CONSTANT)
    Q_PROPERTY(champclos::editor::BalanceRun *run READ run CONSTANT)
    Q_PROPERTY(bool isOpen MEMBER m_isOpen NOTIFY isOpenChanged)

public:
    explicit BattlefieldDesk(QObject *parent);
    static BattlefieldDesk *create(QQmlEngine *engine, QJSEngine *);

    BattlefieldEditor *editor() { return &m_editor; }
    BalanceRun *run() { return &m_run; }
    /// The folder of the user's boards; the game offers what lies there.
    Q_INVOKABLE static QString folder();
    Q_INVOKABLE static QUrl folderUrl();
    /// Saves where it was, or among the user's boards under a name of its own.
    Q_INVOKABLE bool save();

signals:
    void isOpenChanged();

private:
    BattlefieldEditor m_editor;
    BalanceRun m_run;
    bool m_isOpen = false;
};

/// Boards to begin with: the user's own, then the built-in ones.
class BoardShelf : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool ownBoards MEMBER m_hasOwn NOTIFY kindChanged) ///< the user's, or those that come with the program

public:
    enum Role { PathRole = Qt::UserRole + 1, NameRole, SpacesRole, ZonesRole, StartsRole, ValueRole, ProblemRole };

    explicit BoardShelf(QObject *parent = nullptr);
    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// path, name, spaces, zones, starts, boardValue, problem ("" or why it cannot be opened)
    QHash<int, QByteArray> roleNames() const override;
    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool remove(const QString &path); ///< to the bin, of the user's own only

signals:
    void countChanged();
    void kindChanged();

private:
    struct Row {
        QString path;
        std::optional<Battlefield> board;
        QString problem;
    };
    static Row rowOf(const QString &path);
    bool m_hasOwn = false;
    std::vector<Row> m_rows;
    LanguageWatcher m_language;
};

} // namespace champclos::editor
