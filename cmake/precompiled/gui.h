// SPDX-License-Identifier: MIT
//
// What most files of paint include; see champclos_precompile.
#pragma once

#include "core.h"

#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QStringList>
