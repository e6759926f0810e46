// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlquery.h"

#include "base/text.h"
#include "sqlite/sqlreader.h"

#include <algorithm>

namespace tripletalk::sqlite {

using Kind = SqlToken::Kind;

std::optional<SqlQuery> SqlQuery::read(std::string_view sql) {
    SqlQuery query;
    query.m_sql = std::make_shared<const std::string>(sql);
    query.m_tokens = tokensOf(*query.m_sql);
    while (!query.m_tokens.empty() && query.m_tokens.back().text == ";") query.m_tokens.pop_back();
    query.m_keys.reserve(query.m_tokens.size());
    for (const SqlToken& token : query.m_tokens) query.m_keys.push_back(token.key());
    if (!SqlReader(query).read()) return std::nullopt;
    return query;
}

bool SqlQuery::isPart(const std::string& name) const {
    return std::ranges::find(m_parts, name) != m_parts.end();
}

std::string SqlQuery::textValue(std::size_t i) const {
    std::string_view inner = m_tokens[i].text;
    inner = inner.substr(1, inner.size() < 2 ? 0 : inner.size() - 2);
    return text::replaceAll(std::string(inner), "''", "'");
}

std::string SqlQuery::text(Span span) const {
    if (span.empty()) return {};
    const char* const begin = m_tokens[span.first].text.data();
    const std::string_view last = m_tokens[span.last - 1].text;
    return {begin, last.data() + last.size()};
}

std::string SqlQuery::with(std::vector<std::pair<Span, std::string>> changes) const {
    std::ranges::sort(changes, {}, [](const auto& change) { return change.first.first; });
    std::string changed;
    const char* at = m_sql->data();
    const char* const end = m_sql->data() + m_sql->size();
    for (const auto& [span, text] : changes) {
        const char* const begin = span.first < m_tokens.size() ? m_tokens[span.first].text.data()
                                  : m_tokens.empty()
                                      ? end
                                      : m_tokens.back().text.data() + m_tokens.back().text.size();
        changed.append(at, begin);
        changed += text;
        at = begin;
        if (!span.empty())
            at = m_tokens[span.last - 1].text.data() + m_tokens[span.last - 1].text.size();
    }
    return changed.append(at, end);
}

std::string SqlQuery::parts() const {
    const std::string with = text(outermost().with);
    return with.empty() ? with : with + " ";
}

std::string SqlQuery::probe(const Core& core, const std::string& what,
                            const std::string& where) const {
    return parts() + "SELECT " + what + (core.from.empty() ? "" : " FROM " + text(core.from)) +
           (where.empty() ? "" : " WHERE " + where);
}

std::optional<std::size_t> SqlQuery::selectInside(Span span) const {
    for (std::size_t i = 0; i < m_selects.size(); ++i)
        if (m_selects[i].span.first > span.first && m_selects[i].span.last <= span.last) return i;
    return std::nullopt;
}

std::vector<SqlQuery::Call> SqlQuery::calls(Span span) const {
    std::vector<Call> found;
    for (std::size_t i = span.first; i + 1 < span.last; ++i) {
        if (m_tokens[i + 1].text != "(" || m_close[i + 1] == 0) continue;
        const bool inner = m_keys[i + 2] == "select" || m_keys[i + 2] == "with";
        if (inner) {
            i = m_close[i + 1];
            continue;
        }
        if (m_tokens[i].kind != Kind::Word) continue;
        Call call{m_keys[i], {i + 2, m_close[i + 1]}};
        call.distinct = m_keys[i + 2] == "distinct";
        if (call.distinct) ++call.arguments.first;
        const std::size_t after = call.arguments.last + 1;
        call.window = after < m_tokens.size() && m_keys[after] == "over";
        found.push_back(std::move(call));
    }
    return found;
}

std::vector<Span> SqlQuery::columnUses(Span span) const {
    std::vector<Span> found;
    for (std::size_t i = span.first; i < span.last; ++i) {
        if (m_tokens[i].text == "(" && m_close[i] != 0 &&
            (m_keys[i + 1] == "select" || m_keys[i + 1] == "with")) {
            i = m_close[i];
            continue;
        }
        const bool isCall = i + 1 < span.last && m_tokens[i + 1].text == "(";
        if (!isName(m_tokens[i]) || isCall) continue;
        if (i + 2 < span.last && m_tokens[i + 1].text == ".") {
            found.push_back({i, i + 3});
            i += 2;
        } else {
            found.push_back({i, i + 1});
        }
    }
    return found;
}

}  // namespace tripletalk::sqlite
