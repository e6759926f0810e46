// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "induction/classes/entities.h"
#include "induction/tablechoices.h"
#include "induction/values/cleaning.h"
#include "naming/labels.h"
#include "sqlite/database.h"

#include <functional>
#include <string>

namespace tripletalk::induction {

/// What all steps of one induction work with: the graph, the new database, and what is known of the
/// graph's terms so far.
struct Workbench {
    const graph::TripleStore& store;
    const sqlite::Database& database;
    Entities& entities;
    naming::Labels& labels;
    const std::string& language;
    const CleaningChoices& choices;
    const TableChoices& tables;
    const ProgressSink& progress;
    const CancelToken& cancel;

    /// The number of an IRI, or 0 (which no term has) if the graph does not use it.
    [[nodiscard]] graph::TermId id(std::string_view iri) const;
    /// Of a blank node "_:label".
    [[nodiscard]] std::string iri(graph::TermId id) const;

    using Row = std::function<Result<void>(sqlite::Statement&)>;
    /// Steps through the rows of a query on the graph; `row` returns an error to stop. Looks at the
    /// token now and then.
    Result<void> eachOfGraph(std::string_view sql, const Row& row) const;
    /// The same on the new database.
    Result<void> each(std::string_view sql, const Row& row) const;

    void report(const char* stage, std::int64_t done, std::int64_t total, const char* unit) const;
};

/// Comma-separated numbers for an IN list; "0" if there are none.
template <typename Ids>
std::string idList(const Ids& ids) {
    std::string list;
    for (const auto id : ids) list += (list.empty() ? "" : ",") + std::to_string(id);
    return list.empty() ? "0" : list;
}

}  // namespace tripletalk::induction
