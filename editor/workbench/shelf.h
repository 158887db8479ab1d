// SPDX-License-Identifier: MIT
//
// What one can start from: the files of one kind in the user's own folder, newest first, or those that come with the
// program. Each with its title, a line of facts, whether it can be played, or why it cannot be opened. What else a kind
// shows (a drawing, an emblem) is added by the subclass. It reads files when asked and keeps nothing open.
#pragma once

#include "editor/document/language.h"
#include "editor/document/problem_model.h"
#include "editor/document/row_list.h"

namespace champclos::editor {

struct ShelfRow {
    QString path;
    QString title;
    QString facts;
    QString problem; ///< why it cannot be opened; empty: it can
    bool isPlayable = true;
    friend bool operator==(const ShelfRow &, const ShelfRow &) = default;
};

class Shelf : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A shelf holds battlefields or decks")
    Q_PROPERTY(bool isOwn READ isOwn WRITE setOwn NOTIFY sourceChanged) ///< the user's, or those of the program

public:
    enum Role { PathRole = Qt::UserRole + 1, TitleRole, FactsRole, ProblemRole, PlayableRole, FirstOwnRole };

    explicit Shelf(QObject *parent = nullptr);
    bool isOwn() const { return m_isOwn; }
    void setOwn(bool isOwn);
    int count() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< path, title, facts, problem, isPlayable
    const QList<ShelfRow> &rows() const { return m_rows; }
    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool remove(const QString &path); ///< to the bin, of the user's own only

signals:
    void sourceChanged();

protected:
    virtual QString ownFolder() const = 0;
    virtual QStringList builtInPaths() const = 0;
    /// Before the files are read anew.
    virtual void forget() = 0;
    /// The next of them.
    virtual ShelfRow read(const QString &path) = 0;
    /// The row of a file that cannot be read.
    static ShelfRow unreadable(const QString &path, const io::Diagnostics &diagnostics);

private:
    bool m_isOwn = false;
    QList<ShelfRow> m_rows;
    LanguageWatcher m_language;
};

} // namespace champclos::editor
