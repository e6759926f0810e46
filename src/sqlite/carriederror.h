// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <optional>
#include <string_view>

#include <sqlite3.h>

/// The way of our own functions' errors through SQLite, which carries a text: it holds what the
/// sentence is made of.
namespace tripletalk::sqlite {

void setError(sqlite3_context* context, const Error& error);

/// The sentence that one of our functions failed with, or nothing for SQLite's own messages.
std::optional<Sentence> sentenceIn(std::string_view message);

}  // namespace tripletalk::sqlite
