// SPDX-License-Identifier: MIT
//
// What somebody who does not see the table asks of it: the whole position in one go, the way to a fighter, who can
// strike here, what happened since the own last turn. Sentences made of what the viewer may know; ways and strikes are
// asked of the rules.
#pragma once

#include "app/play/outlook.h"
#include "app/play/tale.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace champclos::app {

/// As a person reads them out: "A", "A and C", "A, B and C".
QString listed(const QStringList &things);
/// What a space is called after "to": its number, or the name it was given.
QString spaceLabel(const Match &match, SpaceId space);
/// "Old Oaks and Ferns"; a zone without a name is told by its letter.
QString zoneNames(const Match &match, SpaceId space, Language language);

class ByEar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the table")

public:
    ByEar(const Outlook &outlook, const Tale &tale, QObject *parent);

    /// Seats, fighters and where they stand, the viewer's hand: in this order, one sentence to a line.
    Q_INVOKABLE QString position() const;
    /// Where the next fighter stands, and how the viewer's own one gets beside it: the own one that stands on `space`,
    /// or else the hero. Asked again, it tells of the next one.
    Q_INVOKABLE QString wayToNext(int space);
    Q_INVOKABLE QString threatTo(int space) const; ///< of a space; -1: where the viewer's hero stands
    /// What the log says from the end of the viewer's last turn to the beginning of this one, or to now.
    Q_INVOKABLE QString sinceLastTurn() const;

private:
    FighterId walker(SpaceId space) const;
    FighterId nextAfter(FighterId last, FighterId walker) const;
    QString wayOf(FighterId walker, FighterId goal) const;
    QString place(FighterId fighter) const;
    QString title(FighterId fighter) const;

    const Outlook &m_outlook;
    const Tale &m_tale;
    FighterId m_told; ///< whose way was told last
};

} // namespace champclos::app
