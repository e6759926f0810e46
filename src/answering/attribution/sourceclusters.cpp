// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/attribution/sourceclusters.h"

#include "answering/answer/statements.h"
#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

namespace tripletalk::answering {

namespace {

constexpr std::size_t embeddedBytes = 4000;
constexpr std::size_t embeddedRows = 20;
constexpr std::size_t mostCells = 50;  ///< of a result that count as stated

std::string textOf(const Source& source) {
    std::string text = source.title + "\n" + source.text;
    for (const auto& column : source.columns) text += column.name + " ";
    for (std::size_t i = 0; i < std::min(source.rows.size(), embeddedRows); ++i) {
        text += "\n";
        for (const Cell& cell : source.rows[i]) text += cell.text + " ";
    }
    return text::elide(text, embeddedBytes);
}

using ascii::hasDigit;

/// Enough of a text not to stand in two sources by chance: "4" does, "1650" hardly.
bool isTelling(const std::string& claim) { return claim.size() >= (hasDigit(claim) ? 3U : 5U); }

/// The numbers of the answer's prose and the cells of its result.
std::vector<std::string> claimsOf(const Answer& answer) {
    std::set<std::string> claims;
    for (const CitedSentence& sentence : sentences(answer.text))
        for (const auto& word : text::words(sentence.text))
            if (hasDigit(word.text)) claims.insert(word.text);
    std::size_t cells = 0;
    for (const auto& row : answer.result.rows)
        for (const Cell& cell : row)
            if (++cells <= mostCells && !cell.text.empty()) claims.insert(cell.text);
    return {claims.begin(), claims.end()};
}

/// Which of the claims a source holds; empty if none of them tells anything.
std::vector<std::string> held(const Source& source, const std::vector<std::string>& claims) {
    const nlohmann::json shown = toJson(source);
    std::vector<std::string> found;
    for (const std::string& claim : claims)
        if (holds(shown, claim)) found.push_back(claim);
    if (std::ranges::none_of(found, isTelling)) found.clear();
    return found;
}

/// Disjoint sets with their smallest member as their name.
class Groups {
  public:
    explicit Groups(std::size_t count) : m_parent(count) {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }
    std::size_t find(std::size_t member) {
        while (m_parent[member] != member) member = m_parent[member];
        return member;
    }
    void join(std::size_t one, std::size_t other) {
        const auto [low, high] = std::minmax({find(one), find(other)});
        m_parent[high] = low;
    }

  private:
    std::vector<std::size_t> m_parent;
};

}  // namespace

Result<std::vector<std::vector<int>>> clusterSources(const Answer& answer, llm::Embedder& embedder,
                                                     double near, const CancelToken& cancel) {
    std::vector<const Source*> sources;
    std::vector<std::string> texts;
    for (const Source& source : answer.sources) {
        if (source.error) continue;
        sources.push_back(&source);
        texts.push_back(textOf(source));
    }
    if (sources.empty()) return std::vector<std::vector<int>>();
    auto vectors = embedder.embed(texts, cancel);
    if (!vectors) return vectors.error();
    const auto claims = claimsOf(answer);
    std::vector<std::vector<std::string>> holding;
    for (const Source* source : sources) holding.push_back(held(*source, claims));

    Groups groups(sources.size());
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = i + 1; j < sources.size(); ++j) {
            const auto& a = (*vectors)[i];
            const auto& b = (*vectors)[j];
            const double cosine = std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
            const bool sameHeld = !holding[i].empty() && holding[i] == holding[j];
            if (cosine >= near || sameHeld) groups.join(i, j);
        }
    std::map<std::size_t, std::vector<int>> byName;
    for (std::size_t i = 0; i < sources.size(); ++i)
        byName[groups.find(i)].push_back(sources[i]->n);
    std::vector<std::vector<int>> clusters;
    for (auto& [name, members] : byName) clusters.push_back(std::move(members));
    return clusters;
}

}  // namespace tripletalk::answering
