// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Dialogs
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// Which files, and what the base is called.
ImportPage {
    id: page

    readonly property ImportFileModel files: importer.files
    readonly property var refused: files.refused

    title: importer.target ? qsTr("Where does it come from now?") : qsTr("What shall be imported?")
    explanation: importer.target ? qsTr("The files replace those of “%1”. Chats, changes to the schema and examples stay.").arg(importer.suggestedName) : qsTr("Several files make one knowledge base. Nothing leaves this computer.")

    FileDialog {
        id: fileDialog

        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Graphs and documents (%1)").arg(page.files.patterns), qsTr("All files (%1)").arg("*")]
        onAccepted: page.files.add(selectedFiles)
    }
    FolderDialog {
        id: folderDialog

        // Qt's own dialog selects a folder in the one that is looked at; where there is none, that one itself is meant.
        function selectHere() {
            if (!(folderDialog.selectedFolder + ""))
                folderDialog.selectedFolder = folderDialog.currentFolder;
        }

        objectName: "folderDialog"
        onCurrentFolderChanged: Qt.callLater(folderDialog.selectHere) // qmllint disable
        onAccepted: page.files.add([selectedFolder])
    }
    Note {
        objectName: "sourcesError"
        Layout.fillWidth: true
        visible: page.importer.state === Importer.Failed && page.importer.errorPage === "sources"
        message: page.importer.error
        detail: page.importer.errorDetail
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: zone.implicitHeight + 2 * Theme.spaceXl
        radius: Theme.radiusL
        color: Theme.colors.sunken
        border.width: Theme.line
        border.color: Theme.colors.borderStrong

        ColumnLayout {
            id: zone

            anchors.centerIn: parent
            width: parent.width - 2 * Theme.spaceXl
            spacing: Theme.spaceM

            EmptyState {
                Layout.fillWidth: true
                iconName: "import"
                title: page.files.looking ? qsTr("Looking …") : qsTr("Drop files or folders anywhere in this window")
                explanation: qsTr("%1, also packed as .gz; documents as %2").arg(page.files.formats).arg(page.files.documents)
            }
            RowLayout {
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.spaceS

                AppButton {
                    objectName: "chooseFiles"
                    label: page.files.count > 0 ? qsTr("Add files …") : qsTr("Choose files …")
                    iconName: "plus"
                    onClicked: fileDialog.open()
                }
                AppButton {
                    objectName: "chooseFolder"
                    label: page.files.count > 0 ? qsTr("Add a folder …") : qsTr("Choose a folder …")
                    iconName: "open"
                    onClicked: folderDialog.open()
                }
            }
        }
    }
    LayoutRepeater {
        model: page.refused.slice(0, 5)

        Note {
            required property string modelData

            objectName: "refusedFile"
            Layout.fillWidth: true
            error: false
            message: modelData
        }
    }
    AppText {
        Layout.fillWidth: true
        visible: page.refused.length > 5
        text: qsTr("and %n more that cannot be imported", "", page.refused.length - 5)
        color: Theme.colors.warning
        font.pixelSize: Theme.fontSmall
        wrapMode: Text.Wrap
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: page.files.count > 0
        spacing: Theme.spaceS

        AppText {
            Layout.fillWidth: true
            text: qsTr("%n file(s), %1", "", page.files.count).arg(ImportWords.size(page.files.bytes))
            color: Theme.colors.textMuted
            font.pixelSize: Theme.fontCaption
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }
        ListView {
            objectName: "importFiles"
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(contentHeight, 6.5 * Theme.rowHeight)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: page.files
            ScrollBar.vertical: AppScrollBar {
            }
            delegate: RowLayout {
                id: file

                required property int index
                required property string name
                required property string folder
                required property string syntax
                required property bool packed
                required property double bytes

                width: ListView.view.width
                height: Theme.rowHeight
                spacing: Theme.spaceS

                AppIcon {
                    name: file.syntax ? "database" : "text"
                    size: Theme.iconS
                }
                AppText {
                    Layout.fillWidth: true
                    text: file.name
                    font.pixelSize: Theme.fontSmall
                    elide: Text.ElideMiddle
                    Accessible.name: file.folder + "/" + file.name
                }
                Tag {
                    label: ImportWords.syntaxName(file.syntax, file.packed)
                }
                AppText {
                    Layout.minimumWidth: Theme.measureXs
                    text: ImportWords.size(file.bytes)
                    color: Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                    horizontalAlignment: Text.AlignRight
                }
                IconButton {
                    objectName: "removeFile" + file.index
                    iconName: "close"
                    name: qsTr("Remove %1").arg(file.name)
                    size: Theme.iconS
                    onClicked: page.files.remove(file.index)
                }
            }
        }
    }
    FormField {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.dialogWidth
        visible: page.files.count > 0 || page.importer.target
        label: qsTr("Name of the knowledge base")

        AppTextField {
            objectName: "importName"
            Layout.fillWidth: true
            name: qsTr("Name of the knowledge base")
            placeholderText: page.importer.suggestedName
            text: page.importer.name
            onTextEdited: page.importer.name = text
            onAccepted: page.importer.start()
        }
    }
    ChoiceList {
        objectName: "replaceChoice"
        Layout.fillWidth: true
        visible: page.files.count > 0 && !page.importer.target && page.importer.nameTaken
        name: qsTr("There is a knowledge base of this name already")
        values: ["new", "replace"]
        labels: [qsTr("Keep it, and make another one of the same name"), qsTr("Replace it")]
        explanations: ["", qsTr("Chats, changes to the schema and examples stay.")]
        value: page.importer.replaces ? "replace" : "new"
        onChosen: value => page.importer.replaces = value === "replace"
    }
    FormField {
        Layout.fillWidth: true
        Layout.maximumWidth: Theme.dialogWidth
        visible: page.files.count > 0
        label: qsTr("Base of relative IRIs")
        hint: page.importer.baseIriFits ? qsTr("For files that do not say it themselves. Without it, such names begin with where the file lies.") : qsTr("This must be a whole IRI, such as http://example.org/.")

        AppTextField {
            objectName: "importBase"
            Layout.fillWidth: true
            name: qsTr("Base of relative IRIs")
            placeholderText: qsTr("where each file lies")
            text: page.importer.baseIri
            onTextEdited: page.importer.baseIri = text
            onEditingFinished: page.importer.resume()
        }
    }
}
