// SPDX-License-Identifier: MIT
//
// A person at the table of a Screen who takes anything that can be taken, by chance: with the mouse or with keys alone.
// Header only. What can be taken it sees from the models, as a person sees it from the picture.
#pragma once

#include "tests/app/clicking.h"
#include "tests/program/screen.h"

#include <set>

namespace champclos::test {

class TableHand {
public:
    TableHand(Screen &screen, std::uint64_t seed) : m_screen(screen), m_rng(seed) {}
    virtual ~TableHand() = default;

    std::set<QString> answered; ///< kinds of decisions that were answered so far
    int curtains = 0;
    int readings = 0;

    /// Waits until a person has something to do; false if that never comes.
    bool isReady() {
        using P = app::GameSession;
        return m_screen.waitFor([this] {
            const app::GameSession *game = session();
            return game != nullptr && game->phase() != P::Playing && game->phase() != P::Thinking &&
                   game->phase() != P::Idle;
        });
    }
    /// One thing, whatever is to do now; says what could not be done, or nothing.
    QString act() {
        if (session()->phase() == app::GameSession::Curtain) {
            ++curtains;
            return takeButton("liftCurtain");
        }
        if (session()->phase() == app::GameSession::Reading) {
            ++readings;
            return takeButton("continueCombat");
        }
        const std::vector<Clicker::Target> targets = onScreen();
        if (targets.empty())
            return QStringLiteral("nothing can be taken in ") + session()->table()->view()->decisionKind();
        return take(targets[static_cast<std::size_t>(m_rng.below(static_cast<int>(targets.size())))]);
    }
    QString take(const Clicker::Target &target) {
        const QString kind = session()->table()->view()->decisionKind();
        const std::size_t before = session()->game().record.actions.size();
        const int picksBefore = session()->table()->picking()->pickCount();
        const bool wasHeld = session()->table()->picking()->awaitsConfirm();
        QString refusal;
        const auto connection = QObject::connect(session()->table()->picking(), &app::Picking::refused, session(),
                                                 [&refusal](const QString &text) { refusal = text; });
        bool isTaken = false;
        const auto picked = QObject::connect(session()->table()->picking(), &app::Picking::picksChanged, session(),
                                             [&] { isTaken = true; });
        const QString trouble = touch(target);
        QObject::disconnect(connection);
        QObject::disconnect(picked);
        const QString where = QStringLiteral("%1 %2 in %3: ").arg(target.kind).arg(target.id).arg(kind);
        if (!trouble.isEmpty())
            return where + trouble;
        if (!refusal.isEmpty())
            return where + refusal;
        const bool isPlayed = session()->game().record.actions.size() != before;
        if (isPlayed)
            answered.insert(kind);
        isTaken = isTaken || isPlayed || session()->table()->picking()->pickCount() != picksBefore ||
                  session()->table()->picking()->awaitsConfirm() != wasHeld;
        return isTaken ? QString() : where + QStringLiteral("nothing happened");
    }
    /// All that can be taken and is there to be seen.
    std::vector<Clicker::Target> onScreen() const {
        std::vector<Clicker::Target> targets = Clicker(*session(), 0).enabled();
        std::erase_if(targets, [this](const Clicker::Target &target) {
            return target.kind == u"fighter" && spaceOf(target.id) < 0; // chosen by a button then
        });
        return targets;
    }
    app::GameSession *session() const { return m_screen.session(); }

protected:
    virtual QString touch(const Clicker::Target &target) = 0;
    virtual QString takeButton(const char *name) = 0;
    int spaceOf(int fighter) const {
        const app::RowModel *fighters = session()->table()->view()->fighters();
        const int row = fighters->find(QStringLiteral("fighterId"), fighter);
        return fighters->value(row, "isOnBoard").toBool() ? fighters->value(row, "spaceId").toInt() : -1;
    }
    QString nameOf(const Clicker::Target &target) const {
        if (target.kind == u"fighter")
            return QStringLiteral("space-%1").arg(spaceOf(target.id));
        return QStringLiteral("%1-%2").arg(target.kind).arg(target.id);
    }

    Screen &m_screen;
    Rng m_rng;
};

class MouseHand : public TableHand {
public:
    using TableHand::TableHand;

protected:
    QString touch(const Clicker::Target &target) override {
        const QString name = nameOf(target);
        const QQuickItem *item = m_screen.find(name);
        if (item == nullptr)
            return name + QStringLiteral(" is not to be seen");
        const QRectF pane(QPointF(), m_screen.window()->size());
        const QPointF point =
            target.kind == u"card" ? freePointOf(*item) : item->mapToScene({item->width() / 2, item->height() / 2});
        if (!pane.contains(point))
            return name + QStringLiteral(" lies outside the window");
        m_screen.clickAt(point);
        return {};
    }
    QString takeButton(const char *name) override {
        return m_screen.click(name) ? QString() : QString::fromLatin1(name) + QStringLiteral(" is not to be seen");
    }

private:
    /// Where no other card of the fan lies above it.
    QPointF freePointOf(const QQuickItem &card) const {
        const QList<QQuickItem *> others = card.parentItem()->childItems();
        for (const double share : {0.5, 0.3, 0.15, 0.05, 0.7, 0.9, 0.97}) {
            const QPointF point = card.mapToScene({card.width() * share, card.height() * 0.3});
            bool isAbove = false; // whether the items that follow are above ours
            bool isFree = true;
            for (const QQuickItem *other : others) {
                if (other == &card)
                    isAbove = true;
                else if (other->objectName().startsWith(u"card-") && other->contains(other->mapFromScene(point)))
                    isFree = isFree && !(other->z() > card.z() || (other->z() == card.z() && isAbove));
            }
            if (isFree)
                return point;
        }
        return {-1, -1};
    }
};

class KeyHand : public TableHand {
public:
    using TableHand::TableHand;

    std::set<QString> means; ///< the ways that were used
    bool isQuick = false;    ///< takes the key that stands at a thing, wherever one does

    /// Tab until the item of that name, or something in it, has the focus.
    bool tabTo(const QString &name) {
        for (int stops = 0; stops < 120; ++stops) {
            for (const QQuickItem *item = m_screen.window()->activeFocusItem(); item != nullptr;
                 item = item->parentItem())
                if (item->objectName() == name)
                    return true;
            m_screen.press(Qt::Key_Tab);
        }
        return false;
    }

protected:
    QString touch(const Clicker::Target &target) override {
        if (target.kind == u"card")
            return playCard(target.id);
        if (target.kind == u"choice")
            return choose(target.id);
        return goTo(target.kind == u"space" ? target.id : spaceOf(target.id));
    }
    QString takeButton(const char *name) override {
        const QQuickItem *item = m_screen.window()->activeFocusItem();
        if (item == nullptr || item->objectName() != QLatin1String(name))
            return QString::fromLatin1(name) + QStringLiteral(" does not have the focus");
        m_screen.press(Qt::Key_Return);
        return {};
    }

private:
    QString playCard(int row) {
        if (row < 9 && (isQuick || m_rng.below(3) > 0)) {
            means.insert(QStringLiteral("digit"));
            m_screen.press(static_cast<char>('1' + row));
            return {};
        }
        if (!tabTo(QStringLiteral("hand")))
            return QStringLiteral("the hand cannot be reached");
        means.insert(QStringLiteral("hand"));
        const QQuickItem *hand = m_screen.find("hand");
        for (int steps = 0; steps < 40 && hand->property("current").toInt() != row; ++steps)
            m_screen.press(hand->property("current").toInt() < row ? Qt::Key_Right : Qt::Key_Left);
        m_screen.press(Qt::Key_Return);
        return {};
    }
    QString choose(int row) {
        const QString key = m_screen.find("prompt")->property("keys").toList().value(row).toString();
        if (!key.isEmpty() && (isQuick || m_rng.below(3) > 0)) {
            means.insert(key.at(0).isDigit() ? QStringLiteral("number") : QStringLiteral("letter"));
            m_screen.press(key.at(0).toLower().toLatin1());
            return {};
        }
        if (!tabTo(QStringLiteral("choice-%1").arg(row)))
            return QStringLiteral("the button cannot be reached");
        means.insert(QStringLiteral("button"));
        m_screen.press(Qt::Key_Return);
        return {};
    }
    QString goTo(int space) {
        const QString key = m_screen.find("board")->property("keys").toMap().value(QString::number(space)).toString();
        if (!key.isEmpty() && (isQuick || m_rng.below(3) > 0)) {
            means.insert(QStringLiteral("letter of a space"));
            for (const QChar letter : key)
                m_screen.press(letter.toLower().toLatin1());
            return {};
        }
        if (!tabTo(QStringLiteral("board")))
            return QStringLiteral("the board cannot be reached");
        const QQuickItem *board = m_screen.find("board");
        const auto current = [board] { return board->property("current").toInt(); };
        for (int steps = 0; steps < 80 && current() != space; ++steps)
            step(current(), space);
        if (current() != space || !board->hasActiveFocus())
            return QStringLiteral("the space cannot be reached");
        m_screen.press(m_rng.below(2) == 0 ? Qt::Key_Return : Qt::Key_Space);
        return {};
    }
    void step(int from, int to) {
        const struct {
            Qt::Key key;
            double dx, dy;
        } ways[] = {{Qt::Key_Left, -1, 0}, {Qt::Key_Right, 1, 0}, {Qt::Key_Up, 0, -1}, {Qt::Key_Down, 0, 1}};
        for (const auto &way : ways)
            if (session()->table()->view()->neighbour(from, way.dx, way.dy) == to) {
                means.insert(QStringLiteral("arrow"));
                return m_screen.press(way.key);
            }
        means.insert(QStringLiteral("tab"));
        m_screen.press(from < to ? Qt::Key_Tab : Qt::Key_Backtab);
    }
};

} // namespace champclos::test
