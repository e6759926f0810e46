// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/syntax.h"
#include "sparql/reference/solution.h"
#include "sparql/sparqlsource.h"

namespace tripletalk::tests::reference {

/// The triples of one graph, a set.
using Graph = std::set<sparql::Triple>;

/// The solutions of `subject predicate object`.
Solutions matchesOf(const Graph& graph, const sparql::Node& subject, const sparql::Node& predicate,
                    const sparql::Node& object);

/// The solutions of `subject path object`: section 18.4.
Solutions matchesOf(const Graph& graph, const sparql::Node& subject, const sparql::Path& path,
                    const sparql::Node& object);

}  // namespace tripletalk::tests::reference
