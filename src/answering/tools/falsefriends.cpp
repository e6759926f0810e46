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
    std::erase_if(links, [&](const ValueLink& link) {
        const auto first = std::ranges::find_if(
            tokens, [&](const Token& token) { return token.end > link.begin; });
        const auto last = std::find_if(first, tokens.end(),
                                       [&](const Token& token) { return token.begin >= link.end; });
        return first != last && isFalseFriend({first, last}, link, schema, wording);
    });
    return links;
}

}  // namespace tripletalk::answering
