// SPDX-License-Identifier: MIT
//
// The battlefields that come with the program, taken together: as many as promised, different from each other, and on
// none of them can anybody strike in the first turn without a boost, whoever plays. One board at a time is looked at in
// tst_battlefield.cpp.
#include "engine/io/library.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <queue>
#include <set>

using namespace champclos;

namespace {

std::size_t indexOf(SpaceId space) { return static_cast<std::size_t>(space.value()); }

class Board {
public:
    explicit Board(const Battlefield &field) : m_field(field), m_neighbours(field.spaces.size()) {
        for (const Line &line : field.lines) {
            m_neighbours[indexOf(line.a)].insert(indexOf(line.b));
            m_neighbours[indexOf(line.b)].insert(indexOf(line.a));
        }
    }

    bool areAdjacent(std::size_t one, std::size_t other) const { return m_neighbours[one].contains(other); }
    bool shareZone(std::size_t one, std::size_t other) const {
        const auto &left = m_field.spaces[one].zones;
        const auto &right = m_field.spaces[other].zones;
        return std::find_first_of(left.begin(), left.end(), right.begin(), right.end()) != left.end();
    }
    /// S3: where the fighters of the seat with this start may be placed.
    std::set<std::size_t> placesAt(SpaceId start) const {
        std::set<std::size_t> places;
        for (std::size_t space = 0; space < m_field.spaces.size(); ++space)
            if (shareZone(space, indexOf(start)))
                places.insert(space);
        return places;
    }
    /// Spaces within that many steps, as if nobody stood in the way.
    std::set<std::size_t> reach(std::size_t from, int steps) const {
        std::set<std::size_t> reached = {from};
        for (; steps > 0; --steps) {
            const std::set<std::size_t> before = reached;
            for (const std::size_t space : before)
                reached.insert(m_neighbours[space].begin(), m_neighbours[space].end());
        }
        return reached;
    }
    int distance(SpaceId from, SpaceId to) const {
        int steps = 0;
        while (!reach(indexOf(from), steps).contains(indexOf(to)))
            ++steps;
        return steps;
    }

private:
    const Battlefield &m_field;
    std::vector<std::set<std::size_t>> m_neighbours;
};

/// A maneuver and an attack, with the attacker and the target placed as ill for the target as the rules allow.
bool canStrike(const Board &board, const DeckDef &deck, SpaceId start, SpaceId opposingStart) {
    const std::set<std::size_t> targets = board.placesAt(opposingStart);
    const auto hits = [&](AttackType attack, std::size_t from) {
        return std::any_of(targets.begin(), targets.end(), [&](std::size_t target) {
            return from != target &&
                   (board.areAdjacent(from, target) || (attack == AttackType::Ranged && board.shareZone(from, target)));
        });
    };
    for (const FighterDef &fighter : deck.fighters) {
        const bool isOnStart = fighter.role == Role::Hero && fighter.count == 1;
        const std::set<std::size_t> places = isOnStart ? std::set<std::size_t>{indexOf(start)} : board.placesAt(start);
        for (const std::size_t place : places)
            for (const std::size_t space : board.reach(place, deck.move))
                if (hits(fighter.attack, space))
                    return true;
    }
    return false;
}

} // namespace

class TestBoards : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void thereAreSix();
    void theyDiffer();
    void nobodyStrikesInTheFirstTurn_data();
    void nobodyStrikesInTheFirstTurn();

private:
    io::Library m_library;
    std::map<std::string, Battlefield> m_fields;
};

void TestBoards::initTestCase() {
    io::Diagnostics diagnostics;
    for (const std::string &id : m_library.battlefieldIds())
        if (auto field = m_library.battlefield(id, diagnostics))
            m_fields.emplace(id, std::move(*field));
    QVERIFY2(diagnostics.isEmpty(), io::format(diagnostics).c_str());
}

void TestBoards::thereAreSix() {
    QCOMPARE(m_fields.size(), std::size_t(6));
    const auto countOf = [&](std::size_t starts) {
        return std::count_if(m_fields.begin(), m_fields.end(),
                             [&](const auto &entry) { return entry.second.starts.size() == starts; });
    };
    QCOMPARE(countOf(2), std::ptrdiff_t(2));
    QCOMPARE(countOf(4), std::ptrdiff_t(4));
    const bool isOneLarge = std::any_of(m_fields.begin(), m_fields.end(),
                                        [](const auto &entry) { return entry.second.spaces.size() == 40; });
    QVERIFY(isOneLarge); // the largest that a screen has to draw in time
}

void TestBoards::theyDiffer() {
    std::set<int> distances;
    std::set<std::size_t> lines;
    for (const auto &[id, field] : m_fields) {
        distances.insert(Board(field).distance(field.starts[0], field.starts[1]));
        lines.insert(field.lines.size());
    }
    QVERIFY(distances.size() >= 3);
    QCOMPARE(lines.size(), m_fields.size());
}

void TestBoards::nobodyStrikesInTheFirstTurn_data() {
    QTest::addColumn<QString>("field");
    for (const auto &[id, field] : m_fields)
        QTest::newRow(id.c_str()) << QString::fromStdString(id);
}

void TestBoards::nobodyStrikesInTheFirstTurn() {
    QFETCH(QString, field);
    const Battlefield &battlefield = m_fields.at(field.toStdString());
    const Board board(battlefield);
    io::Diagnostics diagnostics;
    for (const std::string &id : m_library.deckIds()) {
        const auto deck = m_library.deck(id, diagnostics);
        QVERIFY2(deck, io::format(diagnostics).c_str());
        for (std::size_t seat = 0; seat < battlefield.starts.size(); ++seat)
            for (std::size_t other = (seat + 1) % 2; other < battlefield.starts.size(); other += 2) // P2
                QVERIFY2(!canStrike(board, *deck, battlefield.starts[seat], battlefield.starts[other]), id.c_str());
    }
}

CHAMPCLOS_TEST_APPLESS(TestBoards)
#include "tst_boards.moc"
