// SPDX-License-Identifier: MIT
//
// Everything there is to play with on two shelves, decks and battlefields: the user's own, installed ones, and those
// that come with the program, narrowed down by where they come from and by a word. Unfinished ones are here, marked;
// games are offered only what the content library offers. What can be done with one of them begins here, too.
#pragma once

#include "app/shell/package_offer.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class LibraryDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(champclos::app::RowModel *decks READ decks CONSTANT)
    Q_PROPERTY(champclos::app::RowModel *battlefields READ battlefields CONSTANT)
    Q_PROPERTY(champclos::app::PackageOffer *offer READ offer CONSTANT)
    Q_PROPERTY(
        QString source READ source WRITE setSource NOTIFY changed) ///< "mine", "installed", "builtIn"; empty: all
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(
        QVariantMap deckCounts READ deckCounts NOTIFY changed) ///< {all, mine, installed, builtIn}, before narrowing
    Q_PROPERTY(QVariantMap battlefieldCounts READ battlefieldCounts NOTIFY changed)

public:
    LibraryDesk(ContentLibrary &library, QObject *parent);

    RowModel *decks() const { return m_decks; }
    RowModel *battlefields() const { return m_battlefields; }
    PackageOffer *offer() const { return m_offer; }
    QString source() const { return m_source; }
    void setSource(const QString &source);
    QString search() const { return m_search; }
    void setSearch(const QString &search);
    QVariantMap deckCounts() const { return m_deckCounts; }
    QVariantMap battlefieldCounts() const { return m_battlefieldCounts; }

    /// Reads the folders again; a page does so when it comes to the front.
    Q_INVOKABLE void refresh();
    /// All roles of one of them by its reference; empty if it is not on the shelves as they are narrowed now.
    Q_INVOKABLE QVariantMap content(const QString &reference) const;
    Q_INVOKABLE bool isForeign(const QString &urlOrPath) const; ///< it lies outside of the library
    /// The reference of the copy; empty if there is none, which is told.
    Q_INVOKABLE QString duplicate(const QString &reference);
    Q_INVOKABLE bool rename(const QString &reference, const QString &name);
    /// One's own goes to the bin; of what was installed, the whole package.
    Q_INVOKABLE bool throwAway(const QString &reference);
    /// What a package with this content first in it is proposed to say: {name, author, licence, release, file}.
    Q_INVOKABLE QVariantMap proposal(const QString &reference) const;
    /// `said` as in a proposal.
    Q_INVOKABLE bool exportPackage(const QStringList &references, const QVariantMap &said, const QUrl &file);

    static const QList<QByteArray> &roles();

Q_SIGNALS:
    void changed();
    void told(const QString &text);

private:
    struct Place {
        QString reference;
        QString path;
        QString source;
    };
    QList<Place> places(io::ContentKind kind) const;
    RowModel::Row row(io::ContentKind kind, const Place &place) const;
    void fill(io::ContentKind kind, RowModel &model, QVariantMap &counts);
    std::optional<io::ContentKind> kindOf(const QString &reference) const;
    QString fileOf(const QString &reference) const;
    void tell(const QString &text, const io::Diagnostics &diagnostics);

    ContentLibrary &m_library;
    RowModel *m_decks;
    RowModel *m_battlefields;
    PackageOffer *m_offer;
    QString m_source;
    QString m_search;
    QVariantMap m_deckCounts;
    QVariantMap m_battlefieldCounts;
    bool m_isFilled = false; ///< somebody has looked
};

} // namespace champclos::app
