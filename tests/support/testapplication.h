// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tripletalk::tests {

/// Makes a QCoreApplication if there is none (Qt Network needs one). Call it from the main thread;
/// ModelServer does.
void ensureApplication();

}  // namespace tripletalk::tests
