// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// How the window looks.
SettingsPage {
    id: page

    readonly property AppSettings settings: session.settings

    Section {
        Layout.fillWidth: true
        Layout.topMargin: Theme.spaceL
        title: qsTr("Colours")

        TabStrip {
            objectName: "themeStrip"
            name: qsTr("Colours")
            Layout.fillWidth: true
            keys: ["system", "light", "dark"]
            labels: [qsTr("As the system"), qsTr("Light"), qsTr("Dark")]
            current: page.settings.theme
            onCurrentChanged: page.settings.theme = current
        }
    }
    Section {
        Layout.fillWidth: true
        title: qsTr("Text size")

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.spaceM

            AppSlider {
                id: slider

                objectName: "textScale"
                Layout.fillWidth: true
                name: qsTr("Text size")
                words: qsTr("%1 %").arg(Math.round(value * 100))
                from: 1
                to: 2
                stepSize: 0.05
                snapMode: Slider.SnapAlways
                value: page.settings.textScale
                // The slider grows with the text: only when it is let go.
                onPressedChanged: if (!pressed)
                    page.settings.textScale = value
                onMoved: if (!pressed)
                    page.settings.textScale = value
            }
            AppText {
                Layout.preferredWidth: 4 * Theme.fontBody
                text: slider.words
                horizontalAlignment: Text.AlignRight
            }
        }
    }
    Section {
        Layout.fillWidth: true
        title: qsTr("Language of the window")

        AppComboBox {
            objectName: "languageBox"
            Layout.fillWidth: true
            name: qsTr("Language")
            model: ["", ...Array.from(page.settings.languages, each => each.tag)]
            labels: [qsTr("As the system"), ...Array.from(page.settings.languages, each => each.name)]
            value: page.settings.language
            onChosen: value => page.settings.language = value
        }
    }
    Section {
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.spaceXl
        title: qsTr("Motion")

        AppCheckBox {
            objectName: "reducedMotion"
            Layout.fillWidth: true
            label: qsTr("Without animations")
            checked: page.settings.reducedMotion
            onToggled: page.settings.reducedMotion = checked
        }
    }
}
