// SPDX-License-Identifier: MIT
//
// A file from elsewhere that could become part of the library: a package, a deck, or a battlefield, with all that one
// wants to know before: what is in it, whose it is, what was checked, what it replaces. It is read once; adding writes
// exactly what was shown. Nothing is added unasked, and nothing of the user's own is ever written over.
#pragma once

#include "app/shell/content_library.h"
#include "engine/io/package_store.h"

#include <QObject>
#include <QTemporaryDir>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>

namespace champclos::app {

class PackageOffer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the shell")
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(bool isPackage READ isPackage NOTIFY changed) ///< otherwise a single deck or battlefield
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed) ///< "Version 1.2, by …"
    Q_PROPERTY(QString file READ file NOTIFY changed)     ///< its name, size, and license
    Q_PROPERTY(QVariantList items READ items NOTIFY changed)
    Q_PROPERTY(QVariantList checks READ checks NOTIFY changed) ///< {icon, text}
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool isConflict READ isConflict NOTIFY changed) ///< adding takes the place of something else
    Q_PROPERTY(QString promise READ promise NOTIFY changed)    ///< what adding will not do

public:
    PackageOffer(ContentLibrary &library, QObject *parent);

    bool isOpen() const { return m_isOpen; }
    bool isPackage() const { return m_isPackage; }
    QString title() const;
    QString origin() const;
    QString file() const;
    QVariantList items() const;
    QVariantList checks() const;
    bool canAdd() const { return m_package.has_value(); }
    bool isConflict() const;
    QString promise() const;

    Q_INVOKABLE void show(const QString &urlOrPath);
    Q_INVOKABLE void close();
    /// The user has agreed to what was shown. Says what happened by `told`.
    Q_INVOKABLE bool add();
    /// One of the items as a file to look at, which goes with the program.
    Q_INVOKABLE QString look(int item);

Q_SIGNALS:
    void changed();
    void added();
    void told(const QString &text);

private:
    void read();
    bool addPackage(io::Diagnostics &diagnostics);
    bool addSingle(io::Diagnostics &diagnostics);
    QString ownFileOf(const io::PackageItem &item) const;
    QString markOf(const io::PackageItem &item) const;

    ContentLibrary &m_library;
    bool m_isOpen = false;
    bool m_isPackage = false;
    QString m_path;
    std::optional<io::Package> m_package; ///< a single file is one of a single item
    std::optional<io::InstalledPackage> m_installed;
    io::Standing m_standing = io::Standing::New;
    io::Diagnostics m_diagnostics;
    std::unique_ptr<QTemporaryDir> m_looking;
};

} // namespace champclos::app
