// SPDX-License-Identifier: MIT
//
// The decks one can start from: those that come with the program and those in the user's own folder, with emblem and
// facts for a shelf. It reads files when asked and keeps nothing open.
#pragma once

#include <QAbstractListModel>
#include <QColor>
#include <QtQml/qqmlregistration.h>

namespace champclos::editor {

struct ShelfRow {
    QString path;
    QString title;
    QString facts;
    QString emblem;
    QColor field;
    QColor charge;
    bool isBuiltIn = false;
    bool isPlayable = true;
    friend bool operator==(const ShelfRow &, const ShelfRow &) = default;
};

class DeckShelf : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isBuiltIn READ isBuiltIn WRITE setBuiltIn NOTIFY sourceChanged)
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY sourceChanged) ///< of the user's decks
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { PathRole = Qt::UserRole + 1, TitleRole, FactsRole, EmblemRole, FieldRole, ChargeRole, PlayableRole };

    explicit DeckShelf(QObject *parent = nullptr);
    bool isBuiltIn() const { return m_isBuiltIn; }
    void setBuiltIn(bool isBuiltIn);
    QString folder() const { return m_folder; }
    void setFolder(const QString &folder);
    int count() const { return static_cast<int>(m_rows.size()); }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< path, title, facts, emblem, field, charge, isPlayable
    Q_INVOKABLE void refresh();
    /// Where a user's decks are saved unless they choose another place; made if it is not there.
    Q_INVOKABLE static QString ownFolder();

signals:
    void sourceChanged();
    void countChanged();

private:
    bool m_isBuiltIn = true;
    QString m_folder;
    QList<ShelfRow> m_rows;
};

} // namespace champclos::editor
