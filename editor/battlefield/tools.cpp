// SPDX-License-Identifier: MIT
//
// The seven tools. A gesture is one step of undo: its edits share the editor's gesture key and merge.
#include "editor/battlefield/battlefield_editor.h"

#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kDragThreshold = 4; // board units before a click becomes a drag

class SelectTool : public Tool {
public:
    using Tool::Tool;

    void press(const Pointer &pointer) override {
        m_from = pointer.at;
        m_isDragging = false;
        m_handle = handleAt(pointer.at);
        if (m_handle != Handle::None)
            return noteOrigins();
        m_grabbed = m_editor.spaceAt(pointer.at);
        m_before = m_editor.selection();
        m_isAdding = pointer.modifiers.testFlag(Qt::ShiftModifier) || pointer.modifiers.testFlag(Qt::ControlModifier);
        if (m_grabbed)
            pressSpace();
        else
            pressGround();
    }

    void move(const Pointer &pointer) override {
        const QPointF way = pointer.at - m_from;
        if (!m_isDragging && std::hypot(way.x(), way.y()) < kDragThreshold)
            return;
        m_isDragging = true;
        if (m_handle == Handle::Turn)
            turn(pointer);
        else if (m_handle == Handle::Corner)
            scale(pointer);
        else if (m_grabbed)
            drag(pointer);
        else
            span(pointer.at);
    }

    void release(const Pointer &) override {
        if (m_grabbed && !m_isDragging && m_isToggledOff) {
            SpaceSet rest = m_editor.selection();
            rest.erase(m_grabbed);
            m_editor.setSelection(rest);
        }
        end();
    }

    void cancel() override {
        if (m_isDragging && (m_grabbed || m_handle == Handle::Corner)) // back where it was: the step dissolves
            m_editor.edit(kMove, m_editor.gestureKey(), [this](Battlefield &board) {
                for (const auto &[id, at] : m_origins)
                    moveSpace(board, id, at);
            });
        if (m_isDragging && m_handle == Handle::Turn)
            m_editor.setTurn(m_turnBefore, m_editor.gestureKey());
        end();
    }

private:
    static constexpr double kHandleReach = 0.4; ///< in R
    static constexpr const char *kScale = QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Scale");
    static constexpr const char *kMove = QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Move");

    void pressSpace() {
        m_isToggledOff = m_isAdding && m_before.contains(m_grabbed);
        if (m_isAdding) {
            SpaceSet more = m_before;
            more.insert(m_grabbed);
            m_editor.setSelection(more);
        } else if (!m_before.contains(m_grabbed)) {
            m_editor.setSelection(SpaceSet::of(m_grabbed));
        }
        noteOrigins();
    }
    void noteOrigins() {
        m_turnBefore = m_editor.currentTurn();
        m_origins.clear();
        m_editor.selection().forEach([this](SpaceId id) {
            m_origins.emplace_back(id, pointOf(m_editor.board().spaces[id]));
            if (id == m_grabbed)
                m_origin = m_origins.back().second;
        });
    }

    enum class Handle { None, Corner, Turn };
    Handle handleAt(QPointF at) {
        const double reach = kHandleReach * m_editor.board().radius;
        if (m_editor.hasTurnHandle() && QLineF(m_editor.turnHandle(), at).length() < reach)
            return Handle::Turn;
        const QRectF frame = m_editor.selectionFrame();
        const QRectF extent = frame.isNull() ? frame : extentOf(m_editor.board(), m_editor.selection());
        const std::pair<QPointF, QPointF> corners[] = {{frame.topLeft(), extent.bottomRight()},
                                                       {frame.topRight(), extent.bottomLeft()},
                                                       {frame.bottomLeft(), extent.topRight()},
                                                       {frame.bottomRight(), extent.topLeft()}};
        for (const auto &[corner, opposite] : corners)
            if (!frame.isNull() && QLineF(corner, at).length() < reach) {
                m_fixed = opposite;
                return Handle::Corner;
            }
        return Handle::None;
    }
    /// The ring follows the hand, in steps unless snapping is off.
    void turn(const Pointer &pointer) {
        const QPointF arm = pointer.at - pointOf(m_editor.board().spaces[m_editor.selection().first()]);
        const double degrees = std::atan2(arm.x(), -arm.y()) * 180 / M_PI;
        const double step = m_editor.snappingFor(pointer.modifiers) == Snapping::Off ? 1 : 15;
        m_editor.setTurn(static_cast<int>(std::round(degrees / step) * step), m_editor.gestureKey());
    }
    /// Both ways alike, as seen from the opposite corner; what would leave the board stays as it was.
    void scale(const Pointer &pointer) {
        const double before = QLineF(m_fixed, m_from).length();
        const double factor = std::max(0.1, QLineF(m_fixed, pointer.at).length() / std::max(before, 1.0));
        m_editor.edit(kScale, m_editor.gestureKey(), [&](Battlefield &board) {
            Battlefield changed = board;
            for (const auto &[id, at] : m_origins)
                moveSpace(changed, id, at);
            if (scaleSpaces(changed, m_editor.selection(), m_fixed, factor, factor))
                board = std::move(changed);
        });
    }
    void pressGround() {
        const int line = m_editor.lineAt(m_from);
        if (!m_isAdding)
            m_editor.setSelection({});
        if (line >= 0 && !m_isAdding)
            m_editor.selectLine(line);
        m_before = m_editor.selection();
    }

    void drag(const Pointer &pointer) {
        const Aligned aligned = align(m_editor.board(), m_editor.selection(), m_origin + pointer.at - m_from,
                                      m_editor.snappingFor(pointer.modifiers));
        std::vector<QPointF> origins;
        for (const auto &[id, at] : m_origins)
            origins.push_back(at);
        const QPointF offset = offsetOnBoard(m_editor.board(), origins, aligned.at - m_origin);
        m_editor.edit(kMove, m_editor.gestureKey(), [&](Battlefield &board) {
            for (const auto &[id, at] : m_origins)
                moveSpace(board, id, at + offset);
        });
        m_editor.changeOverlay([&](Overlay &overlay) {
            overlay.guides = aligned.guides;
            overlay.gaps = aligned.gaps;
        });
        m_editor.setPartners(aligned.partners);
    }

    void span(QPointF at) {
        const QRectF marquee = QRectF(m_from, at).normalized();
        SpaceSet inside = m_before;
        for (int index = 0; index < spaceCount(m_editor.board()); ++index)
            if (marquee.contains(pointOf(m_editor.board().spaces[index])))
                inside.insert(SpaceId(index));
        m_editor.setSelection(inside);
        m_editor.changeOverlay([&](Overlay &overlay) { overlay.marquee = marquee; });
    }

    void end() {
        m_grabbed = SpaceId::none();
        m_handle = Handle::None;
        m_isDragging = false;
        m_isToggledOff = false;
        m_editor.changeOverlay([](Overlay &overlay) {
            overlay.marquee = {};
            overlay.guides.clear();
            overlay.gaps.clear();
        });
        m_editor.setPartners({});
    }

    QPointF m_from;
    QPointF m_origin;
    QPointF m_fixed; ///< what stays where it is while a corner is dragged
    Handle m_handle = Handle::None;
    int m_turnBefore = 0;
    SpaceId m_grabbed;
    SpaceSet m_before;
    std::vector<std::pair<SpaceId, QPointF>> m_origins;
    bool m_isAdding = false;
    bool m_isDragging = false;
    bool m_isToggledOff = false;
};

/// A click on the ground adds a space; on a space it takes hold of it.
class SpaceTool : public Tool {
public:
    explicit SpaceTool(BattlefieldEditor &editor) : Tool(editor), m_grip(editor) {}

    void press(const Pointer &pointer) override {
        m_isGripping = static_cast<bool>(m_editor.spaceAt(pointer.at));
        if (m_isGripping)
            m_grip.press(pointer);
        else if (m_editor.addSpaceAt(aligned(pointer).at, m_editor.gestureKey()))
            showGuides(pointer);
    }
    void move(const Pointer &pointer) override {
        if (m_isGripping) {
            m_grip.move(pointer);
        } else if (m_editor.currentSpace() >= 0) { // the new one follows until it is let go
            const Aligned place =
                align(m_editor.board(), m_editor.selection(), pointer.at, m_editor.snappingFor(pointer.modifiers));
            const SpaceId id(m_editor.currentSpace());
            m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Add space"),
                          m_editor.gestureKey(), [&](Battlefield &board) { moveSpace(board, id, place.at); });
            show(place);
        }
    }
    void release(const Pointer &pointer) override {
        if (m_isGripping)
            m_grip.release(pointer);
        clear();
    }
    void hover(const Pointer &pointer) override {
        const bool isFree = m_editor.spaceAt(pointer.at).isNone();
        const QPointF at = aligned(pointer).at;
        m_editor.changeOverlay([&](Overlay &overlay) {
            overlay.hasGhost = isFree;
            overlay.ghost = at;
        });
    }
    void cancel() override {
        m_grip.cancel();
        clear();
    }
    bool accept() override {
        const QPointF at = m_editor.overlay().caret;
        return m_editor.overlay().hasCaret && m_editor.spaceAt(at).isNone() && m_editor.addSpaceAt(at, {});
    }

private:
    Aligned aligned(const Pointer &pointer) const {
        return align(m_editor.board(), {}, pointer.at, m_editor.snappingFor(pointer.modifiers));
    }
    void showGuides(const Pointer &pointer) {
        show(align(m_editor.board(), m_editor.selection(), pointer.at, m_editor.snappingFor(pointer.modifiers)));
    }
    void show(const Aligned &place) {
        m_editor.changeOverlay([&](Overlay &overlay) {
            overlay.guides = place.guides;
            overlay.gaps = place.gaps;
            overlay.hasGhost = false;
        });
        m_editor.setPartners(place.partners);
    }
    void clear() {
        m_isGripping = false;
        m_editor.changeOverlay([](Overlay &overlay) {
            overlay.guides.clear();
            overlay.gaps.clear();
            overlay.hasGhost = false;
        });
        m_editor.setPartners({});
    }

    SelectTool m_grip;
    bool m_isGripping = false;
};

/// Drag from space to space; every space on the way joins the chain. Clicks do the same one by one.
class LineTool : public Tool {
public:
    using Tool::Tool;

    void press(const Pointer &pointer) override {
        const SpaceId here = m_editor.spaceAt(pointer.at);
        m_isFresh = true;
        m_from = pointer.at;
        if (here && m_last && here != m_last && m_isWaiting)
            extendTo(here);
        else
            begin(here);
    }
    void move(const Pointer &pointer) override {
        if (m_last.isNone())
            return;
        m_isFresh = m_isFresh && QLineF(m_from, pointer.at).length() < m_editor.board().radius;
        if (const SpaceId here = m_editor.spaceAt(pointer.at); here && here != m_last)
            extendTo(here);
        show(pointer.at);
    }
    void release(const Pointer &pointer) override {
        // A click without a drag leaves the line on the pointer for the next click; a drag ends the chain.
        m_isWaiting = m_last && m_isFresh;
        if (!m_isWaiting)
            begin(SpaceId::none());
        else
            show(pointer.at);
    }
    void hover(const Pointer &pointer) override {
        if (m_isWaiting)
            show(pointer.at);
    }
    void cancel() override { begin(SpaceId::none()); }
    bool accept() override {
        const SpaceId here(m_editor.currentSpace() >= 0 ? SpaceId(m_editor.currentSpace()) : SpaceId::none());
        if (here.isNone())
            return false;
        if (m_last && m_last != here && isSpaceOf(m_editor.board(), m_last))
            extendTo(here);
        else
            begin(here);
        m_isWaiting = true;
        return true;
    }

private:
    void begin(SpaceId from) {
        m_last = from;
        m_isWaiting = false;
        if (from)
            m_editor.setSelection(SpaceSet::of(from));
        m_editor.changeOverlay([](Overlay &overlay) { overlay.rubber = {}; });
    }
    /// Joins, or separates what is joined already: the same gesture takes a line away.
    void extendTo(SpaceId next) {
        const SpaceId from = m_last;
        if (isJoined(m_editor.board(), from, next))
            m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove line"),
                          m_editor.gestureKey(), [&](Battlefield &board) { separate(board, from, next); });
        else
            m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Join spaces"),
                          m_editor.gestureKey(), [&](Battlefield &board) { join(board, from, next); });
        m_last = next;
        m_editor.setSelection(SpaceSet::of(next));
    }
    void show(QPointF to) {
        if (!isSpaceOf(m_editor.board(), m_last))
            return;
        const QLineF rubber(pointOf(m_editor.board().spaces[m_last]), to);
        m_editor.changeOverlay([&](Overlay &overlay) { overlay.rubber = rubber; });
    }

    SpaceId m_last;
    QPointF m_from;
    bool m_isFresh = false; ///< still a click, not a drag
    bool m_isWaiting = false;
};

/// Paints the chosen zone over every space on the way.
class ZoneTool : public Tool {
public:
    using Tool::Tool;
    void press(const Pointer &pointer) override { paint(m_editor.spaceAt(pointer.at)); }
    void move(const Pointer &pointer) override { paint(m_editor.spaceAt(pointer.at)); }
    bool accept() override {
        if (m_editor.currentSpace() < 0)
            return false;
        const SpaceId space(m_editor.currentSpace());
        const ZoneId zone = m_editor.activeZoneId();
        if (zone && isInZone(m_editor.board(), space, zone))
            return m_editor.takeSelectionFromZone(zone.value());
        return paint(space);
    }

private:
    bool paint(SpaceId space) {
        const ZoneId zone = m_editor.activeZoneId();
        if (space.isNone() || zone.isNone() || isInZone(m_editor.board(), space, zone))
            return false;
        const bool isDone =
            m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Paint zone"),
                          m_editor.gestureKey(), [&](Battlefield &board) { putInZone(board, space, zone); });
        if (!isDone)
            m_editor.notify(BattlefieldEditor::Notice::RingFull);
        m_editor.setSelection(SpaceSet::of(space));
        return isDone;
    }
};

/// On a ring it takes that zone away, in the middle all of them; on a line it takes the line.
class EraseTool : public Tool {
public:
    using Tool::Tool;
    void press(const Pointer &pointer) override {
        if (m_editor.spaceAt(pointer.at).isNone()) {
            eraseLine(m_editor.lineAt(pointer.at));
            return;
        }
        move(pointer);
    }
    void move(const Pointer &pointer) override {
        const SpaceId space = m_editor.spaceAt(pointer.at);
        if (space.isNone())
            return;
        const QPointF arm = pointer.at - pointOf(m_editor.board().spaces[space]);
        const bool isOnRing = std::hypot(arm.x(), arm.y()) > 0.68 * m_editor.board().radius;
        const ZoneId zone = zoneTowards(m_editor.board().spaces[space], arm);
        erase(space, isOnRing ? zone : ZoneId::none());
    }
    bool accept() override {
        return m_editor.currentSpace() >= 0 && erase(SpaceId(m_editor.currentSpace()), ZoneId::none());
    }

private:
    bool erase(SpaceId space, ZoneId zone) {
        return m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Erase zone"),
                             m_editor.gestureKey(), [&](Battlefield &board) {
                                 if (zone)
                                     takeFromZone(board, space, zone);
                                 else
                                     board.spaces[space].zones.clear();
                             });
    }
    void eraseLine(int index) {
        if (index < 0)
            return;
        m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove line"), {},
                      [&](Battlefield &board) { board.lines.erase(board.lines.begin() + index); });
    }
};

/// A click gives the next free start number, or takes it away.
class StartTool : public Tool {
public:
    using Tool::Tool;
    void press(const Pointer &pointer) override { toggle(m_editor.spaceAt(pointer.at)); }
    bool accept() override { return m_editor.currentSpace() >= 0 && toggle(SpaceId(m_editor.currentSpace())); }

private:
    bool toggle(SpaceId space) {
        if (space.isNone())
            return false;
        m_editor.setSelection(SpaceSet::of(space));
        const int next = startNumber(m_editor.board(), space) > 0 ? 0 : kMaxSeats;
        return m_editor.edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change a start space"), {},
                             [&](Battlefield &board) { setStart(board, space, next); });
    }
};

/// The ground itself: its options are in the panel. The picture to trace over, or else the one that is played on, is
/// moved by dragging, and sized by dragging a corner: its middle stays.
class GroundTool : public Tool {
public:
    using Tool::Tool;
    void press(const Pointer &pointer) override {
        m_editor.clearSelection();
        m_isTrace = !m_editor.traceRect().isNull();
        const QRectF rect = m_isTrace ? m_editor.traceRect() : m_editor.groundRect();
        m_from = pointer.at;
        const Battlefield &board = m_editor.board();
        m_before = m_isTrace ? Place{board.trace.x, board.trace.y, board.trace.width}
                             : Place{board.ground.x, board.ground.y, board.ground.width};
        m_grip = Grip::None;
        for (const QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
            if (!rect.isNull() && QLineF(corner, pointer.at).length() < kCornerReach)
                m_grip = Grip::Corner;
        if (m_grip == Grip::None && rect.contains(pointer.at))
            m_grip = Grip::Whole;
    }
    void move(const Pointer &pointer) override {
        const QPointF middle(m_before.x, m_before.y);
        const QPointF way = pointer.at - m_from;
        if (m_grip == Grip::Whole)
            place({m_before.x + way.x(), m_before.y + way.y(), m_before.width});
        else if (m_grip == Grip::Corner)
            place({m_before.x, m_before.y,
                   m_before.width * QLineF(middle, pointer.at).length() / QLineF(middle, m_from).length()});
    }
    void release(const Pointer &) override { m_grip = Grip::None; }
    void cancel() override {
        if (m_grip != Grip::None)
            place(m_before);
        m_grip = Grip::None;
    }

private:
    static constexpr double kCornerReach = 20;
    enum class Grip { None, Whole, Corner };
    struct Place {
        double x = 0, y = 0, width = 0;
    };
    void place(const Place &to) {
        if (m_isTrace)
            m_editor.placeTrace(to.x, to.y, to.width, m_editor.gestureKey());
        else
            m_editor.placeGround(to.x, to.y, to.width, m_editor.gestureKey());
    }

    Grip m_grip = Grip::None;
    bool m_isTrace = true;
    QPointF m_from;
    Place m_before;
};

} // namespace

std::unique_ptr<Tool> makeTool(ToolKind kind, BattlefieldEditor &editor) {
    switch (kind) {
    case ToolKind::Select:
        return std::make_unique<SelectTool>(editor);
    case ToolKind::Space:
        return std::make_unique<SpaceTool>(editor);
    case ToolKind::Line:
        return std::make_unique<LineTool>(editor);
    case ToolKind::Zone:
        return std::make_unique<ZoneTool>(editor);
    case ToolKind::Erase:
        return std::make_unique<EraseTool>(editor);
    case ToolKind::Start:
        return std::make_unique<StartTool>(editor);
    case ToolKind::Ground:
        return std::make_unique<GroundTool>(editor);
    }
    return nullptr;
}

} // namespace champclos::editor
