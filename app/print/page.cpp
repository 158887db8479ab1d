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

} // namespace champclos::app::print
