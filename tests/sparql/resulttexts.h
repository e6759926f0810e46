// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sparql/sparqlsource.h"

#include <string>

namespace tripletalk::sparql {

/// CSV as it can be compared: every field a plain literal, or a blank node if it begins with "_:";
/// an empty field is nothing bound.
Result<QueryAnswer> readCsvTexts(const std::string& text);

/// TSV with its terms.
Result<QueryAnswer> readTsvResults(const std::string& text);

}  // namespace tripletalk::sparql
