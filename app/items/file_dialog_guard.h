// SPDX-License-Identifier: MIT
//
// Where the desktop has no file dialogs, Qt draws its own inside the window, and leaves two things to wish for: the
// page below goes on listening, and the keyboard is in the list of files, where Enter does not take the name that is
// proposed. This sees to both as long as such a dialog is open. A desktop's own dialogs are left alone.
#pragma once

#include <QObject>
#include <QPointer>
#include <QtQml/qqmlregistration.h>

namespace champclos::items {

class FileDialogGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject *dialog READ dialog WRITE setDialog NOTIFY dialogChanged)

public:
    explicit FileDialogGuard(QObject *parent = nullptr) : QObject(parent) {}
    QObject *dialog() const { return m_dialog; }
    void setDialog(QObject *dialog);

signals:
    void dialogChanged();

private slots:
    void lookLater();
    void accept();

private:
    void look();
    QPointer<QObject> m_dialog;
    QPointer<QObject> m_popup; ///< in which Qt draws it
};

} // namespace champclos::items
