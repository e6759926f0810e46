// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/mentionediris.h"

#include "sparql/lexer.h"

#include <algorithm>
#include <map>

namespace tripletalk::sparql {

std::vector<std::string> irisIn(std::string_view query,
                                const std::vector<std::pair<std::string, std::string>>& prefixes) {
    std::map<std::string, std::string> spaces(prefixes.begin(), prefixes.end());
    std::vector<std::string> iris;
    const auto add = [&](const std::string& iri) {
        if (std::ranges::find(iris, iri) == iris.end()) iris.push_back(iri);
    };
    Lexer lexer(query);
    for (Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next()) {
        if (token.isWord("BASE")) {
            lexer.next();
        } else if (token.isWord("PREFIX")) {
            const std::string prefix = lexer.next().prefix;
            spaces[prefix] = lexer.next().value;
        } else if (token.kind == Token::Kind::Iri) {
            add(token.value);
        } else if (token.kind == Token::Kind::PrefixedName) {
            if (const auto space = spaces.find(token.prefix); space != spaces.end())
                add(space->second + token.value);
        }
    }
    return iris;
}

}  // namespace tripletalk::sparql
