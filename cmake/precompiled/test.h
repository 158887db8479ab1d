// SPDX-License-Identifier: MIT
//
// What most tests include; see champclos_precompile.
#pragma once

#include "core.h"

#include <set>

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#ifdef QT_QUICK_LIB
#include "quick.h"
#endif
