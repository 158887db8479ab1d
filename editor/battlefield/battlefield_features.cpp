// SPDX-License-Identifier: MIT
//
// What a battlefield says beyond spaces, plain lines and zones: arrows, passages, names, turned rings, its radius; and
// its shape as a whole.
#include "editor/battlefield/battlefield_editor.h"
#include "engine/text/text.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kLeastScale = 0.1, kMostScale = 10;

/// The kinds of a line in the order of BattlefieldEditor::LineKinds.
int kindOf(const champclos::Line &line) { return (line.isOneWay ? 1 : 0) + (line.isHighGround ? 2 : 0); }

} // namespace

// ---- lines

int BattlefieldEditor::lineKind() const { return m_selectedLine < 0 ? 0 : kindOf(board().lines[m_selectedLine]); }

bool BattlefieldEditor::setLineKind(int kind) {
    if (m_selectedLine < 0 || kind < 0 || kind > OneWayHighGround)
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change kind of line"), {},
                [&](Battlefield &board) {
                    champclos::Line &line = board.lines[m_selectedLine];
                    line.isOneWay = (kind & 1) != 0;
                    line.isHighGround = (kind & 2) != 0;
                    if (!line.hasArrow() && line.a > line.b) // as plain lines are written
                        std::swap(line.a, line.b);
                });
}

bool BattlefieldEditor::turnLine() {
    if (m_selectedLine < 0 || !board().lines[m_selectedLine].hasArrow())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Reverse arrow"), {},
                [&](Battlefield &board) {
                    champclos::Line &line = board.lines[m_selectedLine];
                    std::swap(line.a, line.b);
                });
}

QString BattlefieldEditor::lineText() const {
    if (m_selectedLine < 0)
        return {};
    const champclos::Line &line = board().lines[m_selectedLine];
    const QString from = labelOf(board(), line.a), to = labelOf(board(), line.b);
    switch (kindOf(line)) {
    case OneWay:
        return tr("Moves go only from %1 to %2. For everything else, they are adjacent.").arg(from, to);
    case HighGround:
        return tr("Attacks from %1 on %2 have a value 1 higher.").arg(from, to);
    case OneWayHighGround:
        return tr("Moves go only from %1 to %2, and attacks that way have a value 1 higher.").arg(from, to);
    default:
        return tr("Moves go both ways.");
    }
}

// ---- spaces

QString BattlefieldEditor::currentName(const QString &language) const {
    const auto spoken = text::languageFromCode(language.toStdString());
    return spoken && currentSpace() >= 0 ? qt(board().spaces[m_selection.first()].name.in(*spoken)) : QString();
}

bool BattlefieldEditor::setCurrentName(const QString &language, const QString &name) {
    const auto spoken = text::languageFromCode(language.toStdString());
    if (!spoken || currentSpace() < 0)
        return false;
    const SpaceId id = m_selection.first();
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Rename space"),
                QStringLiteral("space-name:%1:%2").arg(id.value()).arg(language),
                [&](Battlefield &board) { board.spaces[id].name.in(*spoken) = name.toStdString(); });
}

QString BattlefieldEditor::currentPassage() const {
    return m_selection.isEmpty() ? QString() : qt(board().spaces[m_selection.first()].passage);
}

bool BattlefieldEditor::setPassage(const QString &letter) {
    if (m_selection.isEmpty())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change passage"), {},
                [&](Battlefield &board) {
                    m_selection.forEach([&](SpaceId id) { board.spaces[id].passage = letter.toStdString(); });
                });
}

QVariantList BattlefieldEditor::passages() const {
    QVariantList choices{
        QVariantMap{{QStringLiteral("value"), QString()}, {QStringLiteral("text"), tr("none", "passage")}}};
    for (char letter = 'P'; letter <= 'Z'; ++letter)
        choices.append(QVariantMap{{QStringLiteral("value"), QString(QLatin1Char(letter))},
                                   {QStringLiteral("text"), QString(QLatin1Char(letter))}});
    for (const champclos::Space &space : board().spaces) // of a file that uses others
        if (!space.passage.empty() && (space.passage < "P" || space.passage > "Z")) {
            const QVariantMap choice{{QStringLiteral("value"), qt(space.passage)},
                                     {QStringLiteral("text"), qt(space.passage)}};
            if (!choices.contains(choice))
                choices.append(choice);
        }
    return choices;
}

int BattlefieldEditor::currentTurn() const {
    return m_selection.isEmpty() ? 0 : board().spaces[m_selection.first()].turn;
}

bool BattlefieldEditor::setTurn(int degrees, const QString &mergeKey) {
    if (m_selection.isEmpty())
        return false;
    const int turn = ((degrees % io::kFullTurn) + io::kFullTurn) % io::kFullTurn;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Turn ring"), mergeKey,
                [&](Battlefield &board) { m_selection.forEach([&](SpaceId id) { board.spaces[id].turn = turn; }); });
}

bool BattlefieldEditor::turnRings(int degrees) {
    if (m_selection.isEmpty())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Turn ring"), QStringLiteral("turn"),
                [&](Battlefield &board) {
                    m_selection.forEach([&](SpaceId id) {
                        int &turn = board.spaces[id].turn;
                        turn = ((turn + degrees) % io::kFullTurn + io::kFullTurn) % io::kFullTurn;
                    });
                });
}

// ---- the shape of it all

bool BattlefieldEditor::setRadius(qreal radius) {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change size of spaces"),
                QStringLiteral("radius"), [&](Battlefield &board) {
                    board.radius = std::clamp(std::round(radius), io::kSmallestRadius, io::kLargestRadius);
                });
}

bool BattlefieldEditor::enlarge(int left, int top, int right, int bottom) {
    Battlefield changed = board();
    if (!addRoom(changed, QMarginsF(left, top, right, bottom))) {
        notify(Notice::NoRoom);
        return false;
    }
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change battlefield size"), {},
                [&](Battlefield &board) { board = std::move(changed); });
}

bool BattlefieldEditor::scaleSelection(qreal percent) {
    const double factor = std::clamp(percent / 100, kLeastScale, kMostScale);
    const bool isWhole = m_selection.isEmpty();
    Battlefield changed = board();
    const bool isDone =
        isWhole ? scaleBoard(changed, factor)
                : scaleSpaces(changed, m_selection, extentOf(changed, m_selection).center(), factor, factor);
    if (!isDone) {
        notify(isWhole ? Notice::NoRoom : Notice::OffTheBoard);
        return false;
    }
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Scale"), {},
                [&](Battlefield &board) { board = std::move(changed); });
}

QRectF BattlefieldEditor::selectionFrame() const {
    if (m_selection.size() < 2)
        return {};
    const double reach = kFrameReach * board().radius;
    return extentOf(board(), m_selection).adjusted(-reach, -reach, reach, reach);
}

QPointF BattlefieldEditor::turnHandle() const {
    const champclos::Space &space = board().spaces[m_selection.first()];
    const double angle = qDegreesToRadians(static_cast<double>(space.turn));
    return pointOf(space) + 1.75 * board().radius * QPointF(std::sin(angle), -std::cos(angle));
}

bool BattlefieldEditor::hasTurnHandle() const {
    return currentSpace() >= 0 && board().spaces[m_selection.first()].zones.size() > 1;
}

} // namespace champclos::editor
