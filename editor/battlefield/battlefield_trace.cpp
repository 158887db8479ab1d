// SPDX-License-Identifier: MIT
//
// The commands about the picture to trace over: chosen, moved, sized, faded, taken away; each is one step of undo.
#include "editor/battlefield/battlefield_editor.h"

#include "engine/io/battlefield_check.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace champclos::editor {

namespace {

Trace fitted(const Battlefield &board, const QImage &image) {
    const QSizeF size = QSizeF(image.size()).scaled(board.width, board.height, Qt::KeepAspectRatio);
    return {.picture = {}, .x = board.width / 2, .y = board.height / 2, .width = std::round(size.width())};
}

double inRange(double width) { return std::clamp(std::round(width), io::kSmallestTrace, io::kLargestTrace); }

} // namespace

QString BattlefieldEditor::traceName() const { return QFileInfo(qt(board().trace.picture)).fileName(); }

const QImage &BattlefieldEditor::traceImage() const { return m_tracePicture.at(qt(board().trace.picture)); }

QRectF BattlefieldEditor::traceRect() const {
    const QImage &image = traceImage();
    if (image.isNull())
        return {};
    const Trace &trace = board().trace;
    QRectF rect(0, 0, trace.width, trace.width * image.height() / image.width());
    rect.moveCenter({trace.x, trace.y});
    return rect;
}

bool BattlefieldEditor::setTrace(const QString &pathOrUrl) {
    const QString path = QFileInfo(Document::localPath(pathOrUrl)).absoluteFilePath();
    const QImage image = TracePicture().at(path);
    if (image.isNull()) {
        notify(Notice::NoPicture);
        return false;
    }
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Choose a picture to trace"), {},
                [&](Battlefield &board) {
                    if (board.trace.picture.empty()) // another picture takes the place of the one before
                        board.trace = fitted(board, image);
                    board.trace.picture = path.toStdString();
                });
}

bool BattlefieldEditor::removeTrace() {
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Remove the picture to trace"), {},
                [](Battlefield &board) { board.trace = {}; });
}

bool BattlefieldEditor::fitTrace() {
    if (traceImage().isNull())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Fit the picture"), {},
                [&](Battlefield &board) {
                    const Trace place = fitted(board, traceImage());
                    board.trace.x = place.x;
                    board.trace.y = place.y;
                    board.trace.width = place.width;
                });
}

bool BattlefieldEditor::placeTrace(qreal x, qreal y, qreal width, const QString &mergeKey) {
    if (!hasTrace())
        return false;
    const auto near = [](qreal value, double length) { return std::clamp(std::round(value), -length, 2 * length); };
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Move the picture"), mergeKey,
                [&](Battlefield &board) {
                    board.trace.x = near(x, board.width);
                    board.trace.y = near(y, board.height);
                    board.trace.width = inRange(width);
                });
}

bool BattlefieldEditor::setTraceOpacity(qreal opacity) {
    if (!hasTrace())
        return false;
    return edit(QT_TRANSLATE_NOOP("champclos::editor::BattlefieldDocument", "Change the opacity of the picture"),
                QStringLiteral("trace-opacity"), [&](Battlefield &board) {
                    board.trace.opacity = std::round(100 * std::clamp(opacity, 0.0, 1.0)) / 100;
                });
}

} // namespace champclos::editor
