// SPDX-License-Identifier: MIT
//
// A page to measure a printer by: rulers of 100 mm across and down, a cross in each corner at known distances from the
// edge, and how to use them.
#pragma once

#include "app/print/sheet_frame.h"

namespace champclos::app::print {

Document calibrationSheet(const SheetOptions &options, const Calibration &calibration, const TextMeasure &measure);

} // namespace champclos::app::print
