// SPDX-License-Identifier: MIT
//
// The drawings that come with the program: emblems of fighters, icons, pictures under the boards. They are looked up by
// id and recoloured: a drawing says with two colours which part is which, and the caller says what these become.
// Everything stays vectors. An id that nobody drew gives a plain lozenge, never an error: decks are written by users.
// Where a deck has a picture of its own for an emblem, the emblem's id is the name of that (pictures.h).
#pragma once

#include "app/paint/tokens.h"
#include "engine/core/content.h"

#include <QColor>
#include <QPainterPath>
#include <QRectF>
#include <QString>
#include <QStringList>

class QPainter;

namespace champclos::paint {

/// A charge stands on a field; what is cut out of it is painted in the field's colour.
struct EmblemColours {
    QColor field;
    QColor charge;
    EmblemColours swapped() const { return {charge, field}; }
    friend bool operator==(const EmblemColours &, const EmblemColours &) = default;
};

struct Emblem {
    QString id;
    EmblemColours colours;
    friend bool operator==(const Emblem &, const Emblem &) = default;
};

QStringList emblemIds(); ///< sorted
bool hasEmblem(const QString &id);
/// The colours an emblem was drawn with; for another id, colours of our own choice that stay the same.
EmblemColours emblemColours(const QString &id);
/// What a fighter of a deck shows: drawing and colours as the deck says, or else by the fighter's id.
Emblem emblemOf(const DeckDef &deck, const FighterDef &fighter);
/// The hero's.
Emblem emblemOf(const DeckDef &deck);
/// Of whoever plays the card: the hero's if anybody may.
Emblem emblemOf(const DeckDef &deck, const CardDef &card);

/// The charge alone, filling the rectangle; a picture fills the disc in it.
void paintCharge(QPainter &painter, const Emblem &emblem, const QRectF &rect);
/// The charge as a black contour with white inside, for ink-saver prints. `stroke` in units of the painter.
void paintChargeOutline(QPainter &painter, const QString &id, const QRectF &rect, double stroke);

/// The shield of the crests: flat top, round belly, pointed foot.
QPainterPath shieldPath(const QRectF &rect);
/// Height of a shield that is as wide as this.
inline constexpr double kShieldProportion = 1.17;
struct ShieldLook {
    QColor border;
    double stroke = 0;
    bool isInkSaver = false;
};
void paintShield(QPainter &painter, const QRectF &rect, const Emblem &emblem, const ShieldLook &look);
/// The charge in a disc, with a border of that width inside the rectangle.
void paintRoundel(QPainter &painter, const QRectF &rect, const Emblem &emblem, const ShieldLook &look);

QStringList iconNames();
/// An icon of one colour; `ground` is behind it, for the parts that are cut out.
void paintIcon(QPainter &painter, const QString &name, const QRectF &rect, const QColor &colour, const QColor &ground);
QString typeIcon(CardType type);
/// The type icon as an outline (the sword stays solid), for ink-saver prints.
void paintTypeOutline(QPainter &painter, CardType type, const QRectF &rect, double stroke);

/// The picture under a battlefield; false if there is none of that name. `art` as battlefield files say it.
bool paintBoardArt(QPainter &painter, const QString &art, const QRectF &rect, const Palette &palette);
/// A small drawing that stands on a board; false if there is none of that name.
bool paintOrnament(QPainter &painter, const QString &name, const QRectF &rect, const Palette &palette);

} // namespace champclos::paint
