// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"
#include "rdf/termtext.h"

namespace tripletalk::rdf {

std::string toNQuads(const Quad& quad) {
    std::string line =
        toText(quad.subject) + ' ' + toText(quad.predicate) + ' ' + toText(quad.object) + ' ';
    if (!quad.graph.lexical.empty()) line += toText(quad.graph) + ' ';
    return line + ".\n";
}

}  // namespace tripletalk::rdf
