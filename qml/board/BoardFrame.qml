// SPDX-License-Identifier: MIT
//
// The sheet a battlefield lies on: its colour and drawing, fitted to the view, zoomed with the wheel or two fingers and
// moved by dragging. What stands on it is put in by others (BoardView in play, the canvas of the workshop) in pixels of
// the plane: a point of the battlefield times `unit`. It knows nothing of spaces.
import QtQuick
import Champclos.Items

Item {
    id: root

    required property real boardWidth
    required property real boardHeight
    property string art: ""
    property color ground: Theme.board
    property real margin: Theme.space2
    property real zoom: 1
    property bool canPan: true
    property real dragX: 0 ///< where the plane was when a drag began
    property real dragY: 0
    property real pinchZoom: 1
    readonly property real fitUnit: Math.max(0.05, Math.min((width - 2 * margin) / boardWidth, (height - 2 * margin) / boardHeight))
    readonly property real unit: fitUnit * zoom
    default property alias content: plane.data
    property alias plane: plane

    function fit() {
        zoom = 1;
        centre();
    }
    function centre() {
        plane.x = (width - plane.width) / 2;
        plane.y = (height - plane.height) / 2;
    }
    function zoomAt(factor, x, y) {
        const next = Math.max(1, Math.min(4, zoom * factor));
        const boardX = (x - plane.x) / unit, boardY = (y - plane.y) / unit;
        zoom = next;
        plane.x = bounded(x - boardX * unit, plane.width, width);
        plane.y = bounded(y - boardY * unit, plane.height, height);
    }
    function bounded(at, size, view) {
        return size <= view ? (view - size) / 2 : Math.max(view - size - margin, Math.min(margin, at));
    }

    clip: zoom > 1
    onWidthChanged: centre()
    onHeightChanged: centre()
    onBoardWidthChanged: fit()
    onBoardHeightChanged: fit()

    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => root.zoomAt(Math.pow(1.0015, event.angleDelta.y), event.x, event.y)
    }
    DragHandler {
        target: null
        enabled: root.canPan && root.zoom > 1
        onActiveChanged: if (active) { root.dragX = plane.x; root.dragY = plane.y; }
        onTranslationChanged: {
            plane.x = root.bounded(root.dragX + activeTranslation.x, plane.width, root.width);
            plane.y = root.bounded(root.dragY + activeTranslation.y, plane.height, root.height);
        }
    }
    PinchHandler {
        target: null
        onActiveChanged: root.pinchZoom = root.zoom
        onActiveScaleChanged: root.zoomAt(root.pinchZoom * activeScale / root.zoom, centroid.position.x, centroid.position.y)
    }

    Item {
        id: plane

        width: root.boardWidth * root.unit
        height: root.boardHeight * root.unit

        BoardArtItem {
            anchors.fill: parent
            art: root.art
        }
    }
}
