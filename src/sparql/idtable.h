// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"

#include <memory>
#include <vector>

namespace tripletalk::sparql {

/// The terms of many ids in one statement, which is twice as fast as one statement a term: the ids
/// are a table of SQL, sparql_ids(id), on the store's connection, for as long as it lives.
class IdTable {
  public:
    static Result<IdTable> on(const graph::TripleStore& store);
    IdTable(IdTable&&) noexcept;
    IdTable& operator=(IdTable&&) noexcept;
    ~IdTable();

    /// The terms of ids that the store has, in their order.
    Result<std::vector<rdf::Term>> terms(const std::vector<graph::TermId>& ids);

    struct Private;

  private:
    explicit IdTable(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
