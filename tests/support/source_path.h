// SPDX-License-Identifier: MIT
//
// Where the files of the repository are: tests read documents, content and goldens from their places.
#pragma once

#include "tests/support/source_path.h"

#include <QString>

#include <string>

namespace champclos::test {

/// An absolute path from one within the repository; the repository itself for an empty one.
std::string sourcePath(const std::string &path);
QString sourceFile(const QString &path);

} // namespace champclos::test
