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

    // One look: a name, and what differs from a light window of 1440 times 900 at normal size. The
    // sizes are those that screens of laptops leave, and a sharp one of 2560 times 1600 pixels.
    function looks(language: string): var {
        if (window.Screen.devicePixelRatio > 1)
            return [{
                    "name": (language === "en" ? "light" : "dark") + "-" + language + "-sharp",
                    "dark": language !== "en",
                    "size": [1280, 800]
                }];
        const here = [{
                "name": "light-" + language + "-100"
            }, {
                "name": "dark-" + language + "-100",
                "dark": true
            }, {
                "name": "light-" + language + "-200",
                "text": 2
            }];
        return here.concat(language === "en" ? [{
                    "name": "right-to-left",
                    "mirrored": true
                }, {
                    "name": "light-en-1000x650",
                    "size": [1000, 650]
                }, {
                    "name": "dark-en-1366x768",
                    "dark": true,
                    "size": [1366, 768]
                }, {
                    "name": "right-to-left-1000x650",
                    "dark": true,
                    "mirrored": true,
                    "size": [1000, 650]
                }] : [{
                    "name": "dark-de-1000x650",
                    "dark": true,
                    "size": [1000, 650]
                }, {
                    "name": "light-de-1366x768",
                    "size": [1366, 768]
                }]);
    }
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
        for (const look of looks(view.language)) {
            session.settings.theme = look.dark ? "dark" : "light";
            session.settings.textScale = look.text ?? 1;
            world.mirror(look.mirrored ?? false);
            [window.width, window.height] = look.size ?? [1440, 900];
            take(view.name, look.name);
        }
        world.mirror(false);
        session.settings.theme = "light";
        verify(world.write(window.Screen.devicePixelRatio > 1 ? "sharp.html" : "index.html", page()));
    }
}
