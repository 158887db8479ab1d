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
            isStepEmpty: false
            outcome: ""
            stage: 1
        }
    }
    Component {
        id: emptyStep

        LedgerLine {
            width: 460
            step: 2
            stepText: "During combat"
            seat: -1
            name: ""
            text: ""
            isCancelled: false
            isEmpty: true
            isFirstOfStep: true
            isStepEmpty: true
            outcome: ""
            stage: 1
        }
    }

    function test_followsAtOnce_data() {
        return [{ tag: "ledger line", component: ledgerLine }, { tag: "empty step", component: emptyStep }];
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
