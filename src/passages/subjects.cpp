// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/subjects.h"

#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tripletalk::passages {

using graph::TermId;
using graph::TripleStore;
namespace vocabulary = rdf::vocabulary;

namespace {

constexpr std::int64_t lookEvery = 4096;

/// The number of an IRI, or 0, which no term has.
Result<TermId> idOf(const TripleStore& store, std::string_view iri) {
    auto id = store.findIri(iri);
    if (!id) return id.error();
    return id->value_or(0);
}

}  // namespace

Result<Subjects> Subjects::read(const TripleStore& store, const CancelToken& cancel) {
    auto last = store.database().integer("SELECT max(id) FROM term");
    if (!last) return last.error();
    Subjects subjects;
    subjects.m_kinds.resize(static_cast<std::size_t>(*last) + 1);
    subjects.m_roles.resize(static_cast<std::size_t>(*last) + 1, Unknown);
    std::int64_t done = 0;
    auto read = store.database().each("SELECT id, kind FROM term", [&](sqlite::Statement& row) {
        subjects.m_kinds[static_cast<std::size_t>(row.integer(0))] =
            static_cast<std::uint8_t>(row.integer(1));
        return ++done % lookEvery != 0 || !cancel.cancelled();
    });
    if (!read) return read.error();
    for (auto step : {&Subjects::readTypes, &Subjects::readHierarchy, &Subjects::markVocabulary,
                      &Subjects::keepSomething}) {
        if (cancel.cancelled()) return cancel.error();
        if (auto ready = (subjects.*step)(store); !ready) return ready.error();
    }
    return subjects;
}

/// Finds the things with a type that is no type of vocabulary, and what types there are.
Result<void> Subjects::readTypes(const TripleStore& store) {
    auto type = idOf(store, vocabulary::rdfType);
    if (!type) return type.error();
    TermId known = 0;
    bool meta = false;
    Result<void> failed;
    auto read = store.database().each(
        "SELECT o, s FROM quad WHERE p = ? ORDER BY o, s",
        [&](sqlite::Statement& row) {
            const TermId object = row.integer(0);
            if (kind(object) == rdf::TermKind::Literal) return true;
            if (object != known) {
                auto term = store.term(object);
                if (!term) failed = term.error();
                if (!failed) return false;
                meta = rdf::isMetaClass(term->lexical);
                m_types[known = object].iri = std::move(term->lexical);
            }
            ++m_types[object].things;
            if (!meta) role(row.integer(1)) = Thing;
            return true;
        },
        *type);
    return failed ? read : failed;
}

Result<void> Subjects::readHierarchy(const TripleStore& store) {
    auto below = idOf(store, vocabulary::rdfsSubClassOf);
    if (!below) return below.error();
    return store.database().each(
        "SELECT s, o FROM quad WHERE p = ?",
        [&](sqlite::Statement& row) { m_parents.emplace(row.integer(0), row.integer(1)); }, *below);
}

Result<void> Subjects::markVocabulary(const TripleStore& store) {
    std::vector<TermId> marked;
    const auto mark = [&](TermId id) {
        if (kind(id) == rdf::TermKind::Literal || role(id) != Unknown) return;
        role(id) = Vocabulary;
        marked.push_back(id);
    };
    for (const auto& [id, type] : m_types) mark(id);
    auto typePredicate = idOf(store, vocabulary::rdfType);
    if (!typePredicate) return typePredicate.error();
    const auto both = [&](sqlite::Statement& row) {
        mark(row.integer(0));
        mark(row.integer(1));
    };
    const auto eachOf = [&](TermId predicate) {
        return store.database().each("SELECT s, o FROM quad WHERE p = ?", both, predicate);
    };
    for (const auto& [id, type] : m_types) {
        if (!rdf::isMetaClass(type.iri)) continue;
        auto read = store.database().each("SELECT s, o FROM quad WHERE p = ? AND o = ?", both,
                                          *typePredicate, id);
        if (!read) return read;
    }
    for (const std::string_view axiom : {vocabulary::rdfsSubClassOf, vocabulary::rdfsSubPropertyOf,
                                         vocabulary::rdfsDomain, vocabulary::rdfsRange}) {
        auto predicate = idOf(store, axiom);
        if (!predicate) return predicate.error();
        if (auto read = eachOf(*predicate); !read) return read;
    }
    // Leaps from predicate to predicate over the index instead of reading every triple.
    auto read = store.database().each(
        "WITH RECURSIVE used(p) AS (SELECT min(p) FROM quad UNION ALL "
        "SELECT (SELECT min(p) FROM quad WHERE p > used.p) FROM used WHERE used.p IS NOT NULL) "
        "SELECT p FROM used WHERE p IS NOT NULL",
        [&](sqlite::Statement& row) { mark(row.integer(0)); });
    return read ? markAxiomNodes(store, std::move(marked)) : read;
}

/// Blank nodes inside axioms (restrictions, unions and their lists) belong to them.
Result<void> Subjects::markAxiomNodes(const TripleStore& store, std::vector<TermId> marked) {
    auto objects = store.database().prepare("SELECT o FROM quad WHERE s = ?");
    if (!objects) return objects.error();
    while (!marked.empty()) {
        objects->bind(1, marked.back());
        marked.pop_back();
        for (;;) {
            auto more = objects->step();
            if (!more) return more.error();
            if (!*more) break;
            const TermId object = objects->integer(0);
            if (kind(object) != rdf::TermKind::Blank || role(object) != Unknown) continue;
            role(object) = Vocabulary;
            marked.push_back(object);
        }
        objects->reset();
    }
    return {};
}

Result<void> Subjects::keepSomething(const TripleStore& store) {
    bool found = false;
    auto read = store.database().each("SELECT s FROM quad", [&](sqlite::Statement& row) {
        found = isThing(row.integer(0));
        return !found;
    });
    if (!found) std::ranges::fill(m_roles, Unknown);
    return read;
}

bool Subjects::isAbove(TermId upper, TermId lower) const {
    std::vector<TermId> open{lower};
    std::set<TermId> seen{lower};
    while (!open.empty()) {
        const auto [begin, end] = m_parents.equal_range(open.back());
        open.pop_back();
        for (auto parent = begin; parent != end; ++parent) {
            if (parent->second == upper) return true;
            if (seen.insert(parent->second).second) open.push_back(parent->second);
        }
    }
    return false;
}

bool Subjects::saysNothing(TermId type) const {
    const auto known = m_types.find(type);
    return known != m_types.end() && rdf::isWeakClass(known->second.iri);
}

TermId Subjects::bestType(const std::vector<TermId>& types) const {
    const auto rank = [&](TermId id) {
        const Type& type = m_types.at(id);
        const bool general = std::ranges::any_of(types, [&](TermId other) {
            return other != id && isAbove(id, other) && !isAbove(other, id);
        });
        return std::tuple(rdf::isWeakClass(type.iri), general, -type.things,
                          std::string_view(type.iri));
    };
    const auto best = std::ranges::min_element(types, {}, rank);
    return best == types.end() ? 0 : *best;
}

}  // namespace tripletalk::passages
