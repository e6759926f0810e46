// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import TripleTalk
import TripleTalk.Backend
import TripleTalk.Test

// From a file to a question.
TestCase {
    id: suite

    name: "Import"
    when: windowShown
    width: 800
    height: 600

    TestWorld {
        id: world
    }
    ImportDialog {
        id: dialog

        importer: world.session.importer
    }

    function test_filesAreImportedWithAReport() {
        dialog.open();
        tryVerify(() => dialog.opened);
        const start = findChild(dialog, "startImport") ?? findChild(dialog.footer, "startImport");
        verify(!start.enabled);
        world.session.importer.addFiles([world.graphFile()]);
        verify(start.enabled);
        mouseClick(start);
        tryVerify(() => world.session.importer.state === Importer.Done, 20000);
        compare(world.session.importer.report.triples, 12);
        tryVerify(() => world.session.bases.state === Bases.Ready, 20000);
        const close = findChild(dialog.footer, "closeImport");
        verify(close.visible);
        mouseClick(close);
        tryVerify(() => !dialog.visible);
    }
}
