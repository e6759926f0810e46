// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import TripleTalk
import TripleTalk.Backend

// One knowledge base: its name, what it holds, its sources, its privacy rule, and what can be done with it.
Flickable {
    id: view

    required property Session session
    readonly property BaseKeeper keeper: session.baseKeeper
    readonly property var details: keeper.details
    readonly property var changes: keeper.changes
    readonly property string folder: details.folder ?? ""
    readonly property bool current: session.bases.folder === folder
    readonly property bool broken: (details.error ?? "") !== ""
    readonly property string endpoint: details.endpoint ?? ""
    readonly property bool working: keeper.work !== BaseKeeper.Nothing
    readonly property int chats: session.conversations.count >= 0 ? session.conversations.countOf(details.id ?? "") : 0
    readonly property int indexed: details.indexed ?? -1
    // What is here of an endpoint's graph to read questions by; null: nothing.
    readonly property var excerpt: details.excerpt && details.excerpt.here !== undefined ? details.excerpt : null
    readonly property var excerptFacts: excerpt ? [[qsTr("In the excerpt"), excerpt.there < 0 ? number(excerpt.here) : qsTr("%1 of %2 facts").arg(number(excerpt.here)).arg(number(excerpt.there))], ...(excerpt.missing ? [[qsTr("Not in the excerpt"), excerpt.missing]] : [])] : []
    readonly property var facts: [...(endpoint ? [[qsTr("Asked at"), endpoint], ...(indexed < 0 ? [] : [[qsTr("In the search index"), number(indexed)]]), ...excerptFacts] : contents), [qsTr("Chats"), number(chats)], [qsTr("On disk"), Qt.locale().formattedDataSize(details.bytes ?? 0, 1, Locale.DataSizeSIFormat)], [qsTr("Version"), number(details.generation)], [qsTr("Folder"), folder]]
    readonly property var contents: [[qsTr("Facts"), number(details.triples)], [qsTr("Entities"), number(details.entities)], [qsTr("Tables"), number(details.tables)], [qsTr("Passages"), number(details.passages)], [qsTr("Search by meaning"), details.embedders && details.embedders.length > 0 ? details.embedders.map(name => name === "builtin" ? qsTr("built in") : name).join(", ") : qsTr("none")]]

    // What it was made of; documents that were added come over by themselves.
    readonly property var importedFiles: (details.sources ?? []).filter(source => !source.added).map(source => source.url)

    signal packRequested(string folder)
    signal documentsRequested(string folder)
    signal removeRequested(string folder)

    function number(value: var): string {
        return Number(value ?? 0).toLocaleString(Qt.locale(), "f", 0);
    }
    // One that cannot be opened is made anew by the wizard, which begins with what it was made of.
    function importAgain() {
        if (view.broken)
            view.session.show("import", {
                    "folder": view.folder,
                    "sources": view.importedFiles
                });
        else
            view.keeper.importAgain(view.folder);
    }
    function rename() {
        nameField.forceActiveFocus();
        nameField.selectAll();
    }

    // What is being typed stays.
    onDetailsChanged: if (!nameField.activeFocus)
        nameField.text = details.name ?? ""
    onFolderChanged: {
        nameField.text = details.name ?? "";
        contentY = 0;
    }
    contentHeight: column.implicitHeight + 2 * Theme.spaceXl
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: AppScrollBar {
    }

    ColumnLayout {
        id: column

        x: (view.width - width) / 2
        y: Theme.spaceXl
        width: Math.min(view.width - 2 * Theme.spaceXl, Theme.readingWidth)
        spacing: Theme.spaceL

        Note {
            objectName: "baseError"
            Layout.fillWidth: true
            visible: view.keeper.error && view.keeper.errorFolder === view.folder && view.keeper.errorWork !== BaseKeeper.Learning
            message: view.keeper.error
            detail: view.keeper.errorDetail
            actionLabel: qsTr("Close")
            onActionRequested: view.keeper.dismissError()
        }
        Note {
            Layout.fillWidth: true
            visible: view.broken
            message: view.details.error ?? ""
        }
        FormField {
            Layout.fillWidth: true
            label: qsTr("Name")

            AppTextField {
                id: nameField

                objectName: "baseName"
                Layout.fillWidth: true
                name: qsTr("Name of the knowledge base")
                enabled: !view.broken
                onEditingFinished: if (text.trim() && text !== view.details.name)
                    view.keeper.rename(view.folder, text)
                else
                    text = view.details.name ?? ""
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.spaceS

            AppButton {
                objectName: "useBase"
                label: view.current ? qsTr("In use") : qsTr("Use this one")
                iconName: "check"
                primary: !view.current && !view.broken
                enabled: !view.current && !view.broken
                onClicked: {
                    view.session.bases.open(view.folder);
                    // It is of no more use itself.
                    view.forceActiveFocus();
                }
            }
            AppButton {
                objectName: "importAgain"
                visible: !view.endpoint && (!view.broken || view.importedFiles.length > 0)
                label: qsTr("Import again")
                primary: view.broken || view.current && (view.details.changed ?? 0) > 0
                iconName: "refresh"
                enabled: !view.working
                onClicked: view.importAgain()
            }
            AppButton {
                objectName: "fetchIndex"
                visible: view.endpoint && !view.broken
                label: view.indexed > 0 ? qsTr("Update the search index") : qsTr("Fetch a search index")
                iconName: "search"
                enabled: !view.working
                onClicked: view.keeper.fetchIndex(view.folder)
            }
            AppButton {
                objectName: "fetchExcerpt"
                visible: view.endpoint && !view.broken
                label: view.excerpt ? qsTr("Fetch the excerpt anew") : qsTr("Fetch an excerpt")
                iconName: "download"
                enabled: !view.working
                onClicked: view.keeper.fetchExcerpt(view.folder)
            }
            AppButton {
                objectName: "packBase"
                label: qsTr("Pack …")
                iconName: "archive"
                enabled: !view.working && !view.broken
                onClicked: view.packRequested(view.folder)
            }
            AppButton {
                objectName: "removeBase"
                label: view.details.outside ? qsTr("Remove from the list") : qsTr("Delete")
                iconName: "trash"
                danger: true
                enabled: !view.working
                onClicked: view.removeRequested(view.folder)
            }
        }
        BaseWork {
            Layout.fillWidth: true
            visible: view.working && view.keeper.workFolder === view.folder && view.keeper.work !== BaseKeeper.Learning
            keeper: view.keeper
        }
        BaseChanges {
            objectName: "baseChanges"
            Layout.fillWidth: true
            visible: view.changes.folder === view.folder && !view.working
            changes: view.changes
        }
        GridLayout {
            Layout.fillWidth: true
            columns: 2
            columnSpacing: Theme.spaceXl
            rowSpacing: Theme.spaceS

            LayoutRepeater {
                model: view.facts.length * 2

                AppText {
                    required property int index
                    readonly property bool isValue: index % 2 === 1

                    Layout.fillWidth: isValue
                    text: (view.facts[Math.floor(index / 2)] ?? [])[index % 2] ?? ""
                    color: isValue ? Theme.colors.text : Theme.colors.textMuted
                    font.pixelSize: Theme.fontSmall
                    wrapMode: isValue ? Text.WrapAtWordBoundaryOrAnywhere : Text.NoWrap
                }
            }
        }
        FormField {
            Layout.fillWidth: true
            visible: view.details.needsKey ?? false
            label: qsTr("Authorization")
            hint: qsTr("Kept in the desktop's keychain and sent to this address only.")

            AppTextField {
                objectName: "baseKey"
                Layout.fillWidth: true
                name: qsTr("Authorization")
                placeholderText: "••••••••"
                echoMode: TextInput.Password
                inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText
                onAccepted: {
                    view.keeper.setKey(view.folder, text);
                    clear();
                }
            }
        }
        BaseExamples {
            objectName: "baseExamples"
            Layout.fillWidth: true
            visible: !view.broken
            keeper: view.keeper
        }
        TaughtList {
            objectName: "taughtList"
            Layout.fillWidth: true
            visible: !view.broken
            session: view.session
            folder: view.folder
            kept: view.details.examples ?? 0
        }
        BaseSources {
            Layout.fillWidth: true
            visible: !view.endpoint
            details: view.details
            working: view.working || view.broken
            onAddRequested: view.documentsRequested(view.folder)
            onRemoveRequested: name => view.keeper.removeDocument(view.folder, name)
        }
        PrivacyChoice {
            Layout.fillWidth: true
            enabled: !view.broken
            rule: view.details.privacy ?? ""
            onChosen: rule => view.keeper.setPrivacy(view.folder, rule)
        }
    }
}
