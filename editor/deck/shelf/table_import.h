// SPDX-License-Identifier: MIT
//
// A table of cards (CSV) or the deck of another program (JSON) becomes the open deck, as one step that can be undone;
// what could not be taken as it was is listed line by line. And the way back: the open deck as a table, or an empty
// table to begin with. How files are read is said in csv_import.h and json_import.h.
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

    /// Replaces the open deck. False if there is no card in it.
    Q_INVOKABLE bool read(const QString &pathOrUrl, const QString &language);
    /// False, with the reason among the problems, if it could not be written.
    Q_INVOKABLE bool writeTable(const QString &pathOrUrl, const QString &language);
    Q_INVOKABLE bool writeTemplate(const QString &pathOrUrl, const QString &language);

signals:
    void documentChanged();
    void imported();

private:
    bool write(const QString &pathOrUrl, const QByteArray &table);

    QPointer<DeckDocument> m_document;
    ProblemModel m_problems;
    int m_cards = 0;
    int m_copies = 0;
};

} // namespace champclos::editor
