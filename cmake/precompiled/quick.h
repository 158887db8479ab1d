// SPDX-License-Identifier: MIT
//
// What most files of the windows include; see champclos_precompile.
#pragma once

#include "gui.h"

#include <map>

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QObject>
#include <QPointer>
#include <QVariant>
#include <QtQml/qqmlregistration.h>
#include <QtQuick/QQuickPaintedItem>
