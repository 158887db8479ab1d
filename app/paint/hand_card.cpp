// SPDX-License-Identifier: MIT
#include "app/paint/hand_card.h"

#include "app/paint/card_ground.h"
#include "app/paint/card_layout.h"
#include "app/paint/pictures.h"
#include "app/paint/running_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace champclos::paint {

namespace {

constexpr double kRadius = 9, kEdge = 1.5, kSide = 10;
constexpr double kSealSize = 27, kFoot = 9;
constexpr double kTextSize = 13, kTextLine = 17, kLowTextLine = 16, kLeastText = 11;
constexpr double kNameSize = 17, kLongName = 15.5, kLeastName = 10.5, kTiniestName = 5.5;
constexpr double kBandTop = 57, kWidestBand = 22, kThinBand = 5, kUnderBand = 6;

struct HandAnatomy {
    double bannerWidth, bannerHeight;
    double textTop; ///< without a band
    double line;
};
constexpr HandAnatomy kTall{34, 50, 56, kTextLine};
constexpr HandAnatomy kLow{30, 42, 47, kLowTextLine};

/// Everything measured, in drawn pixels, before anything is painted.
struct Plan {
    HandAnatomy anatomy{};
    TextBlock name;
    double nameLeft = 0, nameWidth = 0;
    double band = 0;
    RunningText text;
    double textTop = 0;
    bool isWhole = true;
};

double footTop(double height) { return height - kFoot - kSealSize; }

/// In two lines, in three smaller ones, and never over the edge.
TextBlock nameOf(const QString &name, double width) {
    const auto lined = [](double size) { return TextStyle{Type::SerifBold, size, 1.02 * size}; };
    for (const double size : {kNameSize, kLongName, 14.0})
        if (TextBlock block = textBlock(name, lined(size), width); block.lines.size() <= 2 && block.widest <= width)
            return block;
    const TextBlock three = fittedBlock(name, lined(14), width, 3, kLeastName);
    return three.lines.size() <= 3 && three.widest <= width
               ? three
               : fittedBlock(name, lined(kLeastName), width, 4, kTiniestName);
}

Plan planOf(const CardFace &face, const QSizeF &size, const HandCardStyle &style) {
    Plan plan;
    plan.anatomy = style.isLow ? kLow : kTall;
    plan.nameLeft = kSide + plan.anatomy.bannerWidth + 8;
    plan.nameWidth = size.width() - plan.nameLeft - kSide + 2;
    plan.name = nameOf(face.name, plan.nameWidth);
    const double bottom = footTop(size.height()) - 2;
    const double width = size.width() - 2 * kSide;
    const bool hasLeads = face.type != CardType::Scheme || face.texts.size() > 1;
    const double wanted = kTextSize * style.textScale;
    const auto lay = [&](double band, double text) {
        const double top = band > 0 ? kBandTop + band + kUnderBand : plan.anatomy.textTop;
        plan.text = runningText(face.texts, text, plan.anatomy.line * text / kTextSize, width, hasLeads);
        plan.band = band;
        plan.textTop = top;
        return top + plan.text.height() <= bottom;
    };
    if (!style.isLow)
        for (const double band : {kWidestBand, kThinBand})
            if (lay(band, wanted))
                return plan;
    for (double text = wanted; text >= std::min(kLeastText, wanted) - 1e-6; text -= 0.5)
        if (lay(0, text))
            return plan;
    plan.isWhole = false;
    const auto room = static_cast<std::size_t>(std::max(1.0, (bottom - plan.textTop) / plan.text.line));
    if (plan.text.lines.size() > room) {
        plan.text.lines.resize(room);
        plan.text.lines.back().text += QStringLiteral(" …");
    }
    return plan;
}

class HandCardPainting {
public:
    HandCardPainting(QPainter &painter, const QSizeF &size, const CardFace &face, const HandCardStyle &style)
        : m_painter(painter), m_size(size), m_face(face), m_style(style), m_plan(planOf(face, size, style)),
          m_type(typeColours(face.type)) {}

    void draw() {
        drawBanner();
        drawName();
        drawBand();
        drawRunning(m_painter, {kSide, m_plan.textTop}, m_plan.text, m_type.text, p().cardInk);
        drawBoost();
        drawUser();
    }

private:
    const Palette &p() const { return *m_style.palette; }

    void drawBanner() {
        const double left = kSide;
        const double width = m_plan.anatomy.bannerWidth;
        const double height = m_plan.anatomy.bannerHeight;
        QPainterPath banner({left, kEdge});
        banner.lineTo(left + width, kEdge);
        banner.lineTo(left + width, height);
        banner.lineTo(left + width / 2, height - 0.2 * width);
        banner.lineTo(left, height);
        banner.closeSubpath();
        m_painter.fillPath(banner, m_type.fill);
        const double middle = left + width / 2;
        const double side = (m_face.hasValue() ? 0.47 : 0.6) * width;
        const double y = m_face.hasValue() ? 0.26 * height : 0.42 * height;
        paintIcon(m_painter, typeIcon(m_face.type), QRectF(middle - side / 2, y - side / 2, side, side), m_type.on,
                  m_type.fill);
        if (m_face.hasValue()) {
            const QString value = QString::number(m_face.value);
            drawLine(m_painter, {middle, 0.79 * height}, value,
                     shrunkTo(width - 4, value, {Type::SerifBold, 0.5 * height}), m_type.on, Align::Centre);
        }
    }
    void drawName() {
        const double height = m_plan.anatomy.bannerHeight + 4;
        const double top = std::max(4.0, (height - m_plan.name.height()) / 2 - (m_style.isLow ? 1 : 2));
        drawBlock(m_painter, {m_plan.nameLeft, top}, m_plan.name, p().cardInk);
    }
    void drawBand() {
        if (m_plan.band <= 0)
            return;
        const QRectF band(kSide, kBandTop, m_size.width() - 2 * kSide, m_plan.band);
        QPainterPath path;
        path.addRoundedRect(band, 2.5, 2.5);
        m_painter.fillPath(path, m_face.emblem.colours.field);
        if (m_plan.band >= kWidestBand && !paintPicture(m_painter, m_face.picture, band, path))
            paintCharge(m_painter, m_face.emblem, QRectF(band.center().x() - 8, band.center().y() - 8, 16, 16));
    }
    void drawBoost() {
        if (!m_face.boost)
            return;
        const QPointF centre(kSide + kSealSize / 2, footTop(m_size.height()) + kSealSize / 2);
        m_painter.setPen(QPen(p().cardInk, 1.4));
        m_painter.setBrush(boostFill());
        m_painter.drawEllipse(centre, kSealSize / 2 - 0.7, kSealSize / 2 - 0.7);
        drawCentred(m_painter, centre, QStringLiteral("+%1").arg(*m_face.boost), {Type::SansBold, 12.5}, ink());
    }
    /// Ingredient, tags or syllables over the user, where the card has any.
    void drawUser() {
        const double right = m_size.width() - kSide;
        const double width = right - kSide - (m_face.boost ? kSealSize + 6 : 0);
        const double middle = footTop(m_size.height()) + kSealSize / 2;
        const bool isDead = !m_style.nobody.isEmpty();
        const QString marks = m_face.marks.join(QStringLiteral(" · "));
        QString who = m_face.who;
        if (textWidth(who, {Type::SansSemiBold, 11.5}) > width)
            who = m_face.whoShort;
        const bool isTwo = !marks.isEmpty() || isDead;
        const TextStyle style = shrunkTo(width, who, {Type::SansSemiBold, isTwo ? 12.0 : 13.0});
        const double base = isTwo ? middle + 12 : middle + 4.5;
        drawLine(m_painter, {right, base}, who, style, isDead ? p().cardMuted : p().cardInk, Align::Right);
        if (isDead) {
            m_painter.setPen(QPen(p().cardInk, 1.5));
            const double y = base - 0.28 * style.size;
            m_painter.drawLine(QLineF(right - textWidth(who, style), y, right, y));
        }
        const QString above = isDead ? m_style.nobody : marks;
        if (!above.isEmpty())
            drawLine(m_painter, {right, middle - 2.5}, above, shrunkTo(width, above, {Type::SansSemiBold, 12}),
                     isDead ? p().cardInk : m_type.text, Align::Right);
    }

    QPainter &m_painter;
    QSizeF m_size;
    const CardFace &m_face;
    const HandCardStyle &m_style;
    Plan m_plan;
    const TypeColours &m_type;
};

void paintGround(QPainter &painter, const QRectF &card, const HandCardStyle &style) {
    const auto rounded = [&](double by, const QColor &colour) {
        QPainterPath path;
        path.addRoundedRect(card.adjusted(-by, -by, by, by), kRadius + by, kRadius + by);
        painter.fillPath(path, colour);
    };
    if (style.state == CardState::Playable) {
        QColor halo = style.palette->glow;
        halo.setAlphaF(0.35F);
        rounded(kHandHalo, halo);
        rounded(kHandHalo / 2, style.palette->glow);
    }
    if (style.hasFocus) {
        QPainterPath path;
        const double by = style.state == CardState::Playable ? kHandHalo / 2 + 1.5 : 2.5;
        path.addRoundedRect(card.adjusted(-by, -by, by, by), kRadius + by, kRadius + by);
        painter.strokePath(path, QPen(style.palette->ink, 3));
    }
    rounded(0, style.palette->cardPaper);
}

} // namespace

void paintHandCard(QPainter &painter, const QRectF &rect, const CardFace &face, const HandCardStyle &style) {
    const QRectF card(0, 0, rect.width() / style.unit, rect.height() / style.unit);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(style.unit, style.unit);
    paintGround(painter, card, style);
    HandCardPainting(painter, card.size(), face, style).draw();
    QPainterPath edge;
    edge.addRoundedRect(card.adjusted(kEdge / 2, kEdge / 2, -kEdge / 2, -kEdge / 2), kRadius, kRadius);
    painter.strokePath(edge, QPen(style.palette->cardInk, kEdge));
    if (style.state == CardState::NotNow) {
        QColor veil = style.palette->desk;
        veil.setAlphaF(0.45F);
        QPainterPath whole;
        whole.addRoundedRect(card, kRadius, kRadius);
        painter.fillPath(whole, veil);
    }
    painter.restore();
}

HandCardFit handCardFit(const CardFace &face, const QSizeF &size, const HandCardStyle &style) {
    const Plan plan = planOf(face, size / style.unit, style);
    HandCardFit fit{plan.text.size, plan.band, plan.isWhole, static_cast<int>(plan.name.lines.size()), true};
    fit.isNameWhole = plan.name.widest <= plan.nameWidth + 1 && plan.name.height() <= plan.anatomy.bannerHeight + 6;
    return fit;
}

} // namespace champclos::paint
