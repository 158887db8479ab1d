// SPDX-License-Identifier: MIT
//
// What stays on the writing table while the user is elsewhere: the open deck, what of it was being edited, a balance
// run. A test game leaves the workshop and comes back to it; nothing may be lost on the way. It is made once for the
// program.
#pragma once

#include "editor/deck/deck_desk.h"

#include <QQmlEngine>

namespace champclos::editor {

class DeckTable : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(champclos::editor::DeckDocument *document READ document CONSTANT)
    Q_PROPERTY(champclos::editor::Document *file READ file CONSTANT)
    Q_PROPERTY(champclos::editor::BalanceRun *run READ run CONSTANT)
    Q_PROPERTY(bool isOpen MEMBER m_isOpen NOTIFY isOpenChanged)
    Q_PROPERTY(QString owner MEMBER m_owner NOTIFY ownerChanged) ///< the part that is shown
    Q_PROPERTY(QString handledPath MEMBER m_handledPath NOTIFY isOpenChanged)

public:
    explicit DeckTable(QObject *parent);
    static DeckTable *create(QQmlEngine *engine, QJSEngine *);

    DeckDocument *document() { return &m_document; }
    Document *file() { return &m_document; }
    BalanceRun *run() { return &m_run; }
    /// Saves where it was, or among the user's decks under a name of its own.
    Q_INVOKABLE bool save();
    Q_INVOKABLE static QUrl folderUrl();

signals:
    void isOpenChanged();
    void ownerChanged();

private:
    DeckDocument m_document;
    BalanceRun m_run;
    bool m_isOpen = false;
    QString m_owner = QStringLiteral("deck");
    QString m_handledPath;
};

} // namespace champclos::editor
