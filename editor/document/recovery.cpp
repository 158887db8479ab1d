// SPDX-License-Identifier: MIT
#include "editor/document/recovery.h"

#include "app/base/folders.h"
#include "engine/io/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace champclos::editor {

namespace {

QString &chosenFolder() {
    static QString folder; // one setting for the whole program, as a locale is
    return folder;
}

QString fileOf(const QString &folder, const QString &key, const char *ending) {
    return folder + u'/' + key + QLatin1String(ending);
}

bool writeWhole(const QString &path, const QByteArray &bytes) {
    io::Diagnostics ignored;
    return io::writeFile(path.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())}, ignored);
}

RecoveryNote noteFrom(const QString &folder, const QString &key) {
    RecoveryNote note{.key = key, .text = fileOf(folder, key, ".text")};
    QFile file(fileOf(folder, key, ".note"));
    if (!file.open(QIODevice::ReadOnly))
        return note;
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    note.kind = object.value(QLatin1String("kind")).toString();
    note.title = object.value(QLatin1String("title")).toString();
    note.path = object.value(QLatin1String("path")).toString();
    note.time = QDateTime::fromString(object.value(QLatin1String("time")).toString(), Qt::ISODateWithMs);
    return note;
}

} // namespace

QString recoveryFolder() { return chosenFolder().isEmpty() ? app::recoveryFolder() : chosenFolder(); }

void setRecoveryFolder(const QString &folder) { chosenFolder() = folder; }

RecoverySlot::RecoverySlot(QString kind) : m_kind(std::move(kind)) {}

RecoverySlot::~RecoverySlot() { leave(); }

bool RecoverySlot::write(const QByteArray &text, const QString &title, const QString &path) {
    if (m_lock == nullptr) {
        m_folder = recoveryFolder();
        if (!QDir().mkpath(m_folder))
            return false;
        m_key = QUuid::createUuid().toString(QUuid::WithoutBraces);
        m_lock = std::make_unique<QLockFile>(fileOf(m_folder, m_key, ".lock"));
        m_lock->setStaleLockTime(0); // a living owner keeps it for as long as it likes
        m_lock->tryLock(0);
    }
    const QJsonObject note{{QStringLiteral("kind"), m_kind},
                           {QStringLiteral("title"), title},
                           {QStringLiteral("path"), path},
                           {QStringLiteral("time"), QDateTime::currentDateTime().toString(Qt::ISODateWithMs)}};
    return writeWhole(fileOf(m_folder, m_key, ".text"), text) &&
           writeWhole(fileOf(m_folder, m_key, ".note"), QJsonDocument(note).toJson(QJsonDocument::Compact));
}

void RecoverySlot::clear() {
    if (m_lock == nullptr)
        return;
    QFile::remove(fileOf(m_folder, m_key, ".text"));
    QFile::remove(fileOf(m_folder, m_key, ".note"));
    leave();
}

void RecoverySlot::leave() {
    if (m_lock != nullptr)
        m_lock->unlock();
    m_lock.reset();
}

RecoveryModel::RecoveryModel(QObject *parent) : RowList(parent) {}

void RecoveryModel::setKind(const QString &kind) {
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit kindChanged();
    refresh();
}

QList<RecoveryNote> RecoveryModel::leftBehind(const QString &kind) {
    QList<RecoveryNote> notes;
    const QString folder = recoveryFolder();
    const QFileInfoList texts = QDir(folder).entryInfoList({QStringLiteral("*.text")}, QDir::Files);
    for (const QFileInfo &text : texts) {
        const QString key = text.completeBaseName();
        QLockFile lock(fileOf(folder, key, ".lock"));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0)) // somebody is working on it
            continue;
        if (RecoveryNote note = noteFrom(folder, key); note.kind == kind)
            notes.append(std::move(note));
    }
    std::sort(notes.begin(), notes.end(),
              [](const RecoveryNote &left, const RecoveryNote &right) { return left.time > right.time; });
    return notes;
}

void RecoveryModel::remove(const QString &key) {
    const QString folder = recoveryFolder();
    for (const char *ending : {".text", ".note", ".lock"})
        QFile::remove(fileOf(folder, key, ending));
}

void RecoveryModel::refresh() { replaceRows(m_notes, leftBehind(m_kind)); }

void RecoveryModel::discard(const QString &key) {
    remove(key);
    refresh();
}

QVariant RecoveryModel::data(const QModelIndex &index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RecoveryNote &note = m_notes[index.row()];
    switch (role) {
    case KeyRole:
        return note.key;
    case Qt::DisplayRole:
    case TitleRole:
        return note.title;
    case PathRole:
        return note.path;
    case TimeRole:
        return note.time;
    default: // NOLINT: roles of Qt
        return {};
    }
}

QHash<int, QByteArray> RecoveryModel::roleNames() const {
    return {{KeyRole, "key"}, {TitleRole, "title"}, {PathRole, "path"}, {TimeRole, "time"}};
}

} // namespace champclos::editor
