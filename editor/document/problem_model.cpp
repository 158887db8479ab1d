// SPDX-License-Identifier: MIT
#include "editor/document/problem_model.h"

#include "editor/document/language.h"
#include "engine/text/text.h"

#include <algorithm>

namespace champclos::editor {

namespace {

QString asSentence(QString text) {
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    return text.endsWith(u'.') || text.endsWith(u'?') ? text : text + u'.';
}

QString wordOf(Problem::Severity severity) {
    switch (severity) {
    case Problem::Severity::Error:
        return QStringLiteral("error");
    case Problem::Severity::Warning:
        return QStringLiteral("warning");
    case Problem::Severity::Remark:
        return QStringLiteral("remark");
    }
    return {};
}

} // namespace

Problem problemFrom(const io::Diagnostic &diagnostic) {
    return {.severity =
                diagnostic.severity() == io::Severity::Error ? Problem::Severity::Error : Problem::Severity::Warning,
            .fact = asSentence(qt(text::diagnosticMessage(diagnostic, currentLanguage()))),
            .reason = {},
            .place = qt(diagnostic.path),
            .code = QString::fromLatin1(diagnostic.id()),
            .line = diagnostic.position.line,
            .column = diagnostic.position.column};
}

QList<Problem> problemsFrom(const io::Diagnostics &diagnostics) {
    QList<Problem> problems;
    for (const io::Diagnostic &diagnostic : diagnostics)
        problems.append(problemFrom(diagnostic));
    return problems;
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Problem &problem = m_problems[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case FactRole:
        return problem.fact;
    case SeverityRole:
        return wordOf(problem.severity);
    case ReasonRole:
        return problem.reason;
    case PlaceRole:
        return problem.place;
    case CodeRole:
        return problem.code;
    case LineRole:
        return problem.line;
    case ColumnRole:
        return problem.column;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> ProblemModel::roleNames() const {
    return {{SeverityRole, "severity"}, {FactRole, "fact"}, {ReasonRole, "reason"}, {PlaceRole, "place"},
            {CodeRole, "code"},         {LineRole, "line"}, {ColumnRole, "column"}};
}

void ProblemModel::setProblems(const QList<Problem> &problems) {
    if (problems == m_problems)
        return;
    replaceRows(m_problems, problems);
    emit problemsChanged();
}

int ProblemModel::countOf(Problem::Severity severity) const {
    return static_cast<int>(std::count_if(m_problems.begin(), m_problems.end(),
                                          [severity](const Problem &problem) { return problem.severity == severity; }));
}

} // namespace champclos::editor
