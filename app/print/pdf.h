// SPDX-License-Identifier: MIT
//
// Documents as PDF files: pages to the point, vectors and text only, fonts inside. A file is written whole or not at
// all.
#pragma once

#include "app/print/page.h"
#include "engine/io/diagnostic.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace champclos::app::print {

struct PrintSettings {
    InkUse ink = InkUse::Colour;
    Calibration calibration;
};

/// Called after each page; false stops the work.
using Progress = std::function<bool(int done, int total)>;

/// Nothing if it was stopped.
std::optional<QByteArray> pdfOf(const Document &document, const PrintSettings &settings, const Progress &progress = {});

/// True if the file now holds the PDF; otherwise a diagnostic, or nothing if it was stopped, and the file is as it was.
bool savePdf(const QString &path, const Document &document, const PrintSettings &settings, io::Diagnostics &diagnostics,
             const Progress &progress = {});

} // namespace champclos::app::print
