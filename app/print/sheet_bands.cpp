// SPDX-License-Identifier: MIT
#include "app/print/sheet_bands.h"

#include <algorithm>
#include <numeric>

namespace champclos::app::print {

std::size_t lastThatFits(const std::vector<Band> &bands, std::size_t first, double available, std::size_t mostRows) {
    double taken = 0;
    std::size_t rows = 0;
    std::size_t end = first;
    for (; end < bands.size(); ++end) {
        const Band &band = bands[end];
        taken += band.least + (end > first ? band.gapBefore : 0);
        rows += band.kind == BandKind::Row ? 1 : 0;
        if (taken > available + 1e-6 || rows > mostRows)
            break;
    }
    while (end > first && bands[end - 1].kind == BandKind::Section)
        --end;
    return std::max(end, first + 1);
}

std::vector<double> heightsOf(std::span<const Band> bands, double available, double most, double stretch) {
    std::vector<double> heights;
    std::vector<double> needs;
    for (const Band &band : bands) {
        available -= heights.empty() ? 0 : band.gapBefore;
        heights.push_back(band.least);
        if (band.kind == BandKind::Row)
            needs.push_back(band.least);
        else
            available -= band.least;
    }
    const std::vector<double> shared = sharedHeights(needs, available, most);
    std::size_t row = 0;
    for (std::size_t index = 0; index < bands.size(); ++index)
        if (const Band &band = bands[index]; band.kind == BandKind::Row)
            heights[index] = std::max(band.least, std::min(shared[row++], band.usual * stretch));
    return heights;
}

std::vector<double> sharedHeights(const std::vector<double> &needs, double available, double usual) {
    std::vector<double> heights = needs;
    // All rise to one level, which is lowered until they fit; those that need more keep what they need.
    double low = 0;
    double high = usual;
    const auto total = [&needs](double level) {
        return std::accumulate(needs.begin(), needs.end(), 0.0,
                               [level](double sum, double need) { return sum + std::max(need, level); });
    };
    if (total(usual) > available) {
        for (int step = 0; step < 40; ++step) {
            const double middle = (low + high) / 2;
            (total(middle) > available ? high : low) = middle;
        }
    } else {
        low = usual;
    }
    for (double &height : heights)
        height = std::max(height, low);
    return heights;
}

} // namespace champclos::app::print
