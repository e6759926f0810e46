// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tripletalk::retrieval {

/// Adds a text to a list of texts, each behind its length (a varint of postings.h).
void appendText(std::string& list, std::string_view text);

/// Takes the first text off such a list, of which it is a part. Damaged lists give shorter or empty
/// texts, and an end.
std::string_view takeText(std::string_view& list);

}  // namespace tripletalk::retrieval
