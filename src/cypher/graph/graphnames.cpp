// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/graph/graphnames.h"

#include "base/text.h"
#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <algorithm>

namespace tripletalk::cypher {

using graph::TermId;

namespace {

/// Without case, accents and all that is no letter or digit.
std::string loose(std::string_view name) {
    std::string joined;
    for (const auto& word : text::words(text::fold(name))) joined += word.text;
    std::erase(joined, '_');
    return joined;
}

}  // namespace

std::string localNameOf(std::string_view iri) {
    const auto cut = iri.find_last_of("#/:");
    return std::string(
        cut == std::string_view::npos || cut + 1 == iri.size() ? iri : iri.substr(cut + 1));
}

/// The distinct terms of a column, by jumping through the index.
std::vector<TermId> GraphNames::distinct(const char* column, const char* condition,
                                         TermId predicate) {
    const std::string o(column);
    std::vector<TermId> ids;
    m_graph.each("WITH RECURSIVE c(x) AS (SELECT min(" + o + ") FROM quad WHERE " + condition +
                     " UNION ALL SELECT (SELECT min(" + o + ") FROM quad WHERE " + condition +
                     " AND " + o +
                     " > c.x) FROM c WHERE c.x IS NOT NULL) SELECT x FROM c WHERE x IS "
                     "NOT NULL",
                 {predicate}, [&](sqlite::Statement& row) {
                     ids.push_back(row.integer(0));
                     return true;
                 });
    return ids;
}

void GraphNames::readClasses(Names& names) {
    std::set<TermId> ids;
    const auto add = [&](const std::vector<TermId>& some) { ids.insert(some.begin(), some.end()); };
    add(distinct("o", "p = ?1", m_graph.typePredicate()));
    if (const auto below = m_graph.find(rdf::vocabulary::rdfsSubClassOf)) {
        add(distinct("o", "p = ?1", *below));
        m_graph.each("SELECT s FROM quad WHERE p = ?1", {*below}, [&](sqlite::Statement& row) {
            ids.insert(row.integer(0));
            return true;
        });
    }
    for (const std::string_view meta : {rdf::vocabulary::rdfsClass, rdf::vocabulary::owlClass})
        if (const auto id = m_graph.find(meta))
            m_graph.nodesOf(*id, [&](TermId declared) { return ids.insert(declared), true; });
    for (const TermId id : ids)
        if (m_graph.term(id).isIri() && !rdf::isWeakClass(m_graph.term(id).lexical))
            names.ids.push_back(id);
}

void GraphNames::readPredicates(Names& names, Role role) {
    const std::string wanted = role == Role::Property ? "kind = 2" : "kind < 2";
    for (const TermId id : distinct("p", "?1 = ?1", 0)) {
        if (role == Role::Type && m_graph.schemaPredicates().contains(id)) continue;
        bool has = false;
        m_graph.each("SELECT 1 FROM quad JOIN term ON term.id = quad.o WHERE p = ?1 AND " + wanted +
                         m_graph.graphCondition() + " LIMIT 1",
                     {id}, [&](sqlite::Statement&) { return has = true; });
        if (has) names.ids.push_back(id);
    }
}

GraphNames::Names& GraphNames::names(Role role) {
    Names& known = m_names[static_cast<std::size_t>(role)];
    if (known.read) return known;
    Names names;  // what a cancelled query read of them is not kept
    names.read = true;
    role == Role::Label ? readClasses(names) : readPredicates(names, role);
    for (const TermId id : names.ids) {
        const std::string local = localNameOf(m_graph.term(id).lexical);
        names.local[local].push_back(id);
        names.looseLocal[loose(local)].push_back(id);
    }
    return known = std::move(names);
}

void GraphNames::readLabels(Names& names) {
    if (names.labelled) return;
    const auto label = m_graph.find(rdf::vocabulary::rdfsLabel);
    for (const TermId id : label ? names.ids : std::vector<TermId>()) {
        const Value value = m_graph.property(id, *label);
        const auto add = [&](const Value& one) {
            if (!one.text()) return;
            names.label[*one.text()].push_back(id);
            names.looseLabel[loose(*one.text())].push_back(id);
        };
        if (value.list())
            std::for_each(value.list()->items.begin(), value.list()->items.end(), add);
        else
            add(value);
    }
    names.labelled = true;
}

double GraphNames::uses(TermId id, Role role) {
    return role == Role::Label ? m_graph.nodesOfClass(id) : m_graph.linksOfType(id);
}

std::optional<TermId> GraphNames::best(const std::vector<TermId>& candidates, Role role) {
    std::optional<TermId> chosen;
    double most = -1;
    for (const TermId id : candidates) {
        const double used = candidates.size() == 1 ? 0 : uses(id, role);
        if (used < most ||
            (used == most && m_graph.term(*chosen).lexical <= m_graph.term(id).lexical))
            continue;
        chosen = id;
        most = used;
    }
    return chosen;
}

std::optional<TermId> GraphNames::iriOf(std::string_view name) {
    if (const auto written = m_graph.find(name)) return written;
    const auto colon = name.find(':');
    for (const auto& [prefix, space] : m_graph.opened().prefixes)
        if (name.substr(0, colon) == prefix)
            if (const auto id = m_graph.find(space + std::string(name.substr(colon + 1))))
                return id;
    return std::nullopt;
}

std::optional<TermId> GraphNames::find(std::string_view name, Role role) {
    const auto key = std::pair(std::string(name), role);
    if (const auto known = m_found.find(key); known != m_found.end()) return known->second;
    const auto look = [&]() -> std::optional<TermId> {
        if (name.find(':') != std::string_view::npos)
            if (const auto id = iriOf(name)) return id;
        Names& known = names(role);
        const auto of = [&](const auto& map, const std::string& text) -> std::optional<TermId> {
            const auto found = map.find(text);
            return found == map.end() ? std::nullopt : best(found->second, role);
        };
        if (const auto id = of(known.local, key.first)) return id;
        readLabels(known);
        if (const auto id = of(known.label, key.first)) return id;
        const std::string plain = loose(name);
        if (plain.empty()) return std::nullopt;
        if (const auto id = of(known.looseLocal, plain)) return id;
        return of(known.looseLabel, plain);
    };
    return m_found[key] = look();
}

const std::set<TermId>& GraphNames::withSubclasses(TermId type) {
    if (const auto known = m_below.find(type); known != m_below.end()) return known->second;
    std::set<TermId>& all = m_below[type];
    std::vector<TermId> waiting{type};
    all.insert(type);
    const auto below = m_graph.find(rdf::vocabulary::rdfsSubClassOf);
    while (below && !waiting.empty()) {
        const TermId current = waiting.back();
        waiting.pop_back();
        m_graph.each("SELECT s FROM quad WHERE p = ?1 AND o = ?2" + m_graph.graphCondition(),
                     {*below, current}, [&](sqlite::Statement& row) {
                         if (all.insert(row.integer(0)).second) waiting.push_back(row.integer(0));
                         return true;
                     });
    }
    return all;
}

std::vector<TermId> GraphNames::withSuperclasses(std::vector<TermId> types) {
    const auto below = m_graph.find(rdf::vocabulary::rdfsSubClassOf);
    for (std::size_t i = 0; below && i < types.size(); ++i)
        m_graph.each("SELECT o FROM quad WHERE s = ?1 AND p = ?2" + m_graph.graphCondition(),
                     {types[i], *below}, [&](sqlite::Statement& row) {
                         const TermId above = row.integer(0);
                         if (m_graph.term(above).isIri() &&
                             std::find(types.begin(), types.end(), above) == types.end() &&
                             !rdf::isWeakClass(m_graph.term(above).lexical))
                             types.push_back(above);
                         return true;
                     });
    return types;
}

const std::string& GraphNames::nameOf(TermId id, Role role) {
    const auto key = std::pair(id, role);
    if (const auto known = m_called.find(key); known != m_called.end()) return known->second;
    const rdf::Term& term = m_graph.term(id);
    std::string name = term.isIri() ? localNameOf(term.lexical) : "_:" + term.lexical;
    if (term.isIri() && find(name, role) != id) name = term.lexical;
    return m_called[key] = std::move(name);
}

std::vector<std::string> GraphNames::all(Role role) {
    std::vector<std::pair<double, std::string>> known;
    for (const TermId id : names(role).ids) known.emplace_back(-uses(id, role), nameOf(id, role));
    std::sort(known.begin(), known.end());
    std::vector<std::string> all;
    for (auto& [used, name] : known) all.push_back(std::move(name));
    return all;
}

}  // namespace tripletalk::cypher
