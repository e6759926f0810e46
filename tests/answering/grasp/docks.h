// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/grasp/graphathand.h"
#include "answering/grasp/grasptool.h"
#include "answering/grasp/queryruns.h"
#include "support/testbases.h"

#include <memory>
#include <string>

#include <gmock/gmock.h>

namespace tripletalk::answering::grasp {

/// Ships, docks and what leads between them; an odd IRI, blank nodes and literals of all sorts.
inline constexpr std::string_view docks = R"(
:Ship a rdfs:Class ; rdfs:label "Ship"@en .
:Dock a rdfs:Class ; rdfs:label "Dock"@en .
:sailsTo a rdf:Property ; rdfs:label "sails to"@en .
:builtIn a rdf:Property ; rdfs:label "built in"@en .
:motto rdfs:label "motto"@en .
:north a :Dock ; rdfs:label "Port Anemone"@en ; skos:altLabel "Anemone Quay" .
:south a :Dock ; rdfs:label "Port Bluebell"@en .
:heron a :Ship ; rdfs:label "Swift Heron"@en ; :sailsTo :north , :south ; :builtIn 1911 ; :motto "Fast\tand\nfar" .
:tern a :Ship ; rdfs:label "Little Tern"@en ; :sailsTo :north ; :builtIn 2003 ; :crew [ :size 4 ] .
:owl a :Ship ; rdfs:label "雪中猫头鹰"@zh ; :builtIn "1980-05-01"^^xsd:date ; :registry <urn:ship:9-4> ; :contact <mailto:crew@owl.example> .
)";

/// The base of these, with its index, and what the tools work on.
struct Docks : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), docks);
    Graphs graphs;
    SeenIris seen;
    QueryRuns runs{graphs, seen};
    CancelToken cancel;

    Docks() { graphs.add(tests::must(GraphAtHand::open(parts()))); }

    GraphAtHand& graph() { return graphs.first(); }

    /// With the index; without one where `index` is false.
    GraphAtHand::Parts parts(bool index = true, const std::string& name = "docks") {
        GraphAtHand::Parts parts{.name = name, .base = base};
        if (index) parts.index = tests::must(base.lookup());
        return parts;
    }

    std::string text(Tool& tool, const nlohmann::json& arguments) {
        return tests::must(tool.call(arguments, 1, cancel)).text;
    }
};

}  // namespace tripletalk::answering::grasp
