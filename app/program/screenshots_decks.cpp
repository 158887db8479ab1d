// SPDX-License-Identifier: MIT
#include "app/program/screenshots_decks.h"

#include "app/program/window.h"
#include "app/shell/app_shell.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QQuickItem>

#include <cstdio>

namespace champclos::app {

namespace {

constexpr int kLongestWait = 60000;

void wait(int milliseconds, const std::function<bool()> &isDone = {}) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds && !(isDone && isDone()))
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

/// The item of that name that can be seen; panes that are not shown wait far above the page.
QQuickItem *find(QQuickItem *above, const QString &name) {
    const QList<QQuickItem *> children = above->childItems();
    for (QQuickItem *child : children) {
        if (!child->isVisible() || child->opacity() == 0 || child->y() < -9999)
            continue;
        if (child->objectName() == name)
            return child;
        if (QQuickItem *found = find(child, name))
            return found;
    }
    return nullptr;
}

/// A hand on the page of a window.
class Hand {
public:
    explicit Hand(MainWindow &main) : m_window(main.window()) {}

    QQuickItem *item(const char *name) const {
        QQuickItem *found = find(m_window->contentItem(), QString::fromUtf8(name));
        if (found == nullptr)
            std::fprintf(stderr, "there is no %s to click\n", name);
        return found;
    }
    void click(const char *name) {
        QQuickItem *found = item(name);
        if (found == nullptr)
            return;
        reveal(found);
        const QPointF at = found->mapToScene({found->width() - qMin(20.0, found->width() / 2), found->height() / 2});
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            const Qt::MouseButtons held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
            QMouseEvent event(type, at, at, Qt::LeftButton, held, Qt::NoModifier);
            QCoreApplication::sendEvent(m_window, &event);
        }
        wait(60);
    }
    void clickAll(std::initializer_list<const char *> names) {
        for (const char *name : names)
            click(name);
    }
    /// Rests on it until its tip is there.
    void point(const char *name) {
        QQuickItem *found = item(name);
        if (found == nullptr)
            return;
        const QPointF at = found->mapToScene({found->width() / 2, found->height() / 2});
        QMouseEvent event(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &event);
        wait(900);
    }
    /// Scrolls until the item is in view, as a wheel would.
    void reveal(QQuickItem *found) {
        QQuickItem *pane = found->parentItem();
        while (pane != nullptr && !pane->inherits("QQuickFlickable"))
            pane = pane->parentItem();
        if (pane == nullptr)
            return;
        auto *content = pane->property("contentItem").value<QQuickItem *>();
        const double y = found->mapToItem(content, QPointF()).y();
        const double top = pane->property("contentY").toDouble();
        const double room = pane->property("contentHeight").toDouble() - pane->height();
        if (y < top || y + found->height() > top + pane->height())
            pane->setProperty("contentY", qBound(0.0, y - 120, qMax(0.0, room)));
        wait(30);
    }
    void reveal(const char *name) {
        if (QQuickItem *found = item(name))
            reveal(found);
    }

private:
    QQuickWindow *m_window;
};

using PictureWay = std::function<void(AppShell &, MainWindow &)>;

/// A deck as a user would have it: a file, opened in the workshop; then some clicks. The number is that of the sorted
/// list of the library.
PictureWay deckWith(std::size_t deck, const std::function<void(Hand &)> &then) {
    return [deck, then](AppShell &shell, MainWindow &main) {
        const QString name =
            QString::fromStdString(shell.library()->library().deckIds()[deck]) + QStringLiteral(".json");
        const QString copy = QDir::temp().filePath(name);
        QFile::remove(copy);
        QFile::copy(QStringLiteral(":/champclos/decks/") + name, copy);
        main.openFile(copy);
        wait(150);
        QFile::remove(copy);
        Hand hand(main);
        then(hand);
    };
}

PictureWay clicks(std::size_t deck, std::initializer_list<const char *> names) {
    const std::vector<const char *> all(names);
    return deckWith(deck, [all](Hand &hand) {
        for (const char *name : all)
            hand.click(name);
    });
}

void newDeck(AppShell &, MainWindow &main) {
    main.enter(QStringLiteral("decks"));
    wait(150);
    Hand(main).click("newDeck");
}

void importReport(AppShell &, MainWindow &main) {
    main.enter(QStringLiteral("decks"));
    wait(150);
    QFile file(QDir::temp().filePath(QStringLiteral("Ogre.csv")));
    if (!file.open(QIODevice::WriteOnly))
        return;
    file.write("Name;Copies;Type;Value;Boost;Fighter;Text\n"
               "Club;3;attack;4;2;Ogre;After combat: deal 1 damage.\n"
               ";2;attack;3;1;Ogre;\n"
               "\"Roar; loud\";many;attack;3;1;Ogre;\n"
               "Leap;2;tactic;3;1;Goblin;\n"
               "Wall;2;defense;99;1;any;\n");
    file.close();
    if (QQuickItem *shelf = Hand(main).item("deckShelf"))
        QMetaObject::invokeMethod(shelf, "importTable", Q_ARG(QVariant, QUrl::fromLocalFile(file.fileName())));
    file.remove();
}

/// Three opponents, few games, no thinking: how the table looks.
void balance(AppShell &shell, MainWindow &main) {
    deckWith(4, [&](Hand &hand) {
        hand.click("balance");
        for (const std::size_t opponent : {0, 2, 7, 8})
            hand.click(("against:" + shell.library()->library().deckIds()[opponent]).c_str());
        hand.click("segment:random");
        hand.click("runBalance");
        const QQuickItem *cancel = hand.item("runBalance");
        const QVariant running = cancel != nullptr ? cancel->property("kind") : QVariant();
        wait(kLongestWait, [&] { return cancel == nullptr || cancel->property("kind") != running; });
    })(shell, main);
}

} // namespace

std::vector<std::pair<const char *, PictureWay>> deckPictures() {
    const auto tip = [](Hand &hand) {
        hand.clickAll({"card:1", "slot:cards[1].after[0].then[0].to"});
        hand.point("fits:attackingFighter");
    };
    const auto grammar = [](Hand &hand) {
        hand.click("fighters[1]:grammar");
        hand.reveal("grammar:de");
    };
    return {
        {"deck-new", newDeck},
        {"deck-import", importReport},
        {"deck-card", clicks(4, {"card:1", "slot:cards[1].after[0].then[0].to"})},
        {"deck-tip", deckWith(4, tip)},
        {"deck-misfits", clicks(4, {"card:2", "row:cards[2].effect[1]", "misfits"})},
        {"deck-otherwise", clicks(2, {"card:2", "slot:cards[2].after[0].then[0].upTo"})},
        {"deck-choices", clicks(8, {"card:10", "slot:cards[10].effect[0].of[2][0].move"})},
        {"deck-deep", clicks(9, {"card:0"})},
        {"deck-verse", clicks(6, {"card:0", "slot:cards[0].during[0].addValue"})},
        {"deck-ability", clicks(2, {"abilities", "slot:abilities[1].while"})},
        {"deck-grammar", deckWith(4, grammar)},
        {"deck-parts", clicks(9, {"parts"})},
        {"deck-token", clicks(2, {"parts"})},
        {"deck-spell", clicks(9, {"parts", "entry:pile.spells[0]"})},
        {"deck-side-card", clicks(8, {"parts", "entry:sideDeck.cards[0]"})},
        {"deck-balance", balance},
    };
}

} // namespace champclos::app
