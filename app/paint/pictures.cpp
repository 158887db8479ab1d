// SPDX-License-Identifier: MIT
#include "app/paint/pictures.h"
#include "app/paint/picture_decoder.h"

#include <QCache>
#include <QHash>
#include <QMutex>
#include <QPaintEngine>
#include <QPainter>
#include <QSet>
#include <QStringList>
#include <QThreadPool>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>

namespace champclos::paint {

namespace {

const QString kPrefix = QStringLiteral("picture:");
constexpr qsizetype kMostEncoded = qsizetype(64) << 20; ///< of pictures that no deck or battlefield holds any more
constexpr int kMostHalvings = 8;
constexpr double kFaint = 0.6;

thread_local LaterPictures *laterPictures = nullptr;

using Data = std::shared_ptr<const PictureData>;

/// What a name says.
struct Part {
    Data data;
    Crop crop;
};

} // namespace

/// The encoded pictures by the names they were given, and the decoded ones. Windows and prints use it at the same time.
class PictureStore {
public:
    static PictureStore &instance() {
        static PictureStore store;
        return store;
    }

    QString add(const Data &data, const Crop &crop) {
        const QString key = keyOf(*data);
        {
            const QMutexLocker lock(&m_mutex);
            if (!m_encoded.contains(key)) {
                forgetUnused();
                m_encoded.insert(key, data);
            }
        }
        return QStringLiteral("%1%2:%3,%4,%5,%6")
            .arg(kPrefix, key)
            .arg(crop.x)
            .arg(crop.y)
            .arg(crop.width)
            .arg(crop.height);
    }

    std::optional<Part> find(const QString &name) {
        if (!name.startsWith(kPrefix))
            return std::nullopt;
        const QStringList fields = name.mid(kPrefix.size()).split(u':');
        const QStringList numbers = fields.size() == 2 ? fields[1].split(u',') : QStringList();
        if (numbers.size() != 4)
            return std::nullopt;
        const QMutexLocker lock(&m_mutex);
        const Data data = m_encoded.value(fields[0]);
        if (!data)
            return std::nullopt;
        return Part{data, {numbers[0].toDouble(), numbers[1].toDouble(), numbers[2].toDouble(), numbers[3].toDouble()}};
    }

    /// Null: it cannot be decoded, or not on this thread and is on its way.
    QImage image(const Data &data, int halvings) {
        const QString key = keyOf(*data) + u'/' + QString::number(halvings);
        {
            const QMutexLocker lock(&m_mutex);
            if (const QImage *kept = m_images.object(key))
                return *kept;
            if (m_failed.contains(key))
                return {};
            if (laterPictures != nullptr) {
                laterPictures->m_hasMissed = true;
                if (!m_underWay.contains(key)) {
                    m_underWay.insert(key);
                    m_pool.start([this, data, halvings, key] { decodeMissed(data, halvings, key); });
                }
                return {};
            }
        }
        return decode(data, halvings, key);
    }

    /// A part of a picture for paper: the same image each time, so that a file holds it once.
    QImage cutOut(const Data &data, const QRect &part, Tone tone) {
        const QString key = QStringLiteral("%1/cut/%2,%3,%4,%5,%6")
                                .arg(keyOf(*data))
                                .arg(part.x())
                                .arg(part.y())
                                .arg(part.width())
                                .arg(part.height())
                                .arg(static_cast<int>(tone));
        {
            const QMutexLocker lock(&m_mutex);
            if (const QImage *kept = m_images.object(key))
                return *kept;
        }
        const QImage whole = image(data, 0);
        if (whole.isNull())
            return {};
        QImage cut = part == whole.rect() ? whole : whole.copy(part);
        if (tone == Tone::Grey)
            cut = greyed(cut);
        keep(key, cut);
        return cut;
    }

    static QImage greyed(const QImage &image) {
        if (!image.hasAlphaChannel())
            return image.convertToFormat(QImage::Format_Grayscale8);
        QImage grey = image.convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < grey.height(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(grey.scanLine(y));
            for (int x = 0; x < grey.width(); ++x)
                line[x] = qRgba(qGray(line[x]), qGray(line[x]), qGray(line[x]), qAlpha(line[x]));
        }
        return grey;
    }

    int decodedCount() const { return m_decoded; }
    void setListener(std::function<void()> listener) {
        const QMutexLocker lock(&m_mutex);
        m_listener = std::move(listener);
    }
    qsizetype keptBytes() {
        const QMutexLocker lock(&m_mutex);
        return m_images.totalCost() * kCost;
    }

private:
    static constexpr qsizetype kCost = 1024; ///< bytes that count one
    PictureStore() { m_pool.setMaxThreadCount(1); }

    static QString keyOf(const PictureData &data) {
        return QString::number(data.hash, 16) + u'-' + QString::number(data.bytes.size(), 16);
    }

    QImage decode(const Data &data, int halvings, const QString &key) {
        QImage image = decoded(*data, halvings);
        if (image.isNull()) {
            const QMutexLocker lock(&m_mutex);
            m_failed.insert(key);
        } else {
            keep(key, image);
        }
        return image;
    }
    void decodeMissed(const Data &data, int halvings, const QString &key) {
        decode(data, halvings, key);
        ++m_decoded;
        std::function<void()> listener;
        {
            const QMutexLocker lock(&m_mutex);
            m_underWay.remove(key);
            listener = m_listener;
        }
        if (listener)
            listener();
    }
    void keep(const QString &key, const QImage &image) {
        const QMutexLocker lock(&m_mutex);
        m_images.insert(key, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / kCost));
    }
    /// Those that nobody else holds, once there are too many.
    void forgetUnused() {
        qsizetype bytes = 0;
        for (const Data &data : std::as_const(m_encoded))
            bytes += static_cast<qsizetype>(data->bytes.size());
        if (bytes > kMostEncoded)
            m_encoded.removeIf([](const auto &entry) { return entry.value().use_count() == 1; });
        if (m_failed.size() > 1000)
            m_failed.clear();
    }

    QMutex m_mutex;
    QHash<QString, Data> m_encoded;
    QCache<QString, QImage> m_images{kMostPictureBytes / kCost};
    QSet<QString> m_failed;
    QSet<QString> m_underWay;
    std::function<void()> m_listener;
    std::atomic<int> m_decoded = 0;
    QThreadPool m_pool; ///< last: it waits for those that use the rest
};

namespace {

enum class Surface : unsigned char { Pixels, Paper };

Surface surfaceOf(const QPainter &painter) {
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::Raster:
    case QPaintEngine::OpenGL:
    case QPaintEngine::OpenGL2:
        return Surface::Pixels;
    default: // NOLINT: all that print
        return Surface::Paper;
    }
}

/// How often the picture can be halved and is still as fine as the place it is painted to.
int halvingsFor(const QPainter &painter, const QSize &picture, const QRectF &source, const QRectF &target) {
    const QTransform &transform = painter.combinedTransform();
    const double across = target.width() * std::hypot(transform.m11(), transform.m12()) / source.width();
    const double down = target.height() * std::hypot(transform.m21(), transform.m22()) / source.height();
    const double scale = std::max(across, down); // painted pixels for one of the picture
    int halvings = 0;
    while (halvings < kMostHalvings && scale * (2 << halvings) <= 1 &&
           std::min(picture.width(), picture.height()) >> (halvings + 1) >= 8)
        ++halvings;
    return halvings;
}

/// One picture being painted.
struct Painting {
    QPainter &painter;
    Part part;
    QRectF source; ///< in pixels of the picture
    QRectF target;
    QPainterPath shape;
    PictureLook look;

    /// The part of source and target where there is a picture.
    bool clipToPicture() {
        const QRectF whole({0, 0}, QSizeF(pixelSize(*part.data)));
        const QRectF seen = source.intersected(whole);
        if (seen.isEmpty() || target.isEmpty())
            return false;
        const double across = target.width() / source.width();
        const double down = target.height() / source.height();
        target = {target.x() + (seen.x() - source.x()) * across, target.y() + (seen.y() - source.y()) * down,
                  seen.width() * across, seen.height() * down};
        source = seen;
        return true;
    }

    bool run() {
        if (!clipToPicture())
            return false;
        painter.save();
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        painter.setOpacity(painter.opacity() * look.opacity * (look.tone == Tone::Grey ? kFaint : 1));
        const bool isDone = surfaceOf(painter) == Surface::Paper ? onPaper() : onPixels();
        painter.restore();
        return isDone;
    }

private:
    bool onPaper() {
        painter.setClipPath(shape, Qt::IntersectClip);
        if (part.data->type == PictureType::Svg && look.tone == Tone::Colour) {
            const QSizeF size = pixelSize(*part.data);
            return paintDrawing(painter, *part.data,
                                {source.x() / size.width(), source.y() / size.height(), source.width() / size.width(),
                                 source.height() / size.height()},
                                target);
        }
        const QRect cut = source.toAlignedRect().intersected(QRect({0, 0}, pixelSize(*part.data)));
        const QImage image = PictureStore::instance().cutOut(part.data, cut, look.tone);
        if (image.isNull())
            return false;
        // Whole pixels: the rest of the first and last lies outside of the shape.
        const double across = target.width() / source.width();
        const double down = target.height() / source.height();
        painter.drawImage(QRectF(target.x() + (cut.x() - source.x()) * across,
                                 target.y() + (cut.y() - source.y()) * down, cut.width() * across, cut.height() * down),
                          image);
        return true;
    }

    /// As a brush, so that the edge of the shape is smooth.
    bool onPixels() {
        const QSize size = pixelSize(*part.data);
        QImage image = PictureStore::instance().image(part.data, halvingsFor(painter, size, source, target));
        if (image.isNull())
            return false;
        if (look.tone == Tone::Grey)
            image = PictureStore::greyed(image);
        const double across = target.width() / source.width();
        const double down = target.height() / source.height();
        QTransform placed;
        placed.translate(target.x() - source.x() * across, target.y() - source.y() * down);
        placed.scale(across * size.width() / image.width(), down * size.height() / image.height());
        QBrush brush(image);
        brush.setTransform(placed);
        QPainterPath seen;
        seen.addRect(target);
        const QRectF bounds = shape.boundingRect();
        painter.fillPath(target.contains(bounds) ? shape : shape.intersected(seen), brush);
        return true;
    }
};

} // namespace

QString pictureName(const std::vector<Picture> &pictures, const PictureUse &use) {
    const Picture *picture = use.isEmpty() ? nullptr : findPicture(pictures, use.key);
    if (picture == nullptr || picture->data->fault != PictureFault::None)
        return {};
    return PictureStore::instance().add(picture->data, use.crop);
}

bool isPicture(const QString &name) { return name.startsWith(kPrefix); }

QRectF coverOf(const Crop &crop, const QSizeF &picture, double proportion) {
    const QRectF part(crop.x * picture.width(), crop.y * picture.height(), crop.width * picture.width(),
                      crop.height * picture.height());
    double width = part.width();
    double height = width / proportion;
    double top = part.center().y() - height / 2;
    if (height > part.height()) { // more above and below, as far as there is any, then less at the sides
        const double highest = std::min(0.0, part.top());
        const double lowest = std::max(picture.height(), part.bottom());
        height = std::min(height, lowest - highest);
        width = height * proportion;
        top = std::clamp(part.center().y() - height / 2, highest, lowest - height);
    }
    return {part.center().x() - width / 2, top, width, height};
}

bool paintPicture(QPainter &painter, const QString &name, const QRectF &rect, const QPainterPath &shape,
                  const PictureLook &look) {
    const std::optional<Part> part = PictureStore::instance().find(name);
    if (!part || rect.isEmpty())
        return false;
    const QRectF source = coverOf(part->crop, pixelSize(*part->data), rect.width() / rect.height());
    return Painting{painter, *part, source, rect, shape, look}.run();
}

bool paintPicture(QPainter &painter, const QString &name, const QRectF &rect, const PictureLook &look) {
    QPainterPath shape;
    shape.addRect(rect);
    return paintPicture(painter, name, rect, shape, look);
}

bool paintStretched(QPainter &painter, const QString &name, const QRectF &rect, const PictureLook &look) {
    const std::optional<Part> part = PictureStore::instance().find(name);
    if (!part || rect.isEmpty())
        return false;
    const QSizeF size = pixelSize(*part->data);
    const QRectF source(part->crop.x * size.width(), part->crop.y * size.height(), part->crop.width * size.width(),
                        part->crop.height * size.height());
    QPainterPath shape;
    shape.addRect(rect);
    return Painting{painter, *part, source, rect, shape, look}.run();
}

LaterPictures::LaterPictures() : m_outer(laterPictures) { laterPictures = this; }
LaterPictures::~LaterPictures() {
    laterPictures = m_outer;
    if (m_outer != nullptr && m_hasMissed)
        m_outer->m_hasMissed = true;
}

int picturesDecoded() { return PictureStore::instance().decodedCount(); }
void setPictureListener(std::function<void()> listener) { PictureStore::instance().setListener(std::move(listener)); }
qsizetype pictureBytes() { return PictureStore::instance().keptBytes(); }

} // namespace champclos::paint
