// SPDX-License-Identifier: MIT
#include "editor/battlefield/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace champclos::editor {

namespace {

using Matrix = std::array<double, 9>;
constexpr Matrix kProtan = {0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                            0.099216, -0.003882, -0.048116, 1.051998};
constexpr Matrix kDeutan = {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881};
constexpr Matrix kTritan = {1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                            0.147602, 0.004733,  0.691367,  0.303900};
constexpr Matrix kGrey = {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722};

double linear(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }
float gamma(double value) {
    const double light = std::clamp(value, 0.0, 1.0);
    return static_cast<float>(light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1 / 2.4) - 0.055);
}

QColor through(const Matrix &matrix, const QColor &colour) {
    const std::array<double, 3> in = {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
    std::array<float, 3> out{};
    for (std::size_t row = 0; row < 3; ++row)
        out[row] = gamma(matrix[3 * row] * in[0] + matrix[3 * row + 1] * in[1] + matrix[3 * row + 2] * in[2]);
    return QColor::fromRgbF(out[0], out[1], out[2], colour.alphaF());
}

} // namespace

QColor seenWith(const QColor &colour, Vision vision) {
    switch (vision) {
    case Vision::Normal:
        return colour;
    case Vision::Protan:
        return through(kProtan, colour);
    case Vision::Deutan:
        return through(kDeutan, colour);
    case Vision::Tritan:
        return through(kTritan, colour);
    case Vision::Grey:
        return through(kGrey, colour);
    }
    return colour;
}

} // namespace champclos::editor
