// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/reader.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::rdf {

/// The quads with blank nodes renamed by what is said about them: equal for isomorphic graphs,
/// which is enough for the small ones of tests.
inline std::set<std::string> canonical(const std::vector<Quad>& quads) {
    std::map<std::string, std::string> colour;
    const auto colourOf = [&](const Term& term) {
        return term.isBlank() ? "_:" + colour[term.lexical] : toNQuads({term, term, term});
    };
    for (int round = 0; round < 8; ++round) {
        std::map<std::string, std::set<std::string>> said;
        for (const Quad& quad : quads) {
            const std::string predicate = quad.predicate.lexical + " " + colourOf(quad.graph);
            if (quad.subject.isBlank())
                said[quad.subject.lexical].insert(">" + predicate + colourOf(quad.object));
            if (quad.object.isBlank())
                said[quad.object.lexical].insert("<" + predicate + colourOf(quad.subject));
            if (quad.graph.isBlank())
                said[quad.graph.lexical].insert("@" + colourOf(quad.subject) +
                                                quad.predicate.lexical + colourOf(quad.object));
        }
        std::map<std::string, std::string> next;
        for (const auto& [label, texts] : said) {
            std::string all;
            for (const std::string& text : texts) all += text;
            next[label] = std::to_string(std::hash<std::string>{}(all));
        }
        colour = std::move(next);
    }
    std::set<std::string> lines;
    for (const Quad& quad : quads)
        lines.insert(colourOf(quad.subject) + quad.predicate.lexical + colourOf(quad.object) +
                     colourOf(quad.graph));
    return lines;
}

}  // namespace tripletalk::rdf
