// SPDX-License-Identifier: MIT
#include "app/print/token_sheet.h"
#include "app/paint/tokens.h"
#include "app/print/deck_facts.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>
#include <numbers>

namespace champclos::app::print {

namespace {

constexpr double kHeroShare = 0.75; ///< of the diameter of a space, as on screen
constexpr double kSidekickShare = 0.54;
constexpr double kDial = 44; ///< two covers with their numbers stand beside each other
constexpr double kNumberRadius = 17.6;
constexpr double kWindowInner = 14;
constexpr double kWindowOuter = 21;
constexpr double kWidestWindow = 26; ///< degrees
constexpr double kGap = 4;
constexpr double kCutLine = 0.15;

/// Something to cut out with a caption under it.
struct Piece {
    QSizeF size;
    QString caption;
    std::function<void(Sketch &, const QRectF &)> draw;
};

QPointF onCircle(QPointF centre, double radius, double degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    return centre + QPointF(std::sin(angle), -std::cos(angle)) * radius;
}

QPainterPath discPath(const QRectF &rect) {
    QPainterPath path;
    path.addEllipse(rect);
    return path;
}

void drawCut(Sketch &sketch, const QPainterPath &path) {
    sketch.shape(path, outlined(kInk.colour, kCutLine), outlined(kBlack, kCutLine));
}

void drawPin(Sketch &sketch, QPointF centre, QRgb colour) {
    QPainterPath path;
    path.addEllipse(centre, 0.9, 0.9);
    path.moveTo(centre - QPointF(2, 0));
    path.lineTo(centre + QPointF(2, 0));
    path.moveTo(centre - QPointF(0, 2));
    path.lineTo(centre + QPointF(0, 2));
    sketch.shape(path, outlined(colour, kCutLine), outlined(kBlack, kCutLine));
}

void drawRoundel(Sketch &sketch, const QRectF &rect, const paint::Emblem &emblem) {
    sketch.picture({rect, QStringLiteral("token"), [emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                        paint::ShieldLook look;
                        look.isInkSaver = ink == InkUse::Saver;
                        look.border = look.isInkSaver ? QColor(Qt::black) : emblem.colours.charge;
                        look.stroke = place.width() * 0.035;
                        paint::paintRoundel(painter, place, emblem, look);
                    }});
    drawCut(sketch, discPath(rect));
}

Piece fighterToken(const FighterFacts &fighter, bool isHero, int number, double space) {
    const double diameter = space * (isHero ? kHeroShare : kSidekickShare);
    const QString caption = number == 0 ? fighter.name : QStringLiteral("%1 %2").arg(fighter.single).arg(number);
    return {{diameter, diameter}, caption, [fighter, number](Sketch &sketch, const QRectF &rect) {
                drawRoundel(sketch, rect, fighter.emblem);
                if (number == 0)
                    return;
                // A number in the rim tells one of several from the others.
                const double radius = rect.width() * 0.15;
                const QPointF centre = onCircle(rect.center(), rect.width() / 2 - radius * 1.05, 180);
                QPainterPath disc;
                disc.addEllipse(centre, radius, radius);
                const QRgb charge = fighter.emblem.colours.charge.rgb();
                sketch.shape(disc, filledAndOutlined(charge, fighter.emblem.colours.field.rgb(), rect.width() * 0.025),
                             filledAndOutlined(kWhite, kBlack, 0.2));
                const double points = radius * 1.5 / kMmPerPoint;
                sketch.text(centre + QPointF(0, figureHeight(Face::SansBold) * points * kMmPerPoint / 2),
                            QString::number(number),
                            {Face::SansBold, points, inColour(fighter.emblem.colours.field.rgb())}, Align::Centre);
            }};
}

Piece sideToken(const QString &name, const paint::Emblem &emblem, bool isSecond) {
    constexpr double kDiameter = 28;
    return {
        {kDiameter, kDiameter}, {}, [name, emblem, isSecond](Sketch &sketch, const QRectF &rect) {
            const paint::EmblemColours colours = isSecond ? emblem.colours.swapped() : emblem.colours;
            sketch.shape(discPath(rect), filledAndOutlined(colours.field.rgb(), kInk.colour, kCutLine),
                         outlined(kBlack, kCutLine));
            sketch.shape(discPath(rect.adjusted(1.6, 1.6, -1.6, -1.6)), outlined(colours.charge.rgb(), 0.35),
                         outlined(kBlack, 0.35));
            const double points = std::min(13.0, sketch.fittingPoints(name, Face::SerifBold, rect.width() - 6, 13, 7));
            const std::vector<TextLine> lines = setBalanced({{name, Face::SerifBold, inColour(colours.charge.rgb())}},
                                                            rect.width() - 6, points, sketch.measure());
            const double leading = points * kMmPerPoint * 1.05;
            const double first =
                rect.center().y() + points * kMmPerPoint * 0.3 - leading * (static_cast<double>(lines.size()) - 1) / 2;
            sketch.lines({rect.center().x(), first}, lines, {points, leading}, Align::Centre);
        }};
}

Piece dialBase(int most, int start) {
    return {{kDial, kDial}, {}, [most, start](Sketch &sketch, const QRectF &rect) {
                const paint::Palette &palette = paint::palette(paint::Brightness::Light);
                sketch.shape(discPath(rect), filledAndOutlined(palette.cardPaper.rgb(), kInk.colour, kCutLine),
                             outlined(kBlack, kCutLine));
                const QPointF centre = rect.center();
                const double points = most > 16 ? 11 : 13;
                for (const auto &[number, angle] : dialNumbers(most)) {
                    const QPointF at = onCircle(centre, kNumberRadius, angle);
                    const bool isStart = number == start;
                    if (isStart) {
                        QPainterPath ring;
                        ring.addEllipse(at, 2.7, 2.7);
                        sketch.shape(ring, outlined(palette.red.rgb(), 0.35), outlined(kBlack, 0.35));
                    }
                    const QString text = QString::number(number);
                    const double width = sketch.measure().width(text, Face::SerifBold, points);
                    const double drop = figureHeight(Face::SerifBold) * points * kMmPerPoint / 2;
                    // Each number stands upright when its place is at the top.
                    const double radians = angle * std::numbers::pi / 180;
                    const QPointF right(std::cos(radians), std::sin(radians));
                    const QPointF down(-std::sin(radians), std::cos(radians));
                    sketch.page().marks.emplace_back(TextMark{at - right * (width / 2) + down * drop, width, text,
                                                              Face::SerifBold, points, kInk, angle});
                }
                drawPin(sketch, centre, kInk.colour);
            }};
}

QPainterPath windowPath(QPointF centre, double span) {
    const auto box = [centre](double radius) {
        return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    };
    QPainterPath path(onCircle(centre, kWindowInner, -span / 2));
    path.arcTo(box(kWindowOuter), 90 + span / 2, -span);
    path.arcTo(box(kWindowInner), 90 - span / 2, span);
    path.closeSubpath();
    return path;
}

Piece dialCover(const QString &name, const paint::Emblem &emblem, int most) {
    return {
        {kDial, kDial}, {}, [name, emblem, most](Sketch &sketch, const QRectF &rect) {
            const QRgb field = emblem.colours.field.rgb();
            const QRgb charge = emblem.colours.charge.rgb();
            const QPointF centre = rect.center();
            sketch.shape(discPath(rect), filledAndOutlined(field, kInk.colour, kCutLine), outlined(kBlack, kCutLine));
            sketch.shape(windowPath(centre, std::min(360.0 / (most + 1), kWidestWindow)),
                         filledAndOutlined(kWhite, kInk.colour, kCutLine), outlined(kBlack, kCutLine, true));
            sketch.picture({{centre.x() - 9, centre.y() + 3, 18, 10.6},
                            QStringLiteral("charge"),
                            [emblem](QPainter &painter, const QRectF &place, InkUse ink) {
                                QRectF square(0, 0, place.height(), place.height());
                                square.moveCenter(place.center());
                                if (ink == InkUse::Saver)
                                    paint::paintChargeOutline(painter, emblem.id, square, 0.3);
                                else
                                    paint::paintCharge(painter, emblem, square);
                            }});
            const double points = sketch.fittingPoints(name, Face::SerifBold, 24, 12, 5);
            sketch.text(centre + QPointF(0, 17.6), name, {Face::SerifBold, points, inColour(charge)}, Align::Centre);
            drawPin(sketch, centre, charge);
        }};
}

/// What belongs together stays on one line.
Piece pairOf(const Piece &left, const Piece &right) {
    constexpr double kBetween = 3;
    return {{left.size.width() + kBetween + right.size.width(), std::max(left.size.height(), right.size.height())},
            {},
            [left, right](Sketch &sketch, const QRectF &rect) {
                left.draw(sketch, {rect.topLeft(), left.size});
                right.draw(sketch, {{rect.right() - right.size.width(), rect.top()}, right.size});
            }};
}

class TokenSetter {
public:
    TokenSetter(const DeckDef &deck, const SheetOptions &options, double space, const TextMeasure &measure)
        : m_deck(deck), m_facts(deckFacts(deck, options.language())), m_options(options), m_space(space),
          m_measure(measure), m_frame(options.paper), m_words(options.language()) {}

    Document set() {
        m_document.title = m_words(QT_TRANSLATE_NOOP("print", "%1: tokens and dials")).arg(m_facts.name);
        m_document.fileName = m_facts.id + QStringLiteral("-tokens-") + QLatin1String(codeOf(m_options.language()));
        m_document.languages = {m_options.language()};
        beginPage();
        section(m_words(QT_TRANSLATE_NOOP("print", "Tokens")),
                m_words(QT_TRANSLATE_NOOP("print", "for spaces %1 mm wide")).arg(m_words.number(m_space)));
        place(fighterTokens());
        if (m_deck.token)
            setSides();
        if (const std::vector<Piece> discs = dials(); !discs.empty()) {
            section(m_words(QT_TRANSLATE_NOOP("print", "Health dials")),
                    m_words(QT_TRANSLATE_NOOP(
                        "print", "cut out the window, lay the cover over the numbers, pin both at the center")));
            place(discs);
        }
        finish();
        return std::move(m_document);
    }

private:
    std::vector<Piece> fighterTokens() const {
        std::vector<Piece> pieces;
        for (std::size_t index = 0; index < m_deck.fighters.size(); ++index) {
            const FighterDef &fighter = m_deck.fighters[index];
            for (int copy = 1; copy <= fighter.count; ++copy)
                pieces.push_back(fighterToken(m_facts.fighters[index], fighter.role == Role::Hero,
                                              fighter.count > 1 ? copy : 0, m_space));
        }
        return pieces;
    }

    void setSides() {
        const TokenDef &token = *m_deck.token;
        section(nameOf(token.name), m_words(QT_TRANSLATE_NOOP("print", "glue the two sides back to back")));
        std::vector<Piece> pieces;
        for (std::size_t side = 0; side < 2; ++side)
            pieces.push_back(
                sideToken(m_words.typeset(token.sides[side].name.in(m_options.language())), m_facts.emblem, side == 1));
        place(pieces);
    }

    QString nameOf(const LocalizedNoun &noun) const {
        QString name = QString::fromStdString(noun.in(m_options.language()).name);
        if (!name.isEmpty())
            name[0] = name[0].toUpper();
        return name;
    }

    std::vector<Piece> dials() const {
        std::vector<Piece> pieces;
        for (std::size_t index = 0; index < m_deck.fighters.size(); ++index) {
            const FighterDef &fighter = m_deck.fighters[index];
            if (fighter.maxHealth <= 1)
                continue;
            for (int copy = 1; copy <= fighter.count; ++copy) {
                const QString name = m_facts.fighters[index].single;
                const QString title = fighter.count > 1 ? QStringLiteral("%1 %2").arg(name).arg(copy) : name;
                addDial(pieces, title, m_facts.fighters[index].emblem, fighter);
            }
        }
        return pieces;
    }

    static void addDial(std::vector<Piece> &pieces, const QString &title, const paint::Emblem &emblem,
                        const FighterDef &fighter) {
        if (fighter.maxHealth <= kMostOnDial) {
            pieces.push_back(
                pairOf(dialCover(title, emblem, fighter.maxHealth), dialBase(fighter.maxHealth, fighter.health)));
            return;
        }
        constexpr int kLastDigit = 9;
        for (const auto &[mark, start] : {std::pair{"10", fighter.health / 10}, std::pair{"1", fighter.health % 10}}) {
            pieces.push_back(pairOf(dialCover(title + QStringLiteral(" ×") + QLatin1String(mark), emblem, kLastDigit),
                                    dialBase(kLastDigit, start)));
        }
    }

    void beginPage() {
        Page &page = m_document.pages.emplace_back();
        page.size = m_frame.size();
        Sketch sketch(page, m_measure);
        drawSmallTitle(sketch, m_frame,
                       {m_facts.name, m_words(QT_TRANSLATE_NOOP("print", "Tokens and dials")),
                        m_words(QT_TRANSLATE_NOOP("print", "print at 100% on heavy paper"))});
        m_y = m_frame.contentTopAfter() - 4;
    }

    void section(const QString &title, const QString &remark) {
        if (m_y + kSectionHeight + kDial + 4 > m_frame.contentBottom())
            beginPage();
        Sketch sketch(m_document.pages.back(), m_measure);
        drawSection(sketch, m_frame, m_y, title, remark);
        m_y += kSectionHeight;
    }

    /// In lines from left to right; captions under the pieces.
    void place(const std::vector<Piece> &pieces) {
        constexpr double kCaption = 5;
        double x = m_frame.left();
        double tall = 0;
        for (const Piece &piece : pieces) {
            const double caption = piece.caption.isEmpty() ? 0 : kCaption;
            const double wide = std::max(piece.size.width(), piece.caption.isEmpty() ? 0.0 : 22.0);
            if (x > m_frame.left() && x + wide > m_frame.right() + 1e-6) {
                m_y += tall + kGap;
                x = m_frame.left();
                tall = 0;
            }
            if (m_y + piece.size.height() + caption > m_frame.contentBottom()) {
                beginPage();
                m_y += 4;
            }
            Sketch sketch(m_document.pages.back(), m_measure);
            const QRectF rect(QPointF(x + (wide - piece.size.width()) / 2, m_y), piece.size);
            piece.draw(sketch, rect);
            if (caption > 0) {
                const double points = sketch.fittingPoints(piece.caption, Face::Sans, wide + kGap - 1, 7, 4);
                sketch.text({rect.center().x(), rect.bottom() + 3.6}, piece.caption, {Face::Sans, points, kMuted},
                            Align::Centre);
            }
            x += wide + kGap;
            tall = std::max(tall, piece.size.height() + caption);
        }
        m_y += tall;
    }

    void finish() {
        for (std::size_t index = 0; index < m_document.pages.size(); ++index) {
            Sketch sketch(m_document.pages[index], m_measure);
            drawFoot(sketch, m_frame,
                     {QStringLiteral("Champclos · %1 · %2").arg(m_facts.name, m_words.languageName()),
                      {},
                      QStringLiteral("%1 / %2").arg(index + 1).arg(m_document.pages.size())});
        }
    }

    const DeckDef &m_deck;
    DeckFacts m_facts;
    SheetOptions m_options;
    double m_space;
    const TextMeasure &m_measure;
    SheetFrame m_frame;
    Words m_words;
    Document m_document;
    double m_y = 0;
};

} // namespace

Document tokenSheet(const DeckDef &deck, const SheetOptions &options, double space, const TextMeasure &measure) {
    return TokenSetter(deck, options, space, measure).set();
}

std::vector<std::pair<int, double>> dialNumbers(int most) {
    std::vector<std::pair<int, double>> numbers;
    for (int number = 0; number <= most; ++number)
        numbers.emplace_back(number, 360.0 * number / (most + 1));
    return numbers;
}

} // namespace champclos::app::print
