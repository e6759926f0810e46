// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/ascii.h"
#include "base/text.h"
#include "cypher/editor/cypherediting.h"
#include "cypher/functions/cypherfunctions.h"
#include "cypher/parser/cyphertoken.h"
#include "cypher/parser/cypherwords.h"

#include <algorithm>
#include <set>

namespace tripletalk::cypher {

namespace {

constexpr std::size_t mostOffered = 100;

/// Which names may come behind these tokens.
enum class WritingPlace : unsigned char { Label, Type, Property, Other };

WritingPlace placeBehind(const std::vector<Token>& tokens) {
    if (tokens.empty() || tokens.back().kind != Token::Kind::Sign) return WritingPlace::Other;
    std::string brackets;
    for (const Token& token : tokens) {
        if (token.kind != Token::Kind::Sign) continue;
        if (token.text == "(" || token.text == "[" || token.text == "{") brackets += token.text;
        const bool closes = token.text == ")" || token.text == "]" || token.text == "}";
        if (closes && !brackets.empty()) brackets.pop_back();
    }
    const std::string& last = tokens.back().text;
    const char open = brackets.empty() ? ' ' : brackets.back();
    if (last == ".") return WritingPlace::Property;
    if ((last == "{" || last == ",") && open == '{') return WritingPlace::Property;
    if (last == "|" && open == '[') return WritingPlace::Type;
    if (last != ":" || open == '{') return WritingPlace::Other;
    return open == '[' ? WritingPlace::Type : WritingPlace::Label;
}

class Offers {
  public:
    explicit Offers(std::string_view begun) : m_begun(text::fold(begun)) {}

    void add(CypherCompletion::Kind kind, const std::string& name, std::string text) {
        if (m_list.size() < mostOffered && text::fold(name).starts_with(m_begun) &&
            m_seen.insert(text).second)
            m_list.push_back({kind, std::move(text)});
    }
    void addNames(CypherCompletion::Kind kind, const std::vector<std::string>& names) {
        for (const std::string& name : names) add(kind, name, writtenName(name));
    }
    std::vector<CypherCompletion> list() { return std::move(m_list); }

  private:
    std::string m_begun;
    std::set<std::string> m_seen;
    std::vector<CypherCompletion> m_list;
};

}  // namespace

CypherCompletions completeCypher(const CypherEngine::Names& names, std::string_view query,
                                 std::size_t cursor) {
    cursor = std::min(cursor, query.size());
    std::size_t begin = cursor;
    const auto inName = [&](std::size_t at) {
        const auto byte = static_cast<unsigned char>(query[at]);
        return ascii::isLetterOrDigit(byte) || byte == '_' || byte >= 0x80;
    };
    while (begin > 0 && inName(begin - 1)) --begin;
    if (begin > 0 && query[begin - 1] == '`') --begin;
    std::string_view begun = query.substr(begin, cursor - begin);
    if (begun.starts_with('`')) begun.remove_prefix(1);
    Offers offers(begun);
    using Kind = CypherCompletion::Kind;
    switch (placeBehind(readableTokensOf(query.substr(0, begin)))) {
        case WritingPlace::Label:
            offers.addNames(Kind::Label, names.labels);
            break;
        case WritingPlace::Type:
            offers.addNames(Kind::Type, names.types);
            break;
        case WritingPlace::Property:
            offers.addNames(Kind::Property, names.properties);
            break;
        case WritingPlace::Other:
            for (const CypherSpan& span : spansOf(query)) {
                const bool written = span.begin == begin;  // the word itself
                const std::string name(query.substr(span.begin, span.end - span.begin));
                if (span.kind == CypherSpan::Kind::Variable && !written && !name.starts_with('$'))
                    offers.add(Kind::Variable, name, name);
            }
            for (const std::string_view word : keywords())
                offers.add(Kind::Keyword, std::string(word), std::string(word));
            for (const std::string_view aggregate :
                 {"count", "sum", "avg", "min", "max", "collect"})
                offers.add(Kind::Function, std::string(aggregate), std::string(aggregate));
            for (const CypherFunction* function : allFunctions())
                offers.add(Kind::Function, std::string(function->shown),
                           std::string(function->shown));
            break;
    }
    return {begin, offers.list()};
}

}  // namespace tripletalk::cypher
