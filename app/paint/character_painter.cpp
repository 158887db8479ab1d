// SPDX-License-Identifier: MIT
#include "app/paint/card_ground.h"
#include "app/paint/card_layout.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace champclos::paint {

namespace {

constexpr double kBand = 32.9, kRight = kMargin + kInnerWidth;
constexpr double kTextSize = 3.7, kTextLine = 4.65, kLeastEver = 1.6;
constexpr double kTextTop = 41, kFootMargin = 3.8;
constexpr double kOthersHead = 9.5, kOtherRow = 12.2; ///< label and one row of sidekicks
constexpr double kDenseHead = 1.6, kDenseRow = 10.2;  ///< the same where the text needs the room: no label
constexpr double kParagraph = 0.45;                   ///< between abilities, in lines

struct CharacterLayout {
    std::vector<TextBlock> texts;
    double othersTop = 0; ///< where the sidekicks' rule is
    bool isDense = false;
    CardFit fit;
};

double heightOf(const std::vector<TextBlock> &texts) {
    double height = 0;
    for (const TextBlock &text : texts)
        height += text.height() + (height > 0 ? kParagraph * text.style.lineHeight() : 0);
    return height;
}

/// True if the texts fit at that size.
bool layTexts(const CharacterFace &face, double size, CharacterLayout &layout) {
    layout.texts.clear();
    for (const auto *list : {&face.abilities, &face.rules})
        for (const QString &text : *list)
            layout.texts.push_back(
                textBlock(text, {Type::Sans, size, kTextLine * size / kTextSize}, kInnerWidth - 0.5));
    layout.fit.textSize = size;
    return heightOf(layout.texts) <= layout.othersTop - 1.8 - kTextTop;
}

CharacterLayout characterLayout(const CharacterFace &face) {
    CharacterLayout layout;
    const double rows = static_cast<double>(face.others.size());
    layout.othersTop = face.others.empty() ? 86 : kCardHeight - kFootMargin - kOthersHead - rows * kOtherRow;
    if (layTexts(face, kTextSize, layout))
        return layout;
    if (!face.others.empty()) {
        layout.isDense = true;
        layout.othersTop = kCardHeight - kFootMargin + 1.2 - kDenseHead - rows * kDenseRow;
    }
    for (double size = kTextSize; size >= kLeastEver; size -= 0.1)
        if (layTexts(face, size, layout))
            return layout;
    layout.fit.isWhole = false;
    return layout;
}

/// The coloured head with shield, name and a line below it, which character and side cards share.
struct Head {
    QString name;
    QString line;
    Emblem emblem;
};
void drawHead(QPainter &painter, const Head &head, const CardStyle &style, double nameHeight) {
    const CardInks inks = inksOf(style);
    const EmblemColours &colours = head.emblem.colours;
    if (!style.isInkSaver) {
        QPainterPath band;
        if (style.hasOutline) {
            band.addRoundedRect(QRectF(0, 0, kCardWidth, kBand + kCardRadius), kCardRadius, kCardRadius);
            QPainterPath below;
            below.addRect(QRectF(-1, kBand, kCardWidth + 2, kCardRadius + 1));
            band = band.subtracted(below);
        } else {
            band.addRect(QRectF(-style.bleed, -style.bleed, kCardWidth + 2 * style.bleed, kBand + style.bleed));
        }
        painter.fillPath(band, colours.field);
    }
    painter.setPen(QPen(inks.ink, style.isInkSaver ? 0.25 : 0.4));
    painter.drawLine(QLineF(style.hasOutline ? 0.3 : -style.bleed, kBand,
                            style.hasOutline ? kCardWidth - 0.3 : kCardWidth + style.bleed, kBand));
    paintShield(painter, QRectF(4.1, 3.9, 21.9, 25.7), {head.emblem.id, colours.swapped()},
                {inks.ink, 0.4, style.isInkSaver});

    constexpr double kLeft = 29.1, kWidth = 30.4;
    const QColor colour = style.isInkSaver ? inks.ink : colours.charge;
    const TextBlock name = fittedBlock(head.name, {Type::SerifBold, 7.8, 7.0}, kWidth, 1, 6.0);
    const TextBlock two = name.lines.size() > 1 || name.widest > kWidth
                              ? fittedBlock(head.name, {Type::SerifBold, 5.9, 5.6}, kWidth, 2, 3.0)
                              : name;
    const double bottom = nameHeight;
    drawBlock(painter, {kLeft, bottom - two.height()}, two, colour);
    drawLine(painter, {kLeft, bottom + 4.1}, head.line, shrunkTo(kWidth, head.line, {Type::SansMedium, 3.4}), colour);
}

void drawNumberBox(QPainter &painter, double left, const QString &number, const QString &word, const CardStyle &style) {
    const CardInks inks = inksOf(style);
    const QRectF box(left, 19.4, 14.4, 10.4);
    QPainterPath path;
    path.addRoundedRect(box, 1, 1);
    if (style.isInkSaver)
        painter.strokePath(path, QPen(inks.ink, 0.25));
    else
        painter.fillPath(path, inks.paper);
    drawLine(painter, {box.center().x(), 25.7}, number, shrunkTo(12.5, number, {Type::SerifBold, 6.4}), inks.ink,
             Align::Centre);
    drawLine(painter, {box.center().x(), 28.6}, word, shrunkTo(12.8, word, {Type::SansSemiBold, 2.9}), inks.muted,
             Align::Centre);
}

void drawLabel(QPainter &painter, double base, const QString &text, const Emblem &emblem, const CardStyle &style) {
    // The field's colour is the text's, unless it is too light to be read on paper.
    const EmblemColours &colours = emblem.colours;
    const CardInks inks = inksOf(style);
    const QColor colour = contrastRatio(colours.field, inks.paper) >= 4.5 ? colours.field : colours.charge;
    drawLine(painter, {kMargin + 0.1, base}, text.toUpper(), {Type::SansBold, 3.0, 0, 0.06},
             style.isInkSaver || contrastRatio(colour, inks.paper) < 4.5 ? inks.ink : colour);
}

constexpr double kFactsSize = 3.3;

void drawOther(QPainter &painter, double middle, const FighterFace &other, const CardStyle &style) {
    const CardInks inks = inksOf(style);
    constexpr int kMostShown = 4;
    const int shown = std::min(other.count, kMostShown);
    const double diameter = shown > 3 ? 7.4 : 8.7;
    // Several overlap where the words beside them need the room.
    const double words = textWidth(other.facts, {Type::SansMedium, kFactsSize});
    const bool isTight = kInnerWidth - shown * (diameter + 0.7) < words;
    const double step = isTight ? 0.5 * diameter : diameter + 0.7;
    double x = kMargin + 0.1;
    for (int index = 0; index < shown; ++index)
        paintRoundel(painter, QRectF(x + (shown - 1 - index) * step, middle - diameter / 2, diameter, diameter),
                     other.emblem, {inks.ink, 0.35, style.isInkSaver});
    x += (shown - 1) * step + diameter;
    const double width = kRight - x - 1.2;
    drawLine(painter, {kRight, middle - 0.3}, other.name, shrunkTo(width, other.name, {Type::SerifBold, 5.0}), inks.ink,
             Align::Right);
    drawLine(painter, {kRight, middle + 3.7}, other.facts, shrunkTo(width, other.facts, {Type::SansMedium, kFactsSize}),
             inks.muted, Align::Right);
}

void drawOthers(QPainter &painter, const CharacterLayout &layout, const CharacterFace &face, const CardStyle &style) {
    if (face.others.empty())
        return;
    const double top = layout.othersTop;
    painter.setPen(QPen(inksOf(style).line, style.isInkSaver ? 0.15 : 0.3));
    painter.drawLine(QLineF(kMargin, top, kRight, top));
    if (!layout.isDense)
        drawLabel(painter, top + 5.8, face.others.front().role, face.emblem, style);
    double middle = top + (layout.isDense ? kDenseHead + kDenseRow / 2 - 0.6 : kOthersHead + 3.9);
    for (FighterFace other : face.others) {
        const QString withRole = other.role + QStringLiteral(" · ") + other.facts;
        if (layout.isDense && textWidth(withRole, {Type::SansMedium, kFactsSize}) < kInnerWidth - 9)
            other.facts = withRole;
        drawOther(painter, middle, other, style);
        middle += layout.isDense ? kDenseRow : kOtherRow;
    }
}

} // namespace

CardFit characterFit(const CharacterFace &face) { return characterLayout(face).fit; }

void paintCharacter(QPainter &painter, const QRectF &rect, const CharacterFace &face, const CardStyle &style) {
    onCard(painter, rect, style, 0.5, inksOf(style).paper, [&] {
        const CharacterLayout layout = characterLayout(face);
        const FighterFace &hero = face.hero;
        drawHead(painter, {face.name, hero.role + QStringLiteral(" · ") + hero.attackName, face.emblem}, style, 12.2);
        const QString health =
            hero.count > 1 ? QStringLiteral("%1×%2").arg(hero.count).arg(hero.health) : QString::number(hero.health);
        drawNumberBox(painter, 29.1, health, face.healthWord, style);
        drawNumberBox(painter, 45.0, QString::number(face.move), face.moveWord, style);
        if (!layout.texts.empty())
            drawLabel(painter, 39.4, face.abilityWord, face.emblem, style);
        double y = kTextTop;
        for (const TextBlock &text : layout.texts) {
            drawBlock(painter, {kMargin + 0.1, y}, text, inksOf(style).ink);
            y += text.height() + kParagraph * text.style.lineHeight();
        }
        drawOthers(painter, layout, face, style);
    });
}

void paintSide(QPainter &painter, const QRectF &rect, const SideFace &face, const CardStyle &style) {
    onCard(painter, rect, style, 0.5, inksOf(style).paper, [&] {
        drawHead(painter, {face.name, face.kind, face.emblem}, style, 19.5);
        double y = 37;
        if (!face.needs.isEmpty()) {
            const TextBlock needs = textBlock(face.needs, {Type::SansSemiBold, 3.7, 4.65}, kInnerWidth);
            drawBlock(painter, {kMargin + 0.1, y}, needs, inksOf(style).muted);
            y += needs.height() + 1.4;
        }
        TextBlock text;
        for (double size = 4.2; size >= kLeastEver; size -= 0.1) {
            text = textBlock(face.text, {Type::Sans, size, 1.25 * size}, kInnerWidth);
            if (y + text.height() <= 84)
                break;
        }
        drawBlock(painter, {kMargin + 0.1, y}, text, inksOf(style).ink);
    });
}

} // namespace champclos::paint
