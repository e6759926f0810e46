// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/falsefriends.h"

#include "base/text.h"
#include "naming/names.h"

#include <algorithm>

namespace tripletalk::answering {

using language::Token;
using language::Wording;
using retrieval::LinkKind;
using retrieval::ValueLink;

namespace {

constexpr std::size_t longestShare = 3;  ///< words of a text for each that is said of it
constexpr double wholeName = 0.9;        ///< scores from here on are no part of a name

bool isSlip(const std::string& how) {
    return how == "typo" || how == "prefix" || how == "shortened";
}

bool namesKindOnly(std::span<const Token> said, const ValueLink& link,
                   const induction::Schema& schema, const Wording& wording) {
    auto kind = wording.tokens(text::replaceAll(link.entry.table, "_", " "));
    // Where things have no label, their IRIs may have the class's name in another language.
    const induction::Table* table = schema.table(link.entry.table);
    if (table && !table->labelColumn()) {
        const std::string inIri = naming::allWords(naming::localName(table->classIri));
        for (Token& word : wording.tokens(inIri)) kind.push_back(std::move(word));
    }
    return std::ranges::all_of(said, [&](const Token& token) {
        return token.number || token.stop ||
               (link.score < wholeName && std::ranges::any_of(kind, [&](const Token& word) {
                    return word.stem == token.stem;
                }));
    });
}

/// "Price" is a column before it is part of "Chavez-Price", also one called "price amount": of
/// columns people say less than the name.
bool isColumnFirst(const ValueLink& link, const std::vector<ValueLink>& links) {
    const bool isName = link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value;
    return isName && link.score < wholeName &&
           std::ranges::any_of(links, [&](const ValueLink& other) {
               return (other.entry.kind == LinkKind::Column ||
                       other.entry.kind == LinkKind::Table) &&
                      other.begin <= link.begin && other.end >= link.end &&
                      other.score >= link.score;
           });
}

/// "Number of complaints" counts them: no column that has "number" in its name is meant.
bool isCounted(const std::vector<Token>& tokens, std::size_t first, std::size_t last,
               const ValueLink& link, const Wording& wording) {
    if (link.entry.kind != LinkKind::Column || link.score >= wholeName) return false;
    return std::ranges::any_of(wording.cuesAt(tokens, first), [&](const auto& found) {
        return found.cue->kind == language::CueKind::Count && last <= first + found.length;
    });
}

/// "In which city is …" asks for a city: none of those that are called so in part is meant.
bool isAskedFor(const std::vector<Token>& tokens, std::size_t first, std::size_t last,
                const ValueLink& link, const Wording& wording) {
    if (first == 0 || link.score >= wholeName || (last < tokens.size() && !tokens[last].stop))
        return false;
    return std::ranges::any_of(wording.cuesAt(tokens, first - 1), [](const auto& found) {
        return found.cue->kind == language::CueKind::Which && found.length == 1;
    });
}

}  // namespace

bool isFalseFriend(std::span<const Token> said, const ValueLink& link,
                   const induction::Schema& schema, const Wording& wording) {
    if (isSlip(link.how) &&
        std::ranges::all_of(said, [&](const Token& token) { return wording.isOrdinary(token); }))
        return true;
    if (link.entry.kind == LinkKind::Entity) return namesKindOnly(said, link, schema, wording);
    return link.entry.kind == LinkKind::Value &&
           text::words(link.entry.text).size() > longestShare * said.size();
}

std::vector<ValueLink> trueLinks(std::vector<ValueLink> links, std::string_view question,
                                 const induction::Schema& schema, const Wording& wording) {
    const auto tokens = wording.tokens(question);
    const std::vector<ValueLink> all = links;
    std::erase_if(links, [&](const ValueLink& link) {
        const auto first = std::ranges::find_if(
            tokens, [&](const Token& token) { return token.end > link.begin; });
        const auto last = std::find_if(first, tokens.end(),
                                       [&](const Token& token) { return token.begin >= link.end; });
        if (first == last) return false;
        const auto at = static_cast<std::size_t>(first - tokens.begin());
        const auto end = static_cast<std::size_t>(last - tokens.begin());
        return isColumnFirst(link, all) || isAskedFor(tokens, at, end, link, wording) ||
               isCounted(tokens, at, end, link, wording) ||
               isFalseFriend({first, last}, link, schema, wording);
    });
    return links;
}

}  // namespace tripletalk::answering
