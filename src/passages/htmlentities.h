// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::passages {

/// The text with "&amp;", "&#233;", "&#xE9;" and the common named characters of HTML replaced;
/// unknown ones stay as they are.
std::string withoutEntities(std::string_view text);

}  // namespace tripletalk::passages
