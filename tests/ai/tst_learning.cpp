// SPDX-License-Identifier: MIT
//
// What the expert has learned, and that it can be learned again: features and networks treat both sides alike, lessons
// follow from their seed alone, a fit finds what is there to be found, and the weights in the program are as `learn`
// writes them and foretell who wins.
#include "engine/ai/value_fit.h"
#include "engine/rules/game.h"
#include "tests/support/content.h"
#include "tests/support/source_path.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <memory>

using namespace champclos;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int kGames = 8;
#else
constexpr int kGames = 60;
#endif

std::shared_ptr<const Match> matchOf(std::size_t game) {
    const auto deck = [&](std::size_t step) {
        return std::string(test::kDeckNames[(game + step) % test::kDeckNames.size()]);
    };
    std::vector<std::string> seats = {deck(0), deck(1 + game / test::kDeckNames.size())};
    if (game % 4 == 3)
        seats.insert(seats.end(), {deck(5), deck(7)});
    return test::matchOf("greenwood", seats);
}

/// Every choice of an action in random games of all decks, duels and teams.
template <class Look> void lookIntoGames(Look look) {
    const auto actions = std::make_unique<ActionList>();
    for (std::size_t game = 0; game < 20; ++game) {
        const auto match = matchOf(game);
        GameState state = start(*match, game + 1);
        for (Rng rng(game); !state.isOver() && !QTest::currentTestFailed();) {
            legalActions(*match, state, *actions);
            if (state.pending.kind == DecisionKind::ChooseAction)
                look(*match, state);
            apply(*match, state, (*actions)[rng.below(actions->size())]);
        }
    }
}

ai::LessonPlan planOf(std::int64_t games, int threads) {
    ai::LessonPlan plan;
    for (std::uint16_t deck = 0; deck < test::kDeckNames.size(); ++deck) {
        const auto other = static_cast<std::uint16_t>((deck + 3u) % test::kDeckNames.size());
        plan.duels.push_back(
            {test::matchOf("greenwood", {test::kDeckNames[deck], test::kDeckNames[other]}), deck, other});
    }
    plan.games = games;
    plan.iterations = 40;
    plan.seed = 5;
    plan.net = &ai::learnedNet();
    plan.threads = threads;
    return plan;
}

/// Positions in which two of the features together decide: whoever has both wins.
std::vector<ai::Lesson> madeUpLessons(int count) {
    std::vector<ai::Lesson> lessons;
    Rng rng(3);
    for (int number = 0; number < count; ++number) {
        ai::Lesson lesson{};
        for (ai::Features *row : {&lesson.first, &lesson.second})
            for (std::size_t feature = 0; feature < 4; ++feature)
                (*row)[feature] = static_cast<float>(rng.below(2));
        const bool isFirst = lesson.first[0] > 0 && lesson.first[1] > 0;
        const bool isSecond = lesson.second[0] > 0 && lesson.second[1] > 0;
        if (isFirst == isSecond)
            continue;
        lesson.outcome = lesson.estimate = isFirst ? 1.0F : 0.0F;
        lesson.game = static_cast<std::uint32_t>(number);
        lessons.push_back(lesson);
    }
    return lessons;
}

} // namespace

class TestLearning : public QObject {
    Q_OBJECT

private slots:
    void featuresAreOfOneSize() {
        std::array<float, ai::kFeatures> most{};
        lookIntoGames([&](const Match &match, const GameState &state) {
            for (int seat = 0; seat < match.seatCount; ++seat) {
                const ai::Features features = ai::featuresOf(match, state, SeatId(seat));
                for (std::size_t feature = 0; feature < features.size(); ++feature) {
                    QVERIFY(std::isfinite(features[feature]) && std::abs(features[feature]) < 10);
                    most[feature] = std::max(most[feature], std::abs(features[feature]));
                }
            }
        });
        for (std::size_t feature = 0; feature < most.size(); ++feature)
            QVERIFY2(most[feature] > 0, qPrintable(QString::number(feature) + " never says anything"));
    }

    void whatIsGoodForOneTeamIsBadForTheOther() {
        lookIntoGames([](const Match &match, const GameState &state) {
            const float first = ai::logOdds(ai::learnedNet(), match, state, SeatId(0));
            const float second = ai::logOdds(ai::learnedNet(), match, state, SeatId(1));
            QVERIFY(std::isfinite(first));
            QVERIFY(std::abs(first + second) < 1e-3F);
            if (match.isTeamPlay())
                QVERIFY(std::abs(first - ai::logOdds(ai::learnedNet(), match, state, SeatId(2))) < 1e-3F);
        });
    }

    void lessonsFollowFromTheSeed() {
        const std::vector<ai::Lesson> alone = ai::playLessons(planOf(6, 1));
        const std::vector<ai::Lesson> together = ai::playLessons(planOf(6, 3));
        QVERIFY(alone.size() > 60);
        QCOMPARE(alone.size(), together.size());
        for (std::size_t index = 0; index < alone.size(); ++index) {
            QCOMPARE(alone[index].game, together[index].game);
            QVERIFY(alone[index].first == together[index].first);
            QVERIFY(alone[index].second == together[index].second);
            QCOMPARE(alone[index].outcome, together[index].outcome);
            QCOMPARE(alone[index].estimate, together[index].estimate);
        }
    }

    void aStopEndsTheGames() {
        const std::atomic<bool> stop = true;
        ai::LessonPlan plan = planOf(1000, 2);
        plan.stop = &stop;
        QCOMPARE(ai::playLessons(plan).size(), std::size_t(0));
    }

    void aFitFindsWhatCountsTogether() {
        const std::vector<ai::Lesson> lessons = madeUpLessons(8000);
        const ai::ValueNet net = ai::fitNet(lessons, {});
        const ai::Foresight foresight = ai::foresightOf(net, lessons);
        QVERIFY2(foresight.correct > 0.99, qPrintable(QString::number(foresight.correct)));
        QVERIFY2(foresight.loss < 0.2, qPrintable(QString::number(foresight.loss)));
        QVERIFY(net == ai::fitNet(lessons, {}));
    }

    /// Where only the decks decide, there is nothing for the network to learn.
    void decksAreNotBlamedOnFeatures() {
        std::vector<ai::Lesson> lessons = madeUpLessons(8000);
        for (ai::Lesson &lesson : lessons) {
            lesson.firstDeck = static_cast<std::uint16_t>(lesson.game % 2);
            lesson.secondDeck = 1 - lesson.firstDeck;
            lesson.outcome = lesson.estimate = lesson.firstDeck == 0 ? 0.8F : 0.2F;
            lesson.first[10] = lesson.firstDeck == 0 ? 0.1F : 0.0F; // could be blamed
            lesson.second[10] = lesson.secondDeck == 0 ? 0.1F : 0.0F;
        }
        const ai::Foresight foresight = ai::foresightOf(ai::fitNet(lessons, {}), lessons);
        QVERIFY2(foresight.loss > 0.55, qPrintable(QString::number(foresight.loss))); // 0.5 if it knew the decks
    }

    void weightsAreAsLearnWritesThem() {
        QVERIFY(ai::rounded(ai::learnedNet()) == ai::learnedNet());
        QFile file(QString::fromStdString(test::sourcePath("engine/ai/value_weights.cpp")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        const auto command = QRegularExpression("Written by `(champclos-cli learn[^`]*)`").match(text);
        QVERIFY(command.hasMatch());
        QCOMPARE(QString::fromStdString(ai::sourceOf(ai::learnedNet(), command.captured(1).toStdString())), text);
    }

    void whatWasLearnedForetellsWhoWins() {
        const std::vector<ai::Lesson> lessons = ai::playLessons(planOf(kGames, 2));
        const ai::Foresight foresight = ai::foresightOf(ai::learnedNet(), lessons);
        const ai::Foresight ignorance = ai::foresightOf(ai::ValueNet(), lessons);
        QVERIFY2(foresight.loss < ignorance.loss - 0.03, qPrintable(QString::number(foresight.loss)));
    }
};

CHAMPCLOS_TEST_GUILESS(TestLearning)
#include "tst_learning.moc"
