// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest

TestCase {
    id: suite

    // A click on what stands where it will stay: an answer that just came is still being laid out.
    function click(item: Item) {
        tryVerify(() => item?.visible);
        let last = "";
        tryVerify(() => {
                const before = last;
                last = item.mapToItem(null, 0, 0).toString();
                return before === last;
            });
        mouseClick(item);
    }
}
