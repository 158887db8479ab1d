// SPDX-License-Identifier: MIT
#include "editor/deck/shelf/table_import.h"

#include "editor/deck/shelf/json_import.h"
#include "engine/io/files.h"
#include "engine/text/text.h"

#include <QFile>
#include <QFileInfo>

namespace champclos::editor {

namespace {

constexpr qint64 kMaxTableBytes = 1 << 20;

Language languageOf(const QString &code) { return text::languageFromCode(code.toStdString()).value_or(Language::En); }

} // namespace

bool TableImport::read(const QString &pathOrUrl, const QString &language) {
    const QString path = Document::localPath(pathOrUrl);
    QFile file(path);
    const bool isJson = path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive);
    const qint64 most = isJson ? static_cast<qint64>(kMaxForeignBytes) : kMaxTableBytes;
    const QString title = QFileInfo(path).completeBaseName();
    ImportResult result;
    if (!m_document || !QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        result.remarks.append({0, tr("the file cannot be read")});
    else if (file.size() > most)
        result.remarks.append({0, tr("the file is larger than %1 MB, too large for a deck").arg(most >> 20)});
    else if (isJson)
        result = importJson(file.readAll(), languageOf(language), title);
    else
        result = importCsv(file.readAll(), languageOf(language), title);
    if (result.deck)
        m_document->replaceBy(*result.deck, {"champclos::editor::TableImport",
                                             QT_TRANSLATE_NOOP("champclos::editor::TableImport", "Import a deck")});
    QList<Problem> problems;
    for (const ImportRemark &remark : result.remarks)
        problems.append({.severity = Problem::Severity::Warning, .fact = remark.text, .line = remark.line});
    m_problems.setProblems(problems);
    m_cards = result.cards;
    m_copies = result.copies;
    emit imported();
    return result.deck.has_value();
}

bool TableImport::writeTable(const QString &pathOrUrl, const QString &language) {
    return m_document && write(pathOrUrl, exportCsv(m_document->value(), languageOf(language)));
}

bool TableImport::writeTemplate(const QString &pathOrUrl, const QString &language) {
    return write(pathOrUrl, csvTemplate(languageOf(language)));
}

bool TableImport::write(const QString &pathOrUrl, const QByteArray &table) {
    io::Diagnostics diagnostics;
    const bool isWritten = io::writeFile(Document::localPath(pathOrUrl).toStdString(),
                                         {table.constData(), static_cast<std::size_t>(table.size())}, diagnostics);
    m_problems.setProblems(problemsFrom(diagnostics));
    return isWritten;
}

QString TableImport::summary() const {
    if (m_cards == 0)
        return tr("Nothing could be read.");
    return tr("%n cards read (%1)", nullptr, m_copies).arg(tr("%n design(s)", nullptr, m_cards));
}

} // namespace champclos::editor
