// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/expressionwords.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <tuple>
#include <utility>

namespace tripletalk::answering {

using induction::ColumnRole;
using sqlite::nameKey;
using Kind = sqlite::SqlToken::Kind;

namespace {

/// Functions that change how a value is written, not what it is.
constexpr std::array plainFunctions = {"lower", "upper", "fold", "trim", "ltrim",
                                       "rtrim", "round", "cast", "date", "unicode"};

bool isPlain(const std::string& function) {
    return std::ranges::any_of(plainFunctions,
                               [&](std::string_view one) { return one == function; });
}

bool isDate(std::string_view text) {
    const auto digit = [&](std::size_t at) {
        return std::isdigit(static_cast<unsigned char>(text[at])) != 0;
    };
    return text.size() >= 4 && digit(0) && digit(1) && digit(2) && digit(3) &&
           (text.size() == 4 || text[4] == '-');
}

}  // namespace

std::string readableName(const std::string& label, const std::string& name) {
    return label.empty() ? text::replaceAll(name, "_", " ") : label;
}

bool ExpressionWords::at(std::string_view key) const {
    return m_at < m_end && m_context.query.key(m_at) == key &&
           m_context.query.token(m_at).kind != Kind::Text;
}

bool ExpressionWords::take(std::string_view key) {
    if (!at(key)) return false;
    ++m_at;
    return true;
}

std::size_t ExpressionWords::closing(std::size_t open) const {
    std::size_t depth = 0;
    for (std::size_t i = open; i < m_end; ++i) {
        if (m_context.query.token(i).kind != Kind::Symbol) continue;
        if (key(i) == "(") ++depth;
        if (key(i) == ")" && --depth == 0) return i;
    }
    return m_end;
}

std::string ExpressionWords::condition(Span span) {
    const auto outside = std::pair{m_at, m_end};
    m_at = span.first;
    m_end = span.last;
    const Said said = either();
    std::string words = m_at == span.last ? said.words : raw(span.first, span.last).words;
    std::tie(m_at, m_end) = outside;
    return words;
}

std::string ExpressionWords::value(Span span) { return condition(span); }

ExpressionWords::Said ExpressionWords::raw(std::size_t from, std::size_t to) {
    m_context.partly = true;
    for (const Span& use : m_context.query.columnUses({from, to}))
        if (const auto column = columnOf(use); column && column->column)
            m_context.columns.insert({column->use->table->name, column->column->name});
    m_at = to;
    return {"‹" + text::collapseWhitespace(m_context.query.text({from, to})) + "›"};
}

ExpressionWords::Said ExpressionWords::either() {
    Said said = both();
    while (take("or")) {
        said = Said{say(phrase::either, {said.words, both().words})};
        said.either = true;
    }
    return said;
}

ExpressionWords::Said ExpressionWords::both() {
    Said said = denied();
    while (take("and")) said = Said{say(phrase::both, {said.words, denied().words})};
    return said;
}

ExpressionWords::Said ExpressionWords::denied() {
    if (!at("not")) return compared();
    ++m_at;
    if (at("exists")) {
        ++m_at;
        return {say(phrase::existsNot, {nested().words})};
    }
    return {say(phrase::notSo, {denied().words})};
}

std::string ExpressionWords::operatorHere() {
    std::string op;
    while (op.size() < 2 && (at("<") || at(">") || at("=") || at("!"))) op += key(m_at++);
    if (op == "==") op = "=";
    if (op == "!=") op = "<>";
    return op;
}

ExpressionWords::Said ExpressionWords::compared() {
    const std::size_t begin = m_at;
    if (take("exists")) return {say(phrase::exists, {nested().words})};
    const Said left = added();
    if (const std::string op = operatorHere(); !op.empty()) return {comparison(op, left, added())};
    return wordOperator(left, begin);
}

ExpressionWords::Said ExpressionWords::wordOperator(const Said& left, std::size_t begin) {
    if (take("isnull")) return {say(phrase::unknown, {left.words})};
    if (take("notnull")) return {say(phrase::known, {left.words})};
    if (take("is")) {
        const bool negated = take("not");
        if (take("null")) return {say(negated ? phrase::known : phrase::unknown, {left.words})};
        return {comparison(negated ? "<>" : "=", left, added())};
    }
    const bool negated = take("not");
    if (negated && take("null")) return {say(phrase::known, {left.words})};
    if (take("in")) return {listed(left, negated)};
    if (take("like")) return {liked(left, negated)};
    if (take("between")) {
        const Said low = added();
        take("and");
        const Said high = added();
        return {say(negated ? phrase::notBetween : phrase::between,
                    {left.words, withUnit(low, left), withUnit(high, left)})};
    }
    if (negated || at("glob") || at("regexp") || at("match")) {
        // The operand behind the operator belongs to it.
        ++m_at;
        added();
        return raw(begin, m_at);
    }
    return left;
}

std::string ExpressionWords::comparison(const std::string& op, const Said& left,
                                        const Said& right) const {
    if (left.number && right.column)
        return comparison(op == "<"    ? ">"
                          : op == ">"  ? "<"
                          : op == "<=" ? ">="
                          : op == ">=" ? "<="
                                       : op,
                          right, left);
    const std::string value = withUnit(right, left);
    const auto words = [&](const char* numbers, const char* dates) {
        return say(right.date ? dates : numbers, {left.words, value});
    };
    if (op == "=") return words(phrase::is, phrase::is);
    if (op == "<>") return words(phrase::isNot, phrase::isNot);
    if (op == ">") return words(phrase::more, phrase::after);
    if (op == ">=") return words(phrase::atLeast, phrase::from);
    if (op == "<") return words(phrase::less, phrase::before);
    return words(phrase::atMost, phrase::until);
}

std::string ExpressionWords::withUnit(const Said& literal, const Said& other) const {
    if (!literal.number || !other.column || other.column->unit.empty()) return literal.words;
    return literal.words + " " + other.column->unit;
}

std::string ExpressionWords::listed(const Said& left, bool negated) {
    if (!at("("))
        return say(negated ? phrase::noneOf : phrase::oneOf, {left.words, primary().words});
    if (m_at + 1 < m_end && (key(m_at + 1) == "select" || key(m_at + 1) == "with"))
        return say(negated ? phrase::notFound : phrase::found, {left.words, nested().words});
    ++m_at;
    std::vector<std::string> values;
    while (m_at < m_end && !at(")")) {
        values.push_back(withUnit(added(), left));
        if (!take(",")) break;
    }
    take(")");
    if (values.size() == 1)
        return say(negated ? phrase::isNot : phrase::is, {left.words, values.front()});
    return say(negated ? phrase::noneOf : phrase::oneOf, {left.words, text::join(values, ", ")});
}

std::string ExpressionWords::liked(const Said& left, bool negated) {
    const bool literal = m_at < m_end && m_context.query.token(m_at).kind == Kind::Text;
    const std::string pattern = literal ? m_context.query.textValue(m_at) : std::string();
    const Said right = added();
    if (take("escape")) added();
    const bool open = pattern.starts_with('%');
    const bool ended = pattern.size() > 1 && pattern.ends_with('%');
    const std::string inner =
        pattern.substr(open ? 1 : 0, pattern.size() - (open ? 1 : 0) - (ended ? 1 : 0));
    const bool plain = literal && inner.find_first_of("%_") == std::string::npos;
    const std::string quoted = "“" + inner + "”";
    const std::string words = !plain          ? say(phrase::matches, {left.words, right.words})
                              : open && ended ? say(phrase::contains, {left.words, quoted})
                              : open          ? say(phrase::ends, {left.words, quoted})
                              : ended         ? say(phrase::begins, {left.words, quoted})
                                              : say(phrase::is, {left.words, quoted});
    return negated ? say(phrase::notSo, {words}) : words;
}

ExpressionWords::Said ExpressionWords::added() {
    Said said = multiplied();
    while (at("+") || at("-") || at("|")) {
        const std::string op = key(m_at) == "-" ? " − " : key(m_at) == "|" ? " & " : " + ";
        ++m_at;
        take("|");
        const Said right = multiplied();
        said = {said.words + op + right.words, said.column ? said.column : right.column};
    }
    return said;
}

ExpressionWords::Said ExpressionWords::multiplied() {
    Said said = primary();
    while (at("*") || at("/") || at("%")) {
        const std::string op = key(m_at) == "*" ? " × " : key(m_at) == "/" ? " ÷ " : " % ";
        ++m_at;
        said = {said.words + op + primary().words};
    }
    if (take("collate") && m_at < m_end) ++m_at;
    return said;
}

ExpressionWords::Said ExpressionWords::primary() {
    if (m_at >= m_end) return {};
    if (take("-")) {
        Said said = primary();
        said.words.insert(0, "-");
        return said;
    }
    if (take("+")) return primary();
    if (at("(")) {
        if (m_at + 1 < m_end && (key(m_at + 1) == "select" || key(m_at + 1) == "with"))
            return {say(phrase::resultOf, {nested().words})};
        ++m_at;
        Said said = either();
        take(")");
        if (said.either) said.words = "(" + said.words + ")";
        return said;
    }
    const auto& token = m_context.query.token(m_at);
    if (token.kind == Kind::Number)
        return {std::string(m_context.query.token(m_at++).text), nullptr, true};
    if (token.kind == Kind::Text) return text();
    if (token.kind != Kind::Symbol && m_at + 1 < m_end && key(m_at + 1) == "(" &&
        m_context.query.token(m_at + 1).kind == Kind::Symbol)
        return called();
    if (sqlite::isName(token)) return reference();
    if (at("case")) {
        const std::size_t begin = m_at;
        std::size_t depth = 0;
        do {
            if (at("case")) ++depth;
            if (at("end")) --depth;
            ++m_at;
        } while (depth > 0 && m_at < m_end);
        return raw(begin, m_at);
    }
    return raw(m_at, m_at + 1);
}

ExpressionWords::Said ExpressionWords::text() {
    const std::string value = m_context.query.textValue(m_at++);
    return {"“" + value + "”", nullptr, false, isDate(value)};
}

ExpressionWords::Said ExpressionWords::called() {
    const std::size_t begin = m_at;
    const std::string name = key(m_at);
    const std::size_t end = std::min(closing(m_at + 1) + 1, m_end);
    m_at += 2;
    if (at("*") && take("*") && take(")")) return windowed({say(phrase::rowCount, {})});
    if (name == "rank" || name == "dense_rank" || name == "row_number") {
        m_at = end;
        return windowed({});
    }
    const bool distinct = take("distinct");
    const Said argument = at(")") ? Said{} : either();
    if (auto said = aggregate(name, argument, distinct)) {
        m_at = end;
        return windowed(*std::move(said));
    }
    const std::size_t second = m_at + 1;
    const std::string further =
        at(",") && second < m_end ? m_context.query.text({second, end - 1}) : "";
    m_at = end;
    if ((name == "coalesce" || name == "ifnull") && second < end)
        return {say(phrase::orElse, {argument.words, value({second, end - 1})}), argument.column};
    const std::string pattern = text::replaceAll(argument.words, "“", "");
    if (isPlain(name)) return argument;
    if ((name == "substr" || name == "substring") && further.starts_with("1") &&
        (further.ends_with("4") || further.ends_with("7")))
        return {say(further.ends_with("4") ? phrase::yearOf : phrase::monthOf, {argument.words})};
    if (name == "strftime" && pattern.starts_with("%Y") && second < end)
        return {say(pattern.starts_with("%Y-%m") ? phrase::monthOf : phrase::yearOf,
                    {value({second, end - 1})})};
    return raw(begin, end);
}

std::optional<ExpressionWords::Said> ExpressionWords::aggregate(const std::string& name,
                                                                const Said& argument,
                                                                bool distinct) const {
    const auto said = [&](const char* pattern, bool keeps) {
        return Said{say(pattern, {argument.words}), keeps ? argument.column : nullptr};
    };
    if (name == "count") return said(distinct ? phrase::differentOf : phrase::countOf, false);
    if (name == "sum" || name == "total") return said(phrase::sum, true);
    if (name == "avg") return said(phrase::average, true);
    if (name == "median") return said(phrase::median, true);
    if (name == "min") return said(phrase::smallest, true);
    if (name == "max") return said(phrase::largest, true);
    if (name == "group_concat") return said(phrase::allOf, false);
    return std::nullopt;
}

ExpressionWords::Said ExpressionWords::windowed(Said said) {
    if (at("filter") || !at("over")) return at("filter") ? raw(m_at, m_end) : said;
    ++m_at;
    if (!at("(")) return raw(m_at - 1, std::min(m_at + 1, m_end));
    const std::size_t end = closing(m_at);
    ++m_at;
    std::vector<std::string> partition;
    if (take("partition") && take("by")) {
        partition.push_back(added().words);
        while (take(",")) partition.push_back(added().words);
    }
    std::vector<std::string> order;
    if (take("order") && take("by")) do {
            const std::string term = added().words;
            const bool down = take("desc");
            if (!down) take("asc");
            order.push_back(say(down ? phrase::largestFirst : phrase::smallestFirst, {term}));
        } while (take(","));
    m_at = std::min(end + 1, m_end);
    if (said.words.empty()) said = {say(phrase::rank, {text::join(order, "; ")})};
    if (!partition.empty())
        said.words = say(phrase::within, {said.words, text::join(partition, ", ")});
    return said;
}

ExpressionWords::Said ExpressionWords::nested() {
    if (!at("(")) return {};
    const std::size_t open = m_at;
    m_at = std::min(closing(open) + 1, m_end);
    const auto& selects = m_context.query.selects();
    for (std::size_t i = 0; i < selects.size(); ++i)
        if (selects[i].span.first == open + 1) return {m_context.brief(i)};
    return raw(open, m_at);
}

ExpressionWords::Said ExpressionWords::reference() {
    Span span{m_at, m_at + 1};
    if (m_at + 2 < m_end && key(m_at + 1) == ".") span.last = m_at + 3;
    m_at = span.last;
    if (key(span.last - 1) == "*") return {"*"};
    const auto column = columnOf(span);
    if (!column) return {readableName({}, key(span.last - 1))};
    if (column->column && column->column->role != ColumnRole::Key)
        m_context.columns.insert({column->use->table->name, column->column->name});
    return {columnName(*column), column->column};
}

std::optional<ExpressionWords::Column> ExpressionWords::find(const std::string& alias,
                                                             const std::string& name) const {
    for (const auto* uses : {&m_uses, &m_outer})
        for (const NamedUse& use : *uses) {
            if (!alias.empty() && use.alias != alias) continue;
            if (!use.table && !alias.empty()) return Column{&use, nullptr, name};
            if (!use.table) continue;
            for (const induction::Column& column : use.table->columns)
                if (nameKey(column.name) == name) return Column{&use, &column, name};
        }
    return std::nullopt;
}

std::optional<ExpressionWords::Column> ExpressionWords::columnOf(Span span) const {
    if (span.last == span.first + 1) return find({}, key(span.first));
    if (span.last == span.first + 3 && key(span.first + 1) == ".")
        return find(key(span.first), key(span.last - 1));
    return std::nullopt;
}

std::optional<std::pair<ExpressionWords::Column, ExpressionWords::Column>>
ExpressionWords::equality(Span span) const {
    while (span.last > span.first + 2 && key(span.first) == "(" && key(span.last - 1) == ")") {
        ++span.first;
        --span.last;
    }
    for (std::size_t i = span.first; i < span.last; ++i) {
        if (key(i) != "=") continue;
        const auto left = columnOf({span.first, i});
        const auto right = columnOf({i + 1, span.last});
        if (left && right && left->column && right->column) return std::pair{*left, *right};
        return std::nullopt;
    }
    return std::nullopt;
}

std::string ExpressionWords::columnName(const Column& column) const {
    if (!column.column) return readableName({}, column.name);
    if (column.column->role == ColumnRole::Key) return column.use->name;
    if (column.column->role == ColumnRole::Label) return say(phrase::nameOf, {column.use->name});
    std::string name = column.column->name;
    if (column.column->role == ColumnRole::ForeignKey && name.ends_with("_id"))
        name.resize(name.size() - 3);
    name = readableName({}, name);
    return m_uses.size() > 1 ? say(phrase::ofThe, {name, column.use->name}) : name;
}

bool ExpressionWords::isNumber(Span span) const {
    for (const auto& call : m_context.query.calls(span))
        for (const char* name :
             {"count", "sum", "avg", "total", "median", "round", "abs", "length"})
            if (call.name == name) return true;
    const auto uses = m_context.query.columnUses(span);
    if (uses.empty()) return false;
    const auto column = columnOf(uses.front());
    return column && column->column && column->column->type != "TEXT";
}

}  // namespace tripletalk::answering
