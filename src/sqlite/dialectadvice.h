// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <string_view>

/// What to write in SQLite's SQL instead of what other dialects have.
namespace tripletalk::sqlite {

/// Instead of a function, by its lower-case name; null where nothing is known.
const Sentence* adviceOnFunction(std::string_view name);

/// On the words of other dialects in a query, at most three, ANY and the like only where they are
/// called; empty where there are none.
Sentence adviceOnDialect(std::string_view sql);

}  // namespace tripletalk::sqlite
