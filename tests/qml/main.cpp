// SPDX-License-Identifier: MIT
//
// Runs the tst_*.qml files of one folder over the whole of qml/, without a display and without touching the user's
// files.
#include "tests/qml/setup.h"

#include <QApplication>
#include <QtQuickTest>

int main(int argc, char **argv) {
    QCoreApplication::setApplicationName(QStringLiteral(CHAMPCLOS_TEST_NAME));
    QApplication application(argc, argv); // file dialogs need widgets
    Setup setup;
    setup.applicationAvailable();
    return quick_test_main_with_setup(argc, argv, CHAMPCLOS_TEST_NAME, QUICK_TEST_SOURCE_DIR, &setup);
}
