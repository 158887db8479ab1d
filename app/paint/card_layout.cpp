// SPDX-License-Identifier: MIT
#include "app/paint/card_layout.h"

#include <algorithm>
#include <array>

namespace champclos::paint {

namespace {

constexpr double kTextBottom = 75.8; ///< the last line stays clear of the footer's rule
constexpr double kLeastName = 3.4;
constexpr double kLeastEver = 1.8; ///< beyond this nothing is readable, and the fit says that it is not whole

/// From the foot of the field to the first label's baseline, and from there to the text.
constexpr double kLabelDrop = 6, kTextDrop = 1.4, kMomentGap = 1.3;

struct Size {
    double field;
    double text;
};

double firstLabelBase(const Anatomy &anatomy, double field) {
    // Without a field the text moves up to where it began.
    return field > 0 ? anatomy.fieldTop + field + kLabelDrop : anatomy.fieldTop + anatomy.labelSize + 0.6;
}

/// Lays the moments out and says where they end.
double layMoments(const CardFace &face, const Anatomy &anatomy, const Size &size, CardLayout &layout) {
    const double ratio = size.text / anatomy.textSize;
    layout.labelSize = anatomy.labelSize * std::clamp(ratio, 0.85, 1.0);
    double base = firstLabelBase(anatomy, size.field);
    double bottom = base;
    layout.moments.clear();
    for (const FaceText &part : face.texts) {
        MomentLayout moment;
        moment.label = part.label;
        moment.labelBase = base;
        moment.textTop = base + (part.label.isEmpty() ? -layout.labelSize : kTextDrop * std::min(ratio, 1.0));
        moment.text = textBlock(part.text, {Type::Sans, size.text, anatomy.textLine * ratio}, kInnerWidth);
        bottom = moment.textTop + moment.text.height();
        base = bottom + kMomentGap + layout.labelSize;
        layout.moments.push_back(moment);
    }
    return bottom;
}

/// In the order of preference: a large picture, then a smaller one, then none; the text shrinks a little for the sake
/// of the picture, further only when there is none left.
std::vector<Size> candidates(const Anatomy &anatomy, double least) {
    std::vector<Size> sizes;
    constexpr double kStep = 0.1;
    const double willing = std::max(least, 0.9 * anatomy.textSize);
    for (const double field : {24.6, 19.0, 13.2, 9.0})
        if (field <= anatomy.fieldHeight)
            for (double text = anatomy.textSize; text >= willing - 1e-6; text -= kStep)
                sizes.push_back({field, text});
    for (double text = anatomy.textSize; text >= least - 1e-6; text -= kStep)
        sizes.push_back({0, text});
    for (double text = std::min(least, anatomy.textSize) - kStep; text >= kLeastEver; text -= kStep)
        sizes.push_back({0, text});
    return sizes;
}

/// A name that nearly fits on one line is made to.
TextBlock fittedName(const QString &name, const Anatomy &anatomy) {
    const TextStyle style{Type::SerifBold, anatomy.nameSize, 1.02 * anatomy.nameSize};
    TextBlock block = fittedBlock(name, style, kNameWidth, 1, 0.9 * anatomy.nameSize);
    return block.lines.size() == 1 && block.widest <= kNameWidth
               ? block
               : fittedBlock(name, style, kNameWidth, anatomy.nameLines, kLeastName);
}

} // namespace

const Anatomy &anatomyOf(CardMode mode) {
    static const Anatomy full = {6.2, 9.4,       14.2, 2,   3.6,  22.6, 27.4,      24.6,
                                 3.0, kFullText, 4.6,  3.6, 83.3, 8,    {8.2, 82}, 0.5};
    static const Anatomy reading = {6.4, 9.4,          14.2, 2,   4.0,  22.7, 27.4,      13.2,
                                    3.5, kReadingText, 5.3,  4.1, 83.5, 9,    {8.6, 82}, 0.5};
    static const Anatomy compact = {7.8, 13.6, 24, 3, 7.6, 79.2, 28, 37, 0, 0, 0, 7.0, 79.2, 14.4, {11.6, 76.6}, 0.4};
    switch (mode) {
    case CardMode::Full:
    case CardMode::Back:
        return full;
    case CardMode::Reading:
        return reading;
    case CardMode::Compact:
        return compact;
    }
    return full;
}

TextBlock fittedBlock(const QString &text, TextStyle style, double width, int lines, double least) {
    const double ratio = style.lineHeight() / style.size;
    for (;; style.size *= 0.97) {
        style.line = ratio * style.size;
        TextBlock block = textBlock(text, style, width);
        const bool isFitting = static_cast<int>(block.lines.size()) <= lines && block.widest <= width + 1e-6;
        if (isFitting || style.size <= least)
            return block;
    }
}

CardLayout cardLayout(const CardFace &face, CardMode mode, double leastText) {
    const Anatomy &anatomy = anatomyOf(mode);
    CardLayout layout;
    layout.name = fittedName(face.name, anatomy);
    layout.fieldHeight = anatomy.fieldHeight;
    layout.fit.fieldHeight = anatomy.fieldHeight;
    layout.fit.isWhole = layout.name.height() <= anatomy.nameHeight && layout.name.widest <= kNameWidth + 0.5;
    if (anatomy.textSize <= 0 || face.texts.empty())
        return layout;
    for (const Size &size : candidates(anatomy, leastText > 0 ? leastText : kLeastTextOnPaper)) {
        const double bottom = layMoments(face, anatomy, size, layout);
        layout.fieldHeight = size.field;
        layout.fit.fieldHeight = size.field;
        layout.fit.textSize = size.text;
        if (bottom <= kTextBottom)
            return layout;
    }
    layout.fit.isWhole = false;
    return layout;
}

CardFit cardFit(const CardFace &face, CardMode mode, double leastText) { return cardLayout(face, mode, leastText).fit; }

bool fits(const CardFace &face, CardMode mode, double leastText) {
    const CardFit fit = cardFit(face, mode, leastText);
    const bool hasText = mode != CardMode::Compact && !face.texts.empty();
    return fit.isWhole && (mode != CardMode::Compact || face.texts.empty()) &&
           (!hasText || fit.textSize >= leastText - 1e-6);
}

double leastTextOnScreen(double cardPixels, double textScale) {
    constexpr double kElevenPoints = 11 * 96.0 / 72;
    return cardPixels > 0 ? kElevenPoints * textScale * kCardWidth / cardPixels : kLeastTextOnPaper;
}

} // namespace champclos::paint
