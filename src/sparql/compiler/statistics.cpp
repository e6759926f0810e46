// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/statistics.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tripletalk::sparql {

using graph::TermId;

namespace {

/// Quads that are counted one by one for a number, once; a few milliseconds.
constexpr int mostCounted = 200'000;
constexpr int mostDistinct = 20'000;
constexpr int mostSampled = 32;

/// The numbers of one row of sqlite_stat1: rows, and rows for each value of the first one, two, …
/// columns.
std::vector<double> averages(const sqlite::Database& database, const std::string& index) {
    std::vector<double> numbers;
    const auto stat =
        database.value("SELECT stat FROM sqlite_stat1 WHERE tbl = 'quad' AND idx = ?1", index);
    if (!stat) return numbers;
    const std::string text = sqlite::toText(*stat);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        numbers.push_back(std::strtod(text.substr(at, end - at).c_str(), nullptr));
        at = end + 1;
    }
    return numbers;
}

}  // namespace

Statistics::Statistics(const graph::TripleStore& store) : m_store(store) {
    if (const auto counts = store.counts()) {
        m_triples = static_cast<double>(counts->triples);
        m_terms = static_cast<double>(counts->terms);
    }
    const auto average = [&](const char* index, double& into) {
        const auto numbers = averages(store.database(), index);
        if (numbers.size() > 1) into = std::max(1.0, numbers[1]);
    };
    average("quad", m_perSubject);
    average("quad_ospg", m_perObject);
    average("quad_posg", m_perPredicate);
}

double Statistics::counted(const Pattern& pattern) {
    const Key key{pattern.s.id.value_or(0), pattern.p.id.value_or(0), pattern.o.id.value_or(0)};
    if (const auto known = m_counted.find(key); known != m_counted.end()) return known->second;
    std::string where;
    const auto add = [&](const char* column, const Position& position) {
        if (!position.id) return;
        where += where.empty() ? " WHERE " : " AND ";
        where += column + std::string(" = ") + std::to_string(*position.id);
    };
    add("s", pattern.s);
    add("p", pattern.p);
    add("o", pattern.o);
    const auto count = m_store.database().integer(
        "SELECT count(*) FROM (SELECT 1 FROM quad" + where + " LIMIT ?1)", mostCounted);
    if (!count) return mostCounted;  // stopped: the query ends anyway
    return m_counted[key] = static_cast<double>(*count);
}

/// How many quads of the predicate some of its subjects have.
double Statistics::sampledPerSubject(TermId predicate) {
    const auto rows = m_store.database().value(
        "SELECT avg((SELECT count(*) FROM (SELECT 1 FROM quad AS own WHERE own.s = some.s AND "
        "own.p "
        "= ?1 LIMIT 1000))) FROM (SELECT s FROM quad WHERE p = ?1 LIMIT ?2) AS some",
        predicate, mostSampled);
    const auto* average = rows ? std::get_if<double>(&*rows) : nullptr;
    return average ? *average : 1.0;
}

Statistics::PredicateNumbers Statistics::predicateNumbers(TermId predicate) {
    const auto known = m_predicates.find(predicate);
    if (known != m_predicates.end()) return known->second;
    PredicateNumbers numbers;
    numbers.triples = counted({.p = {predicate, true}});
    const auto objects = m_store.database().integer(
        "SELECT count(DISTINCT o) FROM (SELECT o FROM quad WHERE p = ?1 LIMIT ?2)", predicate,
        mostDistinct);
    if (objects && *objects > 0)
        numbers.perObject =
            std::min<double>(numbers.triples, mostDistinct) / static_cast<double>(*objects);
    if (numbers.triples >= mostCounted) numbers.triples = std::max(numbers.triples, m_perPredicate);
    if (numbers.triples > 0) numbers.perSubject = sampledPerSubject(predicate);
    if (objects) m_predicates.emplace(predicate, numbers);
    return numbers;
}

double Statistics::matches(const Pattern& pattern) {
    const auto& [s, p, o] = pattern;
    const bool anyBound = (s.bound && !s.id) || (p.bound && !p.id) || (o.bound && !o.id);
    const bool anyKnown = s.id || p.id || o.id;
    if (!anyBound && anyKnown && !(p.id && !s.id && !o.id)) return counted(pattern);
    if (!p.id) {
        double rows = m_triples;
        if (s.bound || s.id) rows = std::min(rows, s.id ? counted({.s = s}) : m_perSubject);
        if (o.bound || o.id) rows = std::min(rows, o.id ? counted({.o = o}) : m_perObject);
        return p.bound ? rows / 4 : rows;
    }
    const PredicateNumbers numbers = predicateNumbers(*p.id);
    double rows = numbers.triples;
    if (rows <= 0) return 0;
    if (s.bound || s.id)
        rows *= (s.id ? counted({.s = s, .p = p}) : numbers.perSubject) / numbers.triples;
    if (o.bound || o.id)
        rows *= (o.id ? counted({.p = p, .o = o}) : numbers.perObject) / numbers.triples;
    return rows;
}

}  // namespace tripletalk::sparql
