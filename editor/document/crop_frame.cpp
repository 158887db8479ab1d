// SPDX-License-Identifier: MIT
#include "editor/document/crop_frame.h"

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kNearest = 0.1; ///< of the largest frame
constexpr double kFarthest = 2;  ///< the same, where it may exceed the picture

double rounded(double share) { return std::round(share * 1e5) / 1e5; }

} // namespace

Crop CropFrame::largest() const {
    const double width = std::min(picture.width(), picture.height() * proportion);
    const double share = width / picture.width();
    const double height = width / proportion / picture.height();
    return {rounded((1 - share) / 2), rounded((1 - height) / 2), rounded(share), rounded(height)};
}

Crop CropFrame::placed(double middleX, double middleY, double width) const {
    const double most = largest().width;
    width = std::clamp(width, kNearest * most, mayExceed ? kFarthest * most : most);
    const double height = width * picture.width() / proportion / picture.height();
    const auto within = [this](double middle, double length) {
        // Something of the picture stays in the frame, or all of the frame in the picture.
        const double slack = mayExceed ? length / 2 : 0;
        const double least = std::min(length / 2 - slack, 1 - length / 2 + slack);
        const double greatest = std::max(length / 2 - slack, 1 - length / 2 + slack);
        return std::clamp(middle, least, greatest) - length / 2;
    };
    return {rounded(within(middleX, width)), rounded(within(middleY, height)), rounded(width), rounded(height)};
}

Crop CropFrame::moved(const Crop &crop, double x, double y) const {
    return placed(crop.x + crop.width / 2 + x, crop.y + crop.height / 2 + y, crop.width);
}

Crop CropFrame::zoomed(const Crop &crop, double factor) const {
    return placed(crop.x + crop.width / 2, crop.y + crop.height / 2, crop.width / factor);
}

} // namespace champclos::editor
