// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/table_import.h"

#include "engine/text/text.h"

#include <QFile>
#include <QFileInfo>

namespace champclos::editor {

namespace {

constexpr qint64 kMaxTableBytes = 1 << 20;

} // namespace

bool TableImport::read(const QString &pathOrUrl, const QString &language) {
    const QString path = Document::localPath(pathOrUrl);
    QFile file(path);
    CsvResult result;
    if (!m_document || !file.open(QIODevice::ReadOnly) || file.size() > kMaxTableBytes)
        result.problems.append({0, tr("the file cannot be read")});
    else
        result = importCsv(file.readAll(), text::languageFromCode(language.toStdString()).value_or(Language::En),
                           QFileInfo(path).completeBaseName());
    if (result.deck)
        m_document->replaceBy(*result.deck, {"champclos::editor::TableImport",
                                             QT_TRANSLATE_NOOP("champclos::editor::TableImport", "Import a table")});
    QList<Problem> problems;
    for (const CsvProblem &problem : result.problems)
        problems.append({.severity = Problem::Severity::Warning, .fact = problem.text, .line = problem.line});
    m_problems.setProblems(problems);
    m_cards = result.cards;
    m_copies = result.copies;
    emit imported();
    return result.deck.has_value();
}

QString TableImport::summary() const {
    if (m_cards == 0)
        return tr("Nothing could be read.");
    return tr("%n cards read (%1)", nullptr, m_copies).arg(tr("%n design(s)", nullptr, m_cards));
}

} // namespace champclos::editor
