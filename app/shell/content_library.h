// SPDX-License-Identifier: MIT
//
// Decks and battlefields to choose from: the built-in ones, those a user keeps in two folders, and those of installed
// packages, with names and texts in the language of the moment. What cannot be played is never offered: decks are not
// even listed (the library room shows them), battlefields are, with what is wrong with them.
// A file is read and a list is made when it is first asked for; only the built-in decks are read ahead in a thread,
// because the first page shows their emblems. Reads only; the workshops write.
#pragma once

#include "app/base/row_model.h"
#include "engine/core/battlefield.h"
#include "engine/core/content.h"
#include "engine/io/library.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <future>
#include <map>
#include <optional>

namespace champclos::app {

class ContentLibrary : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::RowModel *decks READ decks CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *battlefields READ battlefields CONSTANT)
    Q_PROPERTY(QVariantList problems READ problems NOTIFY changed)
    Q_PROPERTY(QString userDeckFolder READ userDeckFolder CONSTANT)
    Q_PROPERTY(QString userBattlefieldFolder READ userBattlefieldFolder CONSTANT)

public:
    /// Folders `decks` and `battlefields` below `userFolder`; the program's data folder if it is empty.
    explicit ContentLibrary(const QString &userFolder = {}, QObject *parent = nullptr);

    const io::Library &library() const { return m_library; }
    RowModel *decks() const;
    RowModel *battlefields() const;
    QVariantList problems() const;
    QString userDeckFolder() const;
    QString userBattlefieldFolder() const;
    QString installedFolder() const;
    void setLanguage(Language language);
    Language language() const { return m_language; }

    const DeckDef *findDeck(const QString &reference) const;
    const Battlefield *findBattlefield(const QString &reference) const;
    /// References of what can be played, in the order of the models.
    QStringList deckReferences() const;
    QStringList battlefieldReferences(int starts) const;
    QStringList damagedBattlefields() const;
    QString deckName(const QString &reference) const;
    QString battlefieldName(const QString &reference) const;

    Q_INVOKABLE void refresh();
    /// Of some decks that can be played, the same ones in every language.
    Q_INVOKABLE QVariantList emblems(int most) const; ///< {emblem, emblemField, emblemCharge}
    Q_INVOKABLE QVariantMap deck(const QString &reference) const;
    Q_INVOKABLE QVariantMap battlefield(const QString &reference) const;

    static const QList<QByteArray> &deckRoles();
    static const QList<QByteArray> &battlefieldRoles();
    RowModel::Row battlefieldRow(const QString &reference) const;

Q_SIGNALS:
    void changed();

private:
    template <class T> struct Entry {
        QString file; ///< empty: built-in
        mutable bool isRead = false;
        mutable std::optional<T> content;
        mutable io::Diagnostics diagnostics;
    };
    template <class T> using Shelf = std::map<QString, Entry<T>>; ///< by reference

    static void read(const io::Library &library, const QString &reference, const Entry<DeckDef> &entry);
    void takeReadAhead() const;
    const std::optional<DeckDef> &contentOf(const QString &reference, const Entry<DeckDef> &entry) const;
    const std::optional<Battlefield> &contentOf(const QString &reference, const Entry<Battlefield> &entry) const;
    template <class T> void addProblems(const Shelf<T> &shelf, QVariantList &list) const;
    void showDecks() const;
    void showBattlefields() const;
    void show();
    QString problemOf(const io::Diagnostics &diagnostics) const;
    RowModel::Row deckRow(const QString &reference, const DeckDef &deck, bool isUser) const;

    io::Library m_library;
    QString m_folder;
    Language m_language{};
    Shelf<DeckDef> m_deckShelf;
    Shelf<Battlefield> m_boardShelf;
    RowModel *m_decks;
    RowModel *m_battlefields;
    mutable bool m_hasDeckRows = false;
    mutable bool m_hasBattlefieldRows = false;
    mutable std::future<Shelf<DeckDef>> m_readAhead; ///< last: it waits for its thread before the library goes
};

} // namespace champclos::app
