// SPDX-License-Identifier: MIT
#include "app/items/theme.h"
#include "app/paint/fonts.h"
#include "app/paint/svg_art.h"
#include "engine/core/array_by.h"

#include <QGuiApplication>
#include <QJSEngine>
#include <QPointer>
#include <QPointerEvent>
#include <QPointingDevice>
#include <QScreen>

#include <algorithm>
#include <string_view>

namespace champclos::items {

namespace {

constexpr int kTypes = 4;
constexpr ArrayBy<paint::ZoneLook, std::string_view, 3> kZoneLooks = {"areas", "outlines", "off"};

CardType typeOf(int type) { return static_cast<CardType>(std::clamp(type, 0, kTypes - 1)); }

template <class Colour> QVariantList listed(int count, Colour colour) {
    QVariantList list;
    for (int index = 0; index < count; ++index)
        list.append(QVariant::fromValue(colour(index)));
    return list;
}

} // namespace

Theme::Theme(QObject *parent) : QObject(parent) {
    paint::registerFonts();
    QCoreApplication::instance()->installEventFilter(this);
}

bool Theme::eventFilter(QObject *watched, QEvent *event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride: // a shortcut swallows the press itself
    case QEvent::KeyPress:
        noteInput(Keys);
        break;
    case QEvent::TouchBegin:
        noteInput(Touch);
        break;
    case QEvent::MouseButtonPress: // what Qt makes of a touch is of the touch screen still
        if (static_cast<QPointerEvent *>(event)->pointingDevice()->type() != QInputDevice::DeviceType::TouchScreen)
            noteInput(Mouse);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void Theme::noteInput(Input input) {
    if (input == m_input)
        return;
    m_input = input;
    emit inputChanged();
}

int Theme::touchTarget() const {
    constexpr double kFinger = 9 / 25.4; // inches
    constexpr double kLeast = 34, kMost = 120;
    const QScreen *screen = QGuiApplication::primaryScreen();
    if (m_input != Touch || screen == nullptr)
        return 0;
    return qRound(std::clamp(kFinger * screen->physicalDotsPerInch(), kLeast, kMost));
}

Theme *Theme::instance() {
    static QPointer<Theme> theme;
    if (!theme)
        theme = new Theme(QCoreApplication::instance());
    return theme;
}

Theme *Theme::create(QQmlEngine *, QJSEngine *) {
    Theme *theme = instance();
    QJSEngine::setObjectOwnership(theme, QJSEngine::CppOwnership);
    return theme;
}

void Theme::choosePalette(bool isDark, bool isHighContrast) {
    const paint::Palette *chosen = &paint::palette(isDark ? paint::Brightness::Dark : paint::Brightness::Light,
                                                   isHighContrast ? paint::Contrast::High : paint::Contrast::Normal);
    if (chosen == m_palette)
        return;
    m_palette = chosen;
    emit paletteChanged();
}

void Theme::setDark(bool isDark) { choosePalette(isDark, isHighContrast()); }
void Theme::setHighContrast(bool isHigh) { choosePalette(isDark(), isHigh); }

void Theme::setTextScale(qreal scale) {
    scale = std::clamp(scale, 0.75, 2.0);
    if (qFuzzyCompare(scale, m_textScale))
        return;
    m_textScale = scale;
    emit sizesChanged();
}

QString Theme::zoneLook() const { return QLatin1String(kZoneLooks[m_zones].data()); }

void Theme::setZoneLook(const QString &look) {
    const auto *found = std::find(kZoneLooks.begin(), kZoneLooks.end(), look.toStdString());
    const auto wanted =
        found == kZoneLooks.end() ? paint::ZoneLook::Areas : static_cast<paint::ZoneLook>(found - kZoneLooks.begin());
    if (wanted == m_zones)
        return;
    m_zones = wanted;
    emit paletteChanged();
}

void Theme::setUnit(qreal unit) {
    unit = std::clamp(unit, 1.0, 4.0);
    if (qFuzzyCompare(unit, m_unit))
        return;
    m_unit = unit;
    emit sizesChanged();
}

void Theme::setReducedMotion(bool isReduced) {
    if (isReduced == m_hasReducedMotion)
        return;
    m_hasReducedMotion = isReduced;
    emit motionChanged();
}

void Theme::setMotionSpeed(qreal speed) {
    speed = std::max(speed, 0.0);
    if (qFuzzyCompare(1 + speed, 1 + m_motionSpeed))
        return;
    m_motionSpeed = speed;
    emit motionChanged();
}

int Theme::duration(int milliseconds) const {
    return m_hasReducedMotion || m_motionSpeed <= 0 ? 0 : qRound(milliseconds / m_motionSpeed);
}

QColor Theme::typeColour(int type) const { return paint::typeColours(typeOf(type)).fill; }
QColor Theme::typeInk(int type) const { return paint::typeColours(typeOf(type)).on; }
QColor Theme::typeText(int type) const {
    return isDark() ? paint::typeColours(typeOf(type)).light : paint::typeColours(typeOf(type)).text;
}
QColor Theme::typeChart(int type) const {
    return isDark() ? paint::typeColours(typeOf(type)).light : paint::typeColours(typeOf(type)).fill;
}
QString Theme::typeIcon(int type) const { return paint::typeIcon(typeOf(type)); }

QVariantList Theme::seatColours() const {
    return listed(paint::kSeatColours, [this](int i) { return seatColour(i); });
}
QVariantList Theme::seatLines() const {
    return listed(paint::kSeatColours, [this](int i) { return seatLine(i); });
}
QVariantList Theme::seatTexts() const {
    return listed(paint::kSeatColours, [this](int i) { return seatText(i); });
}
QVariantList Theme::typeTexts() const {
    return listed(kTypes, [this](int i) { return typeText(i); });
}
QVariantList Theme::typeCharts() const {
    return listed(kTypes, [this](int i) { return typeChart(i); });
}

QColor Theme::mixed(const QColor &top, const QColor &bottom, qreal opacity) const {
    return paint::mixed(top, bottom, opacity);
}

QColor Theme::heatStep(int step) const { return paint::heatSteps()[std::clamp(step, 0, 5)]; }

QString Theme::serif() const { return paint::serifFamily(); }
QString Theme::sans() const { return paint::sansFamily(); }
QString Theme::tabular() const { return paint::tabularFamily(); }

QFont Theme::serifFont(qreal pixels, bool isBold) const {
    return paint::typeface(isBold ? paint::Type::SerifBold : paint::Type::Serif, qRound(pixels));
}

QFont Theme::sansFont(qreal pixels, int weight) const {
    QFont font = paint::typeface(paint::Type::Sans, qRound(pixels));
    font.setWeight(static_cast<QFont::Weight>(weight));
    return font;
}

QFont Theme::tabularFont(qreal pixels, int weight) const {
    QFont font = sansFont(pixels, weight);
    font.setFamily(paint::tabularFamily());
    return font;
}

} // namespace champclos::items
