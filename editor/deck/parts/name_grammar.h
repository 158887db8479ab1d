// SPDX-License-Identifier: MIT
//
// What a page needs to ask for the grammar of a fighter's name: which fields a language has, what each is for, and how
// the name sounds in a sentence. The forms themselves are fields of the deck.
#pragma once

#include "editor/deck/document/deck_link.h"

#include <QObject>
#include <QStringList>

namespace champclos::editor {

class NameGrammar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)

public:
    explicit NameGrammar(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);

    /// How the name of a fighter sounds in sentences of a language.
    Q_INVOKABLE QString sample(int fighter, const QString &language) const;
    /// What a field means, in the current language: "plural", "oblique" …
    Q_INVOKABLE static QString hint(const QString &key);
    /// The fields that a language uses, in the order in which they are asked for.
    Q_INVOKABLE static QStringList keys(const QString &language);

signals:
    void documentChanged();
    void changed(); ///< samples sound different

private:
    DeckLink m_document;
};

} // namespace champclos::editor
