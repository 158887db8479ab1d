// SPDX-License-Identifier: MIT
#include "app/print/board_sheet.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace champclos::app::print {

namespace {

constexpr double kFoot = 6; ///< under the window, for the number of the sheet
constexpr double kStep = 1; ///< between places that are tried for a seam
constexpr double kNear = 1; ///< as close as a seam may come to a space

int partsOf(double length, double window) {
    if (length <= window + 1e-6)
        return 1;
    return static_cast<int>(std::ceil((length - kOverlap) / (window - kOverlap) - 1e-9));
}

/// What lies across the seams of one direction: middles and radii.
using Extents = std::vector<std::pair<double, double>>;

/// How deep a seam cuts into spaces, in millimetres.
double cutBy(double seam, const Extents &spaces) {
    double depth = 0;
    for (const auto &[middle, radius] : spaces)
        depth += std::max(0.0, radius + kNear - std::abs(seam - middle));
    return depth;
}

struct Parting {
    std::vector<double> starts;
    double cut = 0;
};

/// The fewest parts, no longer than the window, whose seams cut the least; among those, parts of about the same length.
Parting parting(double length, double window, const Extents &spaces) {
    constexpr double kNever = std::numeric_limits<double>::infinity();
    const int parts = partsOf(length, window);
    Parting result{{0}, 0};
    if (parts == 1)
        return result;
    const double longest = window - kOverlap; ///< from one start to the next
    const double even = (length - kOverlap) / parts;
    const auto places = static_cast<std::size_t>(std::floor((length - kOverlap) / kStep)) + 1;
    const auto costAt = [&](std::size_t place, int part) {
        const double start = static_cast<double>(place) * kStep;
        return cutBy(start + kOverlap / 2, spaces) + 1e-4 * std::abs(start - even * part);
    };
    // From the left: the least cost with the start of a part at a place, and where the part before it starts.
    std::vector<std::vector<std::size_t>> before(static_cast<std::size_t>(parts), std::vector<std::size_t>(places, 0));
    std::vector<double> least(places, kNever);
    least[0] = 0;
    for (int part = 1; part < parts; ++part) {
        std::vector<double> next(places, kNever);
        for (std::size_t place = 1; place < places; ++place) {
            const auto reach = static_cast<std::size_t>(longest / kStep);
            for (std::size_t from = place > reach ? place - reach : 0; from < place; ++from)
                if (least[from] < next[place]) {
                    next[place] = least[from];
                    before[static_cast<std::size_t>(part)][place] = from;
                }
            next[place] += costAt(place, part);
        }
        least = std::move(next);
    }
    std::size_t best = places - 1;
    for (std::size_t place = 1; place < places; ++place)
        if (length - static_cast<double>(place) * kStep <= window + 1e-6 && least[place] < least[best])
            best = place;
    for (int part = parts - 1; part > 0; --part) {
        result.starts.insert(result.starts.begin() + 1, static_cast<double>(best) * kStep);
        best = before[static_cast<std::size_t>(part)][best];
    }
    for (std::size_t part = 1; part < result.starts.size(); ++part)
        result.cut += cutBy(result.starts[part] + kOverlap / 2, spaces);
    return result;
}

} // namespace

QRectF Tiling::part(int column, int row) const {
    const auto end = [](const std::vector<double> &starts, int index, double length) {
        const auto next = static_cast<std::size_t>(index) + 1;
        return next < starts.size() ? starts[next] + kOverlap : length;
    };
    return {QPointF(xs[column], ys[row]), QPointF(end(xs, column, poster.width()), end(ys, row, poster.height()))};
}

Tiling tilingOf(QSizeF paper, QSizeF poster, const std::vector<Disc> &spaces) {
    Extents across, down;
    for (const Disc &disc : spaces) {
        across.emplace_back(disc.centre.x(), disc.radius);
        down.emplace_back(disc.centre.y(), disc.radius);
    }
    Tiling best;
    double bestCut = 0;
    for (const QSizeF page : {paper, paper.transposed()}) {
        const QRectF window(kPosterMargin, kPosterMargin, page.width() - 2 * kPosterMargin,
                            page.height() - 2 * kPosterMargin - kFoot);
        const Parting columns = parting(poster.width(), window.width(), across);
        const Parting rows = parting(poster.height(), window.height(), down);
        const Tiling tiling = {page, columns.starts, rows.starts, poster, window};
        const double cut = columns.cut + rows.cut;
        if (best.xs.empty() || tiling.sheets() < best.sheets() || (tiling.sheets() == best.sheets() && cut < bestCut)) {
            best = tiling;
            bestCut = cut;
        }
    }
    return best;
}

} // namespace champclos::app::print
