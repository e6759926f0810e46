// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/autokgqa/graphvectors.h"
#include "answering/unioqa/belief.h"
#include "answering/unioqa/factsearch.h"
#include "belief/damagedqueries.h"
#include "knowledge/languages/cypherconnection.h"

#include <cstdio>
#include <fstream>
#include <iostream>

#include <nlohmann/json.hpp>

/// bench_belief KB EXAMPLES [QUESTIONS]
///
/// Of each of so many (default: 1,000) questions with their paths, as bench/paths/generate.py
/// writes them, the right query or a damaged one, each half of the times; of those that find
/// something a line of the signs that a query is believed by: right (0 or 1), things, relations,
/// agreed (or "-"), belief. bench/belief/fit.py makes weights of them.
namespace {

using namespace tripletalk;
using namespace tripletalk::answering;

constexpr std::size_t factTokens = 2500;

Result<void> tell(const knowledge::KnowledgeBase& base, std::istream& examples, int questions) {
    const auto connection = knowledge::CypherConnection::open(base);
    if (!connection) return connection.error();
    auto& engine = (*connection)->engine();
    auto& graph = (*connection)->graph();
    GraphVectors vectors(base, nullptr);
    std::mt19937 random(20261124);
    for (std::string line; questions > 0 && std::getline(examples, line); --questions) {
        const auto object = nlohmann::json::parse(line);
        const bench::PathQuestionLine asked{object["question"], object["thing"], object["path"]};
        const auto& wording = language::Wording::forText(asked.question);
        auto finder = PathFinder::open(base, graph, wording);
        if (!finder) return finder.error();
        const std::string right = bench::queryOf(engine, asked.thing, asked.path);
        const auto gold = bench::found(engine, right);
        const bool isDamaged = random() % 2 == 0;
        const std::string query = isDamaged ? bench::damaged(engine, asked, random) : right;
        const auto rows = bench::found(engine, query);
        const auto sketch = cypher::QuerySketch::of(query);
        if (gold.empty() || rows.empty() || !sketch) continue;
        auto signs = signsOf(*sketch, engine, asked.question, **finder, {});
        if (!signs) return signs.error();
        signs->found = true;
        FactSearch search(base, graph, **finder, vectors);
        const auto facts = search.find(asked.question, {}, factTokens, {});
        if (!facts) return facts.error();
        Source source{.kind = "cypher"};
        const auto result = (*connection)->run(query, knowledge::QueryConnection::Links::Found, {});
        if (!result) continue;
        source.rows = result->rows;
        signs->agreed = agreement(source, facts->onPath);
        std::printf("%d %.3f %.3f %s %.3f\n", rows == gold ? 1 : 0, signs->things, signs->relations,
                    signs->agreed ? std::to_string(*signs->agreed).c_str() : "-", belief(*signs));
    }
    return {};
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 3) {
        std::cerr << "bench_belief KB EXAMPLES [QUESTIONS]\n";
        return 2;
    }
    const auto base = knowledge::KnowledgeBase::open(arguments[1]);
    std::ifstream examples(arguments[2]);
    const int questions = count > 3 ? std::atoi(arguments[3]) : 1000;
    const auto told = base ? tell(*base, examples, questions) : Result<void>(base.error());
    if (!told) std::cerr << told.error().toText() << "\n";
    return told ? 0 : 1;
}
