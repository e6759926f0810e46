// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk

// What a running answer does is readable in every width of its panel.
Item {
    width: 700
    height: 200

    StatusLine {
        id: line

        width: 700
        activity: "gather"
        round: 2
        rounds: 5
        started: Date.now()
        modelWork: ({
                "reads": 12345,
                "share": 0.4
            })
    }
    TestCase {
        function init() {
            failOnWarning(/[Bb]inding loop|Polish loop/);
        }
        function test_allOfItIsReadable_data() {
            return [700, 400, 260, 180].map(width => ({
                            "tag": width,
                            "width": width
                        }));
        }
        function test_allOfItIsReadable(data) {
            line.width = data.width;
            waitForRendering(line);
            const stop = findChild(line, "stopLine");
            const text = findChild(line, "statusText");
            verify(text.text.includes("12"));
            verify(!text.truncated && text.paintedWidth <= text.width + 1);
            verify(text.mapToItem(line, text.width, 0).x <= stop.x);
            verify(text.mapToItem(line, 0, text.height).y <= line.height + 1);
            verify(!/ […%·]/.test(text.text), text.text);
        }

        name: "StatusLine"
        when: windowShown
    }
}
