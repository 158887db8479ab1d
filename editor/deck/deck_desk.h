// SPDX-License-Identifier: MIT
//
// Small things around the open deck that a page needs: the face of what is being edited in any language, samples of a
// name's grammar, emblems to choose from, the import of a table, and a balance run with the deck as it is. Each only
// connects what others do.
#pragma once

#include "editor/deck/csv_import.h"
#include "editor/deck/deck_document.h"
#include "editor/lab/balance_run.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

namespace champclos::editor {

/// What a card, the character card, a spell or a side card looks like, as a face that items can paint.
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
    void changed();

private:
    QPointer<DeckDocument> m_document;
    QString m_owner;
    QString m_language = QStringLiteral("en");
};

class DeckDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(QVariantMap emblem READ emblem NOTIFY changed) ///< of the hero: id, field, charge
    Q_PROPERTY(QStringList emblems READ emblems CONSTANT)
    Q_PROPERTY(QVariantList fighters READ fighters NOTIFY changed) ///< {value, text}: who may play a card
    Q_PROPERTY(QVariantList tags READ tags NOTIFY changed)
    Q_PROPERTY(QVariantList ingredients READ ingredients NOTIFY changed)
    Q_PROPERTY(bool hasVerse READ hasVerse NOTIFY changed)
    Q_PROPERTY(QVariantList importProblems READ importProblems NOTIFY imported) ///< {line, text}
    Q_PROPERTY(QString importSummary READ importSummary NOTIFY imported)

public:
    explicit DeckDesk(QObject *parent = nullptr) : QObject(parent) {}
    DeckDocument *document() const { return m_document; }
    void setDocument(DeckDocument *document);
    QVariantMap emblem() const;
    QStringList emblems() const;
    QVariantList fighters() const;
    QVariantList tags() const;
    QVariantList ingredients() const;
    bool hasVerse() const;
    QVariantList importProblems() const;
    QString importSummary() const;

    /// How the name of a fighter sounds in sentences of a language.
    Q_INVOKABLE QString grammarSample(int fighter, const QString &language) const;
    /// What a grammar field means, in the current language: "plural", "oblique" …
    Q_INVOKABLE static QString grammarHint(const QString &key);
    /// The grammar fields that a language uses, in the order in which they are asked for.
    Q_INVOKABLE static QStringList grammarKeys(const QString &language);
    /// Replaces the open deck by a table, as one step that can be undone. False if no row is a card.
    Q_INVOKABLE bool importTable(const QString &pathOrUrl, const QString &language);
    /// The open deck against each of these, on these boards, `gamesEach` games.
    Q_INVOKABLE bool startBalance(champclos::editor::BalanceRun *run, const QStringList &opponents,
                                  const QStringList &boards, int gamesEach, const QString &level);
    /// The path of the part whose page shows a place: "cards[3]", "abilities", "fighters[0]", "pile" …
    Q_INVOKABLE QString ownerOf(const QString &place) const;
    Q_INVOKABLE QString titleOf(const QString &path) const;

signals:
    void documentChanged();
    void changed();
    void testRequested(const QString &path); ///< of the document
    void imported();

private:
    QPointer<DeckDocument> m_document;
    CsvResult m_import;
};

} // namespace champclos::editor
