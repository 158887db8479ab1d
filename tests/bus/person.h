// SPDX-License-Identifier: MIT
//
// Somebody who does not see the screen: hears what an Ear hears, answers with keys, and remembers nothing but what was
// said. What the answers mean, those know who play and make things (player.h, maker.h). Header only.
#pragma once

#include "tests/bus/ear.h"

namespace champclos::test {

class Person {
public:
    Person(Desk &desk, Ear &ear) : m_desk(desk), m_ear(ear) {}

    QString trouble; ///< the first thing that could not be done; then nothing more is done

    /// Presses a key and listens until what it did was told.
    void press(const QString &key) {
        if (!trouble.isEmpty())
            return;
        const std::size_t before = m_ear.count();
        trouble = m_desk.press(key);
        m_ear.waitFor(
            before, [](const Ear::Sound &) { return true; }, kSilentKey);
        m_ear.waitForSilence(kPause);
    }
    /// Presses a key until something is heard that fits: for what takes longer than a word.
    void pressAndHear(const QString &key, const QString &words) {
        if (!trouble.isEmpty())
            return;
        const std::size_t before = m_ear.count();
        trouble = m_desk.press(key);
        if (trouble.isEmpty() && m_ear.waitFor(before, [&](const Ear::Sound &sound) {
                return sound.text.contains(words) || sound.more.contains(words);
            }) == nullptr)
            trouble = QStringLiteral("“%1” was not heard after %2").arg(words, key);
        m_ear.waitForSilence(kPause);
    }
    /// Goes on with a key until the focus is on something that fits.
    bool seek(const std::function<bool(const QString &)> &fits, const QString &key = QStringLiteral("Tab"),
              int most = 60) {
        for (int stops = 0; stops < most && trouble.isEmpty(); ++stops) {
            if (fits(m_ear.focus()))
                return true;
            press(key);
        }
        return fits(m_ear.focus());
    }
    bool seekName(const QString &begin, const QString &key = QStringLiteral("Tab"), int most = 60) {
        return seek([&](const QString &name) { return name.startsWith(begin); }, key, most);
    }
    /// The same, and says what is missing.
    void goTo(const QString &begin, const QString &key = QStringLiteral("Tab"), int most = 60) {
        if (trouble.isEmpty() && !seekName(begin, key, most))
            trouble = QStringLiteral("“%1” is not heard anywhere; the last was “%2”").arg(begin, m_ear.focus());
    }
    void use(const QString &begin, const QString &key = QStringLiteral("Tab")) {
        goTo(begin, key);
        press(QStringLiteral("Return"));
    }
    void type(const QString &text) {
        if (trouble.isEmpty())
            trouble = m_desk.type(text);
        m_ear.waitForSilence(kPause);
    }
    /// What was announced last and contains the words; empty if that was never said.
    QString lastSaid(const QString &words, std::size_t from = 0) const {
        for (std::size_t index = m_ear.count(); index > from; --index)
            if (const Ear::Sound &sound = m_ear.sounds[index - 1];
                sound.kind == Ear::Sound::Words && sound.text.contains(words))
                return sound.text;
        return {};
    }
    bool wasSaid(const QString &words, std::size_t from = 0) const { return !lastSaid(words, from).isEmpty(); }

protected:
    static constexpr int kPause = 80;       ///< milliseconds without a word: the sentence is over
    static constexpr int kSilentKey = 1500; ///< a key that says nothing has done nothing

    Desk &m_desk;
    Ear &m_ear;
};

} // namespace champclos::test
