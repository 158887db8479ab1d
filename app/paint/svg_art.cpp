// SPDX-License-Identifier: MIT
#include "app/paint/svg_art.h"
#include "app/paint/pictures.h"
#include "app/paint/svg_source.h"

#include <QCache>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <memory>

namespace champclos::paint {

namespace {

using Renderer = std::shared_ptr<QSvgRenderer>;

/// Bytes of source of the drawings that are kept parsed: some three hundred emblems and icons, or all boards and half
/// as many; no page shows so much at once.
constexpr qsizetype kKeptSource = 300000;

/// Parsed drawings by their source. Those that were not painted for long are forgotten: in other colours a drawing is
/// another one, and decks may have any colours. One store per thread: windows and prints paint at the same time.
Renderer rendererOf(const QByteArray &source) {
    thread_local QCache<QByteArray, Renderer> store(kKeptSource);
    if (const Renderer *kept = store.object(source))
        return *kept;
    auto renderer = std::make_shared<QSvgRenderer>();
    renderer->load(source);
    renderer->setAspectRatioMode(Qt::KeepAspectRatio);
    store.insert(source, new Renderer(renderer), source.size());
    return renderer;
}

void render(QPainter &painter, const QByteArray &source, const QRectF &rect) {
    if (source.isEmpty() || rect.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    rendererOf(source)->render(&painter, rect);
    painter.restore();
}

/// Colours for decks that bring none: pairs from the same paint box, at least 4.5:1.
EmblemColours spareColours(const QString &id) {
    static const std::array<std::array<QRgb, 2>, 6> kPairs = {{{0xFF3B4A63, 0xFFE9E2CF},
                                                               {0xFF6A2E4F, 0xFFF3DCE4},
                                                               {0xFF2F5B57, 0xFFF0E3C0},
                                                               {0xFF6B4A1E, 0xFFF6E3B8},
                                                               {0xFF41512B, 0xFFEFEBC9},
                                                               {0xFF4B3A6B, 0xFFE7DFF2}}};
    std::size_t sum = 0; // not qHash: the colours have to be the same in every run
    for (const QChar sign : id)
        sum = 31 * sum + sign.unicode();
    const auto &pair = kPairs[sum % kPairs.size()];
    return {QColor(pair[0]), QColor(pair[1])};
}

EmblemColours coloursOf(const DeckDef &deck, const QString &emblem) {
    if (deck.colours)
        return {QColor(QString::fromStdString(deck.colours->field)),
                QColor(QString::fromStdString(deck.colours->charge))};
    return hasEmblem(emblem) ? emblemColours(emblem) : spareColours(QString::fromStdString(deck.id));
}

QRectF squareAround(QPointF centre, double side) { return {centre.x() - side / 2, centre.y() - side / 2, side, side}; }

/// The disc in the middle of a rectangle.
QPainterPath discIn(const QRectF &rect) {
    QPainterPath path;
    const double radius = std::min(rect.width(), rect.height()) / 2;
    path.addEllipse(rect.center(), radius, radius);
    return path;
}

bool paintPictureDisc(QPainter &painter, const QString &id, const QRectF &rect, Tone tone) {
    return isPicture(id) && paintPicture(painter, id, discIn(rect).boundingRect(), discIn(rect), {.tone = tone});
}

/// A picture takes the whole shape, under its border. False: the emblem is drawn.
bool paintPictureInside(QPainter &painter, const QString &id, const QPainterPath &shape, const ShieldLook &look) {
    if (!isPicture(id))
        return false;
    const Tone tone = look.isInkSaver ? Tone::Grey : Tone::Colour;
    return paintPicture(painter, id, shape.boundingRect(), shape, {.tone = tone});
}

QPen borderPen(const ShieldLook &look) {
    return look.stroke > 0 ? QPen(look.border, look.stroke, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin)
                           : QPen(Qt::NoPen);
}

} // namespace

QStringList emblemIds() { return svg::emblemPairs().keys(); }
bool hasEmblem(const QString &id) { return svg::emblemPairs().contains(id); }

EmblemColours emblemColours(const QString &id) {
    const auto pair = svg::emblemPairs().constFind(id);
    return pair == svg::emblemPairs().constEnd() ? spareColours(id) : EmblemColours{pair->field, pair->charge};
}

Emblem emblemOf(const DeckDef &deck, const FighterDef &fighter) {
    const QString id = QString::fromStdString(fighter.emblem.empty() ? fighter.id : fighter.emblem);
    const QString picture = pictureName(deck.pictures, fighter.picture);
    return {picture.isEmpty() ? id : picture, coloursOf(deck, id)};
}

Emblem emblemOf(const DeckDef &deck) {
    return deck.fighters.empty() ? Emblem{QString(), spareColours(QString::fromStdString(deck.id))}
                                 : emblemOf(deck, deck.fighters.front());
}

Emblem emblemOf(const DeckDef &deck, const CardDef &card) {
    // The hero stands for a card that several may play.
    if (card.playedBy.size() == 1)
        for (const FighterDef &fighter : deck.fighters)
            if (fighter.id == card.playedBy.front())
                return emblemOf(deck, fighter);
    return emblemOf(deck);
}

void paintCharge(QPainter &painter, const Emblem &emblem, const QRectF &rect) {
    if (paintPictureDisc(painter, emblem.id, rect, Tone::Colour))
        return;
    if (!hasEmblem(emblem.id)) {
        const QRectF lozenge = squareAround(rect.center(), 0.72 * std::min(rect.width(), rect.height()));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(emblem.colours.charge);
        painter.drawPolygon(QPolygonF({{lozenge.center().x(), lozenge.top()},
                                       {lozenge.right(), lozenge.center().y()},
                                       {lozenge.center().x(), lozenge.bottom()},
                                       {lozenge.left(), lozenge.center().y()}}));
        painter.restore();
        return;
    }
    render(painter,
           svg::recoloured(svg::emblemSource(emblem.id),
                           {{svg::lightMark(), emblem.colours.charge}, {svg::darkMark(), emblem.colours.field}}),
           rect);
}

void paintChargeOutline(QPainter &painter, const QString &id, const QRectF &rect, double stroke) {
    if (paintPictureDisc(painter, id, rect, Tone::Grey)) {
        painter.strokePath(discIn(rect), QPen(Qt::black, stroke));
        return;
    }
    const double side = std::min(rect.width(), rect.height());
    if (!hasEmblem(id) || side <= 0) {
        painter.save();
        painter.setPen(QPen(Qt::black, stroke));
        painter.setBrush(Qt::white);
        const double half = 0.36 * side;
        const QPointF c = rect.center();
        painter.drawPolygon(
            QPolygonF({c + QPointF(0, -half), c + QPointF(half, 0), c + QPointF(0, half), c + QPointF(-half, 0)}));
        painter.restore();
        return;
    }
    render(painter, svg::outlined(svg::emblemSource(id), {100 * stroke / side, svg::Details::Outline}), rect);
}

QPainterPath shieldPath(const QRectF &rect) {
    const auto at = [&rect](double x, double y) {
        return QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    };
    QPainterPath path(at(0, 0));
    path.lineTo(at(1, 0));
    path.lineTo(at(1, 0.5));
    path.cubicTo(at(1, 0.72), at(0.8, 0.88), at(0.5, 1));
    path.cubicTo(at(0.2, 0.88), at(0, 0.72), at(0, 0.5));
    path.closeSubpath();
    return path;
}

void paintShield(QPainter &painter, const QRectF &rect, const Emblem &emblem, const ShieldLook &look) {
    const QRectF inner =
        rect.adjusted(look.stroke / 2, look.stroke / 2, -look.stroke / 2, -look.stroke * 0.6); // the foot is pointed
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(borderPen(look));
    painter.setBrush(look.isInkSaver ? QColor(Qt::white) : emblem.colours.field);
    painter.drawPath(shieldPath(inner));
    const bool isPainted = paintPictureInside(painter, emblem.id, shieldPath(inner), look);
    if (isPainted)
        painter.strokePath(shieldPath(inner), borderPen(look));
    painter.restore();
    if (isPainted)
        return;
    const QRectF place = squareAround({rect.center().x(), rect.top() + 0.455 * rect.height()}, 0.64 * rect.width());
    if (look.isInkSaver)
        paintChargeOutline(painter, emblem.id, place, 0.024 * rect.width());
    else
        paintCharge(painter, emblem, place);
}

void paintRoundel(QPainter &painter, const QRectF &rect, const Emblem &emblem, const ShieldLook &look) {
    const double side = std::min(rect.width(), rect.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(borderPen(look));
    painter.setBrush(look.isInkSaver ? QColor(Qt::white) : emblem.colours.field);
    const double radius = (side - look.stroke) / 2;
    painter.drawEllipse(rect.center(), radius, radius);
    const QPainterPath disc = discIn(squareAround(rect.center(), 2 * radius));
    const bool isPainted = paintPictureInside(painter, emblem.id, disc, look);
    if (isPainted)
        painter.strokePath(disc, borderPen(look));
    painter.restore();
    if (isPainted)
        return;
    const QRectF place = squareAround(rect.center(), 0.62 * side);
    if (look.isInkSaver)
        paintChargeOutline(painter, emblem.id, place, 0.03 * side);
    else
        paintCharge(painter, emblem, place);
}

QStringList iconNames() { return svg::iconNames(); }

void paintIcon(QPainter &painter, const QString &name, const QRectF &rect, const QColor &colour, const QColor &ground) {
    render(painter, svg::icon(name, colour, ground), rect);
}

QString typeIcon(CardType type) { return QString::fromLatin1(kCardTypeNames[type]); }

void paintTypeOutline(QPainter &painter, CardType type, const QRectF &rect, double stroke) {
    if (type == CardType::Attack) {
        paintIcon(painter, typeIcon(type), rect, Qt::black, Qt::white);
        return;
    }
    const double side = std::min(rect.width(), rect.height());
    if (side > 0)
        render(painter, svg::outlined(svg::iconSource(typeIcon(type)), {100 * stroke / side, svg::Details::Solid}),
               rect);
}

bool paintBoardArt(QPainter &painter, const QString &art, const QRectF &rect, const Palette &palette) {
    const QByteArray source = svg::boardSource(art, palette.isDark());
    if (source.isEmpty())
        return false;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Renderer renderer = rendererOf(source);
    renderer->setAspectRatioMode(Qt::IgnoreAspectRatio);
    renderer->render(&painter, rect);
    painter.restore();
    return true;
}

bool paintOrnament(QPainter &painter, const QString &name, const QRectF &rect, const Palette &palette) {
    const QByteArray source = svg::ornamentSource(name, palette.isDark());
    render(painter, source, rect);
    return !source.isEmpty();
}

} // namespace champclos::paint
