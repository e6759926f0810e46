// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Goes to the views of Views.qml, each in a window of its own.
SteadyCase {
    id: walk

    property TourWorld world: null
    property Main window: null
    readonly property Session session: world ? world.session : null
    readonly property Views views: Views {
        walk: walk
    }
    property string graph
    // What the last view changed of the settings or the bases would be found by the next one.
    property bool isChanged: false

    property Component worlds: Component {
        TourWorld {
        }
    }
    property Component windows: Component {
        Main {
            width: 1440
            height: 900
        }
    }

    // What a data-driven test takes: the views that are wanted.
    function rows(): var {
        return views.all.filter(view => view.name.startsWith(world.wanted)).map(view => Object.assign({
                        "tag": view.name
                    }, view));
    }
    function part(name: string): Item {
        return findChild(window.contentItem.parent, name);
    }
    // A page of the schema editor, once it has read the schema.
    function schemaTab(name: string) {
        tryVerify(() => walk.part("schemaTree")?.count > 0);
        const tab = part("tab-" + name);
        waitForItemPolished(tab.parent);
        mouseClick(tab);
        verify(tab.checked);
    }
    function begin(wanted: string) {
        world = worlds.createObject(walk);
        graph = wanted;
        verify(world.open(wanted));
    }
    function enter(view: var) {
        const wanted = view.graph ?? "sample";
        if (graph !== wanted || isChanged) {
            world.destroy();
            wait(0);
            begin(wanted);
        }
        isChanged = view.changes ?? false;
        if (view.language)
            session.settings.language = view.language;
        session.chat.newConversation();
        window = windows.createObject(null, {
                "session": session
            });
        window.requestActivate();
        tryVerify(() => window.active);
        for (const question of view.ask ?? []) {
            session.chat.ask(question);
            verify(session.chat.turns.rowCount() > 0);
            if (!question.startsWith("slow"))
                tryVerify(() => !session.chat.running, 30000);
        }
        if (view.show)
            session.show(view.show, view.wanted ?? {});
        if (view.act)
            view.act();
        if (view.until)
            tryVerify(view.until, 20000);
        waitForRendering(window.contentItem);
    }
    when: windowShown

    function initTestCase() {
        Theme.animationMs = 0;
        begin("");
    }
    function init() {
        failOnWarning(/TypeError|ReferenceError|Unable to assign|[Bb]inding loop|Polish loop/);
    }
    function cleanup() {
        session.chat.stop();
        tryVerify(() => !session.chat.running);
        session.explorer.search.text = "";
        session.tableShaping.refuse();
        window.destroy();
        wait(0);
    }
    function cleanupTestCase() {
        world.destroy();
        wait(0);
    }
}
