// SPDX-License-Identifier: MIT
#include "app/paint/fonts.h"
#include "app/paint/font_figures.h"

#include <QFile>
#include <QFontDatabase>

// In a static library the resource has to be asked for, and the macro works outside of namespaces only.
static void loadFontResource() { Q_INIT_RESOURCE(champclos_fonts); }

namespace champclos::paint {

namespace {

struct Families {
    QString serif = QStringLiteral("EB Garamond");
    QString sans = QStringLiteral("Inter");
    QString tabular = QStringLiteral("Inter");
    bool isOwn = false;
};

QByteArray resource(const QString &name) {
    QFile file(QStringLiteral(":/champclos/fonts/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The family's name, or nothing if the font was not there.
QString registered(const QByteArray &data) {
    if (data.isEmpty())
        return {};
    const QStringList families =
        QFontDatabase::applicationFontFamilies(QFontDatabase::addApplicationFontFromData(data));
    return families.isEmpty() ? QString() : families.first();
}

Families loadedFamilies() {
    loadFontResource();
    Families families;
    families.isOwn = true;
    const auto take = [&families](QString &name, const QByteArray &data) {
        const QString family = registered(data);
        families.isOwn = families.isOwn && !family.isEmpty();
        if (!family.isEmpty())
            name = family;
    };
    for (const char *cut : {"Bold", "Regular"})
        take(families.serif, withFigures(resource(QStringLiteral("EBGaramond-%1.ttf").arg(QLatin1String(cut))), "lnum",
                                         "EB Garamond", "CC Garamond"));
    // The heavier cuts come first: the name that counts is that of the regular one.
    for (const char *cut : {"Bold", "SemiBold", "Medium", "Regular"}) {
        const QByteArray data = resource(QStringLiteral("Inter-%1.otf").arg(QLatin1String(cut)));
        take(families.sans, data);
        take(families.tabular, withFigures(data, "tnum", "Inter", "Intab"));
    }
    return families;
}

const Families &families() {
    static const Families loaded = loadedFamilies();
    return loaded;
}

} // namespace

void registerFonts() { families(); }
bool hasOwnFonts() { return families().isOwn; }
QString serifFamily() { return families().serif; }
QString sansFamily() { return families().sans; }
QString tabularFamily() { return families().tabular; }

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
