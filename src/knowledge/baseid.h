// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace tripletalk::knowledge {

/// An id for a new base.
std::string newBaseId();

}  // namespace tripletalk::knowledge
