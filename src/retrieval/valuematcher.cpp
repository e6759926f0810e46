// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valuematcher.h"

#include "base/text.h"

#include <algorithm>
#include <array>

namespace tripletalk::retrieval {

namespace {
constexpr double otherNumber = 0.4;  ///< what is left of the score of a code with another number
constexpr double otherName = 0.75;   ///< … of a part of a name beside an unknown one

bool isNumber(const Token& token) { return token.text[0] >= '0' && token.text[0] <= '9'; }

/// Written like a name: with a capital.
bool isCapitalised(std::string_view bytes, const Token& token) {
    return bytes[token.begin] >= 'A' && bytes[token.begin] <= 'Z';
}
}  // namespace

ValueMatcher::ValueMatcher(std::string_view bytes, const std::vector<TextWord>& text,
                           const std::unordered_set<std::uint32_t>& functionWords)
    : m_text(text), m_functionWords(functionWords) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        for (const WordVariant& variant : text[i].variants)
            m_positions[variant.word].emplace_back(i, &variant);
        const Token& token = text[i].token;
        const std::string_view gap =
            i == 0 ? " " : bytes.substr(text[i - 1].token.end, token.begin - text[i - 1].token.end);
        const bool glued = gap.empty() || (gap.size() == 1 && gap.find_first_of("-_/:.@") == 0);
        m_runs.push_back(i == 0 ? 0 : m_runs.back() + (glued ? 0 : 1));
        m_isCapitalised.push_back(i > 0 && isCapitalised(bytes, token));
        // One letter is an initial (linkchoice.h).
        m_isUnknownName.push_back(m_isCapitalised[i] && token.text.size() > 1 &&
                                  text[i].variants.empty() && !token.stop && !isNumber(token));
    }
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
            if (whole || isLoneCharacter(used)) continue;
            NameMatch found = scored(used, start->position, cell->position, name, weight, isCode);
            if (!best || found.score > best->score) best = std::move(found);
        }
        if (whole && !used.empty()) best = scored(used, 0, m_text.size() - 1, name, weight, isCode);
    }
    return best && best->score > 0 ? best : std::nullopt;
}

/// True if the last of the matched words is a character of a script without blanks that stands
/// apart from the others: mostly another word has it ("X museum's museum director").
bool ValueMatcher::isLoneCharacter(const std::vector<Cell>& used) const {
    return used.size() > 1 && used[used.size() - 2].position + 1 < used.back().position &&
           text::isUnspaced(m_text[used.back().position].token.text);
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

/// True if the text has a number in one piece with a matched word that the name does not have.
bool ValueMatcher::hasOtherNumber(const std::vector<Cell>& used) const {
    const auto isUsed = [&](std::size_t position) {
        return std::ranges::any_of(used, [&](const Cell& c) { return c.position == position; });
    };
    for (const Cell& cell : used) {
        const std::size_t run = m_runs[cell.position];
        std::size_t i = cell.position;
        while (i > 0 && m_runs[i - 1] == run) --i;
        for (; i < m_runs.size() && m_runs[i] == run; ++i)
            if (isNumber(m_text[i].token) && !isUsed(i)) return true;
    }
    return false;
}

/// Weight of the unknown names directly before and behind a mention.
double ValueMatcher::unknownNameAround(std::size_t first, std::size_t last) const {
    double sum = 0;
    while (first-- > 0 && m_isUnknownName[first]) sum += m_text[first].weight;
    while (++last < m_text.size() && m_isUnknownName[last]) sum += m_text[last].weight;
    return sum;
}

std::size_t ValueMatcher::missing(const std::vector<std::uint32_t>& name,
                                  const std::vector<Cell>& used) const {
    std::size_t count = 0;
    for (std::size_t place = 0; place < name.size(); ++place)
        if (!m_functionWords.contains(name[place]) &&
            std::ranges::none_of(used, [&](const Cell& cell) { return cell.place == place; }))
            ++count;
    return count;
}

NameMatch ValueMatcher::scored(const std::vector<Cell>& used, std::size_t first, std::size_t last,
                               const std::vector<std::uint32_t>& name, double weight,
                               bool isCode) const {
    NameMatch result{first, last};
    bool inOrder = true;
    std::size_t content = 0;
    auto worst = WordMatch::Exact;
    for (std::size_t i = 0; i < used.size(); ++i) {
        result.matched += static_cast<double>(used[i].variant->quality) * used[i].variant->weight;
        worst = std::max(worst, used[i].variant->match);
        if (!m_text[used[i].position].token.stop) ++content;
        result.isNameLike = content > 1 || (content == 1 && m_isCapitalised[used[i].position]);
        inOrder = inOrder && (i == 0 || used[i - 1].place < used[i].place);
    }
    if (content == 0 || weight <= 0) return result;
    result.missing = missing(name, used);
    const double unknown = unknownNameAround(first, last);
    const double ofMention = result.matched / (mentionWeight(first, last, used) + unknown);
    result.covers = ofMention;
    double ofName = std::min(1.0, result.matched / weight);
    // Of an identifier of several parts people say one: that counts as half of it.
    if (isCode && isGlued(used)) ofName = std::max(ofName, 0.5);
    result.score = 2 * ofMention * ofName / (ofMention + ofName);
    if (hasOtherNumber(used)) {
        result.score *= otherNumber;
        result.covers = 0;
    }
    if (unknown > 0 && result.missing > 0) result.score *= otherName;
    static constexpr std::array<const char*, 6> hows{"",       "spelling",  "plural",
                                                     "prefix", "shortened", "typo"};
    const bool isWhole = used.size() == name.size() && used.size() == last - first + 1;
    if (worst != WordMatch::Exact)
        result.how = hows[static_cast<std::size_t>(worst)];
    else if (result.missing > 0)
        result.how = "part";
    else
        result.how = inOrder && isWhole ? "exact" : "words";
    return result;
}

}  // namespace tripletalk::retrieval
