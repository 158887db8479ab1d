// SPDX-License-Identifier: MIT
//
// What is told of a game so far: the log, the ledger of the combat, and who went where in this turn. Made from steps as
// they were cut for the viewer, one after the other; another viewer or language tells it anew.
#pragma once

#include "app/base/row_model.h"
#include "app/play/combat_ledger.h"
#include "app/play/log_book.h"
#include "app/play/outlook.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

class Tale : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")
    Q_PROPERTY(champclos::app::RowModel *log READ log CONSTANT)
    Q_PROPERTY(champclos::app::CombatLedger *combat READ combat CONSTANT)
    Q_PROPERTY(QVariantList trail READ trail NOTIFY changed)

public:
    Tale(const Outlook &outlook, QObject *parent);

    void openMatch(); ///< another game: no combat of it was read yet
    void begin();     ///< tells it anew
    void add(const SeenStep &step, int action);
    void end(); ///< all is told: a ledger that was closed before stays closed
    void closeLedger();
    void show(); ///< writes the rows and tells the views

    RowModel *log() const { return m_log; }
    CombatLedger *combat() const { return m_combat; }
    QVariantList trail() const { return m_trail; } ///< [{fighter, seat, turn, spaces}] of this turn
    SpaceSet trailSpaces() const { return m_trailSpaces; }

Q_SIGNALS:
    void changed();

private:
    void follow(const SeenEvent &move);

    const Outlook &m_outlook;
    RowModel *m_log;
    CombatLedger *m_combat;
    LogBook m_book;
    QVariantList m_trail;
    SpaceSet m_trailSpaces;
    int m_closed = 0; ///< number of the last combat whose ledger was closed
};

} // namespace champclos::app
