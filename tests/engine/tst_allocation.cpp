// SPDX-License-Identifier: MIT
//
// No allocation in legalActions and apply without a log: every operator new of this program is counted.
#include "tests/support/content.h"
#include "tests/support/random_game.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cstdlib>
#include <new>

namespace {

int allocations = 0;

[[maybe_unused]] void *counted(std::size_t size) {
    ++allocations;
    if (void *memory = std::malloc(size == 0 ? 1 : size)) // NOLINT: this is operator new
        return memory;
    throw std::bad_alloc();
}

} // namespace

#if !CHAMPCLOS_IS_SANITIZED // the sanitizer brings its own
void *operator new(std::size_t size) { return counted(size); }
void *operator new[](std::size_t size) { return counted(size); }
void operator delete(void *memory) noexcept { std::free(memory); }                // NOLINT
void operator delete[](void *memory) noexcept { std::free(memory); }              // NOLINT
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }   // NOLINT
void operator delete[](void *memory, std::size_t) noexcept { std::free(memory); } // NOLINT
#endif

using namespace champclos;
using namespace champclos::test;

class TestAllocation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        if (kIsSanitized)
            QSKIP("allocations are not counted under the sanitizer");
    }
    void counts();
    void noneInPlay_data();
    void noneInPlay();
};

void TestAllocation::counts() {
    const int before = allocations;
    delete new std::string(100, 'x'); // NOLINT: the string and its letters
    QVERIFY(allocations > before);
}

void TestAllocation::noneInPlay_data() {
    QTest::addColumn<QString>("deck");
    for (const char *deck : kDeckNames)
        QTest::newRow(deck) << QString(deck);
}

void TestAllocation::noneInPlay() {
    QFETCH(QString, deck);
    const std::string name = deck.toStdString();
    for (const std::vector<std::string> &seats :
         {std::vector<std::string>{name, "robin-hood"}, {"bigfoot", name}, {name, "medusa", "titania", name}}) {
        const auto match = matchOf("greenwood", seats);
        for (int game = 0; game < scaled(40); ++game) {
            const int before = allocations;
            playRandomly(*match, static_cast<std::uint64_t>(game),
                         [](const auto &, const auto &, const auto &) { return true; });
            QCOMPARE(allocations, before);
        }
    }
}

CHAMPCLOS_TEST_GUILESS(TestAllocation)
#include "tst_allocation.moc"
