// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The conditions of a SELECT.
#include "answering/reading/sqlcorereader.h"
#include "answering/reading/sqloperand.h"
#include "base/text.h"

#include <algorithm>
#include <map>
#include <memory>

namespace tripletalk::answering::reading {

using induction::Table;
using sqlite::Select;
using sqlite::SqlToken;

namespace {
constexpr int mostNested = 3;
}  // namespace

std::optional<Measure> SqlCoreReader::comparedAt(Span span) const {
    if (const auto place = columnAt(span)) return Measure{Function::None, *place};
    return measureAt(span);
}

std::optional<Condition> SqlCoreReader::conditionAt(Span span) {
    std::size_t at = span.first;
    int open = 0;
    static const std::vector<std::string> words = {"=",  "<",    ">",       "!",   "in",
                                                   "is", "like", "between", "not", "=="};
    for (; at < span.last; ++at) {
        open += m_query.key(at) == "(" ? 1 : m_query.key(at) == ")" ? -1 : 0;
        const bool isOperator = std::ranges::find(words, m_query.key(at)) != words.end() &&
                                m_query.token(at).kind != SqlToken::Kind::Text;
        if (open == 0 && isOperator && at > span.first) break;
    }
    if (at >= span.last) return std::nullopt;
    const auto of = comparedAt({span.first, at});
    if (!of) return std::nullopt;
    Condition condition{.of = *of};
    if (m_query.key(at) == "not") {
        condition.negated = true;
        ++at;
    }
    const std::string word = m_query.key(at);
    const Span rest{at + 1, span.last};
    const bool isRead = word == "is"        ? readIs(condition, rest)
                        : word == "in"      ? readIn(condition, rest)
                        : word == "like"    ? readLike(condition, rest)
                        : word == "between" ? readBetween(condition, rest)
                                            : readComparison(condition, {at, span.last});
    return isRead ? std::optional(condition) : std::nullopt;
}

bool SqlCoreReader::readIs(Condition& condition, Span rest) const {
    condition.op = Op::Known;
    const bool isNot = rest.last - rest.first == 2 && m_query.key(rest.first) == "not";
    if (m_query.key(rest.last - 1) != "null") return false;
    condition.negated = !isNot;
    return isNot || rest.last - rest.first == 1;
}

bool SqlCoreReader::readLike(Condition& condition, Span rest) const {
    const auto pattern = operandAt(m_query, rest);
    if (!pattern || pattern->isNumber) return false;
    condition.op = Op::Like;
    condition.values = {*pattern};
    condition.values.front().shown = text::replaceAll(pattern->text, "%", "");
    return true;
}

bool SqlCoreReader::readBetween(Condition& condition, Span rest) const {
    for (std::size_t at = rest.first; at < rest.last; ++at) {
        if (m_query.key(at) != "and") continue;
        const auto from = operandAt(m_query, {rest.first, at});
        const auto to = operandAt(m_query, {at + 1, rest.last});
        if (!from || !to) return false;
        condition.op = Op::Between;
        condition.values = {*from, *to};
        return true;
    }
    return false;
}

bool SqlCoreReader::readIn(Condition& condition, Span rest) {
    condition.op = Op::Equal;
    if (m_query.key(rest.first) != "(" || m_query.key(rest.last - 1) != ")") return false;
    const Span inside{rest.first + 1, rest.last - 1};
    if (m_query.selectInside(inside)) return readInner(condition, rest);
    for (std::size_t at = inside.first; at < inside.last; ++at) {
        if (m_query.key(at) == ",") continue;
        const auto one = operandAt(m_query, {at, at + 1});
        if (!one) return false;
        condition.values.push_back(*one);
    }
    return !condition.values.empty();
}

bool SqlCoreReader::readInner(Condition& condition, Span parentheses) {
    const auto inner = m_query.selectInside(parentheses);
    if (!inner || m_depth >= mostNested) return false;
    const Select& select = m_query.selects()[*inner];
    if (select.span.first != parentheses.first + 1 || select.cores.size() != 1) return false;
    SqlCoreReader reader(m_query, m_graph, *inner, m_depth + 1);
    for (const Table* head : reader.heads())
        if (auto term = reader.about(*head)) {
            condition.than = std::make_shared<const Term>(*std::move(term));
            return true;
        }
    return false;
}

bool SqlCoreReader::readComparison(Condition& condition, Span span) {
    static const std::map<std::string, Op> operators = {
        {"=", Op::Equal}, {"==", Op::Equal},  {"<>", Op::Different}, {"!=", Op::Different},
        {"<", Op::Less},  {"<=", Op::AtMost}, {">", Op::More},       {">=", Op::AtLeast}};
    std::string sign = m_query.key(span.first);
    std::size_t at = span.first + 1;
    if (at < span.last && (m_query.key(at) == "=" || m_query.key(at) == ">"))
        sign += m_query.key(at++);
    const auto known = operators.find(sign);
    if (known == operators.end()) return false;
    condition.op = known->second;
    Span rest{at, span.last};
    // "= 'x' COLLATE NOCASE" is LIKE without a pattern.
    const bool isFolded = rest.last - rest.first == 3 && m_query.key(rest.first + 1) == "collate" &&
                          m_query.key(rest.last - 1) == "nocase";
    if (isFolded) rest.last -= 2;
    if (rest.first < rest.last && m_query.key(rest.first) == "(") {
        condition.negated = condition.op == Op::Different;
        if (condition.negated) condition.op = Op::Equal;
        return readInner(condition, rest);
    }
    const auto value = operandAt(m_query, rest);
    if (!value) return false;
    condition.values = {*value};
    if (isFolded && condition.op == Op::Equal) condition.op = Op::Like;
    return true;
}

}  // namespace tripletalk::answering::reading
