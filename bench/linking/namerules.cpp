// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "linking/namerules.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::bench {

namespace {

enum class Kind { None, Letter, Digit };

Kind kindOf(char c) {
    if (c >= '0' && c <= '9') return Kind::Digit;
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80 ? Kind::Letter
                                                                           : Kind::None;
}

/// Levenshtein's distance with neighbours swapped as one edit, the plain table.
std::size_t distance(const std::string& a, const std::string& b) {
    std::vector<std::vector<std::size_t>> table(a.size() + 1,
                                                std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                table[i][j] = i + j;
                continue;
            }
            table[i][j] = std::min({table[i - 1][j] + 1, table[i][j - 1] + 1,
                                    table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    return table[a.size()][b.size()];
}

/// "intl" for "international": the first letter, and the others in their order.
bool isShortened(const std::string& said, const std::string& word) {
    if (said.size() + 2 > word.size() || said[0] != word[0]) return false;
    std::size_t at = 0;
    for (const char c : word)
        if (at < said.size() && said[at] == c) ++at;
    return at == said.size();
}

bool assign(const std::vector<std::string>& said, const std::vector<std::string>& name,
            std::size_t at, std::vector<bool>& taken) {
    if (at == said.size()) return true;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (taken[i] || !mayMean(said[at], name[i])) continue;
        taken[i] = true;
        if (assign(said, name, at + 1, taken)) return true;
        taken[i] = false;
    }
    return false;
}

}  // namespace

std::vector<std::string> nameWords(std::string_view name) {
    std::vector<std::string> words;
    Kind before = Kind::None;
    for (const char c : text::fold(name)) {
        const Kind kind = kindOf(c);
        if (kind != Kind::None) {
            if (kind != before) words.emplace_back();
            words.back() += c;
        }
        before = kind;
    }
    return words;
}

bool mayMean(const std::string& said, const std::string& word) {
    if (said == word) return true;
    if (kindOf(said[0]) != Kind::Letter || kindOf(word[0]) != Kind::Letter) return false;
    if (word.starts_with(said) || said.starts_with(word + "s")) return true;
    if (isShortened(said, word)) return true;
    const std::size_t shorter = std::min(said.size(), word.size());
    if (shorter < 4) return false;
    return distance(said, word) <= (shorter >= 8 ? 2U : 1U);
}

bool fits(const std::vector<std::string>& said, const std::vector<std::string>& name) {
    if (said.empty() || said.size() > name.size()) return false;
    std::vector<bool> taken(name.size());
    return assign(said, name, 0, taken);
}

bool holds(const std::vector<std::string>& name, const std::vector<std::string>& said) {
    std::vector<std::string> all = name, part = said;
    std::ranges::sort(all);
    std::ranges::sort(part);
    return std::ranges::includes(all, part);
}

}  // namespace tripletalk::bench
