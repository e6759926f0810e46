// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import "views"

// Pictures of every view, for ./dev screenshots: no test.
Walk {
    id: tour

    property var pictures: ({})

    function settle() {
        wait(80);  // the last layout, and text that is laid out twice
    }
    function take(view: string, variant: string) {
        settle();
        const name = view + "_" + variant + ".png";
        world.save(window, name);
        pictures[view] = (pictures[view] ?? []).concat([[variant, name]]);
    }
    function page(): string {
        let html = "<!doctype html><meta charset=utf-8><title>TripleTalk</title><style>body{font:14px sans-serif}" + "figure{display:inline-block;margin:6px}img{width:420px;border:1px solid #999}</style>";
        for (const view in pictures)
            html += "<h2>" + view + "</h2>" + pictures[view].map(one => "<figure><a href='" + one[1] + "'><img loading=lazy src='" + one[1] + "'></a><figcaption>" + one[0] + "</figcaption></figure>").join("");
        return html;
    }

    name: "Tour"

    function test_tour_data() {
        const all = [];
        for (const view of rows())
            for (const language of ["en", "de"])
                all.push(Object.assign({}, view, {
                            "tag": view.name + "-" + language,
                            "language": language
                        }));
        return all;
    }
    function test_tour(view) {
        enter(view);
        const settings = session.settings;
        for (const theme of ["light", "dark"]) {
            settings.theme = theme;
            for (const scale of [1, 2]) {
                settings.textScale = scale;
                take(view.name, theme + "-" + view.language + "-" + 100 * scale);
            }
        }
        settings.theme = "light";
        settings.textScale = 1;
        if (view.language === "en")
            takeNarrowAndMirrored(view);
        verify(world.write("index.html", page()));
    }
    function takeNarrowAndMirrored(view: var) {
        world.mirror(true);
        take(view.name, "right-to-left");
        world.mirror(false);
        window.width = 1100;
        window.height = 700;
        take(view.name, "1100x700");
    }
}
