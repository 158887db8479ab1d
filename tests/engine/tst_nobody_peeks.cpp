// SPDX-License-Identifier: MIT
//
// A14: nobody learns what is hidden. Games are played beside twins that differ from them only in what one viewer cannot
// know: hidden cards, the order of decks, which of several copies is which. The twins get the same answers, and as long
// as nothing is shown that was hidden, every step must be cut to the same bytes for the viewer, event and observation,
// and so must the questions, of whatever kind and to whomever. Viewers are all seats and somebody who looks on.
//
// CHAMPCLOS_TWIN_GAMES=6000 plays that many games instead of a few hundred.
#include "engine/core/step.h"
#include "engine/rules/action_text.h"
#include "tests/support/content.h"
#include "tests/support/event_text.h"
#include "tests/support/hidden.h"
#include "tests/support/random_game.h"
#include "tests/support/scenario_claims.h"
#include "tests/support/settings.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>

using namespace champclos;
using namespace champclos::test;

namespace {

constexpr std::size_t kMostTwins = 5;
constexpr int kLongestLife = 60; ///< decisions; then others get their turn

std::string nameOf(SeatId viewer) { return viewer ? "seat " + std::to_string(viewer.value() + 1) : "an onlooker"; }

SeatId anyViewer(const Match &match, Rng &rng) {
    const int seat = rng.below(match.seatCount + 1);
    return seat == match.seatCount ? SeatId::none() : SeatId(seat);
}

/// A14 and the text of a search: both games may show different cards from here on.
bool isRevelation(const SeenEvent &one, const SeenEvent &other) {
    const auto isFound = [](const SeenEvent &event) {
        return event.kind == EventKind::CardMoved && event.fromPlace == CardPlace::Deck &&
               event.toPlace == CardPlace::Hand;
    };
    const auto isShuffled = [](const SeenEvent &event) { return event.kind == EventKind::DeckShuffled; };
    if (one.seat == other.seat && ((isFound(one) && isShuffled(other)) || (isShuffled(one) && isFound(other))))
        return true; // the card that the text names is not in the deck: now everybody knows
    if (one.kind != other.kind || one.seat != other.seat)
        return false;
    const bool isOtherCard = one.card && other.card && one.card != other.card;
    const bool isOtherDefense = one.otherCard != other.otherCard;
    const bool isOtherSideCard = one.kind == EventKind::SideCardTurned && one.index != other.index;
    return isOtherCard || isOtherDefense || isOtherSideCard;
}

/// A boost is turned face up with the attack card.
bool isOtherBoost(const SeenStep &one, const SeenStep &other) {
    return one.event.kind == EventKind::CombatRevealed &&
           one.after.combat().boostCard != other.after.combat().boostCard;
}

/// In which respect two observations differ that are not equal.
std::string differenceOf(const Match &match, const Observation &one, const Observation &other) {
    if (one.pending() != other.pending())
        return "another question";
    for (int index = 0; index < match.seatCount; ++index) {
        const SeatState &cards = one.seat(SeatId(index));
        const SeatState &others = other.seat(SeatId(index));
        if (cards.hand != others.hand || one.handCount != other.handCount)
            return "another hand";
        if (cards.knownTo != others.knownTo)
            return "another card known in hand or combat";
        if (!(cards.deck == others.deck))
            return "another deck";
    }
    return one.frames() == other.frames() ? "another state" : "something else under way";
}

std::vector<CardKind> kindsOf(const SeatTables &tables, CardSet cards) {
    std::vector<CardKind> kinds;
    cards.forEach([&](CardId card) { kinds.push_back(tables.kind(card)); });
    return kinds;
}

std::vector<CardKind> kindsOf(const SeatTables &tables, const CardStack &cards) {
    std::vector<CardKind> kinds;
    for (CardId card : cards)
        kinds.push_back(tables.kind(card));
    return kinds;
}

/// "Look at" shows more than its event tells. True if the viewer is shown different cards in these two states.
bool isOtherLook(const Match &match, const SeenEvent &event, SeatId viewer, const GameState &one,
                 const GameState &other) {
    if (!viewer || (event.kind != EventKind::CardLookedAt && event.kind != EventKind::HandLookedAt))
        return false;
    const SeatTables &tables = match.seat(event.seat);
    const SeatState &cards = one.seat(event.seat);
    const SeatState &others = other.seat(event.seat);
    const bool isOtherHand = kindsOf(tables, cards.hand) != kindsOf(tables, others.hand);
    if (event.kind == EventKind::HandLookedAt)
        return event.other == viewer && isOtherHand;
    return event.seat == viewer && (isOtherHand || kindsOf(tables, cards.deck) != kindsOf(tables, others.deck));
}

/// The same answer in the twin, or one that names another card where that card is not to be had; nothing if there is
/// none.
const Action *answerLike(const Action &chosen, const ActionList &legal, Rng &rng) {
    if (const Action *same = std::find(legal.begin(), legal.end(), chosen); same != legal.end())
        return same;
    std::vector<const Action *> others;
    for (const Action &action : legal) {
        if (action.card.isNone() != chosen.card.isNone()) // "boost none" is no card
            continue;
        Action renamed = action;
        renamed.card = chosen.card;
        renamed.owner = chosen.owner;
        if (renamed == chosen)
            others.push_back(&action);
    }
    return others.empty() ? nullptr : others[static_cast<std::size_t>(rng.below(static_cast<int>(others.size())))];
}

enum class Fate : std::uint8_t { Alike, Apart, Leak };

class Twin {
public:
    Twin(const Match &match, const GameState &state, SeatId viewer, Deal deal, Rng &rng)
        : m_match(match), m_state(twinOf(match, state, viewer, deal, rng)), m_viewer(viewer),
          m_decisionsLeft(rng.below(kLongestLife)) {
        if (deal == Deal::Everything && rng.below(4) == 0)
            m_state.rng = Rng(rng.next());
    }

    const std::string &problem() const { return m_problem; } ///< of what sort the leak is

    /// All about a leak.
    std::string report(const GameState &state) const {
        return nameOf(m_viewer) + " " + m_problem + (m_detail.empty() ? "" : ": " + m_detail) +
               "\nas it sees the game:\n" + observationText(m_match, state, m_viewer) + "as it sees the twin:\n" +
               observationText(m_match, m_state, m_viewer) + "the game:\n" + situation(m_match, state) + "the twin:\n" +
               situation(m_match, m_state);
    }

    /// Before the answer: what the viewer sees and is offered.
    Fate compare(const GameState &state, const ActionList &legal) {
        const Observation seen = observe(m_match, state, m_viewer);
        const Observation own = observe(m_match, m_state, m_viewer);
        if (!(seen == own))
            return leak("sees " + differenceOf(m_match, seen, own));
        legalActions(m_match, m_state, m_legal);
        if (state.pending.seat == m_viewer && !std::equal(legal.begin(), legal.end(), m_legal.begin(), m_legal.end()))
            return leak("is offered other answers");
        return Fate::Alike;
    }

    /// Gives the same answer, and compares step by step what the viewer gets.
    Fate answer(const Action &chosen, const StepLog &log, Rng &rng) {
        const Action *like = answerLike(chosen, m_legal, rng);
        if (like == nullptr || m_decisionsLeft-- == 0)
            return Fate::Apart;
        StepLog ownLog;
        apply(m_match, m_state, *like, &ownLog);
        for (std::size_t place = 0; place < std::max(log.size(), ownLog.size()); ++place) {
            if (place >= log.size() || place >= ownLog.size())
                return leak("hears of something else", textOf(log, place) + " | " + textOf(ownLog, place));
            const SeenStep one = cut(m_match, log[place], m_viewer);
            const SeenStep other = cut(m_match, ownLog[place], m_viewer);
            if (one == other)
                continue;
            if (isRevelation(one.event, other.event))
                return Fate::Apart;
            if (!(one.event == other.event))
                return leak("hears of something else", textOf(log, place) + " | " + textOf(ownLog, place));
            if (isOtherLook(m_match, one.event, m_viewer, log[place].after, ownLog[place].after) ||
                isOtherBoost(one, other))
                return Fate::Apart;
            return leak("sees " + differenceOf(m_match, one.after, other.after) + " in the middle of an action",
                        textOf(log, place));
        }
        return Fate::Alike;
    }

private:
    std::string textOf(const StepLog &log, std::size_t place) const {
        return place < log.size() ? eventText(m_match, cut(m_match, log[place].event, m_viewer)) : "nothing";
    }
    Fate leak(const std::string &what, const std::string &detail = {}) {
        m_problem = what;
        m_detail = detail;
        return Fate::Leak;
    }

    const Match &m_match;
    GameState m_state;
    SeatId m_viewer;
    int m_decisionsLeft;
    ActionList m_legal;
    std::string m_problem;
    std::string m_detail;
};

/// The first example of each sort of leak, and how many there are of it.
class Leaks {
public:
    void note(const std::string &sort, const std::function<std::string()> &example) {
        Sort &it = m_sorts[sort];
        if (it.count++ == 0)
            it.example = example();
    }
    bool isEmpty() const { return m_sorts.empty(); }
    std::string text() const {
        std::string text;
        for (const auto &[sort, it] : m_sorts)
            text += "\n" + std::to_string(it.count) + " times somebody " + sort + ", first here:\n" + it.example + "\n";
        return text;
    }

private:
    struct Sort {
        int count = 0;
        std::string example;
    };
    std::map<std::string, Sort> m_sorts;
};

/// Counts, so that a law that compares nothing is noticed.
struct Coverage {
    int games = 0;
    int twins = 0;
    long comparisons = 0;
};

class TwinGame {
public:
    TwinGame(const Setting &setting, std::uint64_t seed, Leaks &leaks, Coverage &coverage)
        : m_setting(setting), m_match(*setting.match), m_seed(seed), m_leaks(leaks), m_coverage(coverage),
          m_rng(seed + 77) {}

    void play() {
        ++m_coverage.games;
        playRandomly(m_match, m_seed, [&](const GameState &state, const ActionList &legal, const Action &chosen) {
            ++m_decision;
            settle([&](Twin &twin) { return twin.compare(state, legal); }, state);
            addTwins(state, legal);
            GameState after = state;
            StepLog log;
            apply(m_match, after, chosen, &log);
            m_last = actionText(m_match, state, chosen);
            settle([&](Twin &twin) { return twin.answer(chosen, log, m_rng); }, after);
            return true;
        });
    }

private:
    template <class Step> void settle(Step step, const GameState &state) {
        for (std::size_t index = m_twins.size(); index-- > 0;) {
            ++m_coverage.comparisons;
            const Fate fate = step(*m_twins[index]);
            if (fate == Fate::Leak)
                m_leaks.note(m_twins[index]->problem(), [&] {
                    return m_setting.name + " seed " + std::to_string(m_seed) + " decision " +
                           std::to_string(m_decision) + ", last answer: " + m_last + "\n" +
                           m_twins[index]->report(state);
                });
            if (fate != Fate::Alike)
                m_twins.erase(m_twins.begin() + static_cast<std::ptrdiff_t>(index));
        }
    }

    void addTwins(const GameState &state, const ActionList &legal) {
        if (m_twins.size() >= kMostTwins || m_rng.below(3) != 0)
            return;
        constexpr std::array kDeals = {Deal::Everything, Deal::OnePair, Deal::OnePair, Deal::Copies};
        const Deal deal = kDeals[static_cast<std::size_t>(m_rng.below(4))];
        m_twins.push_back(std::make_unique<Twin>(m_match, state, anyViewer(m_match, m_rng), deal, m_rng));
        ++m_coverage.twins;
        if (m_twins.back()->compare(state, legal) == Fate::Leak) {
            m_leaks.note(m_twins.back()->problem() + " at once", [&] {
                return m_setting.name + " seed " + std::to_string(m_seed) + " decision " + std::to_string(m_decision) +
                       "\n" + m_twins.back()->report(state);
            });
            m_twins.pop_back();
        }
    }

    const Setting &m_setting;
    const Match &m_match;
    std::uint64_t m_seed;
    Leaks &m_leaks;
    Coverage &m_coverage;
    Rng m_rng;
    int m_decision = 0;
    std::string m_last = "none";
    std::vector<std::unique_ptr<Twin>> m_twins;
};

} // namespace

class TestNobodyPeeks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_settings = makeSettings();
        addSeers();
    }
    void twinsLookAlike();

private:
    void addSeers();

    std::vector<Setting> m_settings;
};

/// The ten decks do not say everything that can be said about hidden cards; the seer does.
void TestNobodyPeeks::addSeers() {
    std::uint64_t seed = 1000;
    const auto add = [&](const std::vector<std::string> &decks) {
        std::string name = "greenwood";
        for (const std::string &deck : decks)
            name += " " + deck;
        m_settings.push_back({name, matchOf("greenwood", decks), seed++});
    };
    for (const char *deck : kDeckNames) {
        add({"seer", deck});
        add({deck, "seer"});
        add({"seer", "seer"});
        add({"seer", deck, "seer", "seer"});
    }
}

void TestNobodyPeeks::twinsLookAlike() {
    bool isGiven = false;
    const int given = qEnvironmentVariableIntValue("CHAMPCLOS_TWIN_GAMES", &isGiven);
    const int games = isGiven ? given : scaled(480);
    Leaks leaks;
    Coverage coverage;
    for (int game = 0; game < games; ++game) { // 37 is coprime to the number of settings: a few games meet them all
        const Setting &setting = m_settings[static_cast<std::size_t>(game) * 37 % m_settings.size()];
        TwinGame(setting, setting.seed * 1000 + static_cast<std::uint64_t>(game), leaks, coverage).play();
    }
    qInfo("%d games, %d twins, %ld comparisons", coverage.games, coverage.twins, coverage.comparisons);
    if (!leaks.isEmpty())
        std::fputs(leaks.text().c_str(), stderr); // QVERIFY2 would cut it off
    QVERIFY2(leaks.isEmpty(), "somebody learns what is hidden: see above");
    QVERIFY(coverage.comparisons > 100L * games);
}

CHAMPCLOS_TEST_GUILESS(TestNobodyPeeks)
#include "tst_nobody_peeks.moc"
