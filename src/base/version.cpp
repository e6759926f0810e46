// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/version.h"

namespace tripletalk {

std::string_view version() { return TRIPLETALK_VERSION; }

}  // namespace tripletalk
