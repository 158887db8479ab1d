// SPDX-License-Identifier: MIT
//
// A table of cards (CSV) becomes the open deck, as one step that can be undone; what could not be read is listed line
// by line. How a table is read is said in csv_import.h.
#pragma once

#include "editor/deck/document/deck_link.h"
#include "editor/deck/shelf/csv_import.h"

#include <QObject>

namespace champclos::editor {

class TableImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document MEMBER m_document NOTIFY documentChanged)
    Q_PROPERTY(champclos::editor::ProblemModel *problems READ problems CONSTANT) ///< with the lines of the table
    Q_PROPERTY(QString summary READ summary NOTIFY imported)

public:
    explicit TableImport(QObject *parent = nullptr) : QObject(parent) {}
    ProblemModel *problems() { return &m_problems; }
    QString summary() const;

    /// Replaces the open deck. False if no row is a card.
    Q_INVOKABLE bool read(const QString &pathOrUrl, const QString &language);

signals:
    void documentChanged();
    void imported();

private:
    QPointer<DeckDocument> m_document;
    ProblemModel m_problems;
    int m_cards = 0;
    int m_copies = 0;
};

} // namespace champclos::editor
