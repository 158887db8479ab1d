// SPDX-License-Identifier: MIT
//
// What is on the screen follows the text size while it is there: nothing waits for the next time a page is opened.
import QtQuick
import QtTest
import Champclos.Items
import Champclos.Play

TestCase {
    id: root

    name: "text size"
    when: windowShown
    width: 900
    height: 600
    visible: true

    function cleanup() { Theme.textScale = 1; }

    function sizesOf(item) {
        let sizes = [item.implicitWidth, item.implicitHeight, item.width, item.height];
        for (let index = 0; index < item.children.length; ++index)
            sizes = sizes.concat(sizesOf(item.children[index]));
        return sizes;
    }

    Component {
        id: sumRow

        SumRow {
            width: 800
            title: "Attack"
            card: "A card with a rather long name"
            seat: 0
            terms: [{ value: 3, text: "printed", isStruck: false }]
            result: 3
        }
    }
    Component {
        id: ledgerLine

        LedgerLine {
            width: 460
            step: 1
            stepText: "Immediately"
            seat: 0
            name: "Somebody with a name"
            text: "Does something that takes more than one line to tell, and then a little more of it."
            isCancelled: true
            isEmpty: false
            isFirstOfStep: true
        }
    }

    function test_followsAtOnce_data() {
        return [{ tag: "sum row", component: sumRow }, { tag: "ledger line", component: ledgerLine }];
    }
    function test_followsAtOnce(data) {
        const there = createTemporaryObject(data.component, root);
        const before = sizesOf(there);
        Theme.textScale = 1.3;
        const later = createTemporaryObject(data.component, root);
        tryVerify(() => JSON.stringify(sizesOf(there)) === JSON.stringify(sizesOf(later)));
        verify(JSON.stringify(before) !== JSON.stringify(sizesOf(there)));
    }
}
