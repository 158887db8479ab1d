// SPDX-License-Identifier: MIT
//
// Takes a picture: opens the program as a new user has it, in a language, theme and window size, goes where the picture
// is and draws the window. Nothing of it is left afterwards. What there is to be pictured is in picture.h.
#pragma once

#include "tests/pictures/picture.h"

#include <QImage>
#include <QList>
#include <QSize>
#include <QString>

namespace champclos::pictures {

struct Look {
    QString language;
    bool isDark;
    QSize size;
    QString name() const;
};

/// Each language light and dark, each in a small window, and one in a large one.
QList<Look> looks();
std::vector<Picture> allPictures();

/// Once, after the application object is made.
void prepareCamera();
/// Null if the window could not be made.
QImage take(const Picture &picture, const Look &look);

} // namespace champclos::pictures
