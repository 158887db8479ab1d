// SPDX-License-Identifier: MIT
//
// Where unsaved work waits for a crash: one text for each open, changed document, beside a small note that says what it
// is and where its file was. A document writes here a moment after every edit and takes its text away when it is saved
// or closed. What is left behind without a living owner is offered at the next start. It never touches a user's file.
#pragma once

#include "editor/document/row_list.h"

#include <QDateTime>
#include <QLockFile>
#include <QString>

#include <memory>

namespace champclos::editor {

/// The folder of all recovery texts; set by tests and by the settings page, otherwise below the application's data.
QString recoveryFolder();
void setRecoveryFolder(const QString &folder);

struct RecoveryNote {
    QString key;
    QString kind;  ///< "battlefield", "deck"
    QString title; ///< as the header showed it
    QString path;  ///< the document's file, or empty
    QDateTime time;
    QString text; ///< path of the text
    friend bool operator==(const RecoveryNote &, const RecoveryNote &) = default;
};

/// The place of one document. Holds a lock as long as there is a text, so that a second program does not offer it. Its
/// end leaves the text behind: only who knows that the work is safe clears it.
class RecoverySlot {
public:
    explicit RecoverySlot(QString kind);
    ~RecoverySlot();
    RecoverySlot(const RecoverySlot &) = delete;
    RecoverySlot &operator=(const RecoverySlot &) = delete;

    bool write(const QByteArray &text, const QString &title, const QString &path);
    void clear(); ///< the work is safe elsewhere, or not wanted
    void leave(); ///< forgets the text without removing it, as a crash would
    bool isUsed() const { return m_lock != nullptr; }

private:
    QString m_kind;
    QString m_key;
    QString m_folder;
    std::unique_ptr<QLockFile> m_lock;
};

/// What a crash left behind, newest first.
class RecoveryModel : public champclos::editor::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY kindChanged)

public:
    enum Role { KeyRole = Qt::UserRole + 1, TitleRole, PathRole, TimeRole };

    explicit RecoveryModel(QObject *parent = nullptr);
    QString kind() const { return m_kind; }
    void setKind(const QString &kind);
    int count() const override { return static_cast<int>(m_notes.size()); }
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override; ///< key, title, path, time

    Q_INVOKABLE void refresh();
    Q_INVOKABLE void discard(const QString &key);
    static QList<RecoveryNote> leftBehind(const QString &kind);
    static void remove(const QString &key);

signals:
    void kindChanged();

private:
    QString m_kind;
    QList<RecoveryNote> m_notes;
};

} // namespace champclos::editor
