// SPDX-License-Identifier: MIT
//
// A sheet of parchment with a frame: what groups things on a page.
import QtQuick
import Champclos.Items

Rectangle {
    color: Theme.surface
    radius: Theme.radiusPanel
    border.width: Theme.strokePanel
    border.color: Theme.line
}
