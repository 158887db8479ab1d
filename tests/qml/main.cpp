// SPDX-License-Identifier: MIT
//
// `tst_qml FOLDER` runs the tst_*.qml files of one folder over the whole of qml/, without a display and without
// touching the user's files.
#include "tests/qml/setup.h"
#include "tests/support/source_path.h"

#include <QApplication>
#include <QtQuickTest>

#include <cstdio>

int main(int argc, char **argv) {
    if (argc < 2) {
        std::fputs("usage: tst_qml FOLDER\n", stderr);
        return 2;
    }
    const QByteArray folder = argv[1];
    argv[1] = argv[0]; // Qt Quick Test gets its own arguments
    --argc;
    ++argv;
    const QByteArray name = "qml_" + folder;
    QCoreApplication::setApplicationName(QString::fromUtf8(name));
    QApplication application(argc, argv); // file dialogs need widgets
    Setup setup;
    setup.applicationAvailable();
    const std::string files = champclos::test::sourcePath("tests/qml/" + folder.toStdString());
    return quick_test_main_with_setup(argc, argv, name.constData(), files.c_str(), &setup);
}
