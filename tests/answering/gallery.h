// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/ground.h"
#include "answering/tools/sqltool.h"
#include "support/testbases.h"

#include <gtest/gtest.h>

namespace tripletalk::answering {

/// A base to check queries on: works that tie, share a name, lack a value, and have several
/// exhibitions.
struct Gallery : testing::Test {
    static constexpr std::string_view graph = R"(
:Artist a rdfs:Class ; rdfs:label "Artist" .
:Painting a rdfs:Class ; rdfs:label "Painting" .
:Show a rdfs:Class ; rdfs:label "Show" .
:ana a :Artist ; rdfs:label "Ana Bell" ; :bornIn "Lisbon" .
:bo a :Artist ; rdfs:label "Bo Carter" ; :bornIn "Oslo" .
:cy a :Artist ; rdfs:label "Cy Ünal" ; :bornIn "Bergen" .
:s1 a :Show ; rdfs:label "Spring Show" ; :city "Oslo" .
:s2 a :Show ; rdfs:label "Winter Show" ; :city "Lisbon" .
:p1 a :Painting ; rdfs:label "Harbour at Dawn" ; :paintedBy :ana ; :price 100.25 ; :year 1901 ; :shownAt :s1, :s2 .
:p2 a :Painting ; rdfs:label "Harbour at Dusk" ; :paintedBy :ana ; :price 300.5 ; :year 1902 ; :shownAt :s1, :s2 .
:p3 a :Painting ; rdfs:label "The Blue Door" ; :paintedBy :bo ; :price 300.5 ; :year 1911 ; :shownAt :s1 .
:p4 a :Painting ; rdfs:label "Gran Coupé Sport 220i" ; :paintedBy :bo ; :price 200 ; :year 1899 ; :shownAt :s2 .
:p5 a :Painting ; rdfs:label "Snow" ; :paintedBy :bo ; :price 50 ; :year 1920 .
:p6 a :Painting ; rdfs:label "Snow" ; :paintedBy :cy ; :price 60 ; :year 1921 .
:p7 a :Painting ; rdfs:label "Lost Work" ; :paintedBy :cy ; :year 1922 .
)";

    explicit Gallery(const std::string& more = {})
        : base(tests::baseFromTurtle(folder.path(), std::string(graph) + more)) {}

    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base;
    SqlTool tables = tests::must(SqlTool::open(base));
    retrieval::ValueIndex values = tests::must(base.openValues());
    checks::Ground ground{tables.sandbox(), base.schema(), tables.entities(), values};
};

}  // namespace tripletalk::answering
