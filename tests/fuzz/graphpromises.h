// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "fuzz.h"
#include "rdf/reader.h"

#include <algorithm>
#include <vector>

namespace tripletalk::fuzz {

/// All quads of a text, whatever is wrong with it; `whole`: nothing that would end the reading.
inline std::vector<rdf::Quad> quadsOf(std::string_view text, const rdf::ReadOptions& options,
                                      bool* whole = nullptr) {
    std::vector<rdf::Quad> quads;
    const auto report =
        rdf::readText(text, "fuzz", options, [&](const rdf::Quad& quad) -> Result<void> {
            quads.push_back(quad);
            return {};
        });
    outcome(report);
    if (whole) *whole = report.ok();
    return quads;
}

/// What a graph hands over is written as N-Quads, and read again it is the same. Blank nodes may
/// have other labels then.
inline void expectGoodQuads(const std::vector<rdf::Quad>& quads) {
    for (const rdf::Quad& quad : quads) {
        const std::string line = toNQuads(quad);
        const auto again = quadsOf(line, {.format = &formatOf(rdf::Syntax::NQuads)});
        expect(again.size() == 1, "a quad that was read can be written and read again");
        if (quad.subject.isBlank() || quad.object.isBlank() || quad.graph.isBlank()) continue;
        expectSame(toNQuads(again[0]), line, "a quad is the same when it is read again");
    }
}

/// Reads a text in every way in which an import may.
inline void readInAllWays(std::string_view text, rdf::Syntax syntax) {
    using rdf::OnError;
    rdf::ReadOptions options{.format = &formatOf(syntax), .base = "http://example.org/"};
    bool isGood = false;
    const auto stopped = quadsOf(text, options, &isGood);
    options.onError = OnError::Skip;
    const auto skipped = quadsOf(text, options);
    options.onError = OnError::Repair;
    const auto repaired = quadsOf(text, options);
    expect(skipped.size() <= repaired.size(), "what is repaired is not lost");
    expect(!isGood || stopped == skipped, "of a good text nothing is skipped");
    expectGoodQuads(repaired);
}

}  // namespace tripletalk::fuzz
