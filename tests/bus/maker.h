// SPDX-License-Identifier: MIT
//
// Somebody who makes things by ear: draws a battlefield and writes a card, by keys and by what is said of them. What
// the words are stands in words.h. Header only.
#pragma once

#include "tests/bus/person.h"
#include "tests/bus/words.h"

namespace champclos::test {

class Maker : public Person {
public:
    Maker(Desk &desk, Ear &ear, const Words &words) : Person(desk, ear), m_words(words) {}

    /// Twelve spaces in three rows, one line through all of them, all in the first zone, a start at each end.
    void drawBattlefield() {
        press(QStringLiteral("Tab"));
        use(m_words.battlefields);
        press(QStringLiteral("Return")); // a new one
        press(m_words.spaceTool);
        go({{"Left", 9}, {"Up", 6}});
        for (int space = 1; space <= kSpaces; ++space) {
            pressAndHear(QStringLiteral("Return"), m_words.space.arg(space));
            if (space % kColumns == 0)
                go({{"Down", kGap}});
            else
                go({{(space / kColumns) % 2 == 0 ? "Right" : "Left", kGap}});
        }
        press(QStringLiteral("Escape")); // the place for one more
        selectLast();
        press(m_words.lineTool);
        eachBack([](int) { return true; });
        press(m_words.zoneTool);
        press(QStringLiteral("1"));
        eachOnward([](int) { return true; });
        press(m_words.startTool);
        eachBack([](int space) { return space == 1 || space == kSpaces; });
        press(QStringLiteral("ctrl+s"));
    }

    /// A card with a name, a value, and an effect that is put together from blocks; its sentence is heard as it grows.
    void writeCard(const QString &name) {
        press(QStringLiteral("Tab"));
        use(m_words.decks);
        press(QStringLiteral("Return")); // a new one
        use(m_words.newCard);
        goTo(m_words.english);
        press(QStringLiteral("ctrl+a"));
        type(name);
        goTo(m_words.value);
        press(QStringLiteral("Up"));
        if (!seek([this](const QString &) { return m_ear.focusRole() == u"tree"; }))
            trouble = QStringLiteral("no effect is heard");
        press(QStringLiteral("Return"));
        type(m_words.draw);
        pressAndHear(QStringLiteral("Return"), m_words.drawn);
        press(QStringLiteral("ctrl+s"));
    }
    /// The deck sheet that is offered, under the name that is offered.
    void printSheet() {
        press(QStringLiteral("Tab"));
        use(m_words.print);
        use(m_words.savePdf);
        press(QStringLiteral("Return"));
    }

private:
    static constexpr int kSpaces = 12;
    static constexpr int kColumns = 4;
    static constexpr int kGap = 6; ///< steps of the arrow keys between two spaces

    void go(std::initializer_list<std::pair<const char *, int>> steps) {
        for (const auto &[key, times] : steps)
            for (int step = 0; step < times && trouble.isEmpty(); ++step)
                press(QString::fromLatin1(key));
    }
    void selectLast() {
        for (int space = 1; space <= kSpaces; ++space)
            pressAndHear(QStringLiteral("Tab"), m_words.space.arg(space));
    }
    /// Uses the tool on every space that is meant, from the last to the first.
    void eachBack(const std::function<bool(int)> &isMeant) {
        for (int space = kSpaces; space >= 1; --space) {
            if (isMeant(space))
                press(QStringLiteral("Return"));
            if (space > 1)
                pressAndHear(QStringLiteral("shift+Tab"), m_words.space.arg(space - 1));
        }
    }
    void eachOnward(const std::function<bool(int)> &isMeant) {
        for (int space = 1; space <= kSpaces; ++space) {
            if (isMeant(space))
                press(QStringLiteral("Return"));
            if (space < kSpaces)
                pressAndHear(QStringLiteral("Tab"), m_words.space.arg(space + 1));
        }
    }

    Words m_words;
};

} // namespace champclos::test
