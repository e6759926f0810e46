// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace tripletalk::tests {

/// A socket that listens on a free port of this computer, which the caller closes. Throws.
int listenOnLoopback(int& port);

}  // namespace tripletalk::tests
