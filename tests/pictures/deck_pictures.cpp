// SPDX-License-Identifier: MIT
#include "tests/pictures/hand.h"
#include "tests/pictures/picture.h"

#include "editor/deck/shelf/deck_workbench.h"

#include <QDir>
#include <QFile>

namespace champclos::pictures {

namespace {

/// A deck as a user would have it: a file, opened in the workshop; then some clicks. The number is that of the sorted
/// list of the library.
Way deckWith(std::size_t deck, const std::function<void(Hand &)> &then) {
    return [deck, then](AppShell &shell, MainWindow &main) {
        const QString name =
            QString::fromStdString(shell.library()->library().deckIds()[deck]) + QStringLiteral(".json");
        const QString copy = QDir::temp().filePath(name);
        QFile::remove(copy);
        QFile::copy(QStringLiteral(":/champclos/decks/") + name, copy);
        main.openFile(copy);
        settle();
        QFile::remove(copy);
        Hand hand(main);
        then(hand);
    };
}

Way clicks(std::size_t deck, std::initializer_list<const char *> names) {
    const std::vector<const char *> all(names);
    return deckWith(deck, [all](Hand &hand) {
        for (const char *name : all)
            hand.click(QString::fromUtf8(name));
    });
}

void newDeck(AppShell &, MainWindow &main) {
    main.enter(QStringLiteral("decks"));
    settle();
    Hand(main).click(QStringLiteral("newButton"));
}

void importReport(AppShell &, MainWindow &main) {
    main.enter(QStringLiteral("decks"));
    settle();
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
    if (QQuickItem *shelf = Hand(main).item(QStringLiteral("deckShelf")))
        QMetaObject::invokeMethod(shelf, "importTable", Q_ARG(QVariant, QUrl::fromLocalFile(file.fileName())));
    file.remove();
}

/// Four opponents, few games, no thinking: how the table looks.
void balance(AppShell &shell, MainWindow &main) {
    deckWith(4, [&](Hand &) {
        const int type = qmlTypeId("Champclos.Editor", 1, 0, "DeckWorkbench");
        auto &bench = *main.engine().singletonInstance<editor::DeckWorkbench *>(type);
        QStringList opponents;
        for (const std::size_t opponent : {0, 2, 7, 8})
            opponents.append(QString::fromStdString(shell.library()->library().deckIds()[opponent]));
        bench.startBalance(opponents, 80, QStringLiteral("random"), 1);
        bench.setBalancing(true);
        waitUntil([&] { return !bench.run()->isRunning(); });
    })(shell, main);
}

void balanceSettings(AppShell &shell, MainWindow &main) {
    deckWith(4, [](Hand &hand) { hand.click(QStringLiteral("balanceButton")); })(shell, main);
}

/// The dialog that sets up test games, for a deck.
void testSetup(AppShell &shell, MainWindow &main) {
    deckWith(4, [](Hand &hand) { hand.clickAll({"fileButton", "testSetupEntry"}); })(shell, main);
}

} // namespace

std::vector<Picture> deckPictures() {
    const auto tip = [](Hand &hand) {
        hand.clickAll({"card:1", "slot:cards[1].after[0].then[0].to"});
        hand.point(QStringLiteral("fits:attackingFighter"));
    };
    const auto grammar = [](Hand &hand) {
        hand.click(QStringLiteral("fighters[1]:grammar"));
        hand.reveal(QStringLiteral("grammar:de"));
    };
    return {
        {"decks", [](AppShell &, MainWindow &main) { main.enter(QStringLiteral("decks")); }},
        {"deck-workshop", deckWith(4, [](Hand &) {})},
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
        {"deck-balance-settings", balanceSettings},
        {"deck-test-setup", testSetup},
    };
}

} // namespace champclos::pictures
