// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/placesearch.h"

#include "answering/grasp/resulttext.h"
#include "answering/tools/emptyanswers.h"
#include "base/text.h"
#include "lookup/wordindex.h"
#include "sparql/editor/mentionediris.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::answering::grasp {

namespace {

using lookup::ItemKind;

constexpr std::size_t shownFinds = 10;
/// Of more values than can be looked through, so many finds of the whole index are held against
/// the pattern, by so many in a query.
constexpr std::size_t triedFinds = 500;
constexpr std::size_t triedAtOnce = 100;

constexpr sparql::QueryLimits searchLimits{.time = std::chrono::seconds(10),
                                           .rows = PlaceSearch::mostValues + 1};

std::string numbered(const std::string& what, const std::vector<std::string>& entries) {
    std::string text = what + ", best first, at most " + std::to_string(shownFinds) + ":\n";
    for (std::size_t i = 0; i < entries.size(); ++i)
        text += std::to_string(i + 1) + ". " + entries[i] + "\n";
    return text;
}

/// With the rest behind the finds where that is not too much to be shown.
void addRest(std::vector<std::uint32_t>& found, const std::vector<std::uint32_t>& all) {
    if (all.size() > shownFinds) return;
    for (const std::uint32_t row : all)
        if (std::ranges::find(found, row) == found.end()) found.push_back(row);
}

/// What a few texts, each with its names, have that fits: their numbers, best first.
template <typename Names>
std::vector<std::uint32_t> foundIn(std::size_t count, const std::string& query,
                                   const Names& namesOf) {
    lookup::WordIndex index;
    std::vector<std::uint32_t> all(count);
    std::iota(all.begin(), all.end(), 0U);
    for (const std::uint32_t row : all)
        for (const std::string& name : namesOf(row)) index.add(row, name);
    std::vector<std::uint32_t> found;
    for (const lookup::Hit& hit : index.search(query, shownFinds)) found.push_back(hit.row);
    addRest(found, all);
    return found;
}

std::string detailOf(const Error& error) {
    return error.message.text() + (error.detail.empty() ? "" : " " + error.detail);
}

}  // namespace

ItemKind PlaceSearch::kind() const {
    return m_place == Place::Property ? ItemKind::Property : ItemKind::Entity;
}

std::string PlaceSearch::nothing() const {
    return std::string("No ") + (m_place == Place::Property ? "property" : "entity") +
           " was found for \"" + clipped(m_query, shownInfo) + "\".\n";
}

std::string PlaceSearch::itemsText(const std::vector<std::uint32_t>& rows) {
    if (rows.empty()) return {};
    std::vector<std::string> entries;
    for (const std::uint32_t row : rows) {
        const lookup::Item item = m_graph.index()->item(kind(), row);
        m_seen.add(item.iri);
        entries.push_back(itemText(item, m_graph.prefixes()));
    }
    return numbered(m_place == Place::Property ? "Properties" : "Entities", entries);
}

Result<std::string> PlaceSearch::everywhere() {
    if (!m_graph.index())
        return "The graph \"" + m_graph.name() +
               "\" has no search index: look around with list and execute.\n";
    const auto rows = m_graph.find(kind(), m_query, shownFinds, nullptr, m_cancel);
    if (!rows) return rows.error();
    return rows->empty() ? nothing() : itemsText(*rows);
}

Result<std::string> PlaceSearch::fallBack(const std::string& reason) {
    auto found = everywhere();
    if (!found) return found;
    return "Searched without the constraint, since " + reason + ".\n" + *found;
}

Result<std::string> PlaceSearch::among(const sparql::Query& pattern) {
    const std::string query = sparql::toText(valuesOfSearched(pattern, mostValues + 1));
    if (sparql::irisIn(query, {}).empty())
        return fallBack("it names no IRI that what is searched is connected with");
    const auto answer = m_graph.ask(query, searchLimits, m_cancel);
    if (!answer && m_cancel.cancelled()) return m_cancel.error();
    if (!answer) return fallBack("asking the graph for it failed: " + detailOf(answer.error()));
    if (answer->truncated || answer->rows.size() > mostValues) return amongTooMany(pattern);
    if (!answer->rows.empty()) return among(sorted(*answer));
    const auto why = m_graph.with([&](knowledge::SparqlConnection& connection) {
        return whyNothingIsFound(connection.graph(), query, m_cancel);
    });
    if (!why) return why.error();
    return "The graph has nothing that the constraint allows." + *why + "\n";
}

PlaceSearch::Values PlaceSearch::sorted(const sparql::QueryAnswer& answer) const {
    Values values;
    for (const auto& row : answer.rows) {
        const sparql::Binding& value = row.empty() ? sparql::Binding() : row.front();
        // A blank node has no name to search for, and none to write into a query.
        if (!value || value->isBlank()) continue;
        if (value->isLiteral()) {
            values.literals.push_back(*value);
            continue;
        }
        const auto known =
            m_graph.index() ? m_graph.index()->rowOf(kind(), value->lexical) : std::nullopt;
        if (known)
            values.rows.push_back(*known);
        else
            values.others.push_back(value->lexical);
    }
    std::ranges::sort(values.rows);
    return values;
}

Result<std::string> PlaceSearch::among(Values values) {
    std::string text;
    if (!values.rows.empty()) {
        auto rows = m_graph.find(kind(), m_query, shownFinds, &values.rows, m_cancel);
        if (!rows) return rows.error();
        addRest(*rows, values.rows);
        text += itemsText(*rows);
    }
    if (m_place == Place::Object) text += literalsText(values.literals);
    text += othersText(std::move(values.others));
    if (!text.empty()) return text;
    return "Nothing that the constraint allows was found for \"" + clipped(m_query, shownInfo) +
           "\".\n";
}

std::string PlaceSearch::othersText(std::vector<std::string> iris) {
    // Those that a prefix shortens come first among equals.
    std::stable_partition(iris.begin(), iris.end(), [&](const std::string& iri) {
        return !shortIri(iri, m_graph.prefixes()).starts_with('<');
    });
    const auto found = foundIn(iris.size(), m_query, [&](std::uint32_t row) {
        auto names = lookup::namesOfIri(iris[row]);
        names.push_back(shortIri(iris[row], m_graph.prefixes()));
        return names;
    });
    if (found.empty()) return {};
    std::vector<std::string> entries;
    for (const std::uint32_t row : found) {
        m_seen.add(iris[row]);
        entries.push_back(shortIri(iris[row], m_graph.prefixes()));
    }
    return numbered("Other IRIs", entries);
}

std::string PlaceSearch::literalsText(const std::vector<rdf::Term>& literals) {
    const auto found = foundIn(literals.size(), m_query, [&](std::uint32_t row) {
        return std::vector<std::string>{literals[row].lexical};
    });
    if (found.empty()) return {};
    std::vector<std::string> entries;
    for (const std::uint32_t row : found) {
        rdf::Term shown = literals[row];
        shown.lexical = clipped(shown.lexical, shownInfo);
        entries.push_back(sparql::toText(shown, m_graph.prefixes()));
    }
    return numbered("Literals", entries);
}

Result<std::string> PlaceSearch::amongTooMany(const sparql::Query& pattern) {
    const std::string reason =
        "more than " + std::to_string(mostValues) + " values are allowed there";
    auto best = m_graph.find(kind(), m_query, triedFinds, nullptr, m_cancel);
    if (!best) return best.error();
    auto rows = allowed(*best, pattern);
    if (!rows) return rows.error();
    Result<std::vector<rdf::Term>> literals = std::vector<rdf::Term>();
    if (m_place == Place::Object) literals = literalsWithWords(pattern);
    if (!literals) return literals.error();
    const std::string text = itemsText(*rows) + literalsText(*literals);
    if (text.empty()) return fallBack(reason);
    return "Of what fits the words best in the whole graph this is what the constraint allows; " +
           reason + ".\n" + text;
}

Result<std::vector<std::uint32_t>> PlaceSearch::allowed(const std::vector<std::uint32_t>& rows,
                                                        const sparql::Query& pattern) {
    std::set<std::string> allowed;
    for (std::size_t begin = 0; begin < rows.size(); begin += triedAtOnce) {
        sparql::Values tried{{sparql::Variable{std::string(searchedVariable)}}, {}};
        for (std::size_t i = begin; i < std::min(rows.size(), begin + triedAtOnce); ++i)
            tried.rows.push_back({rdf::Term::iri(m_graph.index()->item(kind(), rows[i]).iri)});
        sparql::Query query = valuesOfSearched(pattern, triedAtOnce);
        query.where.elements.insert(query.where.elements.begin(), std::move(tried));
        const auto answer = m_graph.ask(sparql::toText(query), searchLimits, m_cancel);
        if (!answer && m_cancel.cancelled()) return m_cancel.error();
        if (!answer) break;
        for (const auto& row : answer->rows)
            if (!row.empty() && row.front()) allowed.insert(row.front()->lexical);
        if (allowed.size() >= shownFinds) break;
    }
    std::vector<std::uint32_t> kept;
    for (const std::uint32_t row : rows)
        if (kept.size() < shownFinds && allowed.contains(m_graph.index()->item(kind(), row).iri))
            kept.push_back(row);
    return kept;
}

Result<std::vector<rdf::Term>> PlaceSearch::literalsWithWords(const sparql::Query& pattern) {
    using sparql::Call;
    using sparql::Expression;
    using sparql::Function;
    const Expression searched{sparql::Variable{std::string(searchedVariable)}};
    const auto call = [](Function function, std::vector<Expression> arguments) {
        return Expression{Call{.function = function, .arguments = std::move(arguments)}};
    };
    sparql::Query query = valuesOfSearched(pattern, triedAtOnce);
    query.where.elements.emplace_back(sparql::Filter{call(Function::IsLiteral, {searched})});
    const Expression lower = call(Function::LCase, {call(Function::Str, {searched})});
    for (const text::Word& word : text::words(text::toLower(m_query)))
        query.where.elements.emplace_back(sparql::Filter{
            call(Function::Contains, {lower, Expression{rdf::Term::literal(word.text)}})});
    const auto answer = m_graph.ask(sparql::toText(query), searchLimits, m_cancel);
    if (!answer && m_cancel.cancelled()) return m_cancel.error();
    std::vector<rdf::Term> literals;
    if (!answer) return literals;
    for (const auto& row : answer->rows)
        if (!row.empty() && row.front()) literals.push_back(*row.front());
    return literals;
}

}  // namespace tripletalk::answering::grasp
