// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/linker.h"

#include "answering/offline/reading.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::offline {

using language::CueKind;

using retrieval::LinkKind;

namespace {

constexpr double wordsExponent = 1.3;  ///< a longer mention is worth more than its words one by one
constexpr double numberWeight = 0.5;
constexpr double comparedWeight =
    3;  ///< behind "more than" a number is a number, whatever bears it as a name
constexpr double dateWeight = 0.9;
constexpr double verbWeight = 0.85;  ///< a column named exactly is surer than what a verb hints at
constexpr double softCueWeight = 0.3;  ///< of a cue that is a function word
constexpr double clearScore =
    0.8;                           ///< one word below it that fits several names means none of them
constexpr double clearName = 0.5;  ///< of a name, for a synonym to mean it
constexpr double thesaurusFactor = 0.6;  ///< of a word out of the thesaurus
constexpr double fairShare = 0.7;        ///< of the best score: candidates below it are dropped

std::size_t contentWords(const std::vector<Token>& tokens, std::size_t first, std::size_t last) {
    return static_cast<std::size_t>(
        std::count_if(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                      tokens.begin() + static_cast<std::ptrdiff_t>(last),
                      [](const Token& token) { return !token.stop; }));
}

Item& itemAt(std::vector<Item>& all, std::size_t first, std::size_t last) {
    const auto same = std::ranges::find_if(all, [&](const Item& item) {
        return !item.cue && !item.number && item.first == first && item.last == last;
    });
    if (same != all.end()) return *same;
    all.push_back({first, last});
    return all.back();
}

bool isCompared(const Wording& wording, const std::vector<Token>& tokens, std::size_t number) {
    if (number > 1 && tokens[number - 2].number && isCompared(wording, tokens, number - 2))
        return true;
    for (std::size_t at = number > 3 ? number - 3 : 0; at < number; ++at)
        for (const Wording::Found& found : wording.cuesAt(tokens, at))
            if (at + found.length == number &&
                (found.cue->kind == CueKind::Compare || found.cue->kind == CueKind::Than))
                return true;
    return false;
}

/// A single word out of the names of several entities ("package") is a topic, not a mention.
bool isVague(const Item& item, const std::vector<Token>& tokens) {
    const auto entities = std::ranges::count_if(
        item.candidates, [](const Candidate& one) { return one.kind == LinkKind::Entity; });
    const auto clear = std::ranges::any_of(
        item.candidates, [](const Candidate& one) { return one.score >= clearScore; });
    return !clear && entities > 1 && contentWords(tokens, item.first, item.last) == 1;
}

/// The set of items without overlap whose weights sum to most.
std::vector<Item> best(std::vector<Item> all, std::size_t tokens) {
    std::vector<double> weight(tokens + 1, 0);
    std::vector<int> chosen(tokens + 1, -1);
    for (std::size_t end = 1; end <= tokens; ++end) {
        weight[end] = weight[end - 1];
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].last != end || weight[all[i].first] + all[i].weight <= weight[end]) continue;
            weight[end] = weight[all[i].first] + all[i].weight;
            chosen[end] = static_cast<int>(i);
        }
    }
    std::vector<Item> items;
    for (std::size_t end = tokens; end > 0;) {
        if (chosen[end] < 0) {
            --end;
            continue;
        }
        Item& item = all[static_cast<std::size_t>(chosen[end])];
        end = item.first;
        items.push_back(std::move(item));
    }
    std::ranges::reverse(items);
    return items;
}

/// Where no blanks part words, a column's name said in full is what its parts elsewhere mean, too.
void settleParts(const std::vector<Token>& tokens, std::vector<Item>& items) {
    for (Item& part : items) {
        if (part.candidates.empty() || !text::isUnspaced(tokens[part.first].text)) continue;
        const auto isSaidInFull = [&](const Candidate& one) {
            return one.kind == LinkKind::Column && one.score < clearScore &&
                   std::ranges::any_of(items, [&](const Item& item) {
                       return !item.candidates.empty() && item.candidates.front().ref == one.ref &&
                              item.candidates.front().score > clearScore;
                   });
        };
        const auto same = std::ranges::find_if(part.candidates, isSaidInFull);
        if (same != part.candidates.end()) part.candidates = {Candidate(*same)};
    }
}

}  // namespace

Result<void> Linker::addLinks(std::string_view question, const std::vector<Token>& tokens,
                              std::vector<Item>& all) const {
    auto links = m_values.link(question, {8, 0.45});
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links) {
        // Tables and columns are matched by SchemaNames, which knows synonyms and attributes.
        if (link.entry.kind == LinkKind::Table || link.entry.kind == LinkKind::Column) continue;
        std::size_t first = 0;
        while (first < tokens.size() && tokens[first].end <= link.begin) ++first;
        std::size_t last = first;
        while (last < tokens.size() && tokens[last].begin < link.end) ++last;
        if (contentWords(tokens, first, last) == 0) continue;
        // A date or year is compared; it is no other date misspelt.
        if (last == first + 1 && !tokens[first].date.empty() && link.how != "exact") continue;
        Candidate candidate{link.entry.kind,  {link.entry.table, link.entry.column},
                            link.entry.text,  link.entry.iri,
                            link.entry.label, link.score};
        if (link.entry.kind == LinkKind::Entity) {
            candidate.ref = m_graph.key(link.entry.table);
            candidate.value = link.entry.key;
            if (candidate.ref.column.empty()) continue;
        } else if (!m_graph.column(candidate.ref)) {
            continue;
        }
        itemAt(all, first, last).candidates.push_back(std::move(candidate));
    }
    return {};
}

void Linker::addNames(const std::vector<Token>& tokens, std::vector<Item>& all) const {
    for (const NameMatch& match : m_names.match(tokens)) {
        if (contentWords(tokens, match.first, match.last) == 0) continue;
        const LinkKind kind = match.ref.column.empty() ? LinkKind::Table : LinkKind::Column;
        itemAt(all, match.first, match.last)
            .candidates.push_back({kind, match.ref, "", "", "", match.score, match.via});
    }
}

void Linker::addCues(const std::vector<Token>& tokens, std::vector<Item>& all) const {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        for (const Wording::Found& found : m_wording.cuesAt(tokens, at)) {
            const CueKind kind = found.cue->kind;
            if ((kind == CueKind::YesNo || kind == CueKind::FollowUp) && at > 0) continue;
            const bool also = kind == CueKind::Than && found.cue->generic;
            if (also && !std::ranges::any_of(all, [](const Item& item) {
                    return item.cue && item.cue->degree == 1;
                }))
                continue;
            // A little for each word more, so that the longer of two equal phrases wins.
            const auto content = static_cast<double>(contentWords(tokens, at, at + found.length));
            const auto length = static_cast<double>(found.length);
            const double weight = (kind == CueKind::Verb ? verbWeight : 1.0) * content +
                                  softCueWeight * (length - content) +
                                  0.01 * (length + (also ? 1 : 0));
            all.push_back({at, at + found.length, found.cue, false, {}, weight});
        }
        if (tokens[at].number && (!tokens[at].stop || isCompared(m_wording, tokens, at)))
            all.push_back({at,
                           at + 1,
                           nullptr,
                           true,
                           {},
                           isCompared(m_wording, tokens, at) ? comparedWeight
                           : tokens[at].date.empty()         ? numberWeight
                                                             : dateWeight});
    }
}

void Linker::addSynonyms(const std::vector<Token>& tokens, std::vector<Item>& items) const {
    // Only for words that nothing else places, so that they never displace a better match.
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool placed = std::ranges::any_of(
            items, [&](const Item& item) { return item.first <= at && at < item.last; });
        if (placed || tokens[at].stop || tokens[at].number) continue;
        Item item{at, at + 1};
        item.guessed = true;
        for (const std::string& synonym : m_wording.thesaurus(tokens[at])) {
            const auto said = m_wording.tokens(synonym);
            for (const NameMatch& match : m_names.match(said)) {
                const bool whole = match.first == 0 && match.last == said.size();
                const LinkKind kind = match.ref.column.empty() ? LinkKind::Table : LinkKind::Column;
                const auto same = [&](const Candidate& one) { return one.ref == match.ref; };
                // The word itself must be in the name: a relative of a synonym is too far.
                const auto named = m_wording.tokens(nameOf(match.ref, m_graph));
                const bool itself = std::ranges::all_of(said, [&](const Token& word) {
                    return std::ranges::find(named, word.stem, &Token::stem) != named.end();
                });
                if (whole && itself && match.score >= clearName &&
                    std::ranges::none_of(item.candidates, same))
                    item.candidates.push_back(
                        {kind, match.ref, "", "", "", thesaurusFactor * match.score, match.via});
            }
        }
        if (item.candidates.empty()) continue;
        std::ranges::stable_sort(item.candidates, std::greater(), &Candidate::score);
        items.insert(
            std::ranges::find_if(items, [&](const Item& other) { return other.first > at; }),
            std::move(item));
    }
}

Result<std::vector<Item>> Linker::items(std::string_view question,
                                        const std::vector<Token>& tokens) const {
    std::vector<Item> all;
    if (auto done = addLinks(question, tokens, all); !done) return done.error();
    std::erase_if(all, [&](const Item& item) { return isVague(item, tokens); });
    addNames(tokens, all);
    for (Item& item : all) {
        std::ranges::stable_sort(item.candidates, std::greater(), &Candidate::score);
        const double top = item.candidates.front().score;
        std::erase_if(item.candidates,
                      [&](const Candidate& one) { return one.score < fairShare * top; });
        item.weight =
            top * std::pow(static_cast<double>(contentWords(tokens, item.first, item.last)),
                           wordsExponent);
    }
    addCues(tokens, all);
    std::vector<Item> items = best(std::move(all), tokens.size());
    settleParts(tokens, items);
    addSynonyms(tokens, items);
    return items;
}

}  // namespace tripletalk::answering::offline
