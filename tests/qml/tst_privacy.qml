// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// Nothing leaves this computer unasked.
TestCase {
    id: suite

    property TestWorld world: null
    property Main window: null
    readonly property Chat chat: world ? world.session.chat : null

    function part(name: string): Item {
        return findChild(window.contentItem.parent, name);
    }
    function press(item: Item) {
        verify(item);
        item.forceActiveFocus();
        waitForRendering(window.contentItem);
        mouseClick(item);
    }
    function ask(question: string) {
        const input = part("questionInput");
        input.forceActiveFocus();
        input.text = question;
        keyClick(Qt.Key_Return);
    }

    when: windowShown

    Component {
        id: worldComponent

        TestWorld {
        }
    }
    Component {
        id: windowComponent

        Main {
            width: 1440
            height: 900
        }
    }

    function initTestCase() {
        Theme.animationMs = 0;
    }
    function init() {
        world = worldComponent.createObject(suite);
        verify(world.openRobots());
        window = windowComponent.createObject(null, {
                "session": world.session
            });
        window.requestActivate();
        tryVerify(() => window.active);
    }
    function cleanup() {
        world.session.settings.textScale = 1;
        window.destroy();
        wait(0);
        world.destroy();
        wait(0);
    }

    name: "Privacy"

    function elsewhere() {
        world.session.settings.ollamaHost = "http://models.example:11434";
        world.session.configurations.useModel("ollama:large");
    }
    function answered(): bool {
        return chat.turns.rowCount() === 1 && !chat.running;
    }

    function test_asksOnceAndRemembers() {
        elsewhere();
        ask("one");
        tryVerify(() => part("sendConsent"));
        compare(chat.turns.rowCount(), 0);
        press(part("sendConsent"));
        tryVerify(() => answered());
        ask("two");
        tryVerify(() => chat.turns.rowCount() === 2 && !chat.running);
        verify(!world.session.consent.asking);
        world.session.show("settings", {
                "page": "privacy"
            });
        tryVerify(() => part("consent-models.example"));
        press(findChild(part("consent-models.example"), "revokeConsent"));
        tryVerify(() => !part("consent-models.example"));
        keyClick(Qt.Key_Escape);
        chat.askAgain(1);
        tryVerify(() => world.session.consent.asking);
    }
    function test_answersOfflineInstead() {
        elsewhere();
        ask("one");
        tryVerify(() => part("answerOffline"));
        press(part("answerOffline"));
        tryVerify(() => answered());
        compare(world.session.configurations.strategy, "offline");
        verify(part("destinationBadge").words.includes("this computer"));
    }
    function test_aRefusedQuestionGoesBackToWhereItWasWritten() {
        elsewhere();
        ask("one");
        tryVerify(() => part("sendConsent"));
        tryVerify(() => part("answerOffline").activeFocus);
        keyClick(Qt.Key_Escape);
        tryVerify(() => !world.session.consent.asking);
        compare(chat.turns.rowCount(), 0);
        compare(part("questionInput").text, "one");
    }
    function test_withoutRememberingItCountsForThisTime() {
        elsewhere();
        ask("one");
        tryVerify(() => part("rememberConsent"));
        press(part("rememberConsent"));
        press(part("sendConsent"));
        tryVerify(() => answered());
        compare(world.session.consent.count, 0);
        chat.askAgain(0);
        verify(!world.session.consent.asking);
    }
    function test_thisComputerIsNotAskedAbout() {
        world.session.settings.ollamaHost = "http://localhost:11434";
        world.session.configurations.useModel("ollama:large");
        ask("one");
        verify(!world.session.consent.asking);
        tryVerify(() => answered());
    }
    function test_showingAnAnswerFetchesNothing() {
        world.serve([]);
        const server = world.session.settings.ollamaHost;
        for (const hostile of ["![a](" + server + "/a.png)", "<img src=\"" + server + "/b.png\">", "<link rel=stylesheet href=\"" + server + "/c.css\">", "<style>@import url(" + server + "/d.css); body { background-image: url(" + server + "/e.png) }</style>", "<table background=\"" + server + "/f.png\"><tr><td>x</td></tr></table>", "[x](" + server + "/g)", "<a href=\"" + server + "/h\">x</a>", "![local](file:///etc/hostname)", "<iframe src=\"" + server + "/i\"></iframe>"]) {
            chat.newConversation();
            ask("say: " + hostile);
            tryVerify(() => answered());
            waitForRendering(window.contentItem);
            wait(0);
        }
        compare(world.requests(), 0);
    }
}
