// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/endpoint/graphlabels.h"

#include "naming/labels.h"

#include <algorithm>
#include <tuple>

namespace tripletalk::sparql {

namespace {

constexpr std::size_t labelBatch = 100;

/// Lower is better.
using Rank = std::tuple<std::size_t, int, std::string>;

std::string queryFor(const std::vector<std::string>& iris) {
    std::string query = "SELECT ?thing ?property ?label WHERE {\n  VALUES ?thing {";
    for (const std::string& iri : iris) query += " " + iri;
    query += " }\n  VALUES ?property {";
    for (const std::string_view iri : naming::labelPredicates()) query += " " + iriInQuery(iri);
    return query + " }\n  ?thing ?property ?label .\n  FILTER(isLiteral(?label))\n}";
}

std::size_t rankOf(std::string_view predicate) {
    const auto& known = naming::labelPredicates();
    return static_cast<std::size_t>(std::ranges::find(known, predicate) - known.begin());
}

}  // namespace

std::string iriInQuery(std::string_view iri) {
    const bool fits = std::ranges::all_of(iri, [](char c) {
        return static_cast<unsigned char>(c) > ' ' &&
               std::string_view("<>\"{}|^`\\").find(c) == std::string_view::npos;
    });
    return fits && !iri.empty() ? "<" + std::string(iri) + ">" : std::string();
}

Result<std::map<std::string, std::string>> labelsOf(SparqlSource& source,
                                                    const std::vector<std::string>& iris,
                                                    std::string_view language,
                                                    const QueryLimits& limits,
                                                    const CancelToken& cancel) {
    std::map<std::string, std::pair<Rank, std::string>> best;
    std::vector<std::string> waiting;
    for (std::size_t i = 0; i < iris.size(); ++i) {
        if (std::string written = iriInQuery(iris[i]); !written.empty())
            waiting.push_back(std::move(written));
        if (waiting.empty() || (waiting.size() < labelBatch && i + 1 < iris.size())) continue;
        auto answer = source.query(queryFor(waiting), limits, cancel);
        if (!answer) return answer.error();
        for (const auto& row : answer->rows) {
            if (!row[0] || !row[1] || !row[2]) continue;
            Rank rank{rankOf(row[1]->lexical), naming::languageRank(row[2]->language, language),
                      row[2]->lexical};
            auto& kept = best[row[0]->lexical];
            if (kept.second.empty() || rank < kept.first) kept = {std::move(rank), row[2]->lexical};
        }
        waiting.clear();
    }
    std::map<std::string, std::string> labels;
    for (auto& [iri, one] : best) labels[iri] = std::move(one.second);
    return labels;
}

}  // namespace tripletalk::sparql
