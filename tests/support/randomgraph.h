// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/term.h"

#include <functional>
#include <vector>

namespace tripletalk::tests {

/// A small graph of 5 to 150 quads that is as nasty as real ones: classes with hierarchies (rings
/// too), things without a type, with several, or nameless; lists, well-formed and not; languages,
/// datatypes and lexical forms right and wrong; several values; links to classes, to nothing, to
/// several classes; named graphs; names of every script. The same seed gives the same graph
/// everywhere.
std::vector<rdf::Quad> randomGraph(unsigned seed);

/// The quads that are left when as many as possible are taken away, by halves and then one by one,
/// while `fails` still holds.
std::vector<rdf::Quad> minimised(std::vector<rdf::Quad> quads,
                                 const std::function<bool(const std::vector<rdf::Quad>&)>& fails);

}  // namespace tripletalk::tests
