// SPDX-License-Identifier: MIT
//
// The sheet a battlefield lies on: its ground, zones and lines, fitted to the view, zoomed with the wheel or two fingers
// and moved by dragging. What stands on it is put in by others, in pixels of the plane: `still` says where each point of
// the battlefield lies. It knows nothing of games.
pragma ComponentBehavior: Bound
import QtQuick
import Champclos.Items

Item {
    id: root

    required property var battlefield
    property string language: ""
    property real zoom: 1
    property bool canPan: true
    property bool isFaded: false
    property var faintZones: [] ///< that do not matter now
    property real dragX: 0 ///< where the plane was when a drag began
    property real dragY: 0
    property real pinchZoom: 1
    readonly property var names: still.names ///< of zones, where the board has room for them
    property var coveredNames: [] ///< for each of them: whether something stands on it
    readonly property real corner: Theme.radiusPanel - 2 ///< inside of a frame with the radius of a panel
    default property alias content: things.data
    property alias plane: plane
    property alias still: still

    function fit() {
        zoom = 1;
        centre();
    }
    function centre() {
        plane.x = (width - plane.width) / 2;
        plane.y = (height - plane.height) / 2;
    }
    function zoomAt(factor, x, y) {
        const next = Math.max(1, Math.min(4, zoom * factor)), change = next / zoom;
        const left = x - (x - plane.x) * change, top = y - (y - plane.y) * change;
        zoom = next;
        plane.x = bounded(left, plane.width, width);
        plane.y = bounded(top, plane.height, height);
    }
    function bounded(at, size, view) {
        return size <= view ? (view - size) / 2 : Math.max(view - size, Math.min(0, at));
    }

    clip: zoom > 1
    onWidthChanged: centre()
    onHeightChanged: centre()

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

        width: root.width * root.zoom
        height: root.height * root.zoom

        BoardStill {
            id: still

            anchors.fill: parent
            opacity: root.isFaded ? 0.78 : 1
            battlefield: root.battlefield
            language: root.language
            faintZones: root.faintZones
            zoom: root.zoom
            corner: root.corner
            onBattlefieldChanged: root.fit() // another one: rows of the table are told anew more often
        }
        Repeater {
            model: root.names

            ZoneNameItem {
                required property var modelData
                required property int index
                readonly property real margin: 4

                x: modelData.box.x * root.zoom - margin
                y: modelData.box.y * root.zoom - margin
                width: modelData.box.width * root.zoom + 2 * margin
                height: modelData.box.height * root.zoom + 2 * margin
                visible: !root.coveredNames[index]
                text: modelData.text
                letterSize: modelData.size * root.zoom
                ground: still.ground
            }
        }
        Item {
            id: things

            anchors.fill: parent
        }
    }
    Rectangle {
        anchors { fill: parent; margins: 5 }
        color: "transparent"
        radius: root.corner - 4
        border.width: 1
        border.color: Theme.edge
        opacity: 0.6
    }
}
