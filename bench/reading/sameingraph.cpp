// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "reading/sameingraph.h"

#include "answering/reading/cyphertermwriter.h"
#include "answering/reading/sparqltermwriter.h"
#include "answering/reading/termwriter.h"
#include "base/text.h"
#include "knowledge/languages/cypherconnection.h"
#include "knowledge/languages/sparqlconnection.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <ostream>

namespace tripletalk::bench {

using Links = knowledge::QueryConnection::Links;

namespace {
/// Averages are shown with about as many digits as what they are of.
std::string rounded(const std::string& text) {
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);
    if (text.empty() || *end != 0 || !std::isfinite(number)) return text;
    return text::formatNumber(std::round(number * 10) / 10);
}
}  // namespace

SameInGraph::SameInGraph(knowledge::KnowledgeBase base, knowledge::EntityLookup things,
                         Connection sparql, Connection cypher)
    : m_base(std::make_unique<const knowledge::KnowledgeBase>(std::move(base))),
      m_links(m_base->schema()),
      m_things(std::move(things)),
      m_names(std::make_unique<answering::reading::BaseIris>(*m_base)),
      m_sparql(std::move(sparql)),
      m_cypher(std::move(cypher)) {
    m_links.linkAlike();
}

Result<SameInGraph> SameInGraph::open(const knowledge::KnowledgeBase& base) {
    auto things = knowledge::EntityLookup::open(base);
    if (!things) return things.error();
    auto sparql = knowledge::SparqlConnection::open(base);
    if (!sparql) return sparql.error();
    auto cypher = knowledge::CypherConnection::open(base);
    if (!cypher) return cypher.error();
    return SameInGraph(base, *std::move(things), *std::move(sparql), *std::move(cypher));
}

std::vector<std::string> SameInGraph::shownRows(const knowledge::QueryResult& result) const {
    std::vector<std::string> rows;
    for (const auto& row : result.rows) {
        std::vector<std::string> cells;
        for (const knowledge::Cell& cell : row) {
            const auto thing = m_things.byIri(cell.iri);
            cells.push_back(thing && *thing ? (*thing)->key : rounded(cell.text));
        }
        rows.push_back(text::join(cells, "|"));
    }
    std::ranges::sort(rows);
    return rows;
}

void SameInGraph::Counts::operator+=(const Counts& other) {
    asked += other.asked;
    unwritten += other.unwritten;
    failed += other.failed;
    differ += other.differ;
}

void SameInGraph::compare(const answering::reading::Term& term, const knowledge::QueryResult& rows,
                          std::ostream* shown) {
    const auto iris = m_names->iris();
    const auto ours = shownRows(rows);
    // Its places are of another reading of the same schema.
    const std::string sql =
        answering::reading::TermWriter(term, m_links).write().value_or(std::string());
    compare("SPARQL", *m_sparql, answering::reading::SparqlTermWriter(term, m_links, iris).write(),
            sql, ours, shown);
    compare("Cypher", *m_cypher, answering::reading::CypherTermWriter(term, m_links, iris).write(),
            sql, ours, shown);
}

void SameInGraph::compare(const std::string& language, knowledge::QueryConnection& graph,
                          const std::optional<std::string>& query, const std::string& sql,
                          const std::vector<std::string>& rows, std::ostream* shown) {
    Counts& counts = m_counts[language];
    ++counts.asked;
    if (!query) {
        ++counts.unwritten;
        if (shown) *shown << "not written in " << language << ": " << sql << "\n";
        return;
    }
    const auto result = graph.run(*query, Links::None, {});
    if (!result) {
        ++counts.failed;
        if (shown) *shown << *query << "\n" << result.error().toText() << "\n";
        return;
    }
    const auto theirs = shownRows(*result);
    if (rows == theirs) return;
    ++counts.differ;
    if (!shown) return;
    const auto first = [](const std::vector<std::string>& all) {
        return std::to_string(all.size()) + ": " +
               text::join({all.begin(), all.begin() + std::min<std::ptrdiff_t>(3, std::ssize(all))},
                          "; ");
    };
    *shown << *query << "\n"
           << sql << "\n  SQL " << first(rows) << "\n  " << language << " " << first(theirs)
           << "\n";
}

}  // namespace tripletalk::bench
