// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import TripleTalk

// What may leave this computer, and how to take that back.
SettingsPage {
    id: page

    explanation: qsTr("TripleTalk sends nothing by itself: no statistics, no search for updates, and showing an answer fetches nothing. What a model on another computer needs is sent only after you have agreed, once for each knowledge base and server.")

    Section {
        Layout.fillWidth: true
        title: qsTr("The next question")

        LayoutRepeater {
            model: page.session.configurations.departures

            DestinationLine {
                required property var modelData

                Layout.fillWidth: true
                departure: modelData
            }
        }
        DestinationLine {
            Layout.fillWidth: true
            visible: page.session.configurations.departures.length === 0
        }
    }
    Section {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        title: qsTr("What you have agreed to")
        explanation: page.session.consent.count > 0 ? "" : qsTr("Nothing yet.")

        LayoutRepeater {
            model: page.session.consent

            Rectangle {
                id: row

                required property int index
                required property string base
                required property string host
                required property date given

                objectName: "consent-" + host
                Layout.fillWidth: true
                implicitHeight: line.implicitHeight + 2 * Theme.spaceS
                radius: Theme.radiusM
                color: Theme.colors.sunken

                RowLayout {
                    id: line

                    anchors.fill: parent
                    anchors.margins: Theme.spaceS
                    anchors.leftMargin: Theme.spaceM
                    spacing: Theme.spaceM

                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 1

                        AppText {
                            Layout.fillWidth: true
                            text: qsTr("“%1” to %2").arg(row.base).arg(row.host)
                            font.pixelSize: Theme.fontSmall
                            font.weight: Font.DemiBold
                            wrapMode: Text.Wrap
                        }
                        AppText {
                            Layout.fillWidth: true
                            text: row.given.toLocaleDateString(Qt.locale(), Locale.LongFormat)
                            color: Theme.colors.textMuted
                            font.pixelSize: Theme.fontCaption
                            wrapMode: Text.Wrap
                        }
                    }
                    AppButton {
                        objectName: "revokeConsent"
                        label: qsTr("Take back")
                        Accessible.description: row.host
                        onClicked: page.session.consent.revoke(row.index)
                    }
                }
            }
        }
    }
}
