// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/schema.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

struct Completion {
    enum class Kind { Table, Column, Alias, Function, Keyword };
    Kind kind = Kind::Keyword;
    std::string text;         ///< as it is to be written, quoted where SQL needs it
    std::string detail = {};  ///< the table of a column, what a table or column is called
};

struct Completions {
    std::size_t begin = 0;  ///< where the word begins that a completion replaces, in bytes
    std::vector<Completion> list = {};
};

/// What may be written at `cursor`: behind "alias." its columns, behind FROM and JOIN tables, else
/// the columns of the query's tables before all others, functions and keywords. What begins with
/// the word at the cursor comes before what merely has it. At most `most`.
Completions completeSql(const induction::Schema& schema, std::string_view sql, std::size_t cursor,
                        std::size_t most = 40);

}  // namespace tripletalk::knowledge
