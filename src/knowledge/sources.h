// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/manifest.h"

#include <vector>

namespace tripletalk::knowledge {

/// A file that a base was made of, beside what it was then.
enum class SourceState { Same, Changed, Missing };

/// One for each source of the manifest. Reads a file only if its size is the same. Errors: Io,
/// Cancelled.
Result<std::vector<SourceState>> sourceStates(const Manifest& manifest, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
