// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/entityfacts.h"

#include "naming/commentpredicates.h"
#include "rdf/turtlewriter.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::knowledge {

using graph::TermId;
using rdf::Term;

namespace {

constexpr std::size_t mostTurtleFacts = 5'000;

std::string nameOf(const Term& term) {
    return term.isBlank() ? "_:" + term.lexical : term.isIri() ? term.lexical : std::string();
}

/// A column that tells facts of a predicate from the entity's own end.
bool tells(const induction::Column& column, const std::string& predicate) {
    return column.predicate == predicate && !column.inverse && !column.label.empty();
}

}  // namespace

EntityFacts::EntityFacts(KnowledgeBase base, graph::TripleStore store, EntityLookup lookup)
    : m_base(std::move(base)),
      m_store(std::make_unique<graph::TripleStore>(std::move(store))),
      m_lookup(std::move(lookup)),
      m_labels(*m_store, m_base.manifest().language),
      m_hidden(curation::hiddenFacts(m_base.curation()).predicates) {
    for (const auto& table : m_base.schema().tables)
        for (const auto& column : table.columns)
            if (!column.predicate.empty() && tells(column, column.predicate))
                m_predicates.emplace(column.predicate, column.label);
}

Result<EntityFacts> EntityFacts::open(const KnowledgeBase& base) {
    auto store = base.openGraph();
    if (!store) return store.error();
    auto lookup = EntityLookup::open(base);
    if (!lookup) return lookup.error();
    return EntityFacts(base, *std::move(store), *std::move(lookup));
}

Result<TermId> EntityFacts::find(std::string_view name) const {
    const bool blank = name.starts_with("_:");
    auto id = m_store->find(blank ? Term::blank(std::string(name.substr(2)))
                                  : Term::iri(std::string(name)));
    if (!id) return id.error();
    if (*id && **id != 0) return **id;
    auto entity = m_lookup.byKey(name);
    if (!entity) return entity.error();
    if (*entity && (*entity)->iri != name) return find((*entity)->iri);
    return Error{ErrorKind::NotFound,
                 say("Sentence", "There is nothing called \"%1\" in this graph.").arg(name)};
}

Result<FactValue> EntityFacts::value(TermId id) {
    auto term = m_store->term(id);
    if (!term) return term.error();
    FactValue value{.id = id, .kind = term->kind, .text = {}};
    value.name = nameOf(*term);
    if (term->isLiteral()) {
        value.text = term->lexical;
        value.datatype = term->datatype;
        value.language = term->language;
        return value;
    }
    auto entity = m_lookup.byIri(value.name);
    if (!entity) return entity.error();
    if (*entity) {
        value.text = (*entity)->label;
        value.classLabel = (*entity)->classLabel;
        value.table = (*entity)->table;
    }
    if (value.text.empty()) value.text = m_labels.label(id);
    return value;
}

std::string EntityFacts::labelOf(TermId predicate, const std::string& iri,
                                 const std::string& table) {
    if (const auto* own = m_base.schema().table(table))
        for (const auto& column : own->columns)
            if (tells(column, iri)) return column.label;
    const auto known = m_predicates.find(iri);
    return known != m_predicates.end() ? known->second : m_labels.label(predicate);
}

Result<std::vector<FactGroup>> EntityFacts::groups(TermId id, const std::string& table,
                                                   bool incoming) {
    std::vector<FactGroup> groups;
    auto done = m_store->database().each(
        incoming ? "SELECT p, count(DISTINCT s) FROM quad WHERE o = ? GROUP BY p"
                 : "SELECT p, count(DISTINCT o) FROM quad WHERE s = ? GROUP BY p",
        [&](sqlite::Statement& row) {
            groups.push_back({.predicate = row.integer(0),
                              .iri = {},
                              .label = {},
                              .incoming = incoming,
                              .count = row.integer(1)});
        },
        id);
    if (!done) return done.error();
    for (FactGroup& group : groups) {
        auto term = m_store->term(group.predicate);
        if (!term) return term.error();
        group.iri = term->lexical;
        group.label = labelOf(group.predicate, group.iri, incoming ? std::string() : table);
    }
    std::erase_if(groups, [&](const FactGroup& group) { return m_hidden.contains(group.iri); });
    sort(groups, table);
    return groups;
}

/// Labels first, then as the table's columns stand, then by name; types last.
void EntityFacts::sort(std::vector<FactGroup>& groups, const std::string& table) const {
    const auto* own = m_base.schema().table(table);
    const auto rank = [&](const FactGroup& group) -> std::size_t {
        if (group.iri == rdf::vocabulary::rdfType) return SIZE_MAX;
        if (naming::isLabelPredicate(group.iri)) return 0;
        if (!own || group.incoming) return SIZE_MAX - 1;
        const auto column = std::ranges::find_if(
            own->columns, [&](const auto& one) { return tells(one, group.iri); });
        return column == own->columns.end()
                   ? SIZE_MAX - 1
                   : static_cast<std::size_t>(column - own->columns.begin()) + 1;
    };
    std::ranges::stable_sort(groups, [&](const FactGroup& a, const FactGroup& b) {
        return std::make_pair(rank(a), a.label) < std::make_pair(rank(b), b.label);
    });
}

Result<FactCard> EntityFacts::card(TermId id, int most, const CancelToken& cancel) {
    const auto graphStops = m_store->database().interruptOn(cancel);
    FactCard card;
    auto entity = value(id);
    if (!entity) return entity.error();
    card.entity = *std::move(entity);
    auto described = m_lookup.byIri(card.entity.name);
    if (!described) return described.error();
    if (*described) card.key = (*described)->key;
    const bool isTold = std::ranges::none_of(
        naming::commentPredicates(), [&](auto iri) { return m_hidden.contains(std::string(iri)); });
    if (isTold) card.description = m_labels.comment(id);
    for (const bool incoming : {false, true}) {
        auto some = groups(id, card.entity.table, incoming);
        if (!some) return some.error();
        std::ranges::move(*some, std::back_inserter(card.groups));
    }
    for (FactGroup& group : card.groups) {
        if (cancel.cancelled()) return cancel.error();
        auto first = values(id, group.predicate, group.incoming, 0, most, cancel);
        if (!first) return first.error();
        group.values = *std::move(first);
        if (!group.incoming && group.iri == rdf::vocabulary::rdfType) card.classes = group.values;
    }
    return card;
}

Result<std::vector<FactValue>> EntityFacts::values(TermId id, TermId predicate, bool incoming,
                                                   std::int64_t offset, int most,
                                                   const CancelToken& cancel) {
    const auto graphStops = m_store->database().interruptOn(cancel);
    std::vector<TermId> ids;
    auto done = m_store->database().each(
        incoming ? "SELECT DISTINCT s FROM quad WHERE o = ? AND p = ? ORDER BY s LIMIT ? OFFSET ?"
                 : "SELECT DISTINCT o FROM quad WHERE s = ? AND p = ? ORDER BY o LIMIT ? OFFSET ?",
        [&](sqlite::Statement& row) { ids.push_back(row.integer(0)); }, id, predicate, most,
        offset);
    if (!done) return done.error();
    std::vector<FactValue> values;
    for (const TermId one : ids) {
        auto found = value(one);
        if (!found) return found.error();
        values.push_back(*std::move(found));
    }
    return values;
}

Result<EntityFacts::Turtle> EntityFacts::turtle(TermId id) const {
    std::map<std::string, std::string> prefixes;
    auto known = m_store->database().each(
        "SELECT prefix, namespace FROM prefix", [&](sqlite::Statement& row) {
            prefixes.emplace(std::string(row.text(0)), std::string(row.text(1)));
        });
    if (!known) return known.error();
    std::vector<graph::QuadIds> facts;
    Turtle turtle;
    auto done = m_store->match({id, {}, {}, {}}, [&](const graph::QuadIds& fact) {
        turtle.complete = facts.size() < mostTurtleFacts;
        if (turtle.complete) facts.push_back(fact);
        return turtle.complete;
    });
    if (!done) return done.error();
    std::vector<rdf::Quad> triples;
    for (const graph::QuadIds& fact : facts) {
        auto subject = m_store->term(fact.s);
        auto predicate = m_store->term(fact.p);
        auto object = m_store->term(fact.o);
        if (!subject || !predicate || !object)
            return Error{ErrorKind::Internal,
                         say("Sentence", "A fact of the graph cannot be read.")};
        if (!m_hidden.contains(predicate->lexical))
            triples.push_back({*std::move(subject), *std::move(predicate), *std::move(object)});
    }
    // The same may stand in two graphs.
    triples.erase(std::unique(triples.begin(), triples.end()), triples.end());
    turtle.text = rdf::toTurtle(triples, prefixes);
    return turtle;
}

}  // namespace tripletalk::knowledge
