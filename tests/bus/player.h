// SPDX-License-Identifier: MIT
//
// Somebody who plays a duel by ear: asks what is asked (F2), where the other side is (F4), and takes what the keyboard
// is led to, unless there is something better. Knows the rules of thumb (attack, or else go there), not the rules.
// Header only.
#pragma once

#include "tests/bus/person.h"
#include "tests/bus/words.h"

#include <QRegularExpression>

namespace champclos::test {

class Player : public Person {
public:
    Player(Desk &desk, Ear &ear, const Words &words) : Person(desk, ear), m_words(words) {}

    int defenses = 0; ///< cards that were played against an attack
    int attacks = 0;
    int questions = 0;
    bool isOver = false;

    /// Spells of the own side, as they were told.
    int spells() const {
        return static_cast<int>(
            std::count_if(m_ear.sounds.begin(), m_ear.sounds.end(), [this](const Ear::Sound &sound) {
                return sound.kind == Ear::Sound::Words && sound.text.contains(m_words.hero + m_words.casts);
            }));
    }
    /// From the first page to the table, with everything that makes the same game every time.
    void beginGame(const QString &seed) {
        press(QStringLiteral("Tab"));
        press(QStringLiteral("shift+Tab"));
        press(QStringLiteral("Return"));
        use(m_words.level);
        goTo(m_words.easy, QStringLiteral("Up"), 4);
        press(QStringLiteral("Return"));
        use(m_words.more);
        goTo(m_words.seed);
        type(seed);
        press(QStringLiteral("Tab"));
        goTo(QStringLiteral("Robin"));
        if (!seekName(m_words.hero, QStringLiteral("Right"), 6)) // they are in the order of the alphabet
            goTo(m_words.hero, QStringLiteral("Left"), 12);
        press(QStringLiteral("Return"));
        use(m_words.begin);
    }
    /// Answers until something is asked.
    void playUntil(const QString &question, int most) {
        for (questions = 0; questions < most && trouble.isEmpty() && !wasSaid(question); ++questions)
            answer();
        if (trouble.isEmpty() && !wasSaid(question))
            trouble = QStringLiteral("this is never asked: ") + question;
    }
    void playToTheEnd(int most) {
        for (questions = 0; questions < most && trouble.isEmpty() && !isOver; ++questions)
            answer();
        if (trouble.isEmpty() && !isOver)
            trouble = QStringLiteral("the game does not come to an end");
    }

private:
    /// Listens until something is asked, and does something about it.
    void answer() {
        const QString question = nextQuestion();
        m_heard = m_ear.count();
        if (isOver || !trouble.isEmpty())
            return;
        if (question.isEmpty()) // a combat is over and was told
            return press(QStringLiteral("Return"));
        m_repeats = question == m_lastQuestion ? m_repeats + 1 : 0;
        m_lastQuestion = question;
        if (m_repeats > 12) {
            trouble = QStringLiteral("this cannot be answered: ") + question;
            return;
        }
        if (m_repeats > 2) // what was tried does not help
            return anotherAnswer();
        if (question.contains(m_words.act) && !isBegun(question))
            act();
        else if (question.contains(m_words.defend))
            defend();
        else if (question.contains(m_words.boost))
            decline();
        else if (question.contains(m_words.move))
            move();
        else
            take();
    }
    /// What is asked of the own side; nothing where there is only something to go on with. Who hears nothing asks.
    QString nextQuestion() {
        for (QDeadlineTimer patience(60'000); trouble.isEmpty() && !patience.hasExpired();) {
            const auto isMeant = [this](const Ear::Sound &sound) {
                return !questionIn(sound).isEmpty() || isFocusOn(sound, m_words.resume) ||
                       isFocusOn(sound, m_words.again);
            };
            const bool isHeard = m_ear.waitFor(m_heard, isMeant, 2500) != nullptr;
            m_ear.waitForSilence(kPause);
            isOver = focus().startsWith(m_words.again);
            if (isOver || focus().startsWith(m_words.resume))
                return {};
            if (!isHeard)
                press(QStringLiteral("F2"));
            for (std::size_t index = m_ear.count(); index > m_heard; --index)
                if (const QString question = questionIn(m_ear.sounds[index - 1]); !question.isEmpty())
                    return question;
        }
        if (trouble.isEmpty())
            trouble = QStringLiteral("nothing is asked any more");
        return {};
    }
    QString questionIn(const Ear::Sound &sound) const {
        const QString begin = QRegularExpression::escape(m_words.hero);
        const QRegularExpression asked(QStringLiteral("^%1 ?: .*$").arg(begin), QRegularExpression::MultilineOption);
        return sound.kind == Ear::Sound::Words ? asked.match(sound.text).captured() : QString();
    }
    static bool isFocusOn(const Ear::Sound &sound, const QString &begin) {
        return sound.kind == Ear::Sound::Focus && sound.text.startsWith(begin);
    }
    /// Attack if that is possible, else a scheme, else a maneuver.
    void act() {
        if (!isVerb(focus()))
            press(QStringLiteral("p"));
        for (const QString &verb : {m_words.attack, m_words.scheme, m_words.maneuver})
            if (seekName(verb, QStringLiteral("Right"), 3) || seekName(verb, QStringLiteral("Left"), 3))
                if (!isNotNow()) {
                    attacks += verb == m_words.attack ? 1 : 0;
                    return press(QStringLiteral("Return"));
                }
        trouble = QStringLiteral("there is nothing to do; the last was ") + focus();
    }
    void defend() {
        if (!isNotNow() && m_ear.focusRole() == u"list item")
            ++defenses;
        take();
    }
    /// Towards the other side, as far as the way goes that F4 tells; then it is enough.
    void move() {
        const std::size_t before = m_ear.count();
        press(QStringLiteral("F4"));
        const QStringList way = before < m_ear.count() ? numbersAfterColon(m_ear.sounds.back().text) : QStringList();
        QString best;
        qsizetype farthest = -1;
        for (int stop = 0; stop < 20 && trouble.isEmpty() && m_ear.focusRole() == u"push button"; ++stop) {
            const auto space = QRegularExpression(QStringLiteral("^\\S+ (\\d+),")).match(focus());
            if (!space.hasMatch())
                break;
            if (const qsizetype place = way.indexOf(space.captured(1));
                place > farthest && focus().contains(m_words.canChoose)) {
                farthest = place;
                best = space.captured(0);
            }
            if (farthest > 0) // two steps are enough
                break;
            press(QStringLiteral("Tab"));
        }
        if (best.isEmpty())
            return decline();
        goTo(best, QStringLiteral("shift+Tab"));
        press(QStringLiteral("Return"));
    }
    /// What the keyboard was led to.
    void take() {
        for (int step = 0; step < 12 && isNotNow(); ++step)
            press(QStringLiteral("Right"));
        if (m_ear.focusRole() == u"push button")
            m_ear.waitForSilence(kDoubleClick);
        press(QStringLiteral("Return"));
    }
    /// No more of it: the first of the answers in words.
    void decline() {
        press(QStringLiteral("p"));
        press(QStringLiteral("Return"));
    }
    void anotherAnswer() {
        if (m_repeats % 2 == 0)
            return decline();
        press(QStringLiteral("Tab"));
        take();
    }
    /// The verb was chosen, and it is said what is missing: "… 2 actions left. Choose whom to attack."
    bool isBegun(const QString &question) const { return question.contains(m_words.missing); }
    bool isVerb(const QString &name) const {
        return name.startsWith(m_words.attack) || name.startsWith(m_words.scheme) || name.startsWith(m_words.maneuver);
    }
    bool isNotNow() const { return focus().contains(m_words.notNow); }
    QString focus() const { return m_ear.focus(); }
    static QStringList numbersAfterColon(const QString &text) {
        QStringList numbers;
        auto all = QRegularExpression(QStringLiteral("\\d+")).globalMatch(text.mid(text.lastIndexOf(u':') + 1));
        while (all.hasNext())
            numbers.push_back(all.next().captured());
        return numbers;
    }

    static constexpr int kDoubleClick = 350; ///< milliseconds in which an answer that has just come is not taken

    Words m_words;
    QString m_lastQuestion;
    int m_repeats = 0;
    std::size_t m_heard = 0; ///< what was said before is answered
};

} // namespace champclos::test
