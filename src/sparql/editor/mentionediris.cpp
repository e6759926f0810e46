// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/editor/mentionediris.h"

#include "sparql/parser/lexer.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tripletalk::sparql {

std::vector<std::string> irisIn(std::string_view query,
                                const std::vector<std::pair<std::string, std::string>>& prefixes) {
    std::map<std::string, std::string> spaces(prefixes.begin(), prefixes.end());
    std::vector<std::string> iris;
    const auto add = [&](const std::string& iri) {
        if (std::ranges::find(iris, iri) == iris.end()) iris.push_back(iri);
    };
    Lexer lexer(query);
    Token following = lexer.next();
    const auto next = [&] { return std::exchange(following, lexer.next()); };
    for (Token token = next(); token.kind != Token::Kind::End; token = next()) {
        const bool isFunction = following.is("(");
        if (token.isWord("BASE")) {
            next();
        } else if (token.isWord("PREFIX")) {
            const std::string prefix = next().prefix;
            spaces[prefix] = next().value;
        } else if (token.kind == Token::Kind::Iri && !isFunction) {
            add(token.value);
        } else if (token.kind == Token::Kind::PrefixedName && !isFunction) {
            if (const auto space = spaces.find(token.prefix); space != spaces.end())
                add(space->second + token.value);
        }
    }
    return iris;
}

}  // namespace tripletalk::sparql
