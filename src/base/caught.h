// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <exception>

namespace tripletalk {

/// What was thrown, for the ends of threads, tasks and commands, where it would end the program.
/// Limit where memory ran out, else Internal.
Error errorOf(const std::exception& thrown);

}  // namespace tripletalk
