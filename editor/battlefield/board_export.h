// SPDX-License-Identifier: MIT
//
// A battlefield as a picture in a file: PNG, SVG or PDF by the ending of the name, painted by the same functions as the
// screen. Posters over several sheets are for app/print.
#pragma once

#include "engine/core/battlefield.h"

#include <QString>

namespace champclos::editor {

struct ExportOptions {
    bool hasNumbers = false;
    bool hasStarts = true;
    bool isInkSaver = false;
    double pixelsPerUnit = 2; ///< of a PNG
};

enum class ExportResult { Done, UnknownFormat, Unwritable };
ExportResult exportBoard(const Battlefield &board, const QString &path, const ExportOptions &options = {});

} // namespace champclos::editor
