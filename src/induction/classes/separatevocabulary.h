// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/workbench.h"

#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// An rdf:type triple: entity and class.
using Typing = std::pair<graph::TermId, graph::TermId>;

/// Tells subjects of data from those that only describe the vocabulary: classes, properties,
/// ontologies, and the blank nodes of their axioms. What has a type of its own is data, even if it
/// serves as a class too; a graph that is nothing but a vocabulary is data itself, and so is one
/// that describes more classes and properties than things, most of them without any use in its
/// data, where the things hardly lead to each other. Files the vocabulary in bench.entities as such
/// and returns the rdf:type triples of data, sorted, each once; triples whose object is a literal
/// are left out.
Result<std::vector<Typing>> separateVocabulary(const Workbench& bench);

}  // namespace tripletalk::induction
