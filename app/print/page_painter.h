// SPDX-License-Identifier: MIT
//
// Paints a page; the preview, the PDF and the printer all come through here. The painter's units are millimetres when
// it is called. What comes out is vectors and text.
#pragma once

#include "app/print/page.h"

namespace champclos::app::print {

void paintPage(QPainter &painter, const Page &page, InkUse ink);

/// The transformation that makes a miscalibrated printer print true: millimetres of the page to those of the printer.
QTransform corrected(const Calibration &calibration);

} // namespace champclos::app::print
