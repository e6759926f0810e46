// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/results/answercollector.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::sparql {

using rdf::Term;

namespace {

constexpr std::size_t mostVariables = 1000;

}  // namespace

bool AnswerCollector::fail(const std::string& why) {
    if (!m_error)
        m_error = Error{ErrorKind::Syntax,
                        say("Sentence", "These are no SPARQL results that can be read."), why};
    return false;
}

bool AnswerCollector::declare(const std::string& variable) {
    if (variable.empty()) return fail("a variable without a name");
    if (std::ranges::find(m_declared, variable) != m_declared.end())
        return fail("the variable " + text::elide(variable, 80) + " twice");
    if (m_declared.size() == mostVariables) {
        m_error = Error{ErrorKind::Limit,
                        say("Sentence", "The results have more than a thousand variables.")};
        return false;
    }
    m_declared.push_back(variable);
    return true;
}

bool AnswerCollector::declared() {
    if (m_allDeclared) return fail("two lists of variables");
    m_allDeclared = true;
    if (m_answer.rows.empty() && m_columns.empty())
        for (const std::string& variable : m_declared) columnOf(variable);
    return true;
}

std::optional<std::size_t> AnswerCollector::columnOf(const std::string& variable) {
    const auto found = m_columns.find(variable);
    if (found != m_columns.end()) return found->second;
    if (m_columns.size() == mostVariables) return std::nullopt;
    m_columns.emplace(variable, m_answer.variables.size());
    m_answer.variables.push_back(variable);
    return m_answer.variables.size() - 1;
}

bool AnswerCollector::beginSolution() {
    m_hasSolutions = true;
    m_bytes += m_answer.variables.size() * sizeof(Binding);
    if (m_answer.rows.size() == m_limits.rows || m_bytes > m_limits.bytes) {
        m_answer.truncated = true;
        return false;
    }
    m_answer.rows.emplace_back(m_answer.variables.size());
    return true;
}

bool AnswerCollector::bind(const std::string& variable, Term term) {
    if (variable.empty()) return fail("a value of a variable without a name");
    // A head may stand behind its results, as the members of a JSON object have no order.
    if (m_allDeclared && !m_columns.contains(variable))
        return fail("a value of " + text::elide(variable, 80) + ", which is no variable of it");
    const auto column = columnOf(variable);
    if (!column) return fail("more than a thousand variables");
    auto& row = m_answer.rows.back();
    row.resize(m_answer.variables.size());
    if (row[*column]) return fail("two values of " + text::elide(variable, 80));
    m_bytes += term.lexical.size() + term.datatype.size() + term.language.size();
    row[*column] = std::move(term);
    return true;
}

bool AnswerCollector::endSolution() {
    if (m_bytes <= m_limits.bytes) return true;
    m_answer.rows.pop_back();
    m_answer.truncated = true;
    return false;
}

bool AnswerCollector::solutions() {
    m_hasSolutions = true;
    return true;
}

bool AnswerCollector::truth(bool value) {
    if (m_hasTruth) return fail("two truths");
    m_hasTruth = true;
    m_answer.truth = value;
    return true;
}

std::optional<Term> AnswerCollector::term(std::string_view type, std::string value,
                                          std::string datatype, std::string_view language) {
    const bool literal = type == "literal" || type == "typed-literal";
    if (!literal && (!datatype.empty() || !language.empty())) {
        fail("a datatype or a language that belongs to no literal");
        return std::nullopt;
    }
    if (type == "uri") return Term::iri(std::move(value));
    if (type == "bnode") {
        const auto [known, isNew] =
            m_blanks.emplace(std::move(value), "b" + std::to_string(m_blanks.size()));
        return Term::blank(known->second);
    }
    if (!literal) {
        fail("a value of the kind \"" + text::elide(type, 40) + "\"");
        return std::nullopt;
    }
    if (!language.empty()) return Term::literal(std::move(value), {}, text::toLower(language));
    if (datatype == std::string(rdf::vocabulary::xsd) + "string") datatype.clear();
    return Term::literal(std::move(value), std::move(datatype));
}

/// Puts the columns into the order that the head tells.
bool AnswerCollector::sortColumns() {
    if (m_answer.variables == m_declared) {
        for (auto& row : m_answer.rows) row.resize(m_declared.size());
        return true;
    }
    for (const std::string& variable : m_answer.variables)
        if (std::ranges::find(m_declared, variable) == m_declared.end())
            return fail("a value of " + text::elide(variable, 80) + ", which is no variable of it");
    for (auto& row : m_answer.rows) {
        std::vector<Binding> sorted(m_declared.size());
        for (std::size_t i = 0; i < m_declared.size(); ++i)
            if (const auto column = m_columns.find(m_declared[i]);
                column != m_columns.end() && column->second < row.size())
                sorted[i] = std::move(row[column->second]);
        row = std::move(sorted);
    }
    m_answer.variables = m_declared;
    return true;
}

Result<QueryAnswer> AnswerCollector::take() {
    if (!m_error && m_hasTruth == m_hasSolutions)
        fail(m_hasTruth ? "a truth and solutions" : "neither solutions nor a truth");
    if (!m_error && m_hasSolutions && !m_allDeclared && !isFull()) fail("no list of variables");
    if (!m_error && m_allDeclared && m_hasSolutions) sortColumns();
    if (m_error) return *m_error;
    if (m_hasTruth) m_answer.form = QueryForm::Ask;
    // A full answer may have ended before its head: then what was bound says what the columns are.
    for (auto& row : m_answer.rows) row.resize(m_answer.variables.size());
    return std::move(m_answer);
}

}  // namespace tripletalk::sparql
