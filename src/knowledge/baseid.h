// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tripletalk::knowledge {

/// An id for a new base.
std::string newBaseId();

/// This moment, for its manifest: ISO 8601, UTC.
std::string timeOfCreation();

}  // namespace tripletalk::knowledge
