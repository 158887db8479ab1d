// SPDX-License-Identifier: MIT
//
// The deck workshop driven by clicks and keys: from an empty document to a hero with a sidekick and thirty cards that
// use many words of the vocabulary, saved, without a problem, played to the end by two bots, read in three languages.
import QtCore
import QtQuick
import QtTest
import Champclos.Decks
import Champclos.Editor

Item {
    id: root

    width: 1440
    height: 900

    DecksPage {
        id: page

        anchors.fill: parent
    }
    DeckDocument { id: again }
    TestCase {
        id: test

        name: "DeckWorkshop"
        when: windowShown

        /// The visible item of that name.
        function seek(above, name) {
            for (let i = 0; i < above.children.length; ++i) {
                const below = above.children[i];
                const found = !below.visible ? null : below.objectName === name ? below : seek(below, name);
                if (found)
                    return found;
            }
            return null;
        }
        function item(name) {
            let found = null;
            tryVerify(() => (found = seek(page, name)) !== null, 5000, "there is " + name);
            wait(0);
            reveal(found);
            return found;
        }
        /// Scrolls the pane around it until the item is in view, as a wheel would.
        function reveal(found) {
            let pane = found.parent;
            while (pane && pane.contentY === undefined)
                pane = pane.parent;
            if (!pane)
                return;
            const y = found.mapToItem(pane.contentItem, 0, 0).y;
            if (y < pane.contentY || y + found.height > pane.contentY + pane.height) {
                pane.contentY = Math.max(0, Math.min(y - pane.height / 3, pane.contentHeight - pane.height));
                waitForRendering(pane);
            }
        }
        function click(name) {
            const found = item(name);
            mouseClick(found, found.width - Math.min(20, found.width / 2), found.height / 2);
        }
        function write(name, text) {
            const found = item(name);
            mouseClick(found, found.width / 2, found.height - 12);
            keyClick(Qt.Key_A, Qt.ControlModifier);
            for (const sign of text)
                keyClick(sign);
        }
        function more(name, times) {
            for (let i = 0; i < times; ++i) {
                const found = item(name);
                mouseClick(found, found.width - 14, found.height - 16);
            }
        }
        function less(name, times) {
            for (let i = 0; i < times; ++i) {
                const found = item(name);
                mouseClick(found, 14, found.height - 16);
            }
        }
        function choose(keys) {
            for (const key of keys)
                key.startsWith("@") ? click(key.slice(1)) : click("fits:" + key);
        }
        function writeCard(index, names, blocks) {
            const path = "cards[" + index + "]";
            click("newCard");
            ["en", "fr", "de"].forEach((language, i) => write(path + ".name." + language, names[i]));
            choose(blocks.map(key => key.replace("%", path)));
        }

        function test_1_fromNothingToAPlayableDeck() {
            click("newButton");
            write("fighters[0].name.en", "Ogre");
            compare(page.deck.file.title, "Ogre");
            more("fighters[0].health", 2);
            click("newFighter");
            write("fighters[1].name.en", "Goblin");
            write("fighters[1].name.fr", "Gobelin");
            write("fighters[1].name.de", "Goblin");
            more("fighters[1].count", 1);
            click("emblem:bigfoot");
            click("colours:4");

            click("abilities");
            choose(["@row:abilities.when", "startOfTurn", "may", "draw", "1"]);

            // %: the path of the card. A key with @ is a place on the page, the others are what fits there.
            writeCard(0, ["Club", "Massue", "Keule"], ["damage", "opposingFighter", "@slot:%.after[0].damage", "2"]);
            writeCard(1, ["Roar", "Cri", "Schrei"], ["if", "wonCombat", "discard", "2", "@slot:%.after[0].then[0].+", "who", "opponent",
                "@row:%.after[0].else[0]", "draw"]);
            writeCard(2, ["Leap", "Bond", "Sprung"], ["move", "yourFighter", "@slot:%.after[0].+", "through", "@slot:%.after[0].upTo", "3"]);
            writeCard(3, ["Rest", "Repos", "Rast"], ["recover", "ogre"]);
            writeCard(4, ["Trick", "Ruse", "List"], ["@slot:%.after", "immediately", "cancelEffects"]);
            writeCard(5, ["Rage", "Rage", "Wut"], ["@slot:%.after", "during", "may", "boostValue"]);
            writeCard(6, ["Crush", "Broyer", "Quetschen"], ["@slot:%.after", "during", "addValue", "2"]);
            writeCard(7, ["Horde", "Horde", "Horde"], ["move", "each", "goblin"]);
            writeCard(8, ["Plan", "Plan", "Plan"], ["endTurn"]);
            click("type:scheme");
            choose(["@slot:cards[8].effect[0]", "gainActions", "1"]);
            writeCard(9, ["Return", "Retour", "Umkehr"], ["choose", "draw", "1", "@row:cards[9].after[0].of[1][0]", "return", "goblin", "zoneOf", "yourHero"]);
            less("cards[9].boost", 2);
            compare(item("cards[9].boost").value, 0);
            verify(!item("cards[9].boost").isNone);
            less("cards[9].boost", 2); // none, and there is nothing below
            verify(item("cards[9].boost").isNone);
            more("cards[9].boost", 1);
            compare(item("cards[9].boost").value, 0);
            less("cards[9].boost", 1);

            compare(page.deck.cardCount, 30);
            const problems = page.deck.file.problems;
            compare(problems.count, 0, problems.count > 0 ? problems.data(problems.index(0, 0)) : "");
            verify(page.deck.isPlayable);
            compare(item("cardCount").text, "30 of 30 cards");
        }

        function test_2_sentencesInThreeLanguages() {
            click("card:1");
            verify(item("sentence:EN").text.includes("If you won the combat"));
            verify(item("sentence:FR").text.includes("<b>Après le combat"));
            verify(item("sentence:DE").text.includes("<b>Nach dem Kampf"));
            click("preview:de");
            click("preview:en");
        }

        function test_3_keysAndSearch() {
            click("card:0");
            click("row:cards[0].after[1]");
            keyClick("/");
            tryVerify(() => seek(page, "wordSearch").activeFocus);
            for (const sign of "end the")
                keyClick(sign);
            tryVerify(() => seek(page, "fits:endTurn") !== null);
            keyClick(Qt.Key_Return);
            tryVerify(() => seek(page, "row:cards[0].after[1]").kind === "do");
            click("undoButton");
            tryVerify(() => seek(page, "row:cards[0].after[1]").kind === "grow");
            click("slot:cards[0].after[0].damage");
            keyClick("4");
            tryVerify(() => item("sentence:EN").text.includes("4"));
            click("undoButton");
        }

        function test_4_whatDoesNotFitSaysWhy() {
            click("card:8");
            click("row:cards[8].effect[1]");
            click("misfits");
            const cancel = item("fits:cancelEffects");
            verify(!cancel.fits);
            verify(cancel.reason !== "");
            click("misfits");
        }

        function test_5_problemsLeadToTheirPlace() {
            write("cards[8].name.de", "");
            keyClick(Qt.Key_Backspace);
            tryCompare(page.deck.file.problems, "count", 1);
            click("hero");
            click("problem:0");
            tryVerify(() => seek(page, "cards[8].name.de") !== null);
            click("undoButton");
            tryCompare(page.deck.file.problems, "count", 0);
        }

        function test_6_savedAndPlayedToTheEnd() {
            const folder = StandardPaths.writableLocation(StandardPaths.TempLocation);
            const path = folder + "/champclos-clicked-deck.json";
            verify(page.deck.file.saveAs(path));
            verify(!page.deck.file.isDirty);
            verify(again.file.open(path));
            verify(again.isPlayable);
            compare(again.file.problems.count, 0);
            compare(again.cardCount, 30);
            const run = DeckWorkbench.run;
            verify(DeckWorkbench.startBalance(["bigfoot"], 2, "random", 1));
            tryVerify(() => run.isFinished, 120000, "two games are over");
            compare(run.games, 2);
        }
    }
}
