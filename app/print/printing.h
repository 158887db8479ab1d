// SPDX-License-Identifier: MIT
//
// Documents on a real printer: the dialog that asks for one, and the pages through the same painting as the PDF.
#pragma once

#include "app/print/pdf.h"

#include <memory>

class QPrinter;

namespace champclos::app::print {

/// What the user chose in the system's dialog, or nothing. Needs a QApplication.
std::shared_ptr<QPrinter> askForPrinter(const Document &document);

bool printDocument(QPrinter &printer, const Document &document, const PrintSettings &settings,
                   const Progress &progress = {});

} // namespace champclos::app::print
