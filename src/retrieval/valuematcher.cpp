// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valuematcher.h"

#include <algorithm>

namespace tripletalk::retrieval {

namespace {
constexpr double slack = 1e-3;  ///< weights are sums of floats
constexpr double stopWeight = 0.2;
}  // namespace

ValueMatcher::ValueMatcher(const std::vector<TextWord>& text) : m_text(text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        for (const WordVariant& variant : text[i].variants)
            m_positions[variant.word].emplace_back(i, &variant);
}

std::vector<ValueMatcher::Cell> ValueMatcher::cells(const std::vector<std::uint32_t>& name) const {
    std::vector<Cell> found;
    for (std::size_t place = 0; place < name.size(); ++place) {
        const auto positions = m_positions.find(name[place]);
        if (positions == m_positions.end()) continue;
        for (const auto& [position, variant] : positions->second)
            found.push_back({position, place, variant});
    }
    std::ranges::sort(found, [](const Cell& a, const Cell& b) {
        if (a.position != b.position) return a.position < b.position;
        if (a.variant->quality != b.variant->quality)
            return a.variant->quality > b.variant->quality;
        return a.place < b.place;
    });
    return found;
}

std::optional<NameMatch> ValueMatcher::match(const std::vector<std::uint32_t>& name, double weight,
                                             bool isCode, bool whole) const {
    const std::vector<Cell> all = cells(name);
    std::optional<NameMatch> best;
    for (auto start = all.begin(); start != all.end(); ++start) {
        if (start != all.begin() && (whole || std::prev(start)->position == start->position))
            continue;
        std::vector<Cell> used;
        std::uint64_t taken = 0;
        for (auto cell = start; cell != all.end(); ++cell) {
            if (!whole && cell->position >= start->position + maxSpan) break;
            if ((!used.empty() && used.back().position == cell->position) ||
                (taken >> cell->place & 1U))
                continue;
            taken |= std::uint64_t{1} << cell->place;
            used.push_back(*cell);
            if (whole) continue;
            NameMatch found =
                scored(used, start->position, cell->position, name.size(), weight, isCode);
            if (!best || found.score > best->score) best = std::move(found);
        }
        if (whole && !used.empty())
            best = scored(used, 0, m_text.size() - 1, name.size(), weight, isCode);
    }
    return best && best->score > 0 ? best : std::nullopt;
}

double ValueMatcher::mentionWeight(std::size_t first, std::size_t last,
                                   const std::vector<Cell>& used) const {
    double sum = 0;
    auto cell = used.begin();
    for (std::size_t i = first; i <= last; ++i) {
        const bool isMatched = cell != used.end() && cell->position == i;
        sum += isMatched ? cell->variant->weight : m_text[i].weight;
        if (isMatched) ++cell;
    }
    return sum;
}

/// True if the matched words are a part of a code: letters and digits written as one, or a long
/// number.
bool ValueMatcher::isGlued(const std::vector<Cell>& used) const {
    for (std::size_t i = 0; i < used.size(); ++i) {
        const Token& token = m_text[used[i].position].token;
        if (token.text.size() >= 4 && token.text[0] >= '0' && token.text[0] <= '9') return true;
        if (i > 0 && m_text[used[i - 1].position].token.end == token.begin) return true;
    }
    return false;
}

NameMatch ValueMatcher::scored(const std::vector<Cell>& used, std::size_t first, std::size_t last,
                               std::size_t words, double weight, bool isCode) const {
    NameMatch result{first, last, 0, 0, {}};
    double matchedWeight = 0;
    bool hasContent = false, inOrder = true;
    auto worst = WordMatch::Exact;
    for (std::size_t i = 0; i < used.size(); ++i) {
        result.matched += static_cast<double>(used[i].variant->quality) * used[i].variant->weight;
        matchedWeight += used[i].variant->weight;
        worst = std::max(worst, used[i].variant->match);
        hasContent = hasContent || !m_text[used[i].position].token.stop;
        inOrder = inOrder && (i == 0 || used[i - 1].place < used[i].place);
    }
    if (!hasContent || weight <= 0) return result;
    const double ofMention = result.matched / mentionWeight(first, last, used);
    double ofName = std::min(1.0, result.matched / weight);
    // Of an identifier of several parts people say one: that counts as half of it.
    if (isCode && isGlued(used)) ofName = std::max(ofName, 0.5);
    result.score = 2 * ofMention * ofName / (ofMention + ofName);
    const double missing = weight - matchedWeight;
    const auto unmatched = static_cast<double>(words - used.size());
    if (worst == WordMatch::Typo)
        result.how = "typo";
    else if (worst == WordMatch::Prefix)
        result.how = "prefix";
    else if (worst == WordMatch::Plural)
        result.how = "plural";
    else if (missing > stopWeight * unmatched + slack)
        result.how = "part";
    else
        result.how =
            inOrder && unmatched == 0 && used.size() == last - first + 1 ? "exact" : "words";
    return result;
}

}  // namespace tripletalk::retrieval
