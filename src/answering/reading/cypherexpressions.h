// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/graphplaces.h"
#include "answering/reading/queryterm.h"

#include <optional>
#include <string>

namespace tripletalk::answering::reading {

/// A name as a query has it, in backticks where it is no plain word or a word of the language.
std::string quotedName(const std::string& name);

/// The same of a variable that is written as SPARQL does.
std::string variableOf(const std::string& sparql);

/// The local name of a predicate or class where no other of its role has it, else the whole IRI.
std::string cypherName(const std::string& iri, GraphStep::Kind kind,
                       const induction::Schema& schema);

/// What is computed of the rows of a group.
std::string cypherOf(Function function, const std::string& to);

/// Whether a column has the literals of the graph themselves: the database tells the most specific
/// class alone, and reads dates in texts.
bool isAsInGraph(const induction::Column& column);

/// The test of a pattern of LIKE that asks for a part, the beginning or the end of a text; nothing
/// for others.
std::optional<std::string> cypherLikeTest(const std::string& pattern, const std::string& of);

}  // namespace tripletalk::answering::reading
