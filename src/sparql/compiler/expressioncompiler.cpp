// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/expressioncompiler.h"

#include "base/text.h"
#include "graph/literalvalue.h"
#include "sqlite/database.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tripletalk::sparql {

namespace {

const Variable* asVariable(const Expression& expression) {
    return std::get_if<Variable>(&expression.value);
}
const rdf::Term* asTerm(const Expression& expression) {
    return std::get_if<rdf::Term>(&expression.value);
}
const Call* asCall(const Expression& expression, Function function) {
    const auto* call = std::get_if<Call>(&expression.value);
    return call && call->function == function ? call : nullptr;
}

/// The column of a variable whose terms stand in the table of terms.
const Column* storedColumn(const Expression& expression, const Columns& columns) {
    const Variable* variable = asVariable(expression);
    if (!variable) return nullptr;
    const auto found = columns.find(variable->name);
    return found != columns.end() && found->second.stored ? &found->second : nullptr;
}

/// True if no other term is equal to it, so that "=" never looks at values.
bool equalsItselfOnly(const rdf::Term& term) {
    return term.isIri() || (term.isLiteral() && term.datatype.empty());
}

/// An expression over the row of a term; `write` is given what stands before its columns' names.
template <typename Write>
std::string ofTerm(const Column& column, Write write) {
    if (!column.term.empty()) return "(" + write(column.term + ".") + ")";
    return "(SELECT " + write(std::string()) + " FROM term WHERE id = " + column.sql + ")";
}

/// A text that SQL can have between quotes.
bool isPlainText(const rdf::Term& term) {
    return term.isLiteral() && term.datatype.empty() && term.language.empty() &&
           term.lexical.find('\0') == std::string::npos;
}

void addVariables(const Expression& expression, std::vector<std::string>& names,
                  std::vector<const GroupPattern*>& patterns) {
    if (const Variable* variable = asVariable(expression))
        if (std::ranges::find(names, variable->name) == names.end())
            names.push_back(variable->name);
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return;
    for (const Expression& argument : call->arguments) addVariables(argument, names, patterns);
    if (call->pattern) patterns.push_back(call->pattern.get());
}

/// True if it nests more deeply than SQLite's parser should have to follow.
bool isDeep(const Expression& expression, int levels = 12) {
    const auto* call = std::get_if<Call>(&expression.value);
    return call &&
           (levels == 0 || std::ranges::any_of(call->arguments, [&](const Expression& part) {
                return isDeep(part, levels - 1);
            }));
}

const char* comparisonSign(Function function, bool swapped) {
    switch (function) {
        case Function::Less:
            return swapped ? ">" : "<";
        case Function::Greater:
            return swapped ? "<" : ">";
        case Function::LessOrEqual:
            return swapped ? ">=" : "<=";
        case Function::GreaterOrEqual:
            return swapped ? "<=" : ">=";
        case Function::Equal:
            return "=";
        case Function::NotEqual:
            return "<>";
        default:
            return nullptr;
    }
}

}  // namespace

std::string ExpressionCompiler::fail(const Error& error) {
    if (!m_error) m_error = error;
    return "NULL";
}

graph::TermId ExpressionCompiler::idOf(const rdf::Term& term) {
    if (const auto known = m_ids.find(term); known != m_ids.end()) return known->second;
    const auto id = m_evaluation.idOf(term);
    if (!id) fail(id.error());
    return m_ids[term] = id ? *id : -1;
}

std::string ExpressionCompiler::called(const char* function, const Expression& expression,
                                       const Columns& columns) {
    std::vector<std::string> names;
    std::vector<const GroupPattern*> patterns;
    addVariables(expression, names, patterns);
    const auto number = m_evaluation.add(expression, names);
    if (!number) return fail(number.error());
    std::string sql = function + ("(" + std::to_string(*number));
    for (const std::string& name : names) sql += ", " + columnOf(columns, name).sql;
    for (const GroupPattern* pattern : patterns) sql += ", " + m_exists(*pattern, columns);
    if (const auto solution = columns.find(solutionNumber); solution != columns.end())
        sql += ", " + solution->second.sql;
    return sql + ")";
}

std::string ExpressionCompiler::value(const Expression& expression, const Columns& columns) {
    if (const Variable* variable = asVariable(expression))
        return columnOf(columns, variable->name).sql;
    if (const rdf::Term* term = asTerm(expression)) return std::to_string(idOf(*term));
    return called("sparql_value", expression, columns);
}

std::string ExpressionCompiler::condition(const Expression& expression, const Columns& columns) {
    if (const auto* call = std::get_if<Call>(&expression.value); call && !isDeep(expression))
        if (auto sql = native(*call, columns)) return *std::move(sql);
    return called("sparql_test", expression, columns);
}

std::string ExpressionCompiler::filter(const Expression& expression, const Columns& columns) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (call && !isDeep(expression)) {
        if (call->function == Function::And) return connected(*call, " AND ", columns, true);
        if (call->function == Function::Or) return connected(*call, " OR ", columns, true);
        if (auto sql = nativeFilter(*call, columns)) return *std::move(sql);
    }
    return condition(expression, columns);
}

std::string ExpressionCompiler::connected(const Call& call, const char* word,
                                          const Columns& columns, bool filtered) {
    std::vector<std::string> parts;
    for (const Expression& argument : call.arguments)
        parts.push_back(filtered ? filter(argument, columns) : condition(argument, columns));
    return "(" + text::join(parts, word) + ")";
}

/// What SQL says exactly, errors included.
std::optional<std::string> ExpressionCompiler::native(const Call& call, const Columns& columns) {
    const auto kindIs = [&](const char* kind) -> std::optional<std::string> {
        const Column* column = storedColumn(call.arguments[0], columns);
        if (!column) return std::nullopt;
        return ofTerm(*column, [&](const std::string& row) { return row + "kind = " + kind; });
    };
    switch (call.function) {
        case Function::And:
            return connected(call, " AND ", columns, false);
        case Function::Or:
            return connected(call, " OR ", columns, false);
        case Function::Not:
            return "(NOT " + condition(call.arguments[0], columns) + ")";
        case Function::Exists:
            return m_exists(*call.pattern, columns);
        case Function::NotExists:
            return "(NOT " + m_exists(*call.pattern, columns) + ")";
        case Function::Bound:
            return "(" + value(call.arguments[0], columns) + " IS NOT NULL)";
        case Function::SameTerm:
            return "(" + value(call.arguments[0], columns) + " = " +
                   value(call.arguments[1], columns) + ")";
        case Function::IsIri:
            return kindIs("0");
        case Function::IsBlank:
            return kindIs("1");
        case Function::IsLiteral:
            return kindIs("2");
        case Function::In:
        case Function::NotIn:
            return membership(call, columns, false);
        default:
            return comparison(call, columns);
    }
}

/// What SQL says but for whether it is false or an error.
std::optional<std::string> ExpressionCompiler::nativeFilter(const Call& call,
                                                            const Columns& columns) {
    if (call.function == Function::In) return membership(call, columns, true);
    if (auto sql = textSearch(call, columns)) return sql;
    if (call.function == Function::LangMatches || call.function == Function::Equal)
        if (auto sql = language(call, columns)) return sql;
    if (call.function != Function::Equal) return std::nullopt;
    const bool swapped = asTerm(call.arguments[0]) != nullptr;
    const Variable* variable = asVariable(call.arguments[swapped ? 1 : 0]);
    const rdf::Term* term = asTerm(call.arguments[swapped ? 0 : 1]);
    if (!variable || !term || !equalsItselfOnly(*term)) return std::nullopt;
    return "(" + columnOf(columns, variable->name).sql + " = " + std::to_string(idOf(*term)) + ")";
}

std::optional<std::pair<std::string, graph::TermId>> ExpressionCompiler::fixedBy(
    const Expression& expression) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call || (call->function != Function::Equal && call->function != Function::SameTerm))
        return std::nullopt;
    const bool swapped = asTerm(call->arguments[0]) != nullptr;
    const Variable* variable = asVariable(call->arguments[swapped ? 1 : 0]);
    const rdf::Term* term = asTerm(call->arguments[swapped ? 0 : 1]);
    if (!variable || !term) return std::nullopt;
    if (call->function == Function::Equal && !equalsItselfOnly(*term)) return std::nullopt;
    return std::pair(variable->name, idOf(*term));
}

/// With an IRI by id, with a number by the numbers of the terms. Where two numbers are the same
/// double, or are not numbers alone, the exact values decide.
std::optional<std::string> ExpressionCompiler::comparison(const Call& call,
                                                          const Columns& columns) {
    const char* plain = comparisonSign(call.function, false);
    if (!plain) return std::nullopt;
    const bool swapped = asTerm(call.arguments[0]) != nullptr;
    const Expression& other = call.arguments[swapped ? 1 : 0];
    const rdf::Term* term = asTerm(call.arguments[swapped ? 0 : 1]);
    if (!term) return std::nullopt;
    const bool equality = call.function == Function::Equal || call.function == Function::NotEqual;
    if (term->isIri() && equality && asVariable(other))
        return "(" + value(other, columns) + " " + plain + " " + std::to_string(idOf(*term)) + ")";
    const Column* column = storedColumn(other, columns);
    const auto number = graph::numberOf(*term);
    constexpr std::string_view xsd = "http://www.w3.org/2001/XMLSchema#";
    if (!column || !number || term->datatype == std::string(xsd) + "boolean") return std::nullopt;
    std::array<char, 40> digits{};
    std::snprintf(digits.data(), digits.size(), "%.17e", *number);
    const std::string exact = called("sparql_test", Expression{call}, columns);
    return ofTerm(*column, [&](const std::string& row) {
        return "CASE WHEN " + row + "number IS NULL OR " + row + "number = " + digits.data() +
               " OR " + row + "datatype IN ('" + std::string(xsd) + "boolean', '" +
               std::string(xsd) + "float') THEN " + exact + " ELSE " + row + "number " +
               comparisonSign(call.function, swapped) + " " + digits.data() + " END";
    });
}

std::optional<std::string> ExpressionCompiler::membership(const Call& call, const Columns& columns,
                                                          bool filtered) {
    if (!asVariable(call.arguments[0]) || call.arguments.size() < 2) return std::nullopt;
    std::vector<std::string> ids;
    for (std::size_t i = 1; i < call.arguments.size(); ++i) {
        const rdf::Term* term = asTerm(call.arguments[i]);
        if (!term || !(filtered ? equalsItselfOnly(*term) : term->isIri())) return std::nullopt;
        ids.push_back(std::to_string(idOf(*term)));
    }
    return "(" + value(call.arguments[0], columns) +
           (call.function == Function::In ? " IN (" : " NOT IN (") + text::join(ids, ", ") + "))";
}

/// lang(?x) = "en", langMatches(lang(?x), "en")
std::optional<std::string> ExpressionCompiler::language(const Call& call, const Columns& columns) {
    const Call* lang = asCall(call.arguments[0], Function::Lang);
    const rdf::Term* range = asTerm(call.arguments[1]);
    if (!lang || !range || !isPlainText(*range)) return std::nullopt;
    const Column* column = storedColumn(lang->arguments[0], columns);
    if (!column) return std::nullopt;
    const std::string tag = text::toLower(range->lexical);
    return ofTerm(*column, [&](const std::string& row) {
        const std::string own = row + "language";
        if (call.function == Function::Equal)
            return row + "kind = 2 AND " + own + " = " + sqlite::quoteText(range->lexical);
        if (range->lexical == "*") return own + " <> ''";
        return own + " = " + sqlite::quoteText(tag) + " OR substr(" + own + ", 1, " +
               std::to_string(tag.size() + 1) + ") = " + sqlite::quoteText(tag + "-");
    });
}

/// contains(?x, "text"), contains(str(?x), "text"), and where a text starts.
std::optional<std::string> ExpressionCompiler::textSearch(const Call& call,
                                                          const Columns& columns) {
    const bool contains = call.function == Function::Contains;
    if (!contains && call.function != Function::StrStarts) return std::nullopt;
    const Call* str = asCall(call.arguments[0], Function::Str);
    const Column* column = storedColumn(str ? str->arguments[0] : call.arguments[0], columns);
    const rdf::Term* wanted = asTerm(call.arguments[1]);
    if (!column || !wanted || !isPlainText(*wanted) || wanted->lexical.empty()) return std::nullopt;
    const std::string quoted = sqlite::quoteText(wanted->lexical);
    return ofTerm(*column, [&](const std::string& row) {
        const std::string isText =
            str ? row + "kind <> 1" : row + "kind = 2 AND " + row + "datatype = ''";
        if (contains) return isText + " AND instr(" + row + "lexical, " + quoted + ") > 0";
        return isText + " AND substr(" + row + "lexical, 1, length(" + quoted + ")) = " + quoted;
    });
}

void ExpressionCompiler::addSearched(const Expression& expression,
                                     std::vector<std::string>& names) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return;
    switch (call->function) {
        case Function::And:
        case Function::Or:
        case Function::Not:
            for (const Expression& part : call->arguments) addSearched(part, names);
            return;
        case Function::IsIri:
        case Function::IsBlank:
        case Function::IsLiteral:
        case Function::Contains:
        case Function::StrStarts:
        case Function::LangMatches:
        case Function::Equal:
        case Function::NotEqual:
        case Function::Less:
        case Function::LessOrEqual:
        case Function::Greater:
        case Function::GreaterOrEqual:
            break;
        default:
            return;
    }
    const Variable* found = nullptr;
    for (const Expression& argument : call->arguments) {
        const Call* str = asCall(argument, Function::Str);
        const Call* lang = asCall(argument, Function::Lang);
        const Expression& inner = str ? str->arguments[0] : lang ? lang->arguments[0] : argument;
        const rdf::Term* term = asTerm(inner);
        if (const Variable* variable = asVariable(inner)) {
            if (found) return;
            found = variable;
        } else if (!term || term->isIri()) {
            return;
        }
    }
    if (found) names.push_back(found->name);
}

}  // namespace tripletalk::sparql
