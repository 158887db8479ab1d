// SPDX-License-Identifier: MIT
//
// Pages as pictures in files: PNG with the size they are meant to have, so that a program that prints them knows it. A
// document of one page is one file; one of several has a folder of its own. What is on a page is the layouts' business.
#pragma once

#include "app/print/pdf.h"

#include <QImage>

namespace champclos::app::print {

inline constexpr int kMostPixels = 16384; ///< of a side: beyond it nothing opens a picture any more

/// The page, painted in so many pixels.
QImage pictureOf(const Page &page, QSize pixels, InkUse ink);
bool savePicture(const QString &path, const QImage &picture, io::Diagnostics &diagnostics);
/// With everything above it; a diagnostic if it cannot be made.
bool makeFolder(const QString &folder, io::Diagnostics &diagnostics);

/// Tells each path that was written. False, with a diagnostic unless it was stopped, at the first that was not.
bool savePictures(const QString &folder, const Document &document, const std::function<QSize(const Page &)> &pixels,
                  InkUse ink, io::Diagnostics &diagnostics,
                  const std::function<void(const QString &path, int pages)> &written, const Progress &progress = {});

} // namespace champclos::app::print
