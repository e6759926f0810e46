// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "naming/labels.h"
#include "sqlite/database.h"

#include <filesystem>
#include <functional>
#include <string>

namespace tripletalk::induction {

/// What all steps of one induction work with: the new database on a connection of its own, with the
/// triple store attached as schema `graph` for set-oriented work, and temporary tables beside it:
///
///     vocabulary_work(id)                classes, properties and what else only describes the
///     vocabulary entity_work(id, class, key)        every described entity; class counts in
///     Classes::list undescribed_work(id, key)          what entities link to without its being
///     described; key is its readable name
struct Workbench {
    const graph::TripleStore& store;
    const sqlite::Database& database;
    naming::Labels& labels;
    const std::string& language;
    const ProgressSink& progress;
    const CancelToken& cancel;

    /// The number of an IRI, or 0 (which no term has) if the graph does not use it.
    [[nodiscard]] graph::TermId id(std::string_view iri) const;

    /// Steps through the rows of a query; `row` returns an error to stop. Looks at the token now
    /// and then.
    Result<void> each(std::string_view sql,
                      const std::function<Result<void>(sqlite::Statement&)>& row) const;

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
