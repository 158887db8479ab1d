// SPDX-License-Identifier: MIT
//
// Spaces, the lines between them and the tokens that stand on them, and whole battlefields made of these. All sizes are
// multiples of R, the outer radius of a space; one set of functions draws the screen, a PDF and the printer, with
// vectors only. It knows no game: what a space should say is handed in as a look.
#pragma once

#include "app/paint/svg_art.h"
#include "app/paint/tokens.h"
#include "engine/core/battlefield.h"

#include <QColor>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace champclos::paint {

/// A space grows so much under a hero, whose token is larger than a space.
inline constexpr double kHeroSwell = 1.38;
inline constexpr double kHeroToken = 1.05, kSidekickToken = 0.64; ///< radius of tokens, in R
/// Nothing of a space is drawn further than this many R from its ring; a pennant reaches a little further, and so do
/// letters that would be too small to read.
inline constexpr double kMarkReach = 0.45;
inline constexpr double kSpaceReach = 1 + kMarkReach;
/// Nothing of a token further than that from its centre: the badge of a hero hangs below.
inline constexpr double kTokenReach = 1.94;
inline constexpr double kPennantReach = 2.2;
/// How far the letters reach from the centre, where a unit has that many pixels.
double tabReach(double r, double pixels);

/// A zone as a ring shows it.
struct RingZone {
    QString letter;
    QColor colour;
    ZonePattern pattern = ZonePattern::Plain;
    friend bool operator==(const RingZone &, const RingZone &) = default;
};
using RingZones = std::vector<RingZone>;

RingZone ringZone(const Zone &zone);
RingZones ringZones(const Battlefield &battlefield, const Space &space);
/// "A:#e39a1f:plain B:#6fbce6:dots": what QML hands around instead of lists. Unreadable parts are left out.
QString zoneKey(const RingZones &zones);
RingZones zonesOfKey(const QString &key);

/// What a space shows for good, beside its zones.
struct SpaceMarks {
    int turn = 0; ///< of the ring, in degrees
    QString passage;
    friend bool operator==(const SpaceMarks &, const SpaceMarks &) = default;
};
SpaceMarks marksOf(const Space &space);
/// "30 P", or empty for the usual space.
QString markKey(const SpaceMarks &marks);
SpaceMarks marksOfKey(const QString &key);

/// A part of the ring. Angles in degrees, clockwise from 12 o'clock.
struct RingSegment {
    double start = 0;
    double span = 360;
    double tab = 0; ///< where the letter sits
};
/// `turn` is by how much the whole ring is turned, clockwise.
std::vector<RingSegment> ringSegments(int zones, double turn = 0);
/// How often a pattern repeats along a segment: whole periods, at least 2.
int patternPeriods(ZonePattern pattern, double span);

/// Boosted: could be reached with a boost. Struck: the other side could strike there, with a boost or without.
enum class SpaceState : unsigned char {
    Rest,
    Reachable,
    OnPath,
    Target,
    Selected,
    Attack,
    Boosted,
    Struck,
    StruckBoosted
};

/// Where the pennant of a start flies: to the left, and from how far above, unless the edge of the board is there.
struct PennantPlace {
    bool isToRight = false;
    double drop = 0; ///< lower by so many R
};
/// So that the pennant of a space there stays on the board.
PennantPlace pennantPlace(QPointF centre, double r, const QRectF &board);

struct SpaceLook {
    RingZones zones; ///< empty: a space without zone
    SpaceMarks marks;
    SpaceState state = SpaceState::Rest;
    int distance = -1; ///< shown in the middle of a reachable space; the boost that is needed if it takes one
    double swell = 1;  ///< how much larger the ring is: kHeroSwell under a hero
    QString number;    ///< in the middle, in the workshop and before the first turn
    int start = 0;     ///< a pennant with this number, in the colour of the seat
    PennantPlace pennant;
    bool hasFocus = false;
    bool isHovered = false;
};

enum class SpacePart : unsigned char { Whole, Base, Tabs }; ///< tabs lie over the tokens

/// How boards are drawn: the theme's colours, or black on white without any fill.
struct BoardStyle {
    const Palette *palette = &paint::palette(Brightness::Light);
    bool isInkSaver = false;
    double pixels = 0; ///< screen pixels per unit of the painter; 0 on paper. Small letters stay readable by it.
};

void paintSpace(QPainter &painter, QPointF centre, double r, const SpaceLook &look, const BoardStyle &style,
                SpacePart part = SpacePart::Whole);

struct TokenLook {
    QString emblem;
    EmblemColours colours;
    int seat = 0;
    int health = -1; ///< below 0: no badge
    bool isHero = true;
    bool isDefeated = false;
    int mostHealth = 0; ///< the rim of a hero is a dial of so many; 0: it is none
    int number = 0;     ///< tells fighters of one kind apart; 0: there is but one
};
void paintToken(QPainter &painter, QPointF centre, double r, const TokenLook &look, const BoardStyle &style);
/// The badge alone: shield, lozenge, roundel or square by seat. `height` is its size.
void paintHealthBadge(QPainter &painter, QPointF centre, double height, int seat, int health, const BoardStyle &style);

/// The bow of an attack, beside the line from p1 to p2: no badge or letter is under it. Spaces may have swollen.
struct AttackBow {
    QLineF line;
    double fromSwell = 1;
    double toSwell = 1;
    bool isToLeft = false; ///< the side that it bends to, seen along the line
};
void paintAttack(QPainter &painter, const AttackBow &bow, double r, const BoardStyle &style);
/// What it covers, with its head.
QRectF attackRect(const AttackBow &bow, double r);

enum class EdgeState : unsigned char { Rest, OnPath, Trail };
/// From centre to centre; what spaces cover is covered by them afterwards.
void paintEdge(QPainter &painter, const QLineF &line, double r, EdgeState state, const BoardStyle &style);

/// A swatch of a zone: its colour and pattern along a straight band.
void paintZoneBand(QPainter &painter, const QRectF &rect, const RingZone &zone, const BoardStyle &style);
/// The letter in its disc.
void paintZoneTab(QPainter &painter, QPointF centre, double radius, const RingZone &zone, const BoardStyle &style);

/// A pennant on a pole at 10 o'clock, flying outward.
void paintPennant(QPainter &painter, QPointF centre, double r, int number, const BoardStyle &style,
                  const PennantPlace &place = {});

} // namespace champclos::paint
