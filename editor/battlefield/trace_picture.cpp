// SPDX-License-Identifier: MIT
#include "editor/battlefield/trace_picture.h"

#include <QFileInfo>
#include <QImageReader>

#include <algorithm>

namespace champclos::editor {

const QImage &TracePicture::at(const QString &path) const {
    const QFileInfo file(path);
    const QDateTime time = path.isEmpty() ? QDateTime() : file.lastModified();
    if (path == m_path && time == m_time)
        return m_image;
    m_path = path;
    m_time = time;
    m_image = QImage();
    if (path.isEmpty() || !file.isFile())
        return m_image;
    QImageReader reader(path);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    if (const QSize size = reader.size(); std::max(size.width(), size.height()) > kLongestSide)
        reader.setScaledSize(size.scaled(kLongestSide, kLongestSide, Qt::KeepAspectRatio));
    m_image = reader.read();
    return m_image;
}

} // namespace champclos::editor
