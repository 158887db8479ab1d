// SPDX-License-Identifier: MIT
//
// A hairline between two things.
import QtQuick
import Champclos.Items

Rectangle {
    implicitHeight: Theme.strokeRule
    implicitWidth: Theme.strokeRule
    color: Theme.line
}
