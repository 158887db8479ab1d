// SPDX-License-Identifier: MIT
//
// What is being edited as it will look: a card, the character card, a spell or a side card, as a face that items can
// paint, in any language. It only shows.
#pragma once

#include "editor/deck/document/deck_link.h"

#include <QObject>
#include <QVariant>

namespace champclos::editor {

class DeckPreview : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY changed)          ///< as in EffectEditor
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed) ///< "en", "fr", "de"
    Q_PROPERTY(QString kind READ kind NOTIFY changed)                           ///< "card", "character", "side"
    Q_PROPERTY(QVariant face READ face NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed) ///< of the part, in the language of the program

public:
    explicit DeckPreview(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QString owner() const { return m_owner; }
    void setOwner(const QString &owner);
    QString language() const { return m_language; }
    void setLanguage(const QString &language);
    QString kind() const;
    QVariant face() const;
    QString title() const;

signals:
    void documentChanged();
    void changed(); ///< the face is another one

private:
    DeckLink m_document;
    QString m_owner;
    QString m_language = QStringLiteral("en");
};

} // namespace champclos::editor
