// SPDX-License-Identifier: MIT
//
// Two lists for the block editor: the rows of blocks (block_rows.h) and what fits at the focus (candidates.h). They
// only show; effect_editor.h fills them and acts.
#pragma once

#include "editor/deck/blocks/block_rows.h"
#include "editor/deck/blocks/candidates.h"
#include "editor/document/row_list.h"

namespace champclos::editor {

class BlockModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Blocks belong to an effect editor")

public:
    enum Role {
        KindRole = Qt::UserRole + 1,
        DepthRole,
        PathRole,
        LabelRole,
        LegsRole,
        ToneRole,
        PartsRole,
        ProblemRole,
        HintRole
    };

    using RowList::RowList;
    QVariant data(const QModelIndex &index, int role) const override;
    /// kind, depth, path, label, legs, tone, parts (kind, label, text, path, shape, isFilled, isNumber, hint),
    /// hasProblem, hint
    QHash<int, QByteArray> roleNames() const override;

    int count() const override { return static_cast<int>(m_rows.size()); }
    const QList<BlockRow> &rows() const { return m_rows; }
    void setRows(const QList<BlockRow> &rows) { replaceRows(m_rows, rows); }

private:
    QList<BlockRow> m_rows;
};

class FitsModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Candidates belong to an effect editor")
    Q_PROPERTY(int misfitCount READ misfitCount NOTIFY fitsChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(bool showsMisfits READ showsMisfits WRITE setShowsMisfits NOTIFY fitsChanged)

public:
    enum Role { LabelRole = Qt::UserRole + 1, KeyRole, ShapeRole, FitsRole, ReasonRole, HintRole };

    using RowList::RowList;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< label, key, shape, fits, reason, hint

    int count() const override { return static_cast<int>(m_shown.size()); }
    int misfitCount() const;
    QString search() const { return m_search; }
    void setSearch(const QString &search);
    bool showsMisfits() const { return m_showsMisfits; }
    void setShowsMisfits(bool isWanted);

    const QList<Candidate> &shown() const { return m_shown; }
    void setCandidates(const QList<Candidate> &all);
    const Candidate *find(const QString &key) const; ///< among all, shown or not

signals:
    void fitsChanged();
    void searchChanged();

private:
    void refresh();
    QList<Candidate> m_all;
    QList<Candidate> m_shown;
    QString m_search;
    bool m_showsMisfits = false;
};

} // namespace champclos::editor
