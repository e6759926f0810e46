// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/linkchoice.h"

#include "retrieval/tokens.h"
#include "retrieval/valueformat.h"

#include <algorithm>
#include <set>

namespace tripletalk::retrieval {

namespace {

constexpr std::size_t maxTies = values::maxBearers;
constexpr double tieTolerance =
    0.03;  ///< a difference in rarity alone does not tell candidates apart
constexpr double initialGain = 1.15;
constexpr double initialLoss = 0.9;
constexpr double mostWithInitial = 0.95;  ///< the whole name would be better

bool isSchema(LinkKind kind) { return kind == LinkKind::Table || kind == LinkKind::Column; }

std::string thingOf(const ValueEntry& entry) {
    const std::string& name =
        entry.kind == LinkKind::Entity && !entry.key.empty() ? entry.key : entry.text;
    return std::to_string(static_cast<int>(entry.kind)) + '\n' + entry.table + '\n' + entry.column +
           '\n' + name;
}

/// Written as an initial: one capital, or one letter with a dot.
bool isInitial(std::string_view text, const Token& token) {
    const bool letter = token.text.size() == 1 && token.text[0] >= 'a' && token.text[0] <= 'z';
    const bool capital = text[token.begin] >= 'A' && text[token.begin] <= 'Z';
    return letter && (capital || (token.end < text.size() && text[token.end] == '.'));
}

bool hasOtherWord(const ValueLink& link, char initial, std::string_view mention) {
    const std::vector<Token> said = tokens(mention);
    return std::ranges::any_of(tokens(link.entry.text), [&](const Token& word) {
        return word.text[0] == initial &&
               std::ranges::find(said, word.text, &Token::text) == said.end();
    });
}

}  // namespace

void useInitials(std::string_view text, std::vector<ValueLink>& links) {
    const std::vector<Token> words = tokens(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isInitial(text, words[i])) continue;
        for (ValueLink& link : links) {
            const bool before = i + 1 < words.size() && words[i + 1].begin == link.begin;
            const bool behind = i > 0 && words[i - 1].end == link.end;
            if ((!before && !behind) || link.how != "part") continue;
            const auto mention = text.substr(link.begin, link.end - link.begin);
            const bool stands = hasOtherWord(link, words[i].text[0], mention);
            link.score = stands ? std::min(link.score * initialGain, mostWithInitial)
                                : link.score * initialLoss;
            link.begin = std::min(link.begin, words[i].begin);
            link.end = std::max(link.end, words[i].end);
            if (stands) link.how = "initials";
        }
    }
}

std::vector<ValueLink> choose(std::vector<ValueLink> links, const LinkOptions& options) {
    struct Mention {
        std::size_t begin, end;
        bool schema;
        double best;
        bool exact;
        std::set<std::string> things;  ///< an entity's label and its key are one thing
    };
    std::vector<Mention> mentions;
    std::vector<ValueLink> chosen;
    for (ValueLink& link : links) {
        const bool schema = isSchema(link.entry.kind);
        const auto overlaps = [&](const Mention& mention) {
            return mention.schema == schema && mention.begin < link.end && link.begin < mention.end;
        };
        const auto isSame = [&](const Mention& mention) {
            return mention.schema == schema && mention.begin == link.begin &&
                   mention.end == link.end;
        };
        const auto isAround = [&](const Mention& mention) {
            return !overlaps(mention) ||
                   (!mention.exact && mention.begin <= link.begin && link.end <= mention.end);
        };
        const bool stands =
            std::ranges::none_of(mentions, overlaps) ||
            (options.inside && link.how == "exact" && std::ranges::all_of(mentions, isAround));
        if (const auto same = std::ranges::find_if(mentions, isSame); same == mentions.end()) {
            if (!stands) continue;
            mentions.push_back({link.begin,
                                link.end,
                                schema,
                                link.score,
                                link.how == "exact",
                                {thingOf(link.entry)}});
        } else {
            const std::size_t count = same->things.size();
            const bool ties = link.score >= same->best - tieTolerance && count < maxTies;
            if (!ties && count >= static_cast<std::size_t>(options.perMention)) continue;
            if (!same->things.insert(thingOf(link.entry)).second) continue;
        }
        chosen.push_back(std::move(link));
    }
    std::ranges::stable_sort(chosen, [](const ValueLink& a, const ValueLink& b) {
        if (a.begin != b.begin) return a.begin < b.begin;
        if (a.end != b.end) return a.end > b.end;
        if (a.score != b.score) return a.score > b.score;
        return a.entry.uses > b.entry.uses;
    });
    return chosen;
}

}  // namespace tripletalk::retrieval
