// SPDX-License-Identifier: MIT
#include "app/print/character_panel.h"
#include "app/paint/tokens.h"

#include <algorithm>

namespace champclos::app::print {

namespace {

constexpr double kField = 46; ///< width of the emblem's field
constexpr double kRadius = 2;
constexpr double kTextLeft = 51.2;
constexpr double kTextRight = 5;
constexpr double kColumnGap = 6;
constexpr int kMostInRow = 4;
constexpr double kSign = 11.2; ///< heart and lozenge

struct Heights {
    double name, role, sign, attack, rule, text, below;
};
constexpr Heights kNormal = {8.4, 13.3, 16.9, 32.6, 35.8, 41.1, 3.6};
constexpr Heights kShort = {7.6, 12.2, 14.8, 30.2, 32.8, 37.9, 2.8};
constexpr double kRowStep = 30; ///< where the fighters need a second row

constexpr TextSize kText = {9, 4.3};
constexpr TextSize kSmallText = {8, 3.7};
constexpr TextSize kSmallestText = {7.5, 3.3};

const Heights &heights(bool isShort) { return isShort ? kShort : kNormal; }

} // namespace

CharacterPanel::CharacterPanel(const std::vector<DeckFacts> &decks, const SheetFrame &frame, bool isTight,
                               const TextMeasure &measure)
    : m_decks(decks), m_width(frame.width()), m_isShort(isTight || frame.size().height() < 290) {
    constexpr std::size_t kMostLines = 6;
    const auto lines = [this] {
        std::size_t most = 0;
        for (const Block &block : m_texts)
            most = std::max(most, block.lines.size());
        return most;
    };
    const bool hasAny = !m_decks.front().rules.empty() && m_decks.front().specials.empty();
    if (hasAny) {
        m_hasRules = true;
        setText(kSmallText, true, measure);
        if (lines() <= kMostLines)
            return;
        m_hasRules = false;
    }
    setText(kText, false, measure);
    if (lines() > 3)
        setText(kSmallText, false, measure);
    if (lines() > kMostLines)
        setText(kSmallestText, false, measure);
}

double CharacterPanel::textWidth() const {
    const auto columns = static_cast<double>(m_decks.size());
    return (m_width - kTextLeft - kTextRight - kColumnGap * (columns - 1)) / columns;
}

int CharacterPanel::slotCount() const { return static_cast<int>(m_decks.front().fighters.size()) + 1; }

double CharacterPanel::slotWidth() const { return (m_width - kTextLeft - 1) / std::clamp(slotCount(), 3, kMostInRow); }

double CharacterPanel::ruleY() const {
    const int rows = (slotCount() + kMostInRow - 1) / kMostInRow;
    return heights(m_isShort).rule + kRowStep * (rows - 1);
}

std::vector<Span> CharacterPanel::textOf(const DeckFacts &deck, bool withRules) const {
    const Words words(deck.language);
    std::vector<Span> spans;
    const auto add = [&spans](const QString &label, const std::vector<QString> &texts) {
        for (const QString &text : texts) {
            const QString start = spans.empty() ? QString() : QStringLiteral("\n");
            if (&text == &texts.front())
                spans.push_back({start + label + QLatin1Char(' '), Face::SansBold, kInk});
            spans.push_back({(&text == &texts.front() ? QString() : start) + text, Face::Sans, kInk});
        }
    };
    add(deck.abilities.size() > 1 ? words(QT_TRANSLATE_NOOP("print", "Abilities."))
                                  : words(QT_TRANSLATE_NOOP("print", "Ability.")),
        deck.abilities);
    if (withRules)
        add(words(QT_TRANSLATE_NOOP("print", "Special rule.")), deck.rules);
    return spans;
}

void CharacterPanel::setText(TextSize size, bool withRules, const TextMeasure &measure) {
    m_size = size;
    m_texts.clear();
    double x = kTextLeft;
    std::size_t most = 0;
    for (const DeckFacts &deck : m_decks) {
        m_texts.push_back({x, setLines(textOf(deck, withRules), textWidth(), size.points, measure)});
        most = std::max(most, m_texts.back().lines.size());
        x += textWidth() + kColumnGap;
    }
    const Heights &at = heights(m_isShort);
    const double least = m_isShort ? 45 : 49;
    const double step = at.text - at.rule;
    const double text = most == 0 ? ruleY() : ruleY() + step + size.leading * (static_cast<double>(most) - 1);
    m_height = std::max(least, text + at.below);
}

void CharacterPanel::draw(Sketch &sketch, QPointF topLeft) const {
    const paint::Palette &palette = paint::palette(paint::Brightness::Light);
    const QRectF rect(topLeft, QSizeF(m_width, m_height));
    const paint::Emblem &emblem = m_decks.front().emblem;
    sketch.box(rect, kRadius, filled(palette.cardPaper.rgb()), {});
    const QRectF field(rect.left(), rect.top(), kField, rect.height());
    sketch.shape(leftRoundedPath(field, kRadius), filled(emblem.colours.field.rgb()), {});
    QPainterPath edge(field.topRight());
    edge.lineTo(field.bottomRight());
    sketch.shape(edge, {}, outlined(kBlack, 0.25));
    sketch.box(rect, kRadius, outlined(kInk.colour, 0.3), outlined(kBlack, 0.5));
    const double shield = m_isShort ? 26.5 : 28.6;
    QRectF place(0, 0, shield, shield * paint::kShieldProportion);
    place.moveCenter(field.center());
    sketch.shield(place, emblem);

    for (int slot = 0; slot < slotCount(); ++slot) {
        const QPointF corner(rect.left() + kTextLeft + slotWidth() * (slot % kMostInRow),
                             rect.top() + kRowStep * (slot / kMostInRow));
        if (slot + 1 < slotCount())
            drawFighter(sketch, corner, static_cast<std::size_t>(slot));
        else
            drawMove(sketch, corner);
    }
    const bool hasText = std::any_of(m_texts.begin(), m_texts.end(), [](const Block &b) { return !b.lines.empty(); });
    if (!hasText)
        return;
    const double rule = rect.top() + ruleY();
    sketch.rule({rect.left() + kTextLeft, rule}, {rect.right() - kTextRight, rule}, 0.2, palette.line.rgb());
    const Heights &at = heights(m_isShort);
    for (const Block &block : m_texts)
        sketch.lines({rect.left() + block.x, rule + at.text - at.rule}, block.lines, m_size);
}

/// The name in the first language; in a second one under it, if it is another.
void CharacterPanel::drawName(Sketch &sketch, QPointF corner, const QStringList &names, const QString &remark) const {
    QStringList once = names;
    once.removeDuplicates();
    const double room = slotWidth() - 3;
    const double y = corner.y() + heights(m_isShort).name;
    const double most = once.size() > 1 ? 14 : 17;
    const double remarkWidth = remark.isEmpty() ? 0 : sketch.measure().width(remark, Face::SansMedium, 8.5) + 1.2;
    const double points =
        sketch.fittingPoints(once.first(), Face::SerifBold, room - remarkWidth, most, once.size() > 1 ? 7.5 : 12);
    const std::vector<TextLine> lines =
        setBalanced({{once.first(), Face::SerifBold, kInk}}, room - remarkWidth, points, sketch.measure());
    const double leading = points * kMmPerPoint * 1.06;
    constexpr double kLowerWhenTwo = 0.9; // towards the role, away from the edge
    const auto above = static_cast<double>(lines.size()) - 1;
    const double first =
        y - leading * above + (above > 0 && once.size() == 1 ? kLowerWhenTwo : 0) - (once.size() > 1 ? 2.2 : 0);
    const double last = sketch.lines({corner.x(), first}, lines, {points, leading});
    if (!remark.isEmpty())
        sketch.text({corner.x() + (lines.empty() ? 0 : lines.back().width) + 1.2, last}, remark,
                    {Face::SansMedium, 8.5, kInk});
    if (once.size() > 1) {
        const double small = sketch.fittingPoints(once[1], Face::SerifBold, room, 11, 8);
        sketch.text({corner.x(), y + 2.3}, once[1], {Face::SerifBold, small, kMuted});
    }
}

void CharacterPanel::drawFighter(Sketch &sketch, QPointF corner, std::size_t fighter) const {
    const Heights &at = heights(m_isShort);
    const FighterFacts &first = m_decks.front().fighters[fighter];
    QStringList names, roles, attacks, health;
    for (const DeckFacts &deck : m_decks) {
        names.append(deck.fighters[fighter].name);
        roles.append(deck.fighters[fighter].role);
        attacks.append(deck.fighters[fighter].attack);
        health.append(deck.fighters[fighter].healthWords);
    }
    const double down = m_decks.size() > 1 ? 1.4 : 0;
    drawName(sketch, corner, names, first.count > 1 ? QStringLiteral("×%1").arg(first.count) : QString());
    const double room = slotWidth() - 3;
    const auto fact = [&](QPointF place, const QStringList &texts, const TypeStyle &style, double width) {
        const QString text = joinedOnce(texts);
        const double points = sketch.fittingPoints(text, style.face, width, style.points, 5.5);
        sketch.text(place, text, {style.face, points, style.ink});
    };
    fact({corner.x(), corner.y() + at.role + down}, roles, {Face::Sans, 8, kMuted}, room);

    const QRectF heart(corner.x(), corner.y() + at.sign + down / 2, kSign, kSign * 0.98);
    sketch.heart(heart, paint::palette(paint::Brightness::Light).red.rgb());
    sketch.text({heart.center().x(), heart.center().y() + 1.5}, QString::number(first.health),
                {Face::SerifBold, 16, kPaperInk}, Align::Centre);
    const TextSize size = m_decks.size() > 1 ? TextSize{7, 3} : TextSize{8, 3.7};
    std::vector<TextLine> words = setLines({{joinedOnce(health, QStringLiteral("\n")), Face::SansMedium, kInk}},
                                           std::min(room - kSign - 2.6, 25.0), size.points, sketch.measure());
    const double above = size.leading * (static_cast<double>(words.size()) - 1) / 2;
    sketch.lines({heart.right() + 2.6, heart.center().y() + 1 - above}, words, size);

    const double y = corner.y() + at.attack + down / 2;
    sketch.attackSign({corner.x() + 0.2, y - 3.5, 4.4, 4.4}, first.attackType);
    fact({corner.x() + 6.2, y}, attacks, {Face::SansMedium, 8, kInk}, room - 6.2);
}

void CharacterPanel::drawMove(Sketch &sketch, QPointF corner) const {
    const Heights &at = heights(m_isShort);
    QStringList names, remarks, words;
    for (const DeckFacts &deck : m_decks) {
        const Words say(deck.language);
        names.append(say(QT_TRANSLATE_NOOP("print", "Move")));
        remarks.append(say(QT_TRANSLATE_NOOP("print", "Per maneuver")));
        words.append(say.counted(QT_TRANSLATE_N_NOOP("print", "spaces at most"), deck.move));
    }
    const double down = m_decks.size() > 1 ? 1.4 : 0;
    drawName(sketch, corner, names, {});
    const QString remark = joinedOnce(remarks);
    const double points = sketch.fittingPoints(remark, Face::Sans, slotWidth() - 3, 8, 5.5);
    sketch.text({corner.x(), corner.y() + at.role + down}, remark, {Face::Sans, points, kMuted});
    const QRectF sign(corner.x(), corner.y() + at.sign + down / 2, kSign, kSign);
    sketch.lozenge(sign, paint::palette(paint::Brightness::Light).teal.rgb());
    sketch.text({sign.center().x(), sign.center().y() + 1.8}, QString::number(m_decks.front().move),
                {Face::SerifBold, 16, kPaperInk}, Align::Centre);
    const TextSize size = m_decks.size() > 1 ? TextSize{7, 3} : TextSize{8, 3.7};
    const std::vector<TextLine> lines = setBalanced(
        {{joinedOnce(words, QStringLiteral("\n")), Face::SansMedium, kInk}},
        std::min(slotWidth() - kSign - 5.6, m_decks.size() > 1 ? 25.0 : 16.0), size.points, sketch.measure());
    const double above = size.leading * (static_cast<double>(lines.size()) - 1) / 2;
    sketch.lines({sign.right() + 2.6, sign.center().y() + 1 - above}, lines, size);
}

} // namespace champclos::app::print
