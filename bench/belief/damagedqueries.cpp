// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "belief/damagedqueries.h"

#include "answering/unioqa/cypherlists.h"
#include "cypher/parser/cypherwords.h"

#include <algorithm>

namespace tripletalk::bench {

using cypher::writtenName;
using cypher::writtenText;
using Role = cypher::CypherEngine::Role;

namespace {

template <typename List>
const auto& any(const List& list, std::mt19937& random) {
    return list[std::uniform_int_distribution<std::size_t>(0, list.size() - 1)(random)];
}

std::string beginning(const std::string& thing) {
    return "MATCH (n0) WHERE elementId(n0) = " + writtenText(thing) + " ";
}

std::vector<std::string> texts(cypher::CypherEngine& engine, const std::string& query) {
    auto texts = answering::firstTexts(engine, query, {});
    return texts ? *std::move(texts) : std::vector<std::string>();
}

}  // namespace

std::vector<std::string> found(cypher::CypherEngine& engine, const std::string& query) {
    std::vector<std::string> rows;
    const auto answer = engine.query(query, {}, {}, {});
    if (!answer) return rows;
    for (const auto& row : answer->rows) rows.push_back(engine.shown(row.front()));
    std::ranges::sort(rows);
    return rows;
}

std::string queryOf(cypher::CypherEngine& engine, const std::string& thing,
                    const std::vector<std::string>& path) {
    std::string pattern;
    std::string last = "n0";
    std::string returned;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (!engine.iriOf(path[i], Role::Type)) {
            returned = last + "." + writtenName(path[i]);
            break;
        }
        last = "n" + std::to_string(i + 1);
        pattern += "-[:" + writtenName(path[i]) + "]->(" + last + ")";
        returned = last;
    }
    return "MATCH (n0)" + pattern + " WHERE elementId(n0) = " + writtenText(thing) + " RETURN " +
           returned;
}

std::string damaged(cypher::CypherEngine& engine, const PathQuestionLine& asked,
                    std::mt19937& random) {
    auto path = asked.path;
    std::string thing = asked.thing;
    const int kind = std::uniform_int_distribution<int>(0, 3)(random);
    if (kind == 0 && path.size() > 1) {
        path.pop_back();
    } else if (kind == 1) {
        const auto others = texts(engine, beginning(thing) +
                                              "MATCH (m) WHERE labels(m) = labels(n0) AND m <> n0 "
                                              "RETURN elementId(m) LIMIT 200");
        if (others.empty()) return {};
        thing = any(others, random);
    } else {
        const auto others =
            texts(engine, beginning(thing) + "MATCH (n0)-[r]->() RETURN DISTINCT type(r)");
        if (others.empty()) return {};
        path = {any(others, random)};
    }
    return queryOf(engine, thing, path);
}

}  // namespace tripletalk::bench
