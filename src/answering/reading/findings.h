// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/languages/queryresult.h"

#include <cstddef>
#include <string>

namespace tripletalk::answering::reading {

/// What a reading's query found, as far as it speaks for or against the reading.
struct Findings {
    std::size_t rows = 0;
    bool unknown = false;   ///< one row, and nothing in it
    bool zero = false;      ///< one row: 0
    bool blank = false;     ///< a column of which nothing is known
    bool gaps = false;      ///< of some rows something is not known
    bool constant = false;  ///< several rows, and all have the same in some column
    bool repeated = false;  ///< two columns say the same
    bool failed = false;    ///< the query does not run, or takes too long
    std::string hash = {};  ///< the same for the same set of rows
};

Findings findingsOf(const knowledge::QueryResult& result);

}  // namespace tripletalk::answering::reading
