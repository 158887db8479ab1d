// SPDX-License-Identifier: MIT
//
// Parts of the table and of the page at its end, where what they hold needs more room than usual.
import QtQuick
import QtQuick.Layouts
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
    Component {
        id: sums

        ColumnLayout {
            width: 60
            height: 300

            SumRow {
                objectName: "attack"
                title: "Attack"
                card: "A card"
                seat: 0
                terms: [{ value: 3, text: "printed", isStruck: true }, { value: 5, text: "instead", isStruck: false }]
                result: 5
                Layout.fillWidth: true
            }
            SumRow {
                objectName: "defense"
                title: "Defense"
                card: ""
                seat: 1
                terms: [{ value: 0, text: "no card", isStruck: false }]
                result: 0
                Layout.fillWidth: true
            }
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
    /// A sum that was made when there was little room keeps to its row when there is more.
    function test_sumsKeepToTheirRows() {
        const there = createTemporaryObject(sums, root);
        wait(50);
        there.width = 620;
        for (const name of ["attack", "defense"]) {
            const row = findChild(there, name), terms = findChild(row, "sumTerms");
            tryVerify(() => span(terms, row).top >= 0 && span(terms, row).bottom <= row.height);
        }
        tryVerify(() => standApart(["attack", "defense"].map(name => span(findChild(there, name), there))));
    }
}
