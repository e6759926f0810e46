// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Where models are.
SettingsPage {
    id: page

    explanation: qsTr("A model reads questions, writes the queries and words the answers. Without one, TripleTalk answers offline: by its own rules, on this computer.")
    Component.onCompleted: {
        if (page.session.ollama.local)
            page.session.ollama.look();
    }

    OllamaSection {
        Layout.fillWidth: true
        session: page.session
    }
    Divider {
        Layout.fillWidth: true
    }
    OpenAiSection {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        session: page.session
    }
}
