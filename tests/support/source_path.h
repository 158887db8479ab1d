// SPDX-License-Identifier: MIT
//
// Where the files of the repository are: tests read documents, content and goldens from their places. And where the
// programs are that were built with the tests.
#pragma once

#include <QString>

#include <string>

namespace champclos::test {

/// An absolute path from one within the repository; the repository itself for an empty one.
std::string sourcePath(const std::string &path);
QString sourceFile(const QString &path);

/// The programs that were built; empty where this build has no windows.
QString builtCli();
QString builtProgram();
QString builtPicturesTool();

} // namespace champclos::test
