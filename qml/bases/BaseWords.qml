// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
pragma Singleton
import QtQuick

// A knowledge base in words.
QtObject {
    // "466 entities, 3,440 facts": where it is narrow the line breaks between the two alone.
    function amount(entities: real, facts: real): string {
        const whole = text => text.replace(/ /g, "\u00a0");
        return qsTr("%1, %2").arg(whole(qsTr("%Ln entity(s)", "", entities))).arg(whole(qsTr("%Ln fact(s)", "", facts)));
    }
}
