// SPDX-License-Identifier: MIT
#include "app/print/pdf_text.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRawFont>
#include <QRegularExpression>
#include <QSet>
#include <QTextLayout>

#include <algorithm>
#include <map>

namespace champclos::app::print {

namespace {

QString keyOf(const QRawFont &font) { return font.familyName() + QLatin1Char('|') + font.styleName(); }

class Listener {
public:
    void hear(const QString &text, const QFont &font) {
        const QString known = font.key() + QLatin1Char('|') + text;
        if (m_heard.contains(known))
            return;
        m_heard.insert(known);
        QTextLayout layout(text, font);
        layout.beginLayout();
        layout.createLine().setLineWidth(1e9);
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        for (const QGlyphRun &run : runs)
            add(run, text, runs.size() == 1);
    }

    std::vector<FontUse> take() { return std::move(m_fonts); }

private:
    void add(const QGlyphRun &run, const QString &text, bool isWhole) {
        FontUse &use = useOf(keyOf(run.rawFont()));
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QString> letters =
            isWhole ? lettersOfGlyphs(text, run.rawFont().glyphIndexesForString(text), glyphs) : QList<QString>();
        for (qsizetype index = 0; index < glyphs.size(); ++index) {
            if (use.letters.contains(glyphs[index]))
                continue;
            use.glyphs.append(glyphs[index]);
            use.letters.insert(glyphs[index], index < letters.size() ? letters[index] : QString());
        }
    }

    FontUse &useOf(const QString &key) {
        for (FontUse &use : m_fonts)
            if (use.font == key)
                return use;
        return m_fonts.emplace_back(FontUse{key, {}, {}});
    }

    QSet<QString> m_heard;
    std::vector<FontUse> m_fonts;
};

/// Takes text and lets everything else pass.
class ListeningEngine final : public QPaintEngine {
public:
    explicit ListeningEngine(Listener &listener) : QPaintEngine(AllFeatures), m_listener(listener) {}
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawTextItem(const QPointF &, const QTextItem &item) override { m_listener.hear(item.text(), item.font()); }
    Type type() const override { return User; }

private:
    Listener &m_listener;
};

class ListeningDevice final : public QPaintDevice {
public:
    explicit ListeningDevice(Listener &listener) : m_engine(listener) {}
    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return 10000;
        case PdmWidthMM:
        case PdmHeightMM:
            return 211;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 1200;
        case PdmNumColors:
            return 1 << 24;
        case PdmDepth:
            return 24;
        default: // NOLINT: an enum of Qt's
            return 1;
        }
    }

private:
    mutable ListeningEngine m_engine;
};

struct FontObject {
    int number = 0;
    int toUnicode = 0;
};

std::vector<FontObject> fontObjects(const QString &file) {
    static const QRegularExpression pattern(
        QStringLiteral("(\\d+) 0 obj\\n<< /Type /Font\\n/Subtype /Type0\\n[^>]*?/ToUnicode (\\d+) 0 R"));
    std::vector<FontObject> fonts;
    for (auto each = pattern.globalMatch(file); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        fonts.push_back({match.captured(1).toInt(), match.captured(2).toInt()});
    }
    std::sort(fonts.begin(), fonts.end(), [](const FontObject &a, const FontObject &b) { return a.number < b.number; });
    return fonts;
}

/// What Qt says a glyph stands for, by its number in the file.
std::map<int, QString> qtLetters(const QString &map) {
    static const QRegularExpression range(QStringLiteral("<([0-9A-F]{4})> <[0-9A-F]{4}> (\\[[^\\]]*\\]|<[0-9A-F]+>)"));
    static const QRegularExpression one(QStringLiteral("<([0-9A-F]+)>"));
    std::map<int, QString> letters;
    const qsizetype start = map.indexOf(QLatin1String("beginbfrange"));
    if (start < 0)
        return letters;
    for (auto each = range.globalMatch(map, start); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        int glyph = match.captured(1).toInt(nullptr, 16);
        for (auto letter = one.globalMatch(match.captured(2)); letter.hasNext();)
            letters[glyph++] = QString(QChar(letter.next().captured(1).toUShort(nullptr, 16)));
    }
    return letters;
}

bool isSame(const QString &ours, const QString &theirs) {
    const auto isSpace = [](const QString &text) { return text.size() == 1 && (text[0].isSpace()); };
    // Two letters may share a glyph: dashes, dots, the Greek and the Latin o. One letter is enough to agree on.
    return ours == theirs || (isSpace(ours) && isSpace(theirs)) || (ours.size() == 1 && theirs.size() == 1);
}

bool isConsistent(const FontUse &use, const std::map<int, QString> &theirs) {
    for (const auto &[glyph, letter] : theirs) {
        if (glyph == 0)
            continue;
        if (glyph > use.glyphs.size())
            return false;
        const QString ours = use.letters.value(use.glyphs[glyph - 1]);
        if (!ours.isEmpty() && !isSame(ours, letter))
            return false;
    }
    return true;
}

QByteArray hex(const QString &text) {
    QByteArray digits;
    for (const QChar sign : text)
        digits += QByteArray::number(sign.unicode(), 16).rightJustified(4, '0').toUpper();
    return digits;
}

QByteArray characterMap(const FontUse &use, const std::map<int, QString> &theirs) {
    std::map<int, QString> letters = theirs;
    letters.erase(0);
    for (qsizetype index = 0; index < use.glyphs.size(); ++index)
        if (const QString own = use.letters.value(use.glyphs[index]); !own.isEmpty())
            letters[static_cast<int>(index) + 1] = own;
    QByteArray lines;
    int inBlock = 0;
    constexpr int kMostInBlock = 100; // what PDF allows
    const auto blocks = [&](const QByteArray &entry) {
        if (inBlock == 0)
            lines += "@ beginbfchar\n";
        lines += entry;
        if (++inBlock == kMostInBlock) {
            lines.replace("@", QByteArray::number(inBlock));
            lines += "endbfchar\n";
            inBlock = 0;
        }
    };
    for (const auto &[glyph, letter] : letters)
        blocks('<' + QByteArray::number(glyph, 16).rightJustified(4, '0').toUpper() + "> <" + hex(letter) + ">\n");
    if (inBlock > 0) {
        lines.replace("@", QByteArray::number(inBlock));
        lines += "endbfchar\n";
    }
    return "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
           "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
           "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
           "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n" +
           lines + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace

std::vector<FontUse> recordedText(const std::function<void(QPainter &)> &paint) {
    Listener listener;
    ListeningDevice device(listener);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return listener.take();
}

/// Each glyph is a letter's own, or another one for up to four letters. Of all ways to share the letters out, the one
/// with the fewest of those others.
QList<QString> lettersOfGlyphs(const QString &text, const QList<quint32> &nominal, const QList<quint32> &glyphs) {
    if (nominal.size() != text.size()) // there are surrogates, which we leave to Qt
        return {};
    constexpr int kNever = 1 << 20;
    constexpr int kMostLetters = 4;
    const auto letters = static_cast<std::size_t>(text.size());
    const auto count = static_cast<std::size_t>(glyphs.size());
    // From the end: the least number of others from this letter and glyph on, and how many letters this glyph takes.
    std::vector<std::vector<int>> others(letters + 1, std::vector<int>(count + 1, kNever));
    std::vector<std::vector<int>> taken(letters + 1, std::vector<int>(count + 1, 0));
    others[letters][count] = 0;
    for (std::size_t letter = letters; letter-- > 0;)
        for (std::size_t glyph = count; glyph-- > 0;)
            for (int take = 1; take <= kMostLetters && letter + static_cast<std::size_t>(take) <= letters; ++take) {
                const bool isOwn =
                    take == 1 && nominal[static_cast<qsizetype>(letter)] == glyphs[static_cast<qsizetype>(glyph)];
                const int cost = others[letter + static_cast<std::size_t>(take)][glyph + 1] + (isOwn ? 0 : 1);
                if (cost >= others[letter][glyph])
                    continue;
                others[letter][glyph] = cost;
                taken[letter][glyph] = take;
            }
    QList<QString> found;
    if (others[0][0] >= kNever)
        return found;
    qsizetype letter = 0;
    for (std::size_t glyph = 0; glyph < count; ++glyph) {
        const int take = taken[letter][glyph];
        found.append(text.mid(letter, take));
        letter += take;
    }
    return found;
}

void setWholeText(PdfUpdate &pdf, const std::vector<FontUse> &fonts, const QByteArray &language) {
    QString body = pdf.object(pdf.catalog());
    body.replace(body.lastIndexOf(QLatin1String(">>")), 2,
                 QStringLiteral("/Lang (%1)\n/ViewerPreferences << /DisplayDocTitle true >>\n>>")
                     .arg(QString::fromLatin1(language)));
    pdf.replace(pdf.catalog(), body.toLatin1());
    const std::vector<FontObject> objects = fontObjects(pdf.text());
    for (std::size_t index = 0; index < objects.size() && index < fonts.size(); ++index) {
        const std::map<int, QString> theirs = qtLetters(pdf.object(objects[index].toUnicode));
        if (!isConsistent(fonts[index], theirs))
            continue;
        const QByteArray map = characterMap(fonts[index], theirs);
        pdf.replace(objects[index].toUnicode,
                    "<< /Length " + QByteArray::number(map.size()) + " >>\nstream\n" + map + "\nendstream");
    }
}

} // namespace champclos::app::print
