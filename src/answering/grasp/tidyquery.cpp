// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/tidyquery.h"

#include "sparql/parser/lexer.h"
#include "sparql/parser/parser.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::grasp {

namespace {

std::set<std::string> prefixesUsed(const std::string& query) {
    std::set<std::string> used;
    sparql::Lexer lexer(query);
    for (sparql::Token token = lexer.next(); token.kind != sparql::Token::Kind::End;
         token = lexer.next()) {
        if (token.isWord("PREFIX"))
            lexer.next();
        else if (token.kind == sparql::Token::Kind::PrefixedName)
            used.insert(token.prefix);
    }
    return used;
}

}  // namespace

std::string tidied(sparql::Query query, const sparql::Prefixes& prefixes) {
    const sparql::Prefixes own = std::move(query.prefixes);
    query.base.clear();
    query.prefixes = prefixes;
    for (const auto& one : own)
        if (std::ranges::none_of(query.prefixes, [&](const auto& known) {
                return known.first == one.first || known.second == one.second;
            }))
            query.prefixes.push_back(one);
    const auto used = prefixesUsed(sparql::toText(query));
    std::erase_if(query.prefixes, [&](const auto& one) { return !used.contains(one.first); });
    return sparql::toText(query);
}

std::string tidied(const std::string& query, const sparql::Prefixes& prefixes) {
    auto read = sparql::parse(query, {.prefixes = prefixes});
    return read ? tidied(*std::move(read), prefixes) : query;
}

}  // namespace tripletalk::answering::grasp
