// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"
#include "sparql/compiler/statistics.h"
#include "sparql/parser/syntax.h"
#include "sparql/querybudget.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// A path whose IRIs are ids; an id that no quad has matches none.
struct IdPath {
    Path::Kind kind = Path::Kind::Iri;
    graph::TermId iri = 0;
    std::vector<IdPath> parts = {};
};

/// True if the path may have no steps, so that it leads from each node to itself.
bool mayBeEmpty(const IdPath& path);

/// The pairs that a path of the kinds ZeroOrMore, OneOrMore or ZeroOrOne connects, each once.
struct PathDefinition {
    std::string name;
    IdPath path;
    /// Which graphs' union is walked, as a condition on g.
    std::optional<std::string> graphs;
};

/// Makes them a table of SQL, name(s, o), or name(graph) where `graphs` is not given, on the
/// store's connection, for as long as it lives. A column that is compared with a value is where the
/// walk begins. No statement that reads the table may live longer.
class PathTable {
  public:
    static Result<PathTable> on(const graph::TripleStore& store, Statistics& statistics,
                                QueryBudget& budget, PathDefinition definition);
    PathTable(PathTable&&) noexcept;
    PathTable& operator=(PathTable&&) noexcept;
    ~PathTable();

    struct Private;

  private:
    explicit PathTable(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sparql
