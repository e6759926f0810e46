// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// The part of the graph that "auto-kgqa" takes the question to be about.
struct SubgraphChosen {
    static constexpr std::string_view kind = "subgraph_chosen";
    struct Match {
        std::string words = {};
        std::string kind = {};  ///< "class", "property" or "thing"
        std::string iri = {};
        std::string label = {};
        double score = 0;

        static void members(auto&& with) {
            with("words", &Match::words);
            with("kind", &Match::kind);
            with("iri", &Match::iri);
            with("label", &Match::label);
            with("score", &Match::score, ifAny);
        }
    };
    struct Node {
        std::string iri = {};  ///< "_:…" of a blank node; empty: a literal
        std::string label = {};

        static void members(auto&& with) {
            with("iri", &Node::iri, ifAny);
            with("label", &Node::label);
        }
    };
    struct Fact {
        Node subject = {};
        Node property = {};
        Node object = {};
        double relevance = 0;

        static void members(auto&& with) {
            with("subject", &Fact::subject);
            with("property", &Fact::property);
            with("object", &Fact::object);
            with("relevance", &Fact::relevance, ifAny);
        }
    };
    std::vector<Match> matches = {};
    std::vector<Node> terminals = {};  ///< that the tree joins
    std::vector<Fact> tree = {};
    std::vector<Fact> facts = {};  ///< that the question needs, most relevant first
    std::int64_t read = 0;         ///< facts that were looked at
    std::int64_t described = 0;    ///< things that were looked at
    std::vector<std::string> notes = {};

    static void members(auto&& with) {
        with("matches", &SubgraphChosen::matches);
        with("terminals", &SubgraphChosen::terminals);
        with("tree", &SubgraphChosen::tree);
        with("facts", &SubgraphChosen::facts);
        with("read", &SubgraphChosen::read);
        with("described", &SubgraphChosen::described);
        with("notes", &SubgraphChosen::notes, ifAny);
    }
};

}  // namespace tripletalk::answering
