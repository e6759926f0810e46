// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/resultquery.h"

#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/term.h"
#include "rdf/termtext.h"
#include "rdf/vocabulary.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

#include <algorithm>

namespace tripletalk::serving {

using answering::AnswerResult;
using answering::Cell;
using answering::Source;
using rdf::Term;

namespace {

using Prefixes = std::map<std::string, std::string>;

/// A variable that holds the name of what another one holds: ?label, ?personLabel, ?name.
bool isName(const std::string& variable) {
    const std::string lower = text::toLower(variable);
    return lower.ends_with("label") || lower.ends_with("name");
}

/// The query with its variables of things, where it has both these and their names.
std::string withoutNames(const Source& source, const Prefixes& prefixes) {
    auto query = sparql::parse(source.query, {.prefixes = {prefixes.begin(), prefixes.end()}});
    if (!query) return source.query;
    std::vector<std::string> things;
    for (const auto& column : source.columns)
        if (column.entity) things.push_back(column.name);
    const bool hasNames = std::ranges::any_of(
        source.columns, [](const auto& column) { return !column.entity && isName(column.name); });
    if (things.empty() || !hasNames || !query->groupBy.empty()) return sparql::toText(*query);
    std::erase_if(query->projection, [&](const sparql::Projection& part) {
        const std::string name = part.variable ? part.variable->name : std::string();
        return isName(name) && std::ranges::find(things, name) == things.end();
    });
    return sparql::toText(*query);
}

std::string valueText(const Cell& cell) {
    const std::string xsd(rdf::vocabulary::xsd);
    if (!cell.iri.empty())  // some graphs hold IRIs that no query can name
        return rdf::toText(rdf::hasForbiddenCharacter(cell.iri) ? Term::literal(cell.iri)
                                                                : Term::iri(cell.iri));
    if (cell.datatype == "null") return "UNDEF";
    if (cell.datatype == "integer") return rdf::toText(Term::literal(cell.text, xsd + "integer"));
    if (cell.datatype == "number") {
        const bool exponent = cell.text.find_first_of("eE") != std::string::npos;
        return rdf::toText(Term::literal(cell.text, xsd + (exponent ? "double" : "decimal")));
    }
    if (cell.datatype == "boolean") return rdf::toText(Term::literal(cell.text, xsd + "boolean"));
    return rdf::toText(Term::literal(cell.text));
}

std::string valuesQuery(const AnswerResult& result) {
    std::string variables;
    for (std::size_t i = 0; i < result.columns.size(); ++i)
        variables += (i == 0 ? "?v" : " ?v") + std::to_string(i + 1);
    std::string query = "SELECT " + variables + " WHERE {\n  VALUES (" + variables + ") {\n";
    for (const auto& row : result.rows) {
        query += "    (";
        for (std::size_t i = 0; i < row.size(); ++i)
            query += (i == 0 ? "" : " ") + valueText(row[i]);
        query += ")\n";
    }
    return query + "  }\n}";
}

}  // namespace

std::string asSparql(const answering::Answer& answer, const Prefixes& prefixes) {
    const AnswerResult& result = answer.result;
    const auto source = std::ranges::find(answer.sources, result.source, &Source::n);
    if (source != answer.sources.end() && source->language() == &knowledge::sparqlLanguage())
        return withoutNames(*source, prefixes);
    if (result.rows.empty() || result.rows.front().empty()) return {};
    if (result.kind == "boolean") {
        const std::string truth = text::toLower(result.rows.front().front().text);
        return truth == "true" || truth == "yes" || truth == "1" ? "ASK { FILTER(true) }"
                                                                 : "ASK { FILTER(false) }";
    }
    return valuesQuery(result);
}

}  // namespace tripletalk::serving
