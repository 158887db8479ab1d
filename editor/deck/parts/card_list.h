// SPDX-License-Identifier: MIT
//
// Lists of the open deck as models: its cards with what stands on them in short, and any other list (fighters, spells,
// side cards, tags …) by its path with names. They only show; the document changes.
#pragma once

#include "editor/deck/document/deck_link.h"
#include "editor/document/row_list.h"

namespace champclos::editor {

struct CardRow {
    QString name;
    QString facts;      ///< "Attack · Knight · boost 4"
    QString shortFacts; ///< "Knight · boost 4"
    int type = 0;
    int value = -1; ///< none
    int boost = 0;  ///< -1: none
    int copies = 1;
    int problems = 0;
    bool hasNote = false;
    friend bool operator==(const CardRow &, const CardRow &) = default;
};

class CardListModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        FactsRole,
        TypeRole,
        ValueRole,
        BoostRole,
        CopiesRole,
        ProblemsRole,
        NoteRole,
        ShortFactsRole
    };

    using RowList::RowList;
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    int count() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< as in CardRow

signals:
    void documentChanged();

private:
    void refresh();
    DeckLink m_document;
    QList<CardRow> m_rows;
};

struct EntryRow {
    QString id;
    QString title; ///< name in the current language, or what it is called until it has one
    QString facts;
    QString emblem;
    int problems = 0;
    friend bool operator==(const EntryRow &, const EntryRow &) = default;
};

class DeckListModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString list READ list WRITE setList NOTIFY listChanged) ///< "fighters", "pile.spells", …

public:
    enum Role { IdRole = Qt::UserRole + 1, TitleRole, FactsRole, PathRole, EmblemRole, ProblemsRole };

    using RowList::RowList;
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString list() const { return m_list; }
    void setList(const QString &list);
    int count() const override { return static_cast<int>(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< entryId, title, facts, path, emblem, problems

signals:
    void documentChanged();
    void listChanged();

private:
    void refresh();
    DeckLink m_document;
    QString m_list;
    QList<EntryRow> m_rows;
};

} // namespace champclos::editor
