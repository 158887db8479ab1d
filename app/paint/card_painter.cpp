// SPDX-License-Identifier: MIT
#include "app/paint/card_painter.h"
#include "app/paint/card_ground.h"
#include "app/paint/card_layout.h"
#include "app/paint/pictures.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace champclos::paint {

namespace {

constexpr double kRight = kMargin + kInnerWidth;
constexpr double kWidestMark = 26; ///< of a chip where there is no field
constexpr double kAroundMark = 2.4;
const QString kTimes = QStringLiteral("×");

/// One action card, being drawn in mm.
class CardPainting {
public:
    CardPainting(QPainter &painter, const CardFace &face, const CardStyle &style)
        : m_painter(painter), m_face(face), m_style(style), m_inks(inksOf(style)), m_anatomy(anatomyOf(style.mode)),
          m_layout(cardLayout(face, style.mode, style.leastText)), m_type(typeColours(face.type)) {}

    void draw() {
        drawBanner();
        drawName();
        if (hasField())
            paintField(m_painter, fieldRect(), m_face, m_style);
        drawMarks();
        if (m_style.mode == CardMode::Compact) {
            drawBoost();
            drawCompactWho();
        } else {
            m_painter.save();
            m_painter.translate(0, m_layout.fieldHeight > 0 ? m_style.extraHeight : 0);
            drawMoments();
            m_painter.restore();
            m_painter.save();
            m_painter.translate(0, m_style.extraHeight);
            drawFooter();
            m_painter.restore();
        }
    }

private:
    bool hasField() const { return m_layout.fieldHeight > 0; }
    QRectF fieldRect() const {
        return {kMargin, m_anatomy.fieldTop, kInnerWidth,
                m_layout.fieldHeight + (hasField() ? m_style.extraHeight : 0)};
    }
    QColor typeText() const { return m_style.isInkSaver ? m_inks.ink : m_type.text; }

    void drawBanner() {
        constexpr double kLeft = 4, kWidth = 14, kHeight = 25, kNotch = 3.6;
        const double top = -m_style.bleed;
        QPainterPath banner({kLeft, top});
        banner.lineTo(kLeft + kWidth, top);
        banner.lineTo(kLeft + kWidth, kHeight);
        banner.lineTo(kLeft + kWidth / 2, kHeight - kNotch);
        banner.lineTo(kLeft, kHeight);
        banner.closeSubpath();
        if (m_style.isInkSaver)
            m_painter.strokePath(banner, QPen(m_inks.ink, 0.25));
        else
            m_painter.fillPath(banner, m_type.fill);

        const double side = m_face.hasValue() ? 7.2 : 9; // without a value below it there is room
        const QPointF middle(kLeft + kWidth / 2, m_face.hasValue() ? 6.2 : 10.8);
        const QRectF icon(middle.x() - side / 2, middle.y() - side / 2, side, side);
        if (m_style.isInkSaver)
            paintTypeOutline(m_painter, m_face.type, icon, 0.35);
        else
            paintIcon(m_painter, typeIcon(m_face.type), icon, m_type.on, m_type.fill);
        if (m_face.hasValue()) {
            const QString value = QString::number(m_face.value);
            drawLine(m_painter, {middle.x(), 19.6}, value, shrunkTo(12, value, {Type::SerifBold, 11.6}),
                     m_style.isInkSaver ? m_inks.ink : m_type.on, Align::Centre);
        }
    }

    void drawName() {
        drawBlock(m_painter, {kNameLeft, m_anatomy.nameMiddle - m_layout.name.height() / 2}, m_layout.name, m_inks.ink);
        if (m_style.mode == CardMode::Compact)
            return;
        drawRule(17.9, kNameLeft);
        const TextStyle who = shrunkTo(38.5, m_face.who, {Type::SansMedium, m_anatomy.whoSize});
        drawLine(m_painter, {kNameLeft, m_anatomy.whoBase}, m_face.who, who, m_inks.muted);
    }

    void drawRule(double y, double left) {
        m_painter.setPen(QPen(m_inks.line, m_style.isInkSaver ? 0.15 : 0.3));
        m_painter.drawLine(QLineF(left, y, kRight, y));
    }

    /// Ingredient, tags and syllables as chips: at the right end of the field, or on the first label's line.
    void drawMarks() {
        const bool isCompact = m_style.mode == CardMode::Compact;
        const double height = isCompact ? 8.2 : 4.6;
        const QRectF field = fieldRect();
        const bool isInField = hasField();
        const double most = !isInField ? kWidestMark : isCompact ? 52 : field.height() < 16 ? 19.5 : 17.5;
        double bottom = isInField ? field.bottom() - 1.2 : m_anatomy.fieldTop + 4;
        if (isInField && field.height() < 16 && m_face.marks.size() == 1)
            bottom = field.center().y() + height / 2;
        for (auto mark = m_face.marks.rbegin(); mark != m_face.marks.rend(); ++mark) {
            const TextStyle style = markStyle(*mark, most);
            const double width = textWidth(*mark, style) + kAroundMark;
            const QRectF chip(kRight - (isInField ? 1.2 : 0) - width, bottom - height, width, height);
            QPainterPath path;
            path.addRoundedRect(chip, height / 2.6, height / 2.6);
            m_painter.fillPath(path, m_inks.paper);
            m_painter.strokePath(path, QPen(m_inks.ink, 0.25));
            drawCentred(m_painter, chip.center(), *mark, style, m_inks.ink);
            bottom -= height + 0.7;
        }
    }

    TextStyle markStyle(const QString &mark, double most) const {
        return shrunkTo(most - kAroundMark, mark, {Type::SansSemiBold, m_style.mode == CardMode::Compact ? 6.2 : 3.1});
    }

    /// Without a field the last chip stands at the end of the first label's line.
    double firstLabelWidth() const {
        if (hasField() || m_face.marks.isEmpty())
            return kInnerWidth;
        const QString &mark = m_face.marks.back();
        return kInnerWidth - textWidth(mark, markStyle(mark, kWidestMark)) - kAroundMark - 1.2;
    }

    void drawMoments() {
        for (const MomentLayout &moment : m_layout.moments) {
            const double room = &moment == &m_layout.moments.front() ? firstLabelWidth() : kInnerWidth;
            drawLine(m_painter, {kMargin + 0.1, moment.labelBase}, moment.label.toUpper(),
                     shrunkTo(room, moment.label.toUpper(), {Type::SansBold, m_layout.labelSize, 0, 0.06}), typeText());
            drawBlock(m_painter, {kMargin + 0.1, moment.textTop}, moment.text, m_inks.ink);
        }
    }

    /// Where what stands beside the boost's seal begins; without a seal at the margin.
    double leftBesideBoost(double gap) const {
        return m_face.boost ? m_anatomy.boostCentre.x() + m_anatomy.boostDiameter / 2 + gap : kMargin + 0.3;
    }

    void drawBoost() {
        if (!m_face.boost)
            return;
        const double radius = m_anatomy.boostDiameter / 2;
        m_painter.setPen(QPen(m_inks.ink, 0.4));
        m_painter.setBrush(m_style.isInkSaver ? QBrush(Qt::NoBrush) : QBrush(boostFill()));
        m_painter.drawEllipse(m_anatomy.boostCentre, radius - 0.2, radius - 0.2);
        drawCentred(m_painter, m_anatomy.boostCentre, QStringLiteral("+%1").arg(*m_face.boost),
                    {Type::SansBold, 0.96 * radius}, m_style.isInkSaver ? m_inks.ink : ink());
    }

    void drawCompactWho() {
        const double left = leftBesideBoost(2);
        const double width = kRight - left;
        // A long name of one word shrinks, one of several takes two lines.
        const TextBlock who = fittedBlock(m_face.whoShort, {Type::SansSemiBold, m_anatomy.whoSize}, width,
                                          m_face.whoShort.contains(u' ') ? 2 : 1, 3.6);
        drawBlock(m_painter, {left, m_anatomy.boostCentre.y() - who.height() / 2}, who, m_inks.ink, Align::Right,
                  width);
    }

    void drawFooter() {
        drawRule(kFootRule, kMargin);
        drawBoost();
        const double base = m_anatomy.footBase;
        const TextStyle plain{Type::SansMedium, m_anatomy.footSize};
        const double boostLeft = leftBesideBoost(1.6);
        if (m_face.boost)
            drawLine(m_painter, {boostLeft, base}, m_face.boostWord, plain, m_inks.ink);
        const QString copies = kTimes + QString::number(m_face.copies);
        const TextStyle strong{Type::SansSemiBold, m_anatomy.footSize};
        drawLine(m_painter, {kRight - 0.3, base}, copies, strong, m_inks.muted, Align::Right);

        // The type's word stands in the middle, or where its neighbours leave room.
        const double left = boostLeft + (m_face.boost ? textWidth(m_face.boostWord, plain) + 1.5 : 0);
        const double right = kRight - textWidth(copies, strong) - 1.8;
        const TextStyle type = shrunkTo(right - left, m_face.typeName, strong);
        const double half = textWidth(m_face.typeName, type) / 2;
        const double middle = std::max(std::min(38.0, right - half), left + half); // there may be no room to choose
        drawLine(m_painter, {middle, base}, m_face.typeName, type, typeText(), Align::Centre);
    }

    QPainter &m_painter;
    const CardFace &m_face;
    const CardStyle &m_style;
    CardInks m_inks;
    const Anatomy &m_anatomy;
    CardLayout m_layout;
    const TypeColours &m_type;
};

void drawBackPattern(QPainter &painter, const EmblemColours &colours, double height) {
    constexpr double kHalf = 2.2, kTop = 7.9, kUsualStep = 7.22;
    const double room = height - 2 * kTop;
    const int rows = qRound(room / kUsualStep) + 1;
    painter.setPen(QPen(mixed(colours.charge, colours.field, 0.24), 0.25));
    painter.setBrush(Qt::NoBrush);
    for (int column = 0; column < 8; ++column)
        for (int row = 0; row < rows; ++row) {
            const QPointF at(7.6 + 6.83 * column, kTop + room / (rows - 1) * row);
            painter.drawPolygon(QPolygonF(
                {at + QPointF(0, -kHalf), at + QPointF(kHalf, 0), at + QPointF(0, kHalf), at + QPointF(-kHalf, 0)}));
        }
}

/// Over the bleed as well; false: the back is drawn.
bool paintBackPicture(QPainter &painter, const QString &picture, double height, const CardStyle &style) {
    const QRectF card = QRectF(0, 0, kCardWidth, height).adjusted(-style.bleed, -style.bleed, style.bleed, style.bleed);
    QPainterPath shape;
    const double radius = style.hasOutline ? kCardRadius : 0;
    shape.addRoundedRect(card, radius, radius);
    return paintPicture(painter, picture, card, shape);
}

} // namespace

void paintCard(QPainter &painter, const QRectF &rect, const CardFace &face, const CardStyle &style) {
    if (style.mode == CardMode::Back) {
        paintBack(painter, rect, {face.emblem, face.back}, style);
        return;
    }
    onCard(painter, rect, style, anatomyOf(style.mode).outline, inksOf(style).paper,
           [&] { CardPainting(painter, face, style).draw(); });
}

void paintBack(QPainter &painter, const QRectF &rect, const CardBack &back, const CardStyle &style) {
    const Emblem &emblem = back.emblem;
    const EmblemColours colours = style.isInkSaver ? EmblemColours{Qt::white, Qt::black} : emblem.colours;
    onCard(painter, rect, style, 0.5, colours.field, [&] {
        const double height = kCardHeight + style.extraHeight;
        if (!style.isInkSaver && paintBackPicture(painter, back.picture, height, style))
            return;
        drawBackPattern(painter, colours, height);
        painter.setPen(QPen(colours.charge, 0.5));
        painter.drawRoundedRect(QRectF(2.6, 2.6, 57.8, height - 5.2), 2, 2);
        painter.setPen(QPen(mixed(colours.charge, colours.field, 0.6), 0.2));
        painter.drawRoundedRect(QRectF(4.2, 4.2, 54.6, height - 8.4), 1.2, 1.2);
        const QRectF shield(14.8, 24.2 + style.extraHeight / 2, 33.4, 44.6);
        painter.setPen(QPen(colours.charge, 0.9, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(colours.field);
        painter.drawPath(shieldPath(shield));
        const QRectF place(shield.center().x() - 10.9, shield.top() + 9.2, 21.8, 21.8);
        if (style.isInkSaver)
            paintChargeOutline(painter, emblem.id, place, 0.4);
        else
            paintCharge(painter, {emblem.id, colours}, place);
    });
}

} // namespace champclos::paint
