// SPDX-License-Identifier: MIT
//
// Pointer, keys, selection and what the panels read. The commands are in battlefield_commands.cpp.
#include "editor/battlefield/battlefield_editor.h"

#include "app/paint/space_painter.h"
#include "engine/rules/setup.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr int kTurnStep = 15;    // degrees that a key turns a ring by
constexpr double kLineReach = 9; // how near to a line a click has to be

double distanceTo(const QLineF &line, QPointF at) {
    const QPointF way = line.p2() - line.p1();
    const double square = QPointF::dotProduct(way, way);
    const double part = square == 0 ? 0 : std::clamp(QPointF::dotProduct(at - line.p1(), way) / square, 0.0, 1.0);
    return QLineF(at, line.p1() + part * way).length();
}

} // namespace

BattlefieldEditor::BattlefieldEditor(QObject *parent) : QObject(parent), m_tool(makeTool(m_toolKind, *this)) {
    connect(&m_document, &Document::changed, this, &BattlefieldEditor::followDocument);
    connect(&m_document, &Document::replaced, this, [this] {
        m_tool->cancel();
        m_overlay = {};
        clearSelection();
        setActiveZone(0);
        notify(Notice::None); // it was about another board
    });
    connect(&m_document, &Document::languageChanged, this, [this] {
        emit selectionChanged();
        emit statusChanged();
    });
    if (QGuiApplication::clipboard() != nullptr)
        connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &BattlefieldEditor::canPasteChanged);
}

BattlefieldEditor::~BattlefieldEditor() = default;

void BattlefieldEditor::followDocument() {
    m_selection &= allSpaces(board());
    if (m_selectedLine >= static_cast<int>(board().lines.size()))
        m_selectedLine = -1;
    if (!isSpaceOf(board(), m_overlay.hovered))
        m_overlay.hovered = SpaceId::none();
    m_activeZone = std::clamp(m_activeZone, 0, std::max(0, boardZoneCount() - 1));
    emit boardChanged();
    emit selectionChanged();
    emit activeZoneChanged();
    emit statusChanged();
}

// ---- pointer

void BattlefieldEditor::press(qreal x, qreal y, int modifiers) {
    ++m_gesture;
    m_isPressed = true;
    m_overlay.hasCaret = false;
    notify(Notice::None);
    m_tool->press({{x, y}, Qt::KeyboardModifiers(modifiers)});
}

void BattlefieldEditor::move(qreal x, qreal y, int modifiers) {
    if (m_isPressed)
        m_tool->move({{x, y}, Qt::KeyboardModifiers(modifiers)});
}

void BattlefieldEditor::release(qreal x, qreal y, int modifiers) {
    if (!m_isPressed)
        return;
    m_tool->release({{x, y}, Qt::KeyboardModifiers(modifiers)});
    m_isPressed = false;
    ++m_gesture;
}

void BattlefieldEditor::hover(qreal x, qreal y, int modifiers) {
    const SpaceId there = spaceAt({x, y});
    if (there != m_overlay.hovered)
        changeOverlay([there](Overlay &overlay) { overlay.hovered = there; });
    m_tool->hover({{x, y}, Qt::KeyboardModifiers(modifiers)});
}

void BattlefieldEditor::leave() {
    changeOverlay([](Overlay &overlay) {
        overlay.hovered = SpaceId::none();
        overlay.hasGhost = false;
    });
}

void BattlefieldEditor::cancel() {
    m_tool->cancel();
    m_isPressed = false;
    changeOverlay([](Overlay &overlay) { overlay.hasCaret = false; });
    notify(Notice::None);
}

void BattlefieldEditor::setTool(Tools tool) {
    if (tool == this->tool())
        return;
    m_tool->cancel();
    m_toolKind = static_cast<ToolKind>(tool);
    m_tool = makeTool(m_toolKind, *this);
    m_overlay = {};
    emit overlayChanged();
    emit toolChanged();
    emit statusChanged();
}

// ---- keys

bool BattlefieldEditor::key(int key, int modifiers) {
    switch (key) {
    case Qt::Key_Tab:
        return cycle(1);
    case Qt::Key_Backtab:
        return cycle(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        ++m_gesture;
        return m_tool->accept();
    case Qt::Key_Escape: {
        // With nothing left to take back it is the page's: one step out.
        const bool isUsed = m_isPressed || m_notice != Notice::None || m_overlay.hasCaret || hasSelectedLine() ||
                            !m_selection.isEmpty();
        cancel();
        clearSelection();
        return isUsed;
    }
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return removeSelection();
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return arrow(key, modifiers);
    case Qt::Key_Comma:
        return turnRings(-kTurnStep);
    case Qt::Key_Period:
        return m_selectedLine >= 0 ? turnLine() : turnRings(kTurnStep);
    default: // NOLINT: Qt's keys
        break;
    }
    const bool isDigit = key >= Qt::Key_1 && key <= Qt::Key_9 && (modifiers & ~Qt::KeypadModifier) == 0;
    if (!isDigit || key - Qt::Key_1 >= boardZoneCount())
        return false;
    setActiveZone(key - Qt::Key_1);
    return true;
}

bool BattlefieldEditor::cycle(int step) {
    const int count = boardSpaceCount();
    if (count == 0)
        return false;
    const int from = m_selection.isEmpty() ? (step > 0 ? -1 : 0) : m_selection.first().value();
    if ((step > 0 && from + 1 >= count) || (step < 0 && from == 0)) { // past the last, the focus goes on
        clearSelection();
        return false;
    }
    selectSpace(from + step);
    return true;
}

bool BattlefieldEditor::arrow(int key, int modifiers) {
    if (m_toolKind == ToolKind::Space)
        return moveCaret(key, modifiers);
    const double step = (modifiers & Qt::ShiftModifier) != 0 ? 10 : 1;
    const double dx = key == Qt::Key_Left ? -step : key == Qt::Key_Right ? step : 0;
    const double dy = key == Qt::Key_Up ? -step : key == Qt::Key_Down ? step : 0;
    if (m_toolKind == ToolKind::Ground)
        return placeTrace(traceX() + dx, traceY() + dy, traceWidth(), QStringLiteral("trace-nudge"));
    return nudge(dx, dy);
}

bool BattlefieldEditor::moveCaret(int key, int modifiers) {
    const double step = (modifiers & Qt::ShiftModifier) != 0 ? kSnapGrid / 5 : kSnapGrid;
    QPointF caret = m_overlay.caret;
    if (!m_overlay.hasCaret) {
        const bool hasCurrent = currentSpace() >= 0;
        caret = hasCurrent ? QPointF(currentX(), currentY()) : QPointF(boardWidth() / 2, boardHeight() / 2);
    }
    caret += QPointF(key == Qt::Key_Left    ? -step
                     : key == Qt::Key_Right ? step
                                            : 0,
                     key == Qt::Key_Up     ? -step
                     : key == Qt::Key_Down ? step
                                           : 0);
    caret = placeOnBoard(board(), caret);
    changeOverlay([caret](Overlay &overlay) {
        overlay.hasCaret = true;
        overlay.caret = caret;
    });
    emit statusChanged();
    return true;
}

// ---- what is where

SpaceId BattlefieldEditor::spaceAt(QPointF at) const {
    SpaceId best;
    double reach = board().radius * 1.06;
    for (int index = 0; index < boardSpaceCount(); ++index) {
        const QPointF arm = pointOf(board().spaces[index]) - at;
        if (const double distance = std::hypot(arm.x(), arm.y()); distance <= reach) {
            reach = distance;
            best = SpaceId(index);
        }
    }
    return best;
}

int BattlefieldEditor::lineAt(QPointF at) const {
    int best = -1;
    double reach = kLineReach;
    for (std::size_t index = 0; index < board().lines.size(); ++index) {
        const champclos::Line &line = board().lines[index];
        const QLineF drawn(pointOf(board().spaces[line.a]), pointOf(board().spaces[line.b]));
        if (const double distance = distanceTo(drawn, at); distance <= reach) {
            reach = distance;
            best = static_cast<int>(index);
        }
    }
    return best;
}

Snapping BattlefieldEditor::snappingFor(Qt::KeyboardModifiers modifiers) const {
    if (m_isSnapping == modifiers.testFlag(Qt::ShiftModifier)) // the modifier turns it round
        return Snapping::Off;
    return m_hasGuides ? Snapping::GridAndSpaces : Snapping::Grid;
}

// ---- selection

void BattlefieldEditor::setSelection(const SpaceSet &selection) {
    if (selection == m_selection && m_selectedLine < 0)
        return;
    m_selection = selection & allSpaces(board());
    m_selectedLine = -1;
    emit selectionChanged();
    emit statusChanged();
}

void BattlefieldEditor::selectLine(int line) {
    m_selection = {};
    m_selectedLine = line;
    emit selectionChanged();
    emit statusChanged();
}

void BattlefieldEditor::selectAll() { setSelection(allSpaces(board())); }

void BattlefieldEditor::clearSelection() { setSelection({}); }

void BattlefieldEditor::selectSpace(int space) {
    if (space >= 0 && space < boardSpaceCount())
        setSelection(SpaceSet::of(SpaceId(space)));
}

SpaceSet BattlefieldEditor::selectionOrAll() const { return m_selection.isEmpty() ? allSpaces(board()) : m_selection; }

void BattlefieldEditor::setActiveZone(int zone) {
    const int chosen = std::clamp(zone, 0, std::max(0, boardZoneCount() - 1));
    if (chosen == m_activeZone)
        return;
    m_activeZone = chosen;
    emit activeZoneChanged();
}

ZoneId BattlefieldEditor::activeZoneId() const {
    return m_activeZone < boardZoneCount() ? ZoneId(m_activeZone) : ZoneId::none();
}

void BattlefieldEditor::setPartners(const QList<int> &partners) {
    if (partners == m_partners)
        return;
    m_partners = partners;
    emit statusChanged();
}

void BattlefieldEditor::notify(Notice notice) {
    if (notice == m_notice)
        return;
    m_notice = notice;
    emit statusChanged();
}

// ---- what the panels read

bool BattlefieldEditor::isPlayable() const {
    const QList<Problem> &problems = const_cast<BattlefieldDocument &>(m_document).problems()->problems();
    return std::none_of(problems.begin(), problems.end(),
                        [](const Problem &problem) { return problem.severity == Problem::Severity::Error; });
}

QString BattlefieldEditor::selectionTitle() const {
    if (m_selectedLine >= 0) {
        const champclos::Line &line = board().lines[m_selectedLine];
        return tr("Line %1–%2").arg(labelOf(board(), line.a), labelOf(board(), line.b));
    }
    if (m_selection.isEmpty())
        return tr("Battlefield");
    if (m_selection.size() > 1)
        return tr("%n space(s)", nullptr, m_selection.size());
    return tr("Space %1").arg(labelOf(board(), m_selection.first()));
}

qreal BattlefieldEditor::currentX() const { return currentSpace() < 0 ? 0 : board().spaces[m_selection.first()].x; }
qreal BattlefieldEditor::currentY() const { return currentSpace() < 0 ? 0 : board().spaces[m_selection.first()].y; }
int BattlefieldEditor::currentStart() const {
    return currentSpace() < 0 ? 0 : startNumber(board(), m_selection.first());
}

QVariantList BattlefieldEditor::currentZones() const {
    QVariantList zones;
    for (int zone = 0; zone < boardZoneCount(); ++zone) {
        int inside = 0;
        m_selection.forEach([&](SpaceId id) { inside += isInZone(board(), id, ZoneId(zone)) ? 1 : 0; });
        if (inside == 0)
            continue;
        const champclos::Zone &found = board().zones[zone];
        zones.append(QVariantMap{{QStringLiteral("zone"), zone},
                                 {QStringLiteral("ringKey"), paint::zoneKey({paint::ringZone(found)})},
                                 {QStringLiteral("letter"), qt(found.letter)},
                                 {QStringLiteral("colour"), qt(found.colour)},
                                 {QStringLiteral("name"), qt(found.name.in(currentLanguage()))},
                                 {QStringLiteral("isPartial"), inside < m_selection.size()}});
    }
    return zones;
}

QVariantList BattlefieldEditor::currentNeighbours() const {
    QVariantList neighbours;
    if (currentSpace() < 0)
        return neighbours;
    const SpaceId here = m_selection.first();
    for (int other = 0; other < boardSpaceCount(); ++other)
        if (isJoined(board(), here, SpaceId(other)))
            neighbours.append(QVariantMap{{QStringLiteral("space"), other},
                                          {QStringLiteral("label"), labelOf(board(), SpaceId(other))}});
    return neighbours;
}

QVariantList BattlefieldEditor::currentDistances() const {
    QVariantList distances;
    if (currentSpace() < 0)
        return distances;
    const BoardTables tables = boardTables(board());
    for (std::size_t start = 0; start < board().starts.size(); ++start) {
        const int steps = tables.distance(m_selection.first(), board().starts[start]);
        distances.append(QVariantMap{
            {QStringLiteral("start"), static_cast<int>(start) + 1},
            {QStringLiteral("text"), steps >= kMaxSpaces ? tr("no path") : tr("%n step(s)", nullptr, steps)}});
    }
    return distances;
}

QString BattlefieldEditor::zoneList(const champclos::Space &space) const {
    QStringList letters;
    for (const ZoneId zone : space.zones)
        letters.append(qt(board().zones[zone].letter));
    return letters.join(QStringLiteral(", "));
}

QString BattlefieldEditor::spokenText() const {
    if (currentSpace() < 0)
        return m_selectedLine >= 0      ? selectionTitle() + QStringLiteral("; ") + lineText()
               : !m_selection.isEmpty() ? selectionTitle()
                                        : tr("Nothing is selected");
    const champclos::Space &space = board().spaces[m_selection.first()];
    QStringList parts{selectionTitle()};
    parts.append(space.zones.empty() ? tr("in no zone") : tr("zones %1").arg(zoneList(space)));
    QStringList neighbours;
    for (const QVariant &neighbour : currentNeighbours())
        neighbours.push_back(neighbour.toMap().value(QStringLiteral("label")).toString());
    parts.append(tr("%n line(s)", nullptr, static_cast<int>(neighbours.size())) +
                 (neighbours.isEmpty() ? QString() : QStringLiteral(": ") + neighbours.join(QStringLiteral(", "))));
    if (const int start = currentStart(); start > 0)
        parts.append(tr("start %1").arg(start));
    if (!space.passage.empty())
        parts.append(tr("passage %1").arg(currentPassage()));
    return parts.join(QStringLiteral("; "));
}

QString BattlefieldEditor::notice() const {
    switch (m_notice) {
    case Notice::FullOfSpaces:
        return tr("A battlefield has at most %1 spaces: there is no room for more.").arg(kMaxSpaces);
    case Notice::FullOfZones:
        return tr("A battlefield has at most %1 zones: there is no room for more.").arg(kMaxZones);
    case Notice::RingFull:
        return tr("A space can be in at most %1 zones.").arg(io::kMaxZonesPerSpace);
    case Notice::OffTheBoard:
        return tr("The spaces would lie outside the battlefield: enlarge it first.");
    case Notice::NoRoom:
        return tr("A battlefield is between %1 and %2 units wide and high, and holds all its spaces.")
            .arg(io::kSmallestBoard)
            .arg(io::kLargestBoard);
    case Notice::NothingToPaste:
        return tr("There are no spaces on the clipboard.");
    case Notice::NeedsSelection:
        return tr("Select spaces first.");
    case Notice::NoPicture:
        return tr("This file is not a readable picture.");
    case Notice::Exported:
        return tr("The picture was saved.");
    case Notice::NotExported:
        return tr("The picture could not be saved: choose a name ending in .png, .svg, or .pdf, in a folder you can "
                  "write to.");
    case Notice::None:
        break;
    }
    return {};
}

QString BattlefieldEditor::status() const {
    if (m_notice != Notice::None)
        return notice();
    if (!m_partners.isEmpty() && currentSpace() >= 0) {
        QStringList labels;
        for (const int partner : m_partners)
            if (partner < boardSpaceCount())
                labels.append(labelOf(board(), SpaceId(partner)));
        return tr("Space %1 lines up with %2")
            .arg(labelOf(board(), m_selection.first()), labels.join(QStringLiteral(", ")));
    }
    if (m_overlay.hasCaret)
        return tr("Enter adds a space at %1, %2").arg(m_overlay.caret.x()).arg(m_overlay.caret.y());
    switch (m_toolKind) {
    case ToolKind::Select:
        return m_selection.isEmpty() ? tr("Click or drag to select; Shift adds to the selection")
                                     : tr("%1 selected").arg(selectionTitle());
    case ToolKind::Space:
        return tr("Click to add a space, or use the arrow keys and Enter");
    case ToolKind::Line:
        return tr("Drag from space to space; drag again to remove the line");
    case ToolKind::Zone:
        return tr("Drag over spaces to paint the chosen zone; number keys choose it");
    case ToolKind::Erase:
        return tr("On a ring: that zone; in the center: all zones; on a line: the line");
    case ToolKind::Start:
        return tr("Click a space for the next start number, or none");
    case ToolKind::Ground:
        return traceImage().isNull() ? tr("Color, ornament, and a picture to trace are in the panel on the right")
                                     : tr("Drag the picture to move it, a corner to resize it; arrow keys move it too");
    }
    return {};
}

} // namespace champclos::editor
