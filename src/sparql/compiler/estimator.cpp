// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/compiler/estimator.h"

#include "sparql/algebra/operatorfacts.h"

#include <algorithm>
#include <limits>

namespace tripletalk::sparql {

namespace {

using AlgebraKind = Algebra::Kind;

bool sharesVariable(const Algebra& algebra, const Columns& before) {
    return std::ranges::any_of(algebra.scope.entries(), [&](const VariableScope::Entry& entry) {
        return before.contains(entry.name);
    });
}

double rowsOfValues(const Algebra& values, const Columns& before) {
    const auto rows = static_cast<double>(values.rows.size());
    return sharesVariable(values, before) ? std::min(rows, 1.0) : rows;
}

}  // namespace

void addBound(const Algebra& algebra, Columns& columns) {
    for (const VariableScope::Entry& entry : algebra.scope.entries())
        if (entry.certain) columns.try_emplace(entry.name, Column{.sql = "bound"});
}

double Estimator::rows(const Algebra& algebra, const Columns& before) {
    goOn();
    switch (algebra.kind) {
        case AlgebraKind::Unit:
            return 1;
        case AlgebraKind::Pattern:
        case AlgebraKind::Path:
            return m_patterns.rows(algebra, before);
        case AlgebraKind::Values:
            return rowsOfValues(algebra, before);
        case AlgebraKind::Join:
            return rowsOfJoin(algebra, before);
        case AlgebraKind::Union: {
            double rows = 0;
            for (const Algebra& part : algebra.parts) rows += this->rows(part, before);
            return rows;
        }
        case AlgebraKind::LeftJoin:
            return std::max(rows(algebra.parts[0], before), 0.01);
        case AlgebraKind::Filter:
            return rows(algebra.parts[0], before) / 2;
        case AlgebraKind::Group:
            return algebra.variables.empty() ? 1 : rows(algebra.parts[0], {}) / 4;
        case AlgebraKind::Slice:
            return std::min(rows(algebra.parts[0], {}), algebra.limit
                                                            ? static_cast<double>(*algebra.limit)
                                                            : std::numeric_limits<double>::max());
        default:
            return rows(algebra.parts[0], before);
    }
}

double Estimator::rowsOfJoin(const Algebra& join, Columns before) {
    std::vector<const Algebra*> parts;
    for (const Algebra& part : join.parts) parts.push_back(&part);
    double rows = 1;
    while (!parts.empty()) {
        const std::size_t at = next(parts, before);
        rows *= this->rows(*parts[at], before);
        addBound(*parts[at], before);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return rows;
}

/// A sub-query with an end of its own (LIMIT, GROUP BY) becomes a table without an index: joined
/// late, it is read for each row before it.
bool Estimator::goesFirst(const Algebra& part, const std::vector<const Algebra*>& parts,
                          const Columns& before) {
    if (!isModified(part) || sharesVariable(part, before)) return false;
    Columns bound;
    addBound(part, bound);
    return std::ranges::any_of(parts, [&](const Algebra* other) {
        return other != &part && sharesVariable(*other, before) && sharesVariable(*other, bound) &&
               rows(*other, before) > 1;
    });
}

/// The one with the fewest rows. What shares no variable with the others multiplies them: it waits.
std::size_t Estimator::next(const std::vector<const Algebra*>& parts, const Columns& before) {
    if (parts.size() == 1) return 0;
    const auto table = std::ranges::find_if(
        parts, [&](const Algebra* part) { return goesFirst(*part, parts, before); });
    if (table != parts.end()) return static_cast<std::size_t>(table - parts.begin());
    const bool anyShares = std::ranges::any_of(
        parts, [&](const Algebra* part) { return sharesVariable(*part, before); });
    std::size_t best = 0;
    double fewest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        double rows = this->rows(*parts[i], before);
        for (const VariableScope::Entry& entry : parts[i]->scope.entries())
            if (m_filtered.contains(entry.name) && !before.contains(entry.name)) rows /= 4;
        if (anyShares && !sharesVariable(*parts[i], before) && rows > 1) rows *= 1e6;
        if (rows < fewest) {
            fewest = rows;
            best = i;
        }
    }
    return best;
}

}  // namespace tripletalk::sparql
