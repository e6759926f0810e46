// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "induction/reshape/tableedit.h"
#include "induction/schema.h"
#include "induction/tablechoices.h"
#include "induction/values/foundcleaning.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::induction {

struct InductionOptions {
    std::string language = {};     ///< preferred language of labels and tagged literals; "" none
    CleaningChoices choices = {};  ///< a person's, for the literals of a table's predicate
    TableChoices tables = {};      ///< the same, for the tables themselves
};

/// Triples that are not in a typed column, key or link table, with the reason and a few samples as
/// text. They are never lost: they stand in a side table or, for vocabulary, became a name, a
/// comment or the class hierarchy.
struct NotInSchema {
    Sentence reason;
    std::int64_t count = 0;
    std::vector<std::string> samples;
};

struct Coverage {
    std::int64_t triples = 0;
    std::int64_t inColumns = 0;     ///< typed columns, keys, link and value tables
    std::int64_t asVocabulary = 0;  ///< became a name, comment, key or hierarchy
    std::int64_t inSideTables = 0;
    std::int64_t lost = 0;  ///< must be 0; counted by reading the tables back
};

struct Induced {
    Schema schema;
    Coverage coverage;
    std::vector<NotInSchema> notInSchema;
    std::vector<FoundCleaning> cleaning = {};  ///< rules that were used, or almost could be
    std::vector<Reshaping> reshaped = {};      ///< what was made simpler after filling (reshape.h)
    std::vector<Reshaping> suggestions = {};   ///< for a person to decide (suggestions.h)
};

/// Graph to relational database (RAGONITE, METHODS 5.1, without its limits): profiles types and
/// predicates, decides tables, keys, links and cleaning rules, and writes `database` (a new SQLite
/// file). Reads the union of all graphs. Errors: Io, DiskFull, Cancelled, Internal.
Result<Induced> induce(const graph::TripleStore& store, const std::filesystem::path& database,
                       const InductionOptions& options, const ProgressSink& progress,
                       const CancelToken& cancel);

}  // namespace tripletalk::induction
