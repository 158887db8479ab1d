// SPDX-License-Identifier: MIT
#include "app/program/instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QLocalSocket>

namespace champclos::app {

namespace {

constexpr int kPatience = 3000; ///< milliseconds until a program that does not answer is taken for one that hangs
const QByteArray kYes("yes");

/// Short, because the path of a socket may have only about a hundred letters.
QString serverName(const QString &folder) {
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    return QStringLiteral("champclos-") + QString::fromLatin1(hash);
}

} // namespace

Instance::Instance(const QString &folder, QObject *parent)
    : QObject(parent), m_name(serverName(folder)), m_lock(folder + QStringLiteral("/running.lock")) {
    QDir().mkpath(folder);
    m_lock.setStaleLockTime(0); // only by the process that is gone
    // Where no lock can be made (a home that is read only) nothing can be written over either.
    m_isFirst = m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError;
    if (m_isFirst)
        listen();
}

void Instance::listen() {
    QLocalServer::removeServer(m_name);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &Instance::answer);
    m_server.listen(m_name);
}

void Instance::answer() {
    QLocalSocket *socket = m_server.nextPendingConnection();
    if (socket == nullptr)
        return;
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
        if (!socket->canReadLine())
            return;
        const QString file = QString::fromUtf8(QByteArray::fromBase64(socket->readLine().trimmed()));
        socket->write(kYes);
        socket->flush();
        socket->disconnectFromServer();
        Q_EMIT asked(file);
    });
}

bool Instance::handOver(const QString &file) const {
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(kPatience))
        return false;
    socket.write(file.toUtf8().toBase64() + '\n');
    return socket.waitForBytesWritten(kPatience) && socket.waitForReadyRead(kPatience) && socket.readAll() == kYes;
}

} // namespace champclos::app
