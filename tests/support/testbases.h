// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/importfiles.h"
#include "knowledge/knowledgebase.h"
#include "llm/providers.h"
#include "support/graphs.h"

#include <fstream>

namespace tripletalk::tests {

/// A knowledge base of a graph written as Turtle in the test, in folder/test.kb, with the built-in
/// embedder.
inline knowledge::KnowledgeBase baseFromTurtle(const std::filesystem::path& folder,
                                               std::string_view turtle) {
    const auto file =
        writeText(folder / "test.ttl", std::string(testPrefixes) + std::string(turtle));
    knowledge::ImportOptions options;
    options.embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
    options.replace = true;
    must(knowledge::importFiles({file}, folder / "test.kb", options, {}, CancelToken()));
    return must(knowledge::KnowledgeBase::open(folder / "test.kb"));
}

/// A small museum: two artists, five works, some measured.
inline constexpr std::string_view museum = R"(
:Artist a rdfs:Class ; rdfs:label "Artist" .
:Painting a rdfs:Class ; rdfs:label "Painting" .
:height rdfs:label "height" .
:ana a :Artist ; rdfs:label "Ana Bell" ; :bornIn "Lisbon" .
:bo a :Artist ; rdfs:label "Bo Carter" ; :bornIn "Oslo" .
:p1 a :Painting ; rdfs:label "Harbour at Dawn" ; :paintedBy :ana ; :height "1,200 mm" ; :year 1901 .
:p2 a :Painting ; rdfs:label "Harbour at Dusk" ; :paintedBy :ana ; :height "800 mm" ; :year 1902 .
:p3 a :Painting ; rdfs:label "The Blue Door" ; :paintedBy :bo ; :height "2,050 mm" ; :year 1911 .
:p4 a :Painting ; rdfs:label "Two Chairs" ; :paintedBy :bo ; :height "640 mm" ; :year 1899 .
:p5 a :Painting ; rdfs:label "Snow" ; :paintedBy :bo ; :height "400 mm" ; :year 1920 .
)";

}  // namespace tripletalk::tests
