// SPDX-License-Identifier: MIT
//
// What is wrong with the open document, as a list: severity, the fact, why it matters, and the place to go to. Filled
// by the documents from the engine's diagnostics; it judges nothing itself.
#pragma once

#include "editor/document/row_list.h"
#include "engine/io/diagnostic.h"

namespace champclos::editor {

struct Problem {
    enum class Severity { Error, Warning, Remark };
    Severity severity = Severity::Error;
    QString fact;
    QString reason;
    QString place; ///< path of the diagnostic: spaces[3].zones
    QString code;  ///< stable id of the diagnostic: battlefield/unreachable
    int line = 0;  ///< of a text that could not be read; 0: none
    int column = 0;
    friend bool operator==(const Problem &, const Problem &) = default;
};

/// The fact is the engine's own message in the current language, as a sentence.
Problem problemFrom(const io::Diagnostic &diagnostic);
QList<Problem> problemsFrom(const io::Diagnostics &diagnostics);

class ProblemModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Problems belong to a document")
    Q_PROPERTY(int errorCount READ errorCount NOTIFY problemsChanged)
    Q_PROPERTY(int warningCount READ warningCount NOTIFY problemsChanged)
    Q_PROPERTY(int remarkCount READ remarkCount NOTIFY problemsChanged)

public:
    enum Role { SeverityRole = Qt::UserRole + 1, FactRole, ReasonRole, PlaceRole, CodeRole, LineRole, ColumnRole };

    using RowList::RowList;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< severity ("error", "warning", "remark"), fact, reason, ...

    int count() const override { return static_cast<int>(m_problems.size()); }
    int errorCount() const { return countOf(Problem::Severity::Error); }
    int warningCount() const { return countOf(Problem::Severity::Warning); }
    int remarkCount() const { return countOf(Problem::Severity::Remark); }
    const QList<Problem> &problems() const { return m_problems; }
    /// Rows that stay keep their delegates.
    void setProblems(const QList<Problem> &problems);

signals:
    void problemsChanged();

private:
    int countOf(Problem::Severity severity) const;
    QList<Problem> m_problems;
};

} // namespace champclos::editor
