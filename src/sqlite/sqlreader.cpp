// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlreader.h"

#include <algorithm>
#include <array>

namespace tripletalk::sqlite {

using Kind = SqlToken::Kind;

namespace {

constexpr std::array joinWords = {"join", "natural", "left",  "right",
                                  "full", "outer",   "inner", "cross"};
/// Functions that keep a text what it is, but for its spelling.
constexpr std::array spellingFunctions = {"lower", "upper", "fold", "trim", "ltrim", "rtrim"};

/// SQLite itself reads a hundred parentheses at most.
constexpr std::size_t deepest = 200;

template <typename Words>
bool isOneOf(const std::string& key, const Words& words) {
    return std::ranges::any_of(words, [&](std::string_view word) { return key == word; });
}

}  // namespace

bool SqlReader::isSymbol(std::size_t i, char c) const {
    return i < m_query.m_tokens.size() && m_query.m_tokens[i].kind == Kind::Symbol &&
           m_query.m_tokens[i].text.front() == c;
}

bool SqlReader::isName(std::size_t i) const { return sqlite::isName(m_query.m_tokens[i]); }

bool SqlReader::isLiteral(std::size_t i) const {
    return m_query.m_tokens[i].kind == Kind::Text && !isSymbol(i + 1, '|') && !isSymbol(i - 1, '|');
}

/// Each level is read by a call inside the one around it. An END closes no parenthesis, nor a
/// parenthesis a CASE.
bool SqlReader::isTooDeep() const {
    std::size_t parentheses = 0;
    std::size_t cases = 0;
    for (std::size_t i = 0; i < m_query.m_tokens.size(); ++i) {
        const bool isWord = m_query.m_tokens[i].kind == Kind::Word;
        if (isSymbol(i, '(')) ++parentheses;
        if (isSymbol(i, ')') && parentheses > 0) --parentheses;
        if (isWord && key(i) == "case") ++cases;
        if (isWord && key(i) == "end" && cases > 0) --cases;
        if (parentheses + cases > deepest) return true;
    }
    return false;
}

bool SqlReader::read() {
    if (isTooDeep()) return false;
    auto closing = closingParentheses(m_query.m_tokens);
    if (m_query.m_tokens.empty() || !closing) return false;
    m_query.m_close = *std::move(closing);
    if (key(0) != "select" && key(0) != "with") return false;
    readSelect({0, m_query.m_tokens.size()}, std::nullopt);
    return !m_query.outermost().cores.empty();
}

std::size_t SqlReader::behind(std::size_t i, std::size_t end) const {
    if (isSymbol(i, '(')) return std::min(m_query.m_close[i] + 1, end);
    if (key(i) != "case" || m_query.m_tokens[i].kind != Kind::Word) return i + 1;
    for (++i; i < end && key(i) != "end";) i = behind(i, end);
    return std::min(i + 1, end);
}

std::size_t SqlReader::findClause(Span span, std::initializer_list<std::string_view> words) const {
    for (std::size_t i = span.first; i < span.last; i = behind(i, span.last))
        if (m_query.m_tokens[i].kind == Kind::Word && isOneOf(key(i), words)) return i;
    return span.last;
}

std::vector<Span> SqlReader::splitAt(Span span, std::string_view separator) const {
    std::vector<Span> parts;
    std::size_t begin = span.first;
    bool between = false;
    for (std::size_t i = span.first; i < span.last; i = behind(i, span.last)) {
        if (key(i) == "between") between = true;
        if (key(i) != separator || m_query.m_tokens[i].kind == Kind::Text) continue;
        if (separator == "and" && std::exchange(between, false)) continue;
        parts.push_back({begin, i});
        begin = i + 1;
    }
    if (begin < span.last) parts.push_back({begin, span.last});
    return parts;
}

std::vector<Span> SqlReader::conditionsOf(Span span) const {
    while (!span.empty() && isSymbol(span.first, '(') &&
           m_query.m_close[span.first] == span.last - 1 && key(span.first + 1) != "select") {
        ++span.first;
        --span.last;
    }
    if (span.empty()) return {};
    // AND binds closer than OR: terms can only be told apart where no OR stands beside them.
    if (findClause(span, {"or"}) < span.last) return {span};
    const auto terms = splitAt(span, "and");
    if (terms.size() <= 1) return terms;
    std::vector<Span> all;
    for (const Span& term : terms)
        for (const Span& inner : conditionsOf(term)) all.push_back(inner);
    return all;
}

std::size_t SqlReader::readWith(Span span, Select& select) {
    if (key(span.first) != "with") return span.first;
    const std::size_t end = findClause(span, {"select", "values"});
    select.with = {span.first, end};
    for (std::size_t i = span.first + 1; i < end; i = behind(i, end))
        if (isName(i) &&
            (key(i - 1) == "with" || key(i - 1) == "recursive" || isSymbol(i - 1, ',')))
            m_query.m_parts.push_back(key(i));
    return end;
}

void SqlReader::readSelect(Span span, std::optional<std::size_t> parent) {
    const std::size_t index = m_query.m_selects.size();
    m_query.m_selects.emplace_back();
    Select select;
    select.span = span;
    select.parent = parent;
    Span rest{readWith(span, select), span.last};
    const std::size_t tail = findClause(rest, {"order", "limit"});
    for (Span cores{rest.first, tail}; !cores.empty();) {
        const std::size_t end = findClause(cores, {"union", "intersect", "except"});
        if (key(cores.first) == "select") select.cores.push_back(readCore({cores.first, end}));
        cores.first = end + 1;
        if (!cores.empty() && key(cores.first) == "all") ++cores.first;
    }
    const std::size_t limit = findClause({tail, span.last}, {"limit"});
    if (tail < limit) readOrder(select, {tail, limit});
    if (limit < span.last) readLimit(select, {limit + 1, span.last});
    const std::size_t cores = select.cores.size();
    m_query.m_selects[index] = std::move(select);
    for (std::size_t core = 0; core < cores; ++core) readComparisons(index, core);
    readInside(span, index);
}

void SqlReader::readInside(Span span, std::size_t parent) {
    for (std::size_t i = span.first; i < span.last; ++i) {
        if (!isSymbol(i, '(') || (key(i + 1) != "select" && key(i + 1) != "with")) continue;
        readSelect({i + 1, m_query.m_close[i]}, parent);
        i = m_query.m_close[i];
    }
}

ResultTerm SqlReader::readTerm(Span span) const {
    if (span.last - span.first >= 3 && key(span.last - 2) == "as")
        return {{span.first, span.last - 2}, key(span.last - 1)};
    // "price p": a name behind the end of an expression
    const bool isAlias = span.last - span.first >= 2 && isName(span.last - 1) &&
                         (isName(span.last - 2) || isSymbol(span.last - 2, ')') ||
                          m_query.m_tokens[span.last - 2].kind == Kind::Number);
    if (isAlias) return {{span.first, span.last - 1}, key(span.last - 1)};
    return {span, {}};
}

Core SqlReader::readCore(Span span) {
    Core core;
    core.span = span;
    const auto clause = [&](std::size_t from, std::initializer_list<std::string_view> words) {
        return findClause({from, span.last}, words);
    };
    std::size_t at = span.first + 1;
    core.distinct = at < span.last && key(at) == "distinct";
    if (core.distinct || (at < span.last && key(at) == "all")) ++at;
    const std::size_t from = clause(at, {"from", "where", "group", "having", "window"});
    for (const Span& term : splitAt({at, from}, ",")) core.columns.push_back(readTerm(term));
    if (from == span.last) return core;
    const std::size_t where = clause(from, {"where", "group", "having", "window"});
    if (key(from) == "from") core.from = {from + 1, where};
    readFrom(core);
    const std::size_t group = clause(where, {"group", "having", "window"});
    if (where < group) core.where = {where + 1, group};
    core.conditions = conditionsOf(core.where);
    const std::size_t having = clause(group, {"having", "window"});
    if (group + 2 < having && key(group + 1) == "by")
        core.groupBy = splitAt({group + 2, having}, ",");
    const std::size_t window = clause(having, {"window"});
    if (having < window) core.having = {having + 1, window};
    return core;
}

void SqlReader::readFrom(Core& core) {
    std::size_t begin = core.from.first;
    const auto add = [&](std::size_t end) {
        if (begin < end) core.tables.push_back(readTable({begin, end}));
    };
    for (std::size_t i = core.from.first; i < core.from.last; i = behind(i, core.from.last)) {
        // LEFT and its like also name functions and are then followed by "(".
        const bool isJoin = m_query.m_tokens[i].kind == Kind::Word && isOneOf(key(i), joinWords) &&
                            !isSymbol(i + 1, '(');
        const bool isSeparator = isSymbol(i, ',') || isJoin || key(i) == "join";
        if (!isSeparator) continue;
        add(i);
        begin = i + 1;
    }
    add(core.from.last);
}

TableUse SqlReader::readTable(Span span) const {
    TableUse use;
    use.span = span;
    std::size_t at = span.first;
    if (isSymbol(at, '(')) {
        at = behind(at, span.last);
    } else {
        if (at + 2 < span.last && isSymbol(at + 1, '.')) at += 2;
        use.table = use.alias = key(at++);
        if (at < span.last && isSymbol(at, '(')) use.table.clear();  // a table-valued function
    }
    if (at < span.last && key(at) == "as") ++at;
    if (at < span.last && isName(at)) use.alias = key(at);
    return use;
}

void SqlReader::readOrder(Select& select, Span span) {
    if (span.last - span.first < 3) return;
    for (Span term : splitAt({span.first + 2, span.last}, ",")) {
        if (term.last - term.first > 2 && key(term.last - 2) == "nulls") term.last -= 2;
        OrderTerm order{term};
        const std::string& last = key(term.last - 1);
        order.descending = last == "desc";
        if (last == "desc" || last == "asc") --order.expression.last;
        select.orderBy.push_back(order);
    }
}

void SqlReader::readLimit(Select& select, Span span) {
    const std::size_t offset = findClause(span, {"offset"});
    select.limit = {span.first, offset};
    if (offset < span.last) select.offset = {offset + 1, span.last};
    const auto parts = splitAt(select.limit, ",");  // LIMIT offset, count
    if (parts.size() == 2) {
        select.offset = parts[0];
        select.limit = parts[1];
    }
}

std::optional<Span> SqlReader::operandBefore(std::size_t end, std::size_t least) const {
    if (end >= least + 3 && key(end - 2) == "collate") end -= 2;
    if (end <= least) return std::nullopt;
    const std::size_t last = end - 1;
    Span operand{last, end};
    if (isSymbol(last, ')')) {
        const auto open = static_cast<std::size_t>(std::ranges::find(m_query.m_close, last) -
                                                   m_query.m_close.begin());
        if (open >= last || open <= least || !isOneOf(key(open - 1), spellingFunctions))
            return std::nullopt;
        const auto inner = operandBefore(last, open + 1);
        if (!inner || inner->first != open + 1) return std::nullopt;
        operand.first = open - 1;
    } else if (last >= least + 2 && isSymbol(last - 1, '.')) {
        operand.first = last - 2;
    } else if (!isName(last)) {
        return std::nullopt;
    }
    for (const char c : {'|', '+', '-', '*', '/', '%'})
        if (operand.first > least && isSymbol(operand.first - 1, c)) return std::nullopt;
    return operand;
}

void SqlReader::readComparison(TextComparison found, std::size_t op, Span within) {
    if (op > within.first && key(op - 1) == "not") {
        found.negated = true;
        --op;
    }
    if (const auto lhs = operandBefore(op, within.first)) {
        found.lhs = *lhs;
        m_query.m_comparisons.push_back(std::move(found));
    }
}

void SqlReader::readComparisons(std::size_t select, std::size_t core) {
    const Span span = m_query.m_selects[select].cores[core].span;
    for (std::size_t i = span.first + 1; i < span.last; ++i) {
        if (isSymbol(i, '(') && (key(i + 1) == "select" || key(i + 1) == "with")) {
            i = m_query.m_close[i];
            continue;
        }
        if (key(i) == "in" && m_query.m_tokens[i].kind == Kind::Word && isSymbol(i + 1, '(') &&
            key(i + 2) != "select") {
            for (std::size_t at = i + 2; at < m_query.m_close[i + 1]; ++at)
                if (isLiteral(at)) readComparison({at, {}, "in", false, select, core}, i, span);
            i = m_query.m_close[i + 1];
            continue;
        }
        if (!isLiteral(i)) continue;
        const std::size_t op = i - 1;
        if (key(op) == "like") readComparison({i, {}, "like", false, select, core}, op, span);
        if (key(op) == "is") readComparison({i, {}, "=", false, select, core}, op, span);
        if (isSymbol(op, '>') && isSymbol(op - 1, '<'))
            readComparison({i, {}, "<>", true, select, core}, op - 1, span);
        if (!isSymbol(op, '=') || isSymbol(op - 1, '<') || isSymbol(op - 1, '>')) continue;
        const bool isTwo = isSymbol(op - 1, '=') || isSymbol(op - 1, '!');
        const bool isNot = isSymbol(op - 1, '!');
        readComparison({i, {}, isNot ? "<>" : "=", isNot, select, core}, op - (isTwo ? 1 : 0),
                       span);
    }
}

}  // namespace tripletalk::sqlite
