// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/relationpath.h"
#include "sparql/parser/syntax.h"

#include <optional>
#include <string>

namespace tripletalk::answering {

/// A path and where it begins.
struct BegunPath {
    std::string thing = {};  ///< IRI; empty: by its name
    std::string name = {};
    RelationPath path = {};
};

/// The path that a query asks for: a SELECT of one variable (or of its name), whose patterns are
/// one chain from an IRI, or from what has a given name, to it. Names that it also asks for and
/// classes of the things on the way say nothing else; with any other condition, order, group,
/// limit or choice it is no path.
std::optional<BegunPath> pathOf(const sparql::Query& query);

}  // namespace tripletalk::answering
