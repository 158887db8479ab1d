// SPDX-License-Identifier: MIT
#include "app/paint/fonts.h"
#include "app/paint/font_figures.h"

#include <QFontDatabase>
#include <QResource>

#include <array>

// In a static library the resource has to be asked for, and the macro works outside of namespaces only.
static void loadFontResource() { Q_INIT_RESOURCE(champclos_fonts); }

namespace champclos::paint {

namespace {

struct Families {
    QString serif = QStringLiteral("EB Garamond");
    QString sans = QStringLiteral("Inter");
    bool isOwn = false;
};

/// The font as it lies in the program, not copied.
QByteArray resource(const QString &name) {
    return QResource(QStringLiteral(":/champclos/fonts/") + name).uncompressedData();
}

QByteArray sansCut(const char *cut) { return resource(QStringLiteral("Inter-%1.otf").arg(QLatin1String(cut))); }

// The heavier cuts come first: the name that counts is that of the regular one.
constexpr std::array kSerifCuts = {"Bold", "Regular"};
constexpr std::array kSansCuts = {"Bold", "SemiBold", "Medium", "Regular"};

/// The family's name, or nothing if the font was not there.
QString registered(const QByteArray &data) {
    if (data.isEmpty())
        return {};
    const QStringList families =
        QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFontFromData(data));
    return families.isEmpty() ? QString() : families.first();
}

/// False if the font is not there.
bool take(QString &family, const QByteArray &data) {
    const QString found = registered(data);
    if (!found.isEmpty())
        family = found;
    return !found.isEmpty();
}

Families loadedFamilies() {
    loadFontResource();
    Families families;
    families.isOwn = true;
    for (const char *cut : kSerifCuts) {
        const QByteArray data = resource(QStringLiteral("EBGaramond-%1.ttf").arg(QLatin1String(cut)));
        families.isOwn =
            take(families.serif, withFigures(data, "lnum", "EB Garamond", "CC Garamond")) && families.isOwn;
    }
    for (const char *cut : kSansCuts)
        families.isOwn = take(families.sans, sansCut(cut)) && families.isOwn;
    return families;
}

const Families &families() {
    static const Families loaded = loadedFamilies();
    return loaded;
}

QString loadedTabular() {
    QString family = sansFamily();
    for (const char *cut : kSansCuts)
        take(family, withFigures(sansCut(cut), "tnum", "Inter", "Intab"));
    return family;
}

} // namespace

void registerFonts() { families(); }
bool hasOwnFonts() { return families().isOwn; }
QString serifFamily() { return families().serif; }
QString sansFamily() { return families().sans; }
QString tabularFamily() {
    static const QString loaded = loadedTabular();
    return loaded;
}

QFont typeface(Type type, int pixelSize) {
    const bool isSerif = type == Type::Serif || type == Type::SerifBold;
    QFont font(isSerif ? serifFamily() : sansFamily());
    font.setStyleHint(isSerif ? QFont::Serif : QFont::SansSerif);
    font.setPixelSize(pixelSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    switch (type) {
    case Type::Serif:
    case Type::Sans:
        font.setWeight(QFont::Normal);
        break;
    case Type::SansMedium:
        font.setWeight(QFont::Medium);
        break;
    case Type::SansSemiBold:
        font.setWeight(QFont::DemiBold);
        break;
    case Type::SerifBold:
    case Type::SansBold:
        font.setWeight(QFont::Bold);
        break;
    }
    return font;
}

} // namespace champclos::paint
