// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tripletalk::tests {

/// Whether a program that is not ours is in `folder`: fetched there by `script FOLDER` unless
/// `folder + proof` is there already. False where there is no network or no package manager; then
/// the test is skipped.
bool isFetched(const std::string& script, const std::string& folder, const std::string& proof);

}  // namespace tripletalk::tests
