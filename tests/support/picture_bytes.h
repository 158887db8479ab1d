// SPDX-License-Identifier: MIT
//
// Pictures for tests, byte by byte: good ones, and such as nobody should decode. Made here, so that no bomb lies in the
// repository.
#pragma once

#include "engine/core/picture.h"
#include "engine/io/picture_check.h"

#include <QByteArray>
#include <QString>

#include <string>

namespace champclos::test {

inline QByteArray bigEndian(quint32 number) {
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes.append(static_cast<char>(number >> static_cast<unsigned>(shift)));
    return bytes;
}

inline quint32 checksum(const QByteArray &bytes) {
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1U) ^ (0xEDB88320U & (0U - (sum & 1U)));
    }
    return ~sum;
}

inline QByteArray pngChunk(const QByteArray &name, const QByteArray &data) {
    return bigEndian(static_cast<quint32>(data.size())) + name + data + bigEndian(checksum(name + data));
}

/// A PNG that says it has that size, with these lines of pixels.
inline QByteArray pngOf(int width, int height, const QByteArray &lines) {
    QByteArray head = bigEndian(static_cast<quint32>(width)) + bigEndian(static_cast<quint32>(height));
    head += QByteArray("\x08\x02\x00\x00\x00", 5);
    return QByteArray("\x89PNG\r\n\x1A\n", 8) + pngChunk("IHDR", head) + pngChunk("IDAT", qCompress(lines, 9).mid(4)) +
           pngChunk("IEND", {});
}

/// A PNG of one color, "\xRR\xGG\xBB".
inline QByteArray plainPng(int width, int height, const QByteArray &colour) {
    const QByteArray line = QByteArray(1, '\0') + colour.repeated(width);
    return pngOf(width, height, line.repeated(height));
}

inline QByteArray svgOf(const QByteArray &inside, const QByteArray &head = {}) {
    return head +
           "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
           "viewBox=\"0 0 100 100\">" +
           inside + "</svg>";
}

inline std::shared_ptr<const PictureData> pictureOf(PictureType type, const QByteArray &bytes) {
    return io::inspected(type, bytes.toStdString());
}

} // namespace champclos::test
