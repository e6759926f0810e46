// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
import QtQuick
import TripleTalk

// What is wrong with a server, what to do about it, and in small what the server or the network said.
Note {
    required property string problem
    required property string advice

    message: advice ? problem + " " + advice : problem
    error: false
}
