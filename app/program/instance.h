// SPDX-License-Identifier: MIT
//
// One program for one home: the first that starts keeps the settings and the running game, the next hands over its file
// and ends. If the first does not answer, the next is told so and has to open beside it. It opens no window and no file
// itself.
#pragma once

#include <QLocalServer>
#include <QLockFile>
#include <QObject>

namespace champclos::app {

class Instance : public QObject {
    Q_OBJECT

public:
    /// For the program whose files are in `folder`.
    explicit Instance(const QString &folder, QObject *parent = nullptr);

    bool isFirst() const { return m_isFirst; }
    /// To the program that was first, which opens the file, or comes to the front if it is empty; false if it does not
    /// answer.
    bool handOver(const QString &file) const;

Q_SIGNALS:
    void asked(const QString &file); ///< by a program that started later

private:
    void listen();
    void answer();

    QString m_name;
    QLockFile m_lock;
    QLocalServer m_server;
    bool m_isFirst = false;
};

} // namespace champclos::app
