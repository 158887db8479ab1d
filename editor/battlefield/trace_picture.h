// SPDX-License-Identifier: MIT
//
// The picture that a board is drawn after, as pixels: read once, turned as the camera held it, and not larger than a
// drawing table needs. Where it lies on the board is part of the battlefield; this only knows the file.
#pragma once

#include <QDateTime>
#include <QImage>
#include <QString>

namespace champclos::editor {

class TracePicture {
public:
    static constexpr int kLongestSide = 3000; ///< pixels that are kept of a larger picture

    /// The picture in that file; null if there is none or it cannot be read. Read anew when the file is another one.
    const QImage &at(const QString &path) const;

private:
    mutable QString m_path;
    mutable QDateTime m_time;
    mutable QImage m_image;
};

} // namespace champclos::editor
