// SPDX-License-Identifier: MIT
//
// The tokens against what the design promises: contrasts, and zones that differ in letter, pattern and colour. And the
// fonts, without which every picture would show boxes and no other test would notice.
#include "app/paint/fonts.h"
#include "app/paint/svg_art.h"
#include "app/paint/text_block.h"
#include "app/paint/tokens.h"
#include "tests/support/test_program.h"

#include <QFontDatabase>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QRawFont>
#include <QSet>
#include <QTest>

using namespace champclos;
using namespace champclos::paint;

namespace {

std::vector<const Palette *> allPalettes() {
    std::vector<const Palette *> all;
    for (const Brightness brightness : {Brightness::Light, Brightness::Dark})
        for (const Contrast contrast : {Contrast::Normal, Contrast::High})
            all.push_back(&palette(brightness, contrast));
    return all;
}

QByteArray told(const char *what, const Palette &p, double ratio) {
    return QByteArray(what) + (p.isDark() ? " dark" : " light") + (p.isHighContrast() ? " high: " : ": ") +
           QByteArray::number(ratio, 'f', 2);
}

#define ENOUGH(what, a, b, least)                                                                                      \
    QVERIFY2(contrastRatio(a, b) >= (least), told(what, p, contrastRatio(a, b)).constData())

} // namespace

class TestTokens : public QObject {
    Q_OBJECT

private slots:
    void textContrast() {
        for (const Palette *each : allPalettes()) {
            const Palette &p = *each;
            for (const QColor &ground : {p.page, p.surface}) {
                ENOUGH("ink", p.ink, ground, 7);
                ENOUGH("muted", p.muted, ground, 4.5);
                ENOUGH("redText", p.redText, ground, 4.5);
                for (const SeatColours &seat : p.seats)
                    ENOUGH("seat text", seat.text, ground, 4.5);
            }
            ENOUGH("onRed", p.onRed, p.red, 4.5);
            ENOUGH("onTeal", p.onTeal, p.teal, 4.5);
            ENOUGH("reach digits", p.reachDigits, p.reach, 4.5);
            ENOUGH("card ink", p.cardInk, p.cardPaper, 7);
            ENOUGH("card muted", p.cardMuted, p.cardPaper, 4.5);
            ENOUGH("parchment", p.cardInk, p.parchment, 7);
            for (const SeatColours &seat : p.seats)
                ENOUGH("seat digits", seat.digits, seat.fill, 4.5);
        }
    }

    void signContrast() {
        for (const Palette *each : allPalettes()) {
            const Palette &p = *each;
            ENOUGH("glow on board", p.glow, p.board, 3);
            ENOUGH("glow on page", p.glow, p.page, 3);
            ENOUGH("teal on board", p.teal, p.board, 3);
            ENOUGH("edge on board", p.edge, p.board, 3);
            for (const SeatColours &seat : p.seats)
                ENOUGH("seat line", seat.line, p.surface, p.isHighContrast() || p.isDark() ? 3 : 2.4);
        }
    }

    void types() {
        const Palette &p = palette(Brightness::Light);
        for (const CardType type : {CardType::Attack, CardType::Defense, CardType::Versatile, CardType::Scheme}) {
            const TypeColours &colours = typeColours(type);
            ENOUGH("on type", colours.on, colours.fill, 4.5);
            ENOUGH("type text", colours.text, p.cardPaper, 4.5);
            ENOUGH("type text on dark card", colours.text, palette(Brightness::Dark).cardPaper, 4.5);
        }
        ENOUGH("boost", ink(), boostFill(), 4.5);
    }

    void zonesDiffer() {
        QSet<char> letters;
        QSet<int> patterns;
        for (const ZoneStyle &zone : zoneStyles()) {
            letters.insert(zone.letter);
            patterns.insert(static_cast<int>(zone.pattern));
            QVERIFY2(contrastRatio(inkOn(zone.colour), zone.colour) >= 4, QByteArray(1, zone.letter).constData());
            for (const ZoneStyle &other : zoneStyles())
                QVERIFY(zone.letter == other.letter || zone.colour != other.colour);
        }
        QCOMPARE(letters.size(), 8);
        QCOMPARE(patterns.size(), 8);
        for (const ZoneStyle &zone : zoneStyles())
            QCOMPARE(inkOn(zone.colour) == paper(), zone.letter == 'E' || zone.letter == 'F' || zone.letter == 'H');
    }

    void emblems() {
        QVERIFY(emblemIds().size() >= 19);
        for (const QString &id : emblemIds() + QStringList{QStringLiteral("of-nobody"), QString()}) {
            const EmblemColours colours = emblemColours(id);
            QVERIFY2(contrastRatio(colours.field, colours.charge) >= 4.5, qPrintable(id));
        }
        for (const CardType type : {CardType::Attack, CardType::Defense, CardType::Versatile, CardType::Scheme})
            QVERIFY(iconNames().contains(typeIcon(type)));
    }

    void fontsFound() {
        QVERIFY(hasOwnFonts());
        for (const Type type :
             {Type::Serif, Type::SerifBold, Type::Sans, Type::SansMedium, Type::SansSemiBold, Type::SansBold}) {
            const QFont font = typeface(type, 20);
            const QRawFont raw = QRawFont::fromFont(font);
            QCOMPARE(raw.familyName(), font.family());
            for (const QChar sign : QStringLiteral("aéèœÉüßÄ’„“«»×–·0123456789"))
                QVERIFY2(raw.supportsCharacter(sign), qPrintable(font.family() + sign));
        }
        QCOMPARE_GE(QRawFont::fromFont(typeface(Type::SansSemiBold)).weight(), 600);
    }

    void figures() {
        // Lining: all as high as capitals. Tabular: all as wide.
        const QFontMetricsF serif(typeface(Type::SerifBold));
        for (const QChar digit : QStringLiteral("0123456789")) {
            const QRectF box = serif.tightBoundingRect(QString(digit));
            QVERIFY2(std::abs(box.height() - serif.capHeight()) < 0.12 * serif.capHeight(), qPrintable(QString(digit)));
        }
        QFont font = typeface(Type::Sans);
        font.setFamily(tabularFamily());
        const QFontMetricsF tabular(font);
        for (const QChar digit : QStringLiteral("0123456789"))
            QCOMPARE(tabular.horizontalAdvance(digit), tabular.horizontalAdvance(u'0'));
        QVERIFY(tabularFamily() != sansFamily());
    }

    void blocks() {
        const TextStyle style{Type::Sans, 3.7, 4.6};
        const TextBlock block =
            textBlock(QStringLiteral("Choose:\n• Draw 2\u00A0cards.\n• Alice recovers 3\u00A0health and "
                                     "then some more."),
                      style, 40);
        QVERIFY(block.widest <= 40);
        QVERIFY(block.lines.size() >= 4);
        QCOMPARE(block.lines.back().text.startsWith(u'•'), false);
        QVERIFY(block.lines.back().indent > 0);
        for (const TextBlock::Line &line : block.lines)
            QVERIFY2(!line.text.endsWith(u'2') && !line.text.endsWith(u'3'), qPrintable(line.text));
        // The same lines at twice the size and width.
        const TextBlock twice =
            textBlock(QStringLiteral("Deal 8\u00A0damage to the opposing fighter."), {Type::Sans, 7.4, 9.2}, 80);
        const TextBlock once = textBlock(QStringLiteral("Deal 8\u00A0damage to the opposing fighter."), style, 40);
        QCOMPARE(twice.lines.size(), once.lines.size());
    }
};

CHAMPCLOS_TEST(TestTokens)
#include "tst_tokens.moc"
