// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk

// Proxy and own certificates.
SettingsPage {
    id: page

    explanation: qsTr("For model servers on other computers. Servers on this computer are always reached directly.")

    ProxySection {
        Layout.fillWidth: true
        network: page.session.network
    }
    Divider {
        Layout.fillWidth: true
    }
    CertificatesSection {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        network: page.session.network
    }
}
