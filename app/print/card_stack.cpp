// SPDX-License-Identifier: MIT
#include "app/print/card_stack.h"
#include "app/paint/card_painter.h"
#include "app/paint/pictures.h"
#include "app/print/deck_facts.h"
#include "app/print/words.h"

#include <QPainter>

namespace champclos::app::print {

namespace {

/// The part of a card that a face takes: all of one that is taller than usual, the middle of one that is wider.
QRectF faceRect(const QRectF &card) {
    const double width = std::min(card.width(), card.height() * paint::kCardWidth / paint::kCardHeight);
    return {card.center().x() - width / 2, card.top(), width, card.height()};
}

double scaleOf(const QRectF &face) { return face.width() / paint::kCardWidth; }

paint::CardStyle styleOf(const QRectF &face, double bleed, InkUse ink) {
    paint::CardStyle style;
    style.isInkSaver = ink == InkUse::Saver;
    style.hasOutline = false;
    style.bleed = bleed / scaleOf(face);
    style.extraHeight = std::max(0.0, face.height() / scaleOf(face) - paint::kCardHeight);
    // On a small card everything shrinks but the text, as far as there is room.
    const double least = paint::kLeastTextOnPaper / scaleOf(face);
    style.mode = least > paint::kFullText ? paint::CardMode::Reading : paint::CardMode::Full;
    style.leastText = std::min(least, paint::kReadingText);
    return style;
}

void fillGround(QPainter &painter, const QRectF &card, double bleed, InkUse ink, const QColor &colour) {
    if (ink == InkUse::Colour)
        painter.fillRect(card.adjusted(-bleed, -bleed, bleed, bleed), colour);
}

template <class Face, class Paint> PaintSide frontOf(const Face &face, Paint paintFace) {
    return [face, paintFace](QPainter &painter, const QRectF &card, double bleed, InkUse ink) {
        const QRectF rect = faceRect(card);
        fillGround(painter, card, bleed, ink, paint::palette(paint::Brightness::Light).cardPaper);
        paintFace(painter, rect, face, styleOf(rect, bleed, ink));
    };
}

PaintSide backOf(const paint::CardBack &back) {
    return [back](QPainter &painter, const QRectF &card, double bleed, InkUse ink) {
        const QRectF rect = faceRect(card);
        fillGround(painter, card, bleed, ink, back.emblem.colours.field);
        paint::paintBack(painter, rect, back, styleOf(rect, bleed, ink));
    };
}

/// A text that no size makes fit goes on on a further card: sentence by sentence.
std::vector<paint::CardFace> wholeFaces(const paint::CardFace &face) {
    if (paint::cardFit(face, paint::CardMode::Full, paint::kLeastTextOnPaper).isWhole)
        return {face};
    std::vector<paint::CardFace> faces;
    paint::CardFace part = face;
    part.texts.clear();
    const auto fits = [](const paint::CardFace &card) {
        return paint::cardFit(card, paint::CardMode::Full, paint::kLeastTextOnPaper).isWhole;
    };
    for (const paint::FaceText &text : face.texts) {
        const QStringList words = text.text.split(QLatin1Char(' '));
        part.texts.push_back({text.label, {}});
        for (const QString &word : words) {
            const paint::CardFace before = part;
            QString &last = part.texts.back().text;
            last += (last.isEmpty() ? QString() : QStringLiteral(" ")) + word;
            if (fits(part) || before.texts.back().text.isEmpty())
                continue;
            faces.push_back(before);
            part.texts = {{text.label, word}};
        }
    }
    faces.push_back(part);
    for (std::size_t index = 0; index < faces.size(); ++index)
        faces[index].name = QStringLiteral("%1 (%2/%3)").arg(face.name).arg(index + 1).arg(faces.size());
    return faces;
}

/// "During combat: …", a line for each window.
QString textOf(const paint::CardFace &face) {
    QStringList lines;
    for (const paint::FaceText &text : face.texts)
        lines.append(text.lead.isEmpty() ? text.text : text.lead + QLatin1Char(' ') + text.running);
    return lines.join(QLatin1Char('\n'));
}

QString factsOf(const CardDef &card) {
    QString facts = QStringLiteral("type: ") + QLatin1String(kCardTypeNames[card.type]);
    facts += QStringLiteral(" value: %1").arg(card.type == CardType::Scheme ? 0 : card.value);
    return card.boost ? facts + QStringLiteral(" boost: %1").arg(*card.boost) : facts;
}

} // namespace

std::vector<StackCard> cardStack(const DeckDef &deck, Language language, bool hasCharacter) {
    std::vector<StackCard> stack;
    const Words words(language);
    const PaintSide back = backOf({paint::emblemOf(deck), paint::pictureName(deck.pictures, deck.back)});
    if (hasCharacter)
        stack.push_back({QStringLiteral("character"),
                         frontOf(paint::characterFace(deck, language), paint::paintCharacter), back, 1,
                         words.typeset(deck.name.in(language)), QString(), QString(), true});
    for (const CardDef &card : sortedForSheet(deck.cards))
        for (const paint::CardFace &face : wholeFaces(paint::cardFace(deck, card, language)))
            stack.push_back({QString::fromStdString(card.id), frontOf(face, paint::paintCard), back,
                             std::max(0, card.copies), face.name, textOf(face), factsOf(card)});
    for (const paint::SideFace &face : paint::sideCardFaces(deck, language))
        stack.push_back({face.id, frontOf(face, paint::paintSide),
                         backOf({{face.emblem.id, face.emblem.colours.swapped()}}), 1, face.name, face.text, QString(),
                         true, true});
    return stack;
}

} // namespace champclos::app::print
