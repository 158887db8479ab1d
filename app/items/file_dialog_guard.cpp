// SPDX-License-Identifier: MIT
#include "app/items/file_dialog_guard.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

namespace champclos::items {

namespace {

QQuickItem *visibleItem(QQuickItem *above, const QString &name) {
    if (!above->isVisible())
        return nullptr;
    if (above->objectName() == name)
        return above;
    const QList<QQuickItem *> children = above->childItems();
    for (QQuickItem *child : children)
        if (QQuickItem *found = visibleItem(child, name))
            return found;
    return nullptr;
}

} // namespace

void FileDialogGuard::setDialog(QObject *dialog) {
    if (m_dialog == dialog)
        return;
    if (m_dialog)
        m_dialog->disconnect(this);
    m_dialog = dialog;
    if (m_dialog)
        connect(m_dialog, SIGNAL(visibleChanged()), this, SLOT(lookLater())); // its class is not public
    emit dialogChanged();
}

void FileDialogGuard::lookLater() { QTimer::singleShot(0, this, &FileDialogGuard::look); }

void FileDialogGuard::accept() {
    if (m_popup)
        QMetaObject::invokeMethod(m_popup, "accept"); // as its button does: the dialog hears which file is meant
}

void FileDialogGuard::look() {
    const auto *window = m_dialog ? m_dialog->property("parentWindow").value<QQuickWindow *>() : nullptr;
    if (window == nullptr || !m_dialog->property("visible").toBool())
        return;
    QQuickItem *list = visibleItem(window->contentItem(), QStringLiteral("fileDialogListView"));
    for (QQuickItem *above = list; above != nullptr; above = above->parentItem())
        if (above->inherits("QQuickPopupItem") && above->parent() != nullptr) {
            m_popup = above->parent();
            m_popup->setProperty("modal", true);
        }
    if (QQuickItem *name = visibleItem(window->contentItem(), QStringLiteral("fileNameTextField"))) {
        name->forceActiveFocus(Qt::PopupFocusReason);
        connect(name, SIGNAL(accepted()), this, SLOT(accept()), Qt::UniqueConnection);
    }
}

} // namespace champclos::items
