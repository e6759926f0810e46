// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/wantednames.h"

#include "base/text.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <array>
#include <map>

namespace tripletalk::curation {

Sentence whyNoName(std::string_view name) {
    if (text::trim(name).empty()) return say("Sentence", "a name is needed");
    if (name.size() > 120) return say("Sentence", "the name is too long");
    if (!text::isValidUtf8(name)) return say("Sentence", "the name is not valid text");
    if (text::trim(name) != name)
        return say("Sentence", "a name does not begin or end with a blank");
    for (const unsigned char c : name)
        if (c < 0x20 || c == 0x7F ||
            std::string_view("\"'`[]").find(static_cast<char>(c)) != std::string_view::npos)
            return say("Sentence", "a name holds no quotes, brackets or control characters");
    const std::string lower = text::toLower(name);
    for (const std::string_view ours : {"sqlite_", "ix_", "pragma_", "renaming ", "body of "})
        if (lower.starts_with(ours))
            return say("Sentence", "names that begin so are the program's own");
    static constexpr std::array<std::string_view, 12> taken{
        "entity",     "other_language",   "other_fact", "undescribed", "class_name", "vocabulary",
        "exact_fact", "applied_curation", "rowid",      "oid",         "_rowid_",    "main"};
    if (std::find(taken.begin(), taken.end(), lower) != taken.end())
        return say("Sentence", "the name is the program's own");
    return {};
}

Sentence whyNoExpression(std::string_view expression) {
    const auto tokens = sqlite::tokensOf(expression);
    if (std::ranges::count(tokens, ";", &sqlite::SqlToken::text) > 0)
        return say("Sentence", "an expression holds no ;");
    return sqlite::closingParentheses(tokens)
               ? Sentence()
               : say("Sentence", "the parentheses of the expression do not match");
}

std::vector<std::string> settleNames(const std::vector<WantedName>& names,
                                     const std::vector<bool>& quiet,
                                     std::vector<std::size_t>& clashes) {
    std::vector<std::string> settled;
    settled.reserve(names.size());
    for (const WantedName& name : names)
        settled.push_back(name.wanted.empty() ? name.induced : name.wanted);
    // Each round takes back at least one wish, and induced names do not clash.
    for (bool again = true; again;) {
        again = false;
        std::map<std::string, std::vector<std::size_t>> bearers;
        for (std::size_t i = 0; i < settled.size(); ++i)
            if (!settled[i].empty()) bearers[text::toLower(settled[i])].push_back(i);
        for (const auto& [name, who] : bearers) {
            if (who.size() < 2) continue;
            const auto wishes = [&](std::size_t i) { return settled[i] != names[i].induced; };
            auto loser = std::find_if(who.rbegin(), who.rend(),
                                      [&](std::size_t i) { return wishes(i) && quiet[i]; });
            if (loser == who.rend()) loser = std::find_if(who.rbegin(), who.rend(), wishes);
            if (loser == who.rend()) continue;
            if (!quiet[*loser]) clashes.push_back(*loser);
            settled[*loser] = names[*loser].induced;
            again = true;
        }
    }
    return settled;
}

}  // namespace tripletalk::curation
