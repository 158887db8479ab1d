// SPDX-License-Identifier: MIT
//
// All tests of an area are one program, so that the layers they test are linked once. Each tst_<name>.cpp ends with one
// of the macros below in place of QTEST_MAIN; `tst_<area> <name>` runs it, in a process of its own as ctest does.
#pragma once

#include <QTest>

namespace champclos::test {

using TestMain = int (*)(int argc, char **argv);

/// Registers what tst_<name>.cpp runs; file is its __FILE__.
bool addTest(const char *file, TestMain run);

template <typename Test, typename Application> int runTest(int argc, char **argv) {
    QTest::Internal::callInitMain<Test>();
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

template <typename Test> int runTestWithoutApplication(int argc, char **argv) {
    QTest::Internal::callInitMain<Test>();
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace champclos::test

/// A test with a main function of its own.
#define CHAMPCLOS_TEST_MAIN(Test, run)                                                                                 \
    [[maybe_unused]] static const bool registered##Test = champclos::test::addTest(__FILE__, run);

/// A test that needs no application object.
#define CHAMPCLOS_TEST_APPLESS(Test) CHAMPCLOS_TEST_MAIN(Test, champclos::test::runTestWithoutApplication<Test>)

/// A test that needs an event loop, but no windows.
#define CHAMPCLOS_TEST_GUILESS(Test) CHAMPCLOS_TEST_MAIN(Test, (champclos::test::runTest<Test, QCoreApplication>))

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
/// A test with windows.
#define CHAMPCLOS_TEST(Test) CHAMPCLOS_TEST_MAIN(Test, (champclos::test::runTest<Test, QApplication>))
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#define CHAMPCLOS_TEST(Test) CHAMPCLOS_TEST_MAIN(Test, (champclos::test::runTest<Test, QGuiApplication>))
#endif
