// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/expressionwords.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cctype>
#include <tuple>
#include <utility>

namespace tripletalk::answering {

using induction::ColumnRole;
using sqlite::nameKey;
using Kind = sqlite::SqlToken::Kind;

namespace {

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

Sentence ExpressionWords::condition(Span span) {
    const auto outside = std::pair{m_at, m_end};
    m_at = span.first;
    m_end = span.last;
    const Said said = either();
    Sentence words = m_at == span.last ? said.words : raw(span.first, span.last).words;
    std::tie(m_at, m_end) = outside;
    return words;
}

Sentence ExpressionWords::value(Span span) { return condition(span); }

ExpressionWords::Said ExpressionWords::raw(std::size_t from, std::size_t to) {
    m_context.partly = true;
    for (const Span& use : m_context.query.columnUses({from, to}))
        if (const auto column = columnOf(use); column && column->column)
            m_context.columns.insert({column->use->table->name, column->column->name});
    m_at = to;
    return {
        Sentence::verbatim("‹" + text::collapseWhitespace(m_context.query.text({from, to})) + "›")};
}

ExpressionWords::Said ExpressionWords::either() {
    Said said = both();
    while (take("or")) {
        said = Said{say("Explanation", "%1 or %2").arg(said.words, both().words)};
        said.either = true;
    }
    return said;
}

ExpressionWords::Said ExpressionWords::both() {
    Said said = denied();
    while (take("and"))
        said = Said{say("Explanation", "%1 and %2").arg(said.words, denied().words)};
    return said;
}

ExpressionWords::Said ExpressionWords::denied() {
    if (!at("not")) return compared();
    ++m_at;
    if (at("exists")) {
        ++m_at;
        return {say("Explanation", "another query finds nothing: %1").arg(nested().words)};
    }
    return {say("Explanation", "it is not so that %1").arg(denied().words)};
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
    if (take("exists"))
        return {say("Explanation", "another query finds something: %1").arg(nested().words)};
    const Said left = added();
    if (const std::string op = operatorHere(); !op.empty()) return {comparison(op, left, added())};
    return wordOperator(left, begin);
}

ExpressionWords::Said ExpressionWords::wordOperator(const Said& left, std::size_t begin) {
    if (take("isnull")) return {say("Explanation", "%1 is not known").arg(left.words)};
    if (take("notnull")) return {say("Explanation", "%1 is known").arg(left.words)};
    if (take("is")) {
        const bool negated = take("not");
        if (take("null"))
            return {(negated ? say("Explanation", "%1 is known")
                             : say("Explanation", "%1 is not known"))
                        .arg(left.words)};
        return {comparison(negated ? "<>" : "=", left, added())};
    }
    const bool negated = take("not");
    if (negated && take("null")) return {say("Explanation", "%1 is known").arg(left.words)};
    if (take("in")) return {listed(left, negated)};
    if (take("like")) return {liked(left, negated)};
    if (take("between")) {
        const Said low = added();
        take("and");
        const Said high = added();
        return {(negated ? say("Explanation", "%1 is not from %2 to %3")
                         : say("Explanation", "%1 is from %2 to %3"))
                    .arg(left.words, withUnit(low, left), withUnit(high, left))};
    }
    if (negated || at("glob") || at("regexp") || at("match")) {
        // The operand behind the operator belongs to it.
        ++m_at;
        added();
        return raw(begin, m_at);
    }
    return left;
}

Sentence ExpressionWords::comparison(const std::string& op, const Said& left,
                                     const Said& right) const {
    if (left.number && right.column)
        return comparison(op == "<"    ? ">"
                          : op == ">"  ? "<"
                          : op == "<=" ? ">="
                          : op == ">=" ? "<="
                                       : op,
                          right, left);
    Sentence value = withUnit(right, left);
    const auto words = [&](Sentence numbers, Sentence dates) {
        return (right.date ? std::move(dates) : std::move(numbers)).arg(left.words, value);
    };
    if (op == "=") return words(say("Explanation", "%1 is %2"), say("Explanation", "%1 is %2"));
    if (op == "<>")
        return words(say("Explanation", "%1 is not %2"), say("Explanation", "%1 is not %2"));
    if (op == ">")
        return words(say("Explanation", "%1 is more than %2"),
                     say("Explanation", "%1 is after %2"));
    if (op == ">=")
        return words(say("Explanation", "%1 is at least %2"),
                     say("Explanation", "%1 is %2 or later"));
    if (op == "<")
        return words(say("Explanation", "%1 is less than %2"),
                     say("Explanation", "%1 is before %2"));
    return words(say("Explanation", "%1 is at most %2"), say("Explanation", "%1 is %2 or earlier"));
}

Sentence ExpressionWords::withUnit(const Said& literal, const Said& other) const {
    if (!literal.number || !other.column || other.column->unit.empty()) return literal.words;
    return Sentence::joined({literal.words, Sentence::verbatim(other.column->unit)}, " ");
}

Sentence ExpressionWords::listed(const Said& left, bool negated) {
    if (!at("("))
        return (negated ? say("Explanation", "%1 is none of %2")
                        : say("Explanation", "%1 is one of %2"))
            .arg(left.words, primary().words);
    if (m_at + 1 < m_end && (key(m_at + 1) == "select" || key(m_at + 1) == "with"))
        return (negated ? say("Explanation", "%1 is not among what another query finds: %2")
                        : say("Explanation", "%1 is among what another query finds: %2"))
            .arg(left.words, nested().words);
    ++m_at;
    std::vector<Sentence> values;
    while (m_at < m_end && !at(")")) {
        values.push_back(withUnit(added(), left));
        if (!take(",")) break;
    }
    take(")");
    if (values.size() == 1)
        return (negated ? say("Explanation", "%1 is not %2") : say("Explanation", "%1 is %2"))
            .arg(left.words, values.front());
    return (negated ? say("Explanation", "%1 is none of %2")
                    : say("Explanation", "%1 is one of %2"))
        .arg(left.words, Sentence::joined(std::move(values), ", "));
}

Sentence ExpressionWords::liked(const Said& left, bool negated) {
    const bool literal = m_at < m_end && m_context.query.token(m_at).kind == Kind::Text;
    const std::string pattern = literal ? m_context.query.textValue(m_at) : std::string();
    const Said right = added();
    if (take("escape")) added();
    const bool open = pattern.starts_with('%');
    const bool ended = pattern.size() > 1 && pattern.ends_with('%');
    const std::string inner =
        pattern.substr(open ? 1 : 0, pattern.size() - (open ? 1 : 0) - (ended ? 1 : 0));
    const bool plain = literal && inner.find_first_of("%_") == std::string::npos;
    const Sentence quoted = say("Explanation", "“%1”").arg(inner);
    Sentence words = !plain
                         ? say("Explanation", "%1 fits the pattern %2").arg(left.words, right.words)
                     : open && ended ? say("Explanation", "%1 contains %2").arg(left.words, quoted)
                     : open          ? say("Explanation", "%1 ends with %2").arg(left.words, quoted)
                     : ended ? say("Explanation", "%1 begins with %2").arg(left.words, quoted)
                             : say("Explanation", "%1 is %2").arg(left.words, quoted);
    return negated ? say("Explanation", "it is not so that %1").arg(words) : words;
}

ExpressionWords::Said ExpressionWords::added() {
    Said said = multiplied();
    while (at("+") || at("-") || at("|")) {
        const std::string op = key(m_at) == "-" ? " − " : key(m_at) == "|" ? " & " : " + ";
        ++m_at;
        take("|");
        const Said right = multiplied();
        said = {Sentence::joined({said.words, right.words}, op),
                said.column ? said.column : right.column};
    }
    return said;
}

ExpressionWords::Said ExpressionWords::multiplied() {
    Said said = primary();
    while (at("*") || at("/") || at("%")) {
        const std::string op = key(m_at) == "*" ? " × " : key(m_at) == "/" ? " ÷ " : " % ";
        ++m_at;
        said = {Sentence::joined({said.words, primary().words}, op)};
    }
    if (take("collate") && m_at < m_end) ++m_at;
    return said;
}

ExpressionWords::Said ExpressionWords::primary() {
    if (m_at >= m_end) return {};
    if (take("-")) {
        Said said = primary();
        said.words = Sentence::joined({Sentence::verbatim("-"), said.words}, "");
        return said;
    }
    if (take("+")) return primary();
    if (at("(")) {
        if (m_at + 1 < m_end && (key(m_at + 1) == "select" || key(m_at + 1) == "with"))
            return {say("Explanation", "the result of another query (%1)").arg(nested().words)};
        ++m_at;
        Said said = either();
        take(")");
        if (said.either)
            said.words = Sentence::joined(
                {Sentence::verbatim("("), said.words, Sentence::verbatim(")")}, "");
        return said;
    }
    const auto& token = m_context.query.token(m_at);
    if (token.kind == Kind::Number)
        return {Sentence::verbatim(std::string(m_context.query.token(m_at++).text)), nullptr, true};
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
    return {say("Explanation", "“%1”").arg(value), nullptr, false, isDate(value)};
}

ExpressionWords::Said ExpressionWords::reference() {
    Span span{m_at, m_at + 1};
    if (m_at + 2 < m_end && key(m_at + 1) == ".") span.last = m_at + 3;
    m_at = span.last;
    if (key(span.last - 1) == "*") return {Sentence::verbatim("*")};
    const auto column = columnOf(span);
    if (!column) return {Sentence::verbatim(readableName({}, key(span.last - 1)))};
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

Sentence ExpressionWords::columnName(const Column& column) const {
    if (!column.column) return Sentence::verbatim(readableName({}, column.name));
    if (column.column->role == ColumnRole::Key) return Sentence::verbatim(column.use->name);
    if (column.column->role == ColumnRole::Label)
        return say("Explanation", "name of the %1").arg(column.use->name);
    std::string name = column.column->name;
    if (column.column->role == ColumnRole::ForeignKey && name.ends_with("_id"))
        name.resize(name.size() - 3);
    name = readableName({}, name);
    return m_uses.size() > 1 ? say("Explanation", "%1 of the %2").arg(name, column.use->name)
                             : Sentence::verbatim(std::move(name));
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
