// SPDX-License-Identifier: MIT
//
// Painting in a window without waiting for pictures: what is not decoded yet is left out, and the item is painted again
// when it is. For pictures of authors' own alone (app/paint/pictures.h); what the program draws is always there.
#pragma once

#include "app/paint/pictures.h"

#include <QObject>

#include <functional>

namespace champclos::paint {

/// Lives while an item paints, on whichever thread that is: `again` is called on that of the windows, if the item
/// still is there.
class ScreenPictures {
public:
    ScreenPictures(QObject *context, std::function<void()> again);
    ~ScreenPictures();
    ScreenPictures(const ScreenPictures &) = delete;
    ScreenPictures &operator=(const ScreenPictures &) = delete;

private:
    QObject *m_context;
    std::function<void()> m_again;
    int m_decodedBefore;
    LaterPictures m_later;
};

} // namespace champclos::paint
