// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/furthernames.h"

#include "base/text.h"
#include "naming/labels.h"
#include "rdf/termtext.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace tripletalk::knowledge {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {

/// Longer texts are prose: no question names them.
constexpr std::size_t longestName = 120;

std::string ofClasses(const Table& table) {
    std::string classes = "VALUES ?c { " + sparql::iriInQuery(table.classIri);
    for (const std::string& iri : table.classes)
        if (iri != table.classIri && iri.find(':') != std::string::npos)
            classes += " " + sparql::iriInQuery(iri);
    return classes + " } ?s a ?c . ";
}

std::string labelsOf(const Table& table) {
    const Column* label = table.labelColumn();
    if (label && !label->predicate.empty())
        return "?s " + sparql::iriInQuery(label->predicate) + " ?name . ";
    std::string predicates = "VALUES ?p {";
    for (const std::string_view iri : naming::labelPredicates())
        predicates += " " + sparql::iriInQuery(iri);
    return predicates + " } ?s ?p ?name . ";
}

/// A column whose things share their values; what each has by itself nobody asks by.
bool isShared(const Column& column, std::int64_t rows) {
    const std::int64_t filled = rows - column.nulls;
    return column.type == "TEXT" && column.role == ColumnRole::Literal && !column.hidden &&
           !column.predicate.empty() && column.of.empty() && column.distinct * 2 <= filled;
}

}  // namespace

bool FurtherNames::isPartial(const Table& table) const {
    return m_partial.contains(table.classIri) ||
           std::ranges::any_of(table.classes,
                               [this](const std::string& iri) { return m_partial.contains(iri); });
}

Result<void> FurtherNames::fetch(std::size_t names, std::size_t values) {
    for (const Table& table : m_schema.tables) {
        if (table.kind != TableKind::Entity || table.classIri.empty() || !isPartial(table))
            continue;
        if (auto fetched = fetchThings(table, names - std::min(names, m_added)); !fetched)
            return fetched;
        auto rows =
            m_database.integer("SELECT count(*) FROM " + sqlite::quoteIdentifier(table.name));
        if (!rows) return rows.error();
        for (const Column& column : table.columns) {
            if (!isShared(column, *rows)) continue;
            if (auto fetched = fetchValues(table, column, values); !fetched) return fetched;
        }
    }
    return {};
}

Result<std::vector<std::vector<sparql::Binding>>> FurtherNames::asked(const std::string& query,
                                                                      std::size_t most,
                                                                      bool& isCut) {
    auto answer = m_source.query(
        query, {.time = std::chrono::seconds(60), .rows = most, .bytes = std::size_t{128} << 20U},
        m_cancel);
    if (m_cancel.cancelled()) return m_cancel.error();
    if (answer) {
        isCut = answer->truncated;
        return std::move(answer->rows);
    }
    if (!sparql::isRefusal(answer.error())) return answer.error();
    isCut = true;
    return std::vector<std::vector<sparql::Binding>>();
}

Result<void> FurtherNames::fetchThings(const Table& table, std::size_t most) {
    std::string wanted = "isIRI(?s) && isLiteral(?name)";
    if (!m_language.empty())
        wanted +=
            " && (LANG(?name) = \"\" || LANGMATCHES(LANG(?name), " + rdf::quoted(m_language) + "))";
    bool isCut = most == 0;
    if (most > 0) {
        const auto rows = asked("SELECT DISTINCT ?s ?name WHERE { " + ofClasses(table) +
                                    labelsOf(table) + "FILTER(" + wanted + ") }",
                                most, isCut);
        if (!rows) return rows.error();
        for (const auto& row : *rows) {
            if (row.size() < 2 || !row[0] || !row[1]) continue;
            if (auto added = addThing(row[0]->lexical, row[1]->lexical, table); !added)
                return added;
        }
    }
    if (isCut)
        m_gaps.push_back({say("Sentence", "names of further things of “%1”").arg(table.label), 1});
    return {};
}

Result<void> FurtherNames::addThing(const std::string& iri, const std::string& label,
                                    const Table& table) {
    const std::string name = text::collapseWhitespace(label);
    const bool canBeAsked = !sparql::iriInQuery(iri).empty();
    if (name.empty() || name.size() > longestName || !canBeAsked) return {};
    auto known = m_database.integer("SELECT count(*) FROM entity WHERE iri = ?1 OR key = ?1", iri);
    if (!known) return known.error();
    if (*known > 0) return {};
    ++m_added;
    return m_database.run(
        R"(INSERT INTO entity (key, iri, label, class, "table") VALUES (?, ?, ?, ?, ?))", iri, iri,
        name, table.label, table.name);
}

Result<void> FurtherNames::fetchValues(const Table& table, const Column& column, std::size_t most) {
    bool isCut = false;
    const auto rows =
        asked("SELECT ?value (COUNT(?s) AS ?uses) WHERE { " + ofClasses(table) + "?s " +
                  sparql::iriInQuery(column.predicate) +
                  " ?value . FILTER(isLiteral(?value)) } GROUP BY ?value ORDER BY DESC(?uses)",
              most, isCut);
    if (!rows) return rows.error();
    if (isCut)
        m_gaps.push_back(
            {say("Sentence", "values of “%1” of “%2”").arg(column.label, table.label), 1});
    const std::string select = "SELECT count(*) FROM " + sqlite::quoteIdentifier(table.name) +
                               " WHERE " + sqlite::quoteIdentifier(column.name) + " = ?";
    for (const auto& row : *rows) {
        if (row.size() < 2 || !row[0] || !row[1]) continue;
        const std::string& value = row[0]->lexical;
        if (value.empty() || value.size() > longestName) continue;
        auto known = m_database.integer(select, value);
        if (!known) return known.error();
        if (*known > 0) continue;
        std::int64_t uses = 1;
        std::from_chars(row[1]->lexical.data(), row[1]->lexical.data() + row[1]->lexical.size(),
                        uses);
        m_values.push_back({retrieval::LinkKind::Value,
                            value,
                            table.name,
                            column.name,
                            {},
                            column.predicate,
                            value,
                            uses});
    }
    return {};
}

}  // namespace tripletalk::knowledge
