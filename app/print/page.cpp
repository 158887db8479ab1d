// SPDX-License-Identifier: MIT
#include "app/print/page.h"

#include <QTransform>

namespace champclos::app::print {

QRectF TextMark::bounds() const {
    const double em = points * kMmPerPoint;
    const QRectF level(0, -kAscent * em, width, (kAscent + kDescent) * em);
    return QTransform().translate(baseline.x(), baseline.y()).rotate(turn).mapRect(level);
}

QRectF boundsOf(const Mark &mark) {
    struct Bounds {
        QRectF operator()(const TextMark &text) const { return text.bounds(); }
        QRectF operator()(const ShapeMark &shape) const {
            const double half = std::max(shape.colour.lineWidth, shape.saver.lineWidth) / 2;
            return shape.path.boundingRect().adjusted(-half, -half, half, half);
        }
        QRectF operator()(const PictureMark &picture) const {
            return picture.clip.isEmpty() ? picture.rect : picture.rect.intersected(picture.clip);
        }
    };
    return std::visit(Bounds(), mark);
}

Page enlarged(const Page &page, QSizeF size) {
    const double factor = std::min(size.width() / page.size.width(), size.height() / page.size.height());
    const QSizeF rest = size - page.size * factor;
    const QTransform map = QTransform::fromTranslate(rest.width() / 2, rest.height() / 2).scale(factor, factor);
    struct Enlarge {
        const QTransform &map;
        double factor;
        Mark operator()(TextMark text) const {
            text.baseline = map.map(text.baseline);
            text.width *= factor;
            text.points *= factor;
            return text;
        }
        Mark operator()(ShapeMark shape) const {
            shape.path = map.map(shape.path);
            shape.colour.lineWidth *= factor;
            shape.saver.lineWidth *= factor;
            return shape;
        }
        Mark operator()(PictureMark picture) const {
            picture.rect = map.mapRect(picture.rect);
            if (!picture.clip.isEmpty())
                picture.clip = map.mapRect(picture.clip);
            return picture;
        }
    };
    Page result;
    result.size = size;
    for (const Mark &mark : page.marks)
        result.marks.push_back(std::visit(Enlarge{map, factor}, mark));
    return result;
}

} // namespace champclos::app::print
