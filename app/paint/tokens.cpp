// SPDX-License-Identifier: MIT
#include "app/paint/tokens.h"
#include "engine/io/contrast.h"

#include "engine/core/array_by.h"

#include <algorithm>
#include <cmath>

namespace champclos::paint {

namespace {

constexpr QRgb kInk = 0xFF2A2320;
constexpr QRgb kPaper = 0xFFFBF6EA;

QColor rgb(QRgb value) { return QColor(0xFF000000U | value); }

void setCardColours(Palette &p, QRgb cardPaper) {
    p.cardPaper = rgb(cardPaper);
    p.cardInk = rgb(kInk);
    p.cardMuted = rgb(0x6B5D52);
    p.cardLine = rgb(0xC9B99F);
    p.parchment = rgb(0xF0E6D4);
}

Palette lightPalette() {
    Palette p;
    p.page = rgb(0xF4ECDD);
    p.surface = rgb(0xFBF6EA);
    p.ink = rgb(kInk);
    p.muted = rgb(0x655749);
    p.line = rgb(0xC9B99F);
    p.red = rgb(0x9E2A2B);
    p.onRed = rgb(kPaper);
    p.redText = rgb(0x9E2A2B);
    p.teal = rgb(0x1F5D63);
    p.onTeal = rgb(kPaper);
    p.gold = rgb(0xC28B2C);
    p.glow = rgb(0xA8700F);
    p.board = rgb(0xEFE4CC);
    p.space = rgb(0xF7EFDA);
    p.edge = rgb(0x4D4234);
    p.reach = rgb(0xD6E4E0);
    p.reachDigits = p.teal;
    p.ornament = rgb(0xD9CDAE);
    p.ornamentDark = rgb(0xCBBE9B);
    p.sunk = rgb(0xEBE0CB);
    p.desk = rgb(0xE8DBC0);
    p.bar = rgb(0x2A2320);
    p.barText = rgb(0xF4E9D3);
    p.barMuted = rgb(0xC9B99F);
    p.barLine = rgb(0xC28B2C);
    p.tint = rgb(0xF1E6CF);
    p.good = rgb(0x2F6A3E);
    p.mat = rgb(0xE6DAC3);
    p.highlight = rgb(0xF0DCCB);
    p.seats = {{{rgb(0xB23A48), rgb(0xB23A48), rgb(0xB23A48), Qt::white},
                {rgb(0x2E6F9E), rgb(0x2E6F9E), rgb(0x2E6F9E), Qt::white},
                {rgb(0xD08C2E), rgb(0xD08C2E), rgb(0x8A5A12), rgb(kInk)},
                {rgb(0x3F7D4E), rgb(0x3F7D4E), rgb(0x376F45), Qt::white}}};
    setCardColours(p, kPaper);
    return p;
}

Palette darkPalette() {
    Palette p;
    p.brightness = Brightness::Dark;
    p.page = rgb(0x1C1917);
    p.surface = rgb(0x28231F);
    p.ink = rgb(0xF0E6D4);
    p.muted = rgb(0xBBAA95);
    p.line = rgb(0x4A4038);
    p.red = rgb(0xC24042);
    p.onRed = rgb(kPaper);
    p.redText = rgb(0xE98684);
    p.teal = rgb(0x4FA3AB);
    p.onTeal = rgb(0x1C1917);
    p.gold = rgb(0xDDA544);
    p.glow = rgb(0xE7B24F);
    p.board = rgb(0x211D19);
    p.space = rgb(0x322C26);
    p.edge = rgb(0xC9BA9C);
    p.reach = rgb(0x1F4044);
    p.reachDigits = rgb(0x9AD3D8);
    p.ornament = rgb(0x2D2B22);
    p.ornamentDark = rgb(0x35332A);
    p.sunk = rgb(0x3A332D);
    p.desk = rgb(0x141210);
    p.bar = rgb(0x0F0D0C);
    p.barText = rgb(0xF0E6D4);
    p.barMuted = rgb(0xB5A48F);
    p.barLine = rgb(0x8A6420);
    p.tint = rgb(0x322B25);
    p.good = rgb(0x83BE91);
    p.mat = rgb(0x14110F);
    p.highlight = rgb(0x3A2620);
    p.seats = {{{rgb(0xB23A48), rgb(0xD25865), rgb(0xE07A85), Qt::white},
                {rgb(0x2E6F9E), rgb(0x5A9CCB), rgb(0x5A9CCB), Qt::white},
                {rgb(0xD08C2E), rgb(0xD08C2E), rgb(0xD08C2E), rgb(kInk)},
                {rgb(0x3F7D4E), rgb(0x5FA06F), rgb(0x5FA06F), Qt::white}}};
    setCardColours(p, 0xF3EAD6);
    return p;
}

/// Greys move to the ends of the scale and decoration becomes visible; hues stay, so that nothing has to be learnt
/// anew.
Palette withHighContrast(Palette p) {
    p.contrast = Contrast::High;
    const bool isDark = p.isDark();
    p.page = isDark ? rgb(0x000000) : rgb(0xFFFFFF);
    p.surface = isDark ? rgb(0x0D0B0A) : rgb(0xFFFFFF);
    p.ink = isDark ? rgb(0xFFFFFF) : rgb(0x000000);
    p.muted = isDark ? rgb(0xE6DCCB) : rgb(0x3A302A);
    p.line = isDark ? rgb(0xB5A48F) : rgb(0x6B5D52);
    p.board = isDark ? rgb(0x000000) : rgb(0xFFFFFF);
    p.space = isDark ? rgb(0x14110F) : rgb(0xFFFFFF);
    p.edge = isDark ? rgb(0xF0E6D4) : rgb(kInk);
    p.sunk = isDark ? rgb(0x3A332D) : rgb(0xE6DAC3);
    p.desk = p.page;
    p.bar = rgb(0x000000);
    p.barText = rgb(0xFFFFFF);
    p.barMuted = rgb(0xE6DCCB);
    p.barLine = rgb(0xFFCF70);
    p.tint = p.surface;
    p.good = isDark ? rgb(0xA9E0B4) : rgb(0x1B4A28);
    p.teal = isDark ? rgb(0x7FD0D8) : rgb(0x0E4247);
    p.reachDigits = isDark ? rgb(0xD6F2F4) : p.teal;
    p.glow = isDark ? rgb(0xFFCF70) : rgb(0x7A4E00);
    p.redText = isDark ? rgb(0xFFA9A7) : rgb(0x7C1416);
    if (!isDark) {
        p.red = rgb(0x7C1416);
        for (SeatColours &seat : p.seats)
            seat.line = seat.text;
    }
    p.cardPaper = rgb(0xFFFFFF);
    p.cardInk = rgb(0x000000);
    p.cardMuted = rgb(0x3A302A);
    p.cardLine = rgb(0x6B5D52);
    return p;
}

} // namespace

const SeatColours &Palette::seat(int index) const { return seats[std::clamp(index, 0, kSeatColours - 1)]; }

const Palette &palette(Brightness brightness, Contrast contrast) {
    static const std::array<std::array<Palette, 2>, 2> all = {
        {{lightPalette(), withHighContrast(lightPalette())}, {darkPalette(), withHighContrast(darkPalette())}}};
    return all[static_cast<std::size_t>(brightness)][static_cast<std::size_t>(contrast)];
}

QColor ink() { return rgb(kInk); }
QColor paper() { return rgb(kPaper); }

QColor inkOn(const QColor &ground) {
    return contrastRatio(ink(), ground) >= contrastRatio(paper(), ground) ? ink() : paper();
}

const TypeColours &typeColours(CardType type) {
    static const ArrayBy<CardType, TypeColours, 4> all = {{{{rgb(0xA8322A), paper(), rgb(0xA8322A), rgb(0xD8695C)},
                                                            {rgb(0x2F5D8A), paper(), rgb(0x2F5D8A), rgb(0x6C9BC9)},
                                                            {rgb(0x6B3F7D), paper(), rgb(0x6B3F7D), rgb(0xA87BBB)},
                                                            {rgb(0xB8862B), ink(), rgb(0x7A5510), rgb(0xD2A347)}}}};
    return all[type];
}

QColor boostFill() { return rgb(0xC28B2C); }

const std::array<ZoneStyle, 8> &zoneStyles() {
    static const std::array<ZoneStyle, 8> all = {{{'A', rgb(0xE39A1F), ZonePattern::Plain},
                                                  {'B', rgb(0x6FBCE6), ZonePattern::Dots},
                                                  {'C', rgb(0x1AA37B), ZonePattern::Ticks},
                                                  {'D', rgb(0xF1E04B), ZonePattern::Dashes},
                                                  {'E', rgb(0x1F5FA6), ZonePattern::Double},
                                                  {'F', rgb(0xC44718), ZonePattern::Wave},
                                                  {'G', rgb(0xD08BB4), ZonePattern::Zigzag},
                                                  {'H', rgb(0x6E6862), ZonePattern::Cross}}};
    return all;
}

const std::array<QColor, 6> &heatSteps() {
    static const std::array<QColor, 6> all = {rgb(0xF4E4CC), rgb(0xEBC6A0), rgb(0xE0A27C),
                                              rgb(0xD27B5E), rgb(0x9E2A2B), rgb(0x5E1519)};
    return all;
}

double contrastRatio(const QColor &a, const QColor &b) { return io::contrastRatio(a.rgb(), b.rgb()); }

QColor mixed(const QColor &top, const QColor &bottom, double opacity) {
    const auto channel = [opacity](double over, double under) { return over * opacity + under * (1 - opacity); };
    return QColor::fromRgbF(static_cast<float>(channel(top.redF(), bottom.redF())),
                            static_cast<float>(channel(top.greenF(), bottom.greenF())),
                            static_cast<float>(channel(top.blueF(), bottom.blueF())));
}

} // namespace champclos::paint
