// SPDX-License-Identifier: MIT
#include "editor/deck/parts/deck_field.h"

#include "editor/deck/document/deck_path.h"

namespace champclos::editor {

void DeckField::setDocument(DeckDocument *document) {
    if (!m_document.set(document, this, &DeckField::refresh))
        return;
    emit documentChanged();
    refresh();
}

void DeckField::setPath(const QString &path) {
    if (m_path == path)
        return;
    m_path = path;
    emit pathChanged();
    refresh();
}

bool DeckField::set(const QVariant &value) { return m_document && m_document->setField(m_path, value); }

bool DeckField::toggle(const QString &name) { return m_document && m_document->toggleName(m_path, name); }

void DeckField::refresh() {
    const QVariant value = m_document ? m_document->field(m_path) : QVariant();
    QString problem;
    if (m_document)
        for (const Problem &entry : m_document->problems()->problems())
            if (entry.severity != Problem::Severity::Remark &&
                isWithin(entry.place.toStdString(), m_path.toStdString()) && problem.isEmpty())
                problem = entry.reason;
    if (value != m_value) {
        m_value = value;
        emit valueChanged();
    }
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
}

} // namespace champclos::editor
