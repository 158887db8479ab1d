// SPDX-License-Identifier: MIT
//
// Parts of the table and of the page at its end, where what they hold needs more room than usual.
import QtQuick
import QtTest
import Champclos.Items
import Champclos.Play

TestCase {
    id: root

    name: "parts"
    when: windowShown
    width: 900
    height: 600
    visible: true

    Component {
        id: chart

        HealthChart {
            width: 500
            height: 200
            mostHealth: 18
            mostTurn: 40
            series: [0, 1, 2, 3].map(seat => ({ seat: seat, name: "Somebody with a long name",
                points: [{ turn: 0, health: 18 }, { turn: 20 + seat, health: seat === 1 ? 18 : 0 }] }))
        }
    }
    function span(item, within) {
        const top = item.mapToItem(within, 0, 0).y;
        return { top: top, bottom: top + item.height };
    }
    function standApart(spans) {
        const order = spans.sort((a, b) => a.top - b.top);
        return order.every((each, row) => row === 0 || order[row - 1].bottom <= each.top + 0.5);
    }

    /// Heroes who end with as much health as others are told apart.
    function test_namesOfTheChart() {
        const there = createTemporaryObject(chart, root);
        const names = [0, 1, 2, 3].map(row => findChild(there, "lineName-" + row));
        verify(names.every(name => name !== null));
        tryVerify(() => standApart(names.map(name => span(name, there))));
        verify(names.every(name => name.y >= 0 && name.y + name.height <= there.height));
    }
}
