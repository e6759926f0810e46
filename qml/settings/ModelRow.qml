// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// A model of a server: try it, use it.
Rectangle {
    id: row

    required property ModelCatalog catalog
    required property Configurations configurations
    required property string spec
    property string size: ""
    property string parameters: ""
    readonly property string name: spec.slice(spec.indexOf(":") + 1)
    readonly property bool inUse: configurations.model === spec
    readonly property bool isTested: catalog.tested === spec
    readonly property bool works: isTested && !catalog.testing && !catalog.testProblem

    objectName: "model-" + spec
    implicitHeight: column.implicitHeight + 2 * Theme.spaceS
    radius: Theme.radiusM
    color: inUse ? Theme.colors.accentSoft : Theme.colors.sunken
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.spaceS
        anchors.leftMargin: Theme.spaceM
        spacing: Theme.spaceS

        GridLayout {
            Layout.fillWidth: true
            columns: row.width > Theme.readingWidth * 0.6 ? 2 : 1
            columnSpacing: Theme.spaceS
            rowSpacing: Theme.spaceXs

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 1

                AppText {
                    Layout.fillWidth: true
                    text: row.name
                    font.pixelSize: Theme.fontSmall
                    font.weight: Font.DemiBold
                    elide: Text.ElideMiddle
                }
                AppText {
                    Layout.fillWidth: true
                    visible: text
                    text: row.parameters && row.size ? row.parameters + "  ·  " + row.size : row.parameters || row.size
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontCaption
                    elide: Text.ElideRight
                }
            }
            RowLayout {
                spacing: Theme.spaceS

                AppIcon {
                    visible: row.works
                    name: "check"
                    color: Theme.colors.success
                }
                AppText {
                    objectName: "testPassed"
                    visible: row.works
                    text: qsTr("Works, %1 s").arg((row.catalog.testMs / 1000).toLocaleString(Qt.locale(), "f", 1))
                    color: Theme.colors.success
                    font.pixelSize: Theme.fontCaption
                }
                AppButton {
                    objectName: "testModel"
                    quiet: true
                    enabled: !(row.isTested && row.catalog.testing)
                    label: enabled ? qsTr("Test") : qsTr("Testing …")
                    Accessible.description: row.name
                    onClicked: row.catalog.test(row.spec)
                }
                AppButton {
                    objectName: "useModel"
                    visible: !row.inUse
                    label: qsTr("Use this model")
                    Accessible.description: row.name
                    onClicked: row.configurations.useModel(row.spec)
                }
                Tag {
                    objectName: "modelInUse"
                    visible: row.inUse
                    label: qsTr("in use")
                }
            }
        }
        AppText {
            objectName: "testRemark"
            Layout.fillWidth: true
            visible: row.works && text
            text: row.catalog.testRemark
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            wrapMode: Text.Wrap
        }
        TroubleNote {
            objectName: "testTrouble"
            Layout.fillWidth: true
            visible: row.isTested && row.catalog.testProblem
            problem: row.catalog.testProblem
            advice: row.catalog.testAdvice
            detail: row.catalog.testDetail
        }
    }
}
