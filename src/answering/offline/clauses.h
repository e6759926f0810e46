// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "language/wording.h"

#include <string>
#include <vector>

namespace tripletalk::answering::offline {

/// A question that asks twice ("How heavy is X, and what does it cost?", two sentences) as its two
/// questions.
std::vector<std::string> clausesOf(const std::string& question, const language::Wording& wording);

}  // namespace tripletalk::answering::offline
