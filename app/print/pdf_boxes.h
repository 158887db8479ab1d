// SPDX-License-Identifier: MIT
//
// The boxes of a PDF's pages. Qt's writer gives pages in whole points, which is up to a sixth of a millimetre off;
// print shops measure. Here the page is as large as it was laid out, and a page that is cut says where: its TrimBox is
// what remains, its BleedBox all that is printed.
#pragma once

#include "app/print/page.h"
#include "app/print/pdf_update.h"

namespace champclos::app::print {

void setBoxes(PdfUpdate &pdf, const std::vector<Page> &pages);

} // namespace champclos::app::print
