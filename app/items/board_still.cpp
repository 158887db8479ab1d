// SPDX-License-Identifier: MIT
#include "app/items/board_still.h"
#include "app/items/theme.h"
#include "app/paint/screen_pictures.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

#include <algorithm>
#include <list>

namespace champclos::items {

namespace {

constexpr qsizetype kKeptBytes = 40'000'000; ///< of pictures; the one in use is always kept
constexpr int kSettled = 120;                ///< milliseconds without another size
constexpr double kLargest = 4096;            ///< pixels that every graphics card takes

int paintings = 0;

std::list<std::shared_ptr<const StillPicture>> &keptPictures() {
    static std::list<std::shared_ptr<const StillPicture>> kept; // the last one used first
    return kept;
}

void forgetOld() {
    qsizetype bytes = 0;
    auto &kept = keptPictures();
    for (auto picture = kept.begin(); picture != kept.end();) {
        bytes += (*picture)->image.sizeInBytes();
        picture = bytes > kKeptBytes && picture != kept.begin() ? kept.erase(picture) : std::next(picture);
    }
}

bool isSame(const StillPicture &picture, const Battlefield &battlefield, const paint::BoardOptions &options,
            QSizeF size, double scale, double corner) {
    return picture.size == size && picture.scale == scale && picture.corner == corner &&
           picture.options.style.palette == options.style.palette && picture.options.zones == options.zones &&
           picture.options.faintZones == options.faintZones && picture.options.language == options.language &&
           picture.battlefield == battlefield;
}

void paintPicture(StillPicture &picture) {
    ++paintings;
    paint::BoardPlan plan = paint::fittedPlan(picture.battlefield, QRectF({0, 0}, picture.size));
    plan.isSmall = picture.size.width() < paint::kSmallBoard;
    picture.scenery = paint::sceneryOf(picture.battlefield, plan, picture.options);
    picture.image =
        QImage((picture.size * picture.scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    picture.image.fill(Qt::transparent);
    QPainter painter(&picture.image);
    painter.scale(picture.image.width() / picture.size.width(), picture.image.height() / picture.size.height());
    {
        const paint::LaterPictures later; // asked for by whoever shows it
        paint::paintStill(painter, picture.battlefield, picture.scenery, picture.options, false);
        picture.isIncomplete = later.hasMissed();
    }
    if (picture.corner > 0) {
        QImage mask(picture.image.size(), QImage::Format_ARGB32_Premultiplied);
        mask.fill(Qt::transparent);
        QPainter round(&mask);
        round.setRenderHint(QPainter::Antialiasing);
        round.setTransform(painter.transform());
        round.setPen(Qt::NoPen);
        round.setBrush(Qt::black);
        round.drawRoundedRect(QRectF({0, 0}, picture.size), picture.corner, picture.corner);
        round.end();
        painter.resetTransform();
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.drawImage(0, 0, mask);
    }
}

} // namespace

std::shared_ptr<const StillPicture> stillPicture(const Battlefield &battlefield, const paint::BoardOptions &options,
                                                 QSizeF size, double scale, double corner) {
    auto &kept = keptPictures();
    const auto found = std::find_if(kept.begin(), kept.end(), [&](const auto &picture) {
        return isSame(*picture, battlefield, options, size, scale, corner);
    });
    if (found != kept.end() && !(*found)->isIncomplete) {
        kept.splice(kept.begin(), kept, found);
        return kept.front();
    }
    if (found != kept.end())
        kept.erase(found);
    auto picture = std::make_shared<StillPicture>();
    picture->battlefield = battlefield;
    picture->options = options;
    picture->size = size;
    picture->scale = scale;
    picture->corner = corner;
    paintPicture(*picture);
    kept.push_front(picture);
    forgetOld();
    return picture;
}

int stillPicturesPainted() { return paintings; }

BoardStill::BoardStill(QQuickItem *parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    m_settling.setSingleShot(true);
    m_settling.setInterval(kSettled);
    connect(&m_settling, &QTimer::timeout, this, &BoardStill::repaintAtOnce);
    connect(Theme::instance(), &Theme::paletteChanged, this, &BoardStill::repaintAtOnce);
    connect(this, &BoardStill::languageChanged, this, &BoardStill::repaintAtOnce);
}

void BoardStill::setBattlefield(const QVariant &battlefield) {
    const auto value = battlefield.value<Battlefield>();
    if (value == m_battlefield)
        return;
    m_battlefield = value;
    replan();
    repaintAtOnce();
    emit battlefieldChanged();
}

void BoardStill::setLanguage(const QString &code) {
    if (code == m_language)
        return;
    m_language = code;
    emit languageChanged();
}

void BoardStill::setFaintZones(const QVariantList &zones) {
    if (zones == m_faintZones)
        return;
    m_faintZones = zones;
    repaintAtOnce();
    emit faintZonesChanged();
}

void BoardStill::setZoom(qreal zoom) {
    if (qFuzzyCompare(zoom, m_zoom))
        return;
    m_zoom = zoom;
    replan();
}

void BoardStill::geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) {
    QQuickItem::geometryChange(newGeometry, oldGeometry);
    if (newGeometry.size() == oldGeometry.size())
        return;
    replan();
    if (!m_picture)
        polish();
    else
        m_settling.start();
    update();
}

void BoardStill::itemChange(ItemChange change, const ItemChangeData &value) {
    QQuickItem::itemChange(change, value);
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged)
        repaintAtOnce();
}

void BoardStill::replan() {
    m_plan = paint::fittedPlan(m_battlefield, QRectF({0, 0}, viewSize()));
    emit planChanged();
}

void BoardStill::repaintAtOnce() {
    m_settling.stop();
    polish();
}

void BoardStill::updatePolish() {
    if (width() < 2 || height() < 2 || window() == nullptr || m_battlefield.width <= 0)
        return;
    paint::BoardOptions options;
    options.style.palette = &Theme::instance()->palette();
    options.style.pixels = 1;
    options.zones = Theme::instance()->zones();
    for (const QVariant &zone : m_faintZones)
        options.faintZones.push_back(zone.toInt());
    for (const Language language : kLanguages)
        if (m_language == QLatin1String(codeOf(language)))
            options.language = language;
    const double scale = std::min(m_zoom * window()->effectiveDevicePixelRatio(),
                                  kLargest / std::max(viewSize().width(), viewSize().height()));
    const paint::ScreenPictures pictures(this, [this] { polish(); });
    const auto picture = stillPicture(m_battlefield, options, viewSize(), scale, m_corner);
    if (picture == m_picture)
        return;
    m_picture = picture;
    m_isTextureOld = true;
    emit pictureChanged();
    update();
}

QSGNode *BoardStill::updatePaintNode(QSGNode *node, UpdatePaintNodeData *) {
    if (!m_picture) {
        delete node;
        return nullptr;
    }
    auto *image = static_cast<QSGImageNode *>(node);
    if (image == nullptr) {
        image = window()->createImageNode();
        image->setOwnsTexture(true);
        image->setFiltering(QSGTexture::Linear);
        m_isTextureOld = true;
    }
    if (m_isTextureOld)
        image->setTexture(window()->createTextureFromImage(m_picture->image));
    m_isTextureOld = false;
    image->setRect(boundingRect());
    return image;
}

QColor BoardStill::ground() const { return paint::groundColours(m_battlefield, Theme::instance()->palette()).ground; }

QVariantList BoardStill::names() const {
    QVariantList list;
    if (!m_picture)
        return list;
    for (const paint::ZoneName &name : m_picture->scenery.names) {
        QVariantList near;
        for (const paint::NearSpace &space : name.near)
            near.push_back(QVariantMap{{QStringLiteral("space"), space.space},
                                       {QStringLiteral("gap"), space.gap},
                                       {QStringLiteral("isUnderBadge"), space.isUnderBadge}});
        list.push_back(QVariantMap{{QStringLiteral("text"), name.text},
                                   {QStringLiteral("box"), name.box},
                                   {QStringLiteral("size"), name.size},
                                   {QStringLiteral("near"), near}});
    }
    return list;
}

} // namespace champclos::items
