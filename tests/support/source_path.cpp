// SPDX-License-Identifier: MIT
#include "tests/support/source_path.h"

namespace champclos::test {

std::string sourcePath(const std::string &path) {
    return path.empty() ? CHAMPCLOS_SOURCE_DIR : std::string(CHAMPCLOS_SOURCE_DIR) + "/" + path;
}

QString sourceFile(const QString &path) { return QString::fromStdString(sourcePath(path.toStdString())); }

QString builtCli() { return QStringLiteral(CHAMPCLOS_CLI); }

QString builtProgram() { return QStringLiteral(CHAMPCLOS_PROGRAM); }

QString builtPicturesTool() { return QStringLiteral(CHAMPCLOS_PICTURES_TOOL); }

} // namespace champclos::test
