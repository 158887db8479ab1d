// SPDX-License-Identifier: MIT
#include "app/print/board_sheet.h"
#include "app/paint/board_painter.h"
#include "app/print/sheet_frame.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <memory>

namespace champclos::app::print {

namespace {

constexpr double kMargin = kPosterMargin;
constexpr double kCross = 3;

PictureMark boardMark(const std::shared_ptr<const Battlefield> &battlefield, const BoardSheetOptions &choices,
                      const QRectF &place, const QRectF &clip) {
    return {place, QStringLiteral("board"),
            [battlefield, language = choices.languages.front(),
             hasNumbers = choices.hasNumbers](QPainter &painter, const QRectF &rect, InkUse ink) {
                paint::BoardOptions options;
                options.style.isInkSaver = ink == InkUse::Saver;
                options.hasStarts = true;
                options.hasNumbers = hasNumbers;
                options.language = language;
                paint::paintBoard(painter, *battlefield, rect, options);
                if (ink == InkUse::Saver) { // without a ground only a line shows where the board ends
                    constexpr double kEdge = 0.3;
                    painter.setPen(QPen(Qt::black, kEdge, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
                    painter.setBrush(Qt::NoBrush);
                    painter.drawRect(rect.adjusted(kEdge / 2, kEdge / 2, -kEdge / 2, -kEdge / 2));
                }
            },
            0, clip};
}

class BoardSetter {
public:
    BoardSetter(const Battlefield &battlefield, const BoardSheetOptions &options, const TextMeasure &measure)
        : m_battlefield(std::make_shared<const Battlefield>(battlefield)), m_options(options), m_measure(measure),
          m_words(options.languages.front()) {
        m_document.title = m_words.typeset(battlefield.name.in(m_words.language()));
        m_document.fileName = QString::fromStdString(battlefield.id) +
                              (options.isPoster || options.isWhole ? QStringLiteral("-poster-") : QStringLiteral("-")) +
                              codesOf(options.languages);
        m_document.languages = options.languages;
    }

    Document set() {
        if (m_options.isWhole)
            setWhole();
        else if (m_options.isPoster)
            setPoster();
        else
            setOnePage();
        return std::move(m_document);
    }

private:
    void setOnePage() {
        QSizeF size = sizeOf(m_options.paper);
        if (m_battlefield->width > m_battlefield->height)
            size.transpose();
        Page &page = m_document.pages.emplace_back();
        page.size = size;
        Sketch sketch(page, m_measure);
        constexpr double kHead = 14;
        const QRectF window(kMargin, kMargin + kHead, size.width() - 2 * kMargin,
                            size.height() - 2 * kMargin - kHead - zonesHeight(size.width() - 2 * kMargin));
        const QRectF board = paint::boardRect(*m_battlefield, window);
        drawHead(sketch, board);
        sketch.picture(boardMark(m_battlefield, m_options, board, {}));
        drawZones(sketch, {board.left(), board.bottom() + kAboveZones, board.width(), 0});
    }

    void drawHead(Sketch &sketch, const QRectF &board) const {
        QStringList names;
        for (const Language language : m_options.languages)
            names.append(Words(language).typeset(m_battlefield->name.in(language)));
        const double diameter = 2 * m_battlefield->radius * board.width() / m_battlefield->width;
        const QString remark = spaceRemark(diameter);
        const double room = board.width() - m_measure.width(remark, Face::Sans, 8) - 6;
        const QString title = joinedOnce(names);
        const double points = sketch.fittingPoints(title, Face::SerifBold, room, 24, 10);
        sketch.text({board.left(), board.top() - 4}, title, {Face::SerifBold, points, kInk});
        sketch.text({board.right(), board.top() - 4}, remark, {Face::Sans, 8, kMuted}, Align::Right);
    }

    QString spaceRemark(double diameter) const {
        return m_words(QT_TRANSLATE_NOOP("print", "spaces %1 mm wide"))
            .arg(m_words.number(std::round(diameter * 10) / 10));
    }

    int zoneColumns(double width) const {
        const auto zones = static_cast<int>(m_battlefield->zones.size());
        return std::clamp(static_cast<int>(width / 44), 1, std::max(1, (zones + 1) / 2));
    }

    /// What the list of zones takes; the board may become narrower and then has room for fewer beside each other.
    double zonesHeight(double width) const {
        const int columns = zoneColumns(width * 0.7);
        const auto zones = static_cast<int>(m_battlefield->zones.size());
        return kAboveZones + kZoneStep * ((zones + columns - 1) / columns);
    }

    /// The zones with letter, pattern and name, as many in a line as there is room for.
    void drawZones(Sketch &sketch, const QRectF &rect) const {
        const auto zones = static_cast<int>(m_battlefield->zones.size());
        const int columns = zoneColumns(rect.width());
        const double width = rect.width() / columns;
        for (int index = 0; index < zones; ++index) {
            const Zone &zone = m_battlefield->zones[index];
            const QPointF at = rect.topLeft() + QPointF(width * (index % columns), kZoneStep * (index / columns));
            const paint::RingZone ring = paint::ringZone(zone);
            sketch.picture(
                {{at.x(), at.y(), 14, 4},
                 QStringLiteral("zone"),
                 [ring](QPainter &painter, const QRectF &place, InkUse ink) {
                     paint::BoardStyle style;
                     style.isInkSaver = ink == InkUse::Saver;
                     paint::paintZoneTab(painter, {place.left() + 2, place.center().y()}, 1.9, ring, style);
                     paint::paintZoneBand(painter, {place.left() + 5, place.top() + 0.7, 9, 2.6}, ring, style);
                 }});
            QStringList names;
            for (const Language language : m_options.languages)
                names.append(Words(language).typeset(zone.name.in(language)));
            const QString name = joinedOnce(names);
            sketch.text({at.x() + 15.6, at.y() + 3}, name,
                        {Face::Sans, sketch.fittingPoints(name, Face::Sans, width - 17, 8, 4.5), kInk});
        }
    }

    void setPoster() {
        const Tiling tiling = tilingOf(sizeOf(m_options.paper), posterSize(*m_battlefield, m_options.spaceDiameter),
                                       posterSpaces(*m_battlefield, m_options.spaceDiameter));
        for (int row = 0; row < tiling.rows(); ++row)
            for (int column = 0; column < tiling.columns(); ++column)
                setTile(tiling, column, row);
    }

    /// For a print shop or a large printer: the board is what remains when the page is cut.
    void setWhole() {
        const QSizeF size = posterSize(*m_battlefield, m_options.spaceDiameter);
        const QRectF board(QPointF(kMargin, kMargin), size);
        Page &page = m_document.pages.emplace_back();
        page.size = size + QSizeF(2 * kMargin, 2 * kMargin);
        page.trim = page.bleed = board;
        Sketch sketch(page, m_measure);
        sketch.picture(boardMark(m_battlefield, m_options, board, {}));
        sketch.text({board.left(), page.size.height() - 4}, QStringLiteral("Champclos · %1").arg(m_document.title),
                    {Face::Sans, 8, kMuted});
        sketch.text({board.right(), page.size.height() - 4}, spaceRemark(m_options.spaceDiameter),
                    {Face::Sans, 8, kMuted}, Align::Right);
    }

    void setTile(const Tiling &tiling, int column, int row) {
        Page &page = m_document.pages.emplace_back();
        page.size = tiling.page;
        Sketch sketch(page, m_measure);
        const QRectF part = tiling.part(column, row);
        const QRectF seen(tiling.window.topLeft(), part.size());
        sketch.picture(boardMark(m_battlefield, m_options, {seen.topLeft() - part.topLeft(), tiling.poster}, seen));
        drawJoints(sketch, tiling, column, row, seen);
        const QString place = QStringLiteral("%1%2").arg(QChar(u'A' + row)).arg(column + 1);
        const double y = tiling.page.height() - 7;
        sketch.text({tiling.window.left(), y}, place, {Face::SansBold, 11, kInk});
        sketch.text({tiling.window.left() + 10, y}, sheetNote(tiling, column, row), {Face::Sans, 7, kMuted});
        drawOverview(sketch, tiling, column, row);
    }

    QString sheetNote(const Tiling &tiling, int column, int row) const {
        return QStringLiteral("Champclos · %1 · ").arg(m_document.title) +
               m_words(QT_TRANSLATE_NOOP("print", "sheet %1 / %2"))
                   .arg(row * tiling.columns() + column + 1)
                   .arg(tiling.sheets()) +
               QStringLiteral(" · ") + spaceRemark(m_options.spaceDiameter) + QStringLiteral(" · ") +
               m_words(QT_TRANSLATE_NOOP("print", "line up the crosses; print at 100%"));
    }

    /// Crosses where sheets meet, on the middle of the strip that both show, and a dashed line to cut along.
    static void drawJoints(Sketch &sketch, const Tiling &tiling, int column, int row, const QRectF &seen) {
        std::vector<double> xs, ys;
        if (column > 0)
            xs.push_back(seen.left() + kOverlap / 2);
        if (column + 1 < tiling.columns())
            xs.push_back(seen.right() - kOverlap / 2);
        if (row > 0)
            ys.push_back(seen.top() + kOverlap / 2);
        if (row + 1 < tiling.rows())
            ys.push_back(seen.bottom() - kOverlap / 2);
        for (const double x : xs) {
            drawTick(sketch, {x, seen.top()}, {0, -1});
            drawTick(sketch, {x, seen.bottom()}, {0, 1});
            for (const double share : {0.2, 0.5, 0.8})
                drawCross(sketch, {x, seen.top() + seen.height() * share});
        }
        for (const double y : ys) {
            drawTick(sketch, {seen.left(), y}, {-1, 0});
            drawTick(sketch, {seen.right(), y}, {1, 0});
            for (const double share : {0.2, 0.5, 0.8})
                drawCross(sketch, {seen.left() + seen.width() * share, y});
        }
    }

    static void drawTick(Sketch &sketch, QPointF at, QPointF outward) {
        sketch.rule(at + outward * 0.6, at + outward * 4, 0.15, kBlack);
    }

    static void drawCross(Sketch &sketch, QPointF at) {
        for (const auto &[colour, width] : {std::pair{kWhite, 0.6}, std::pair{kBlack, 0.15}}) {
            sketch.rule(at - QPointF(kCross, 0), at + QPointF(kCross, 0), width, colour, colour);
            sketch.rule(at - QPointF(0, kCross), at + QPointF(0, kCross), width, colour, colour);
        }
    }

    /// A little plan of all sheets with this one filled.
    static void drawOverview(Sketch &sketch, const Tiling &tiling, int column, int row) {
        const double unit = std::min(4.0, 6.5 / tiling.rows());
        const double tall = unit * tiling.window.height() / tiling.window.width();
        const double height = std::min(tall, 6.5 / tiling.rows());
        const double left = tiling.window.right() - unit * tiling.columns();
        const double top = tiling.page.height() - 6.4 - height * tiling.rows() + 2.4;
        for (int y = 0; y < tiling.rows(); ++y)
            for (int x = 0; x < tiling.columns(); ++x) {
                const bool isThis = x == column && y == row;
                const Look look =
                    isThis ? filledAndOutlined(kInk.colour, kInk.colour, 0.15) : outlined(kInk.colour, 0.15);
                sketch.box({left + x * unit, top + y * height, unit, height}, 0, look, look);
            }
    }

    static constexpr double kAboveZones = 4;
    static constexpr double kZoneStep = 5.4;

    std::shared_ptr<const Battlefield> m_battlefield;
    BoardSheetOptions m_options;
    const TextMeasure &m_measure;
    Words m_words;
    Document m_document;
};

} // namespace

QSizeF posterSize(const Battlefield &battlefield, double spaceDiameter) {
    const double scale = spaceDiameter / (2 * battlefield.radius);
    return {battlefield.width * scale, battlefield.height * scale};
}

std::vector<Disc> posterSpaces(const Battlefield &battlefield, double spaceDiameter) {
    const double scale = spaceDiameter / (2 * battlefield.radius);
    std::vector<Disc> discs;
    for (const Space &space : battlefield.spaces)
        discs.push_back({QPointF(space.x, space.y) * scale, spaceDiameter / 2});
    return discs;
}

Page boardPicture(const Battlefield &battlefield, const BoardSheetOptions &options) {
    Page page;
    page.size = posterSize(battlefield, options.spaceDiameter);
    page.marks.emplace_back(
        boardMark(std::make_shared<Battlefield>(battlefield), options, QRectF(QPointF(), page.size), {}));
    return page;
}

Document boardSheets(const Battlefield &battlefield, const BoardSheetOptions &options, const TextMeasure &measure) {
    return BoardSetter(battlefield, options, measure).set();
}

} // namespace champclos::app::print
