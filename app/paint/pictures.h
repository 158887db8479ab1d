// SPDX-License-Identifier: MIT
//
// Pictures of authors' own, painted. A deck or a battlefield has the encoded bytes; here they get a name under which
// every painter finds them, are decoded no larger than they are needed, and kept within bounds. On paper a drawing
// stays vectors, and pixels stay as fine as they are in the file. What was refused when the file was read
// (engine/io/picture_check.h) has no name here: the drawn style takes its place, as where a decoder gives up.
#pragma once

#include "engine/core/picture.h"

#include <QPainterPath>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>
#include <vector>

class QImage;
class QPainter;

namespace champclos::paint {

/// The name of the part of a picture that is shown, the same for the same bytes and part; empty: there is none.
QString pictureName(const std::vector<Picture> &pictures, const PictureUse &use);
bool isPicture(const QString &name);

enum class Tone : unsigned char { Colour, Grey };

struct PictureLook {
    Tone tone = Tone::Colour; ///< Grey: faint as well, for ink-saver prints and the fallen
    double opacity = 1;
};
/// The part covers the rectangle, cut to the shape; what goes beyond the picture stays as it was. False if there is
/// nothing to paint, or nothing yet.
bool paintPicture(QPainter &painter, const QString &name, const QRectF &rect, const QPainterPath &shape,
                  const PictureLook &look = {});
bool paintPicture(QPainter &painter, const QString &name, const QRectF &rect, const PictureLook &look = {});
/// The part fills the rectangle, whatever that does to its proportions.
bool paintStretched(QPainter &painter, const QString &name, const QRectF &rect, const PictureLook &look = {});

/// Which rectangle of a picture of that size, in its pixels, covers something of that proportion (width : height): the
/// part itself as far as possible, less of it or more around it where the proportions differ.
QRectF coverOf(const Crop &crop, const QSizeF &picture, double proportion);

/// While one lives on a thread, nothing is decoded there: what is missing is decoded elsewhere and can be painted
/// later.
class LaterPictures {
public:
    LaterPictures();
    ~LaterPictures();
    LaterPictures(const LaterPictures &) = delete;
    LaterPictures &operator=(const LaterPictures &) = delete;
    bool hasMissed() const { return m_hasMissed; }

private:
    friend class PictureStore;
    LaterPictures *m_outer;
    bool m_hasMissed = false;
};
/// How many were decoded so far; called after each of those that were missed, on the thread that decoded it.
int picturesDecoded();
void setPictureListener(std::function<void()> listener);

/// Bytes of decoded pictures that are kept at most; the one being painted may be larger.
inline constexpr qsizetype kMostPictureBytes = qsizetype(160) << 20;
qsizetype pictureBytes(); ///< that are kept now

} // namespace champclos::paint
