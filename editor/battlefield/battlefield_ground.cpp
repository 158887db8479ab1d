// SPDX-License-Identifier: MIT
//
// The commands about the picture that is played on: chosen, taken from the one to trace over, moved, sized, faded,
// taken away; each is one step of undo.
#include "editor/battlefield/battlefield_editor.h"

#include "app/paint/ground.h"
#include "editor/document/picture_import.h"
#include "engine/io/battlefield_check.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

constexpr double kFirstOpacity = 0.75; ///< lines and rings stand out from most pictures

/// Over all of the board, from its middle.
GroundPicture covering(const Battlefield &board, const PictureData &data) {
    const double width = std::max(board.width, board.height * data.width / data.height);
    GroundPicture ground;
    ground.x = board.width / 2;
    ground.y = board.height / 2;
    ground.width = std::clamp(std::round(width), io::kSmallestTrace, io::kLargestTrace);
    ground.opacity = kFirstOpacity;
    return ground;
}

} // namespace

QRectF BattlefieldEditor::groundRect() const { return paint::groundPictureRect(board()); }

QString BattlefieldEditor::groundName() const { return qt(board().ground.key); }

bool BattlefieldEditor::takeGround(const QString &path, const std::optional<GroundPicture> &place) {
    const ImportedPicture imported = importPicture(path, kSideOfGround);
    m_groundProblem = imported.problem;
    emit groundProblemChanged();
    if (!imported.data)
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Choose the picture of the ground"), {},
                [&](Battlefield &board) {
                    const double opacity = board.ground.isEmpty() ? kFirstOpacity : board.ground.opacity;
                    board.ground = place ? *place : covering(board, *imported.data);
                    board.ground.opacity = opacity;
                    board.pictures.clear();
                    board.ground.key = addPicture(board.pictures, imported.data, imported.name.toStdString());
                });
}

bool BattlefieldEditor::setGround(const QString &pathOrUrl) {
    return takeGround(QFileInfo(Document::localPath(pathOrUrl)).absoluteFilePath(), std::nullopt);
}

bool BattlefieldEditor::useTraceAsGround() {
    if (traceImage().isNull())
        return false;
    const Trace &trace = board().trace;
    GroundPicture place;
    place.x = trace.x;
    place.y = trace.y;
    place.width = trace.width;
    return takeGround(qt(trace.picture), place);
}

bool BattlefieldEditor::removeGround() {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove the picture of the ground"), {},
                [](Battlefield &board) {
                    board.ground = {};
                    board.pictures.clear();
                });
}

bool BattlefieldEditor::fitGround() {
    const Picture *picture = findPicture(board().pictures, board().ground.key);
    if (picture == nullptr)
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Fit the picture"), {},
                [&](Battlefield &board) {
                    const GroundPicture place = covering(board, *picture->data);
                    board.ground.x = place.x;
                    board.ground.y = place.y;
                    board.ground.width = place.width;
                });
}

bool BattlefieldEditor::placeGround(qreal x, qreal y, qreal width, const QString &mergeKey) {
    if (!hasGround())
        return false;
    const auto near = [](qreal value, double length) { return std::clamp(std::round(value), -length, 2 * length); };
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Move the picture"), mergeKey,
                [&](Battlefield &board) {
                    board.ground.x = near(x, board.width);
                    board.ground.y = near(y, board.height);
                    board.ground.width = std::clamp(std::round(width), io::kSmallestTrace, io::kLargestTrace);
                });
}

bool BattlefieldEditor::setGroundOpacity(qreal opacity) {
    if (!hasGround())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change the opacity of the picture"),
                QStringLiteral("ground-opacity"), [&](Battlefield &board) {
                    board.ground.opacity = std::round(100 * std::clamp(opacity, io::kFaintestGround, 1.0)) / 100;
                });
}

} // namespace champclos::editor
