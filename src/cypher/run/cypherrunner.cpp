// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/run/cypherrunner.h"

#include "cypher/failure.h"
#include "cypher/run/matcher.h"

#include <set>

namespace tripletalk::cypher {

namespace {

/// One part of a UNION while it runs.
class PartRun {
  public:
    PartRun(const std::vector<ClausePlan>& clauses, CypherEvaluator& evaluator, const TakeRow& take)
        : m_clauses(clauses), m_evaluator(evaluator), m_take(take), m_projections(clauses.size()) {
        for (std::size_t i = 0; i < clauses.size(); ++i)
            if (clauses[i].kind == Clause::Kind::With || clauses[i].kind == Clause::Kind::Return)
                m_projections[i] = std::make_unique<ProjectionRun>(clauses[i], evaluator);
    }

    bool run(const Row& start) {
        Row row = start;
        (void)push(0, row);
        // What waited is let go, from the first to the last; whoever wants no more rows may be in
        // between, so that what lies behind has its end all the same.
        for (std::size_t i = 0; i < m_clauses.size() && !m_ended; ++i)
            if (m_projections[i])
                (void)m_projections[i]->finish([&](Row& done) { return push(i + 1, done); });
        return !m_ended;
    }

  private:
    bool push(std::size_t index, Row& row) {
        m_evaluator.context().state.step();
        if (index == m_clauses.size()) {
            const bool goesOn = m_take(row);
            m_ended = !goesOn;
            return goesOn;
        }
        const ClausePlan& clause = m_clauses[index];
        switch (clause.kind) {
            case Clause::Kind::Match:
                return match(index, clause, row);
            case Clause::Kind::Unwind:
                return unwind(index, clause, row);
            default:
                return m_projections[index]->add(row,
                                                 [&](Row& done) { return push(index + 1, done); });
        }
    }

    bool match(std::size_t index, const ClausePlan& clause, Row& row) {
        if (row.size() < clause.width) row.resize(clause.width);
        bool any = false;
        const bool goesOn = Matcher(m_evaluator, clause.match, row).run([&] {
            any = true;
            return push(index + 1, row);  // clauses behind it have slots of their own
        });
        if (any || !clause.optional || !goesOn) return goesOn;
        for (const std::size_t slot : clause.match.introduced) row[slot] = Value();
        return push(index + 1, row);
    }

    bool unwind(std::size_t index, const ClausePlan& clause, Row& row) {
        if (row.size() < clause.width) row.resize(clause.width);
        const Value of = m_evaluator.evaluate(*clause.unwound, row);
        if (of.isNull()) return true;
        const List* list = of.list();
        if (!list) {
            row[clause.slot] = of;
            return push(index + 1, row);
        }
        for (const Value& item : list->items) {
            row[clause.slot] = item;
            if (!push(index + 1, row)) return false;
        }
        return true;
    }

    const std::vector<ClausePlan>& m_clauses;
    CypherEvaluator& m_evaluator;
    const TakeRow& m_take;
    std::vector<std::unique_ptr<ProjectionRun>> m_projections;
    bool m_ended = false;  ///< nobody wants more rows of the query
};

}  // namespace

bool runQuery(const QueryPlan& plan, const Row& start, CypherEvaluator& evaluator,
              const TakeRow& take) {
    std::set<Row, InOrder> seen;
    const bool distinct = plan.parts.size() > 1 && !plan.all;
    const TakeRow once = [&](Row& row) {
        if (!seen.insert(row).second) return true;
        for (const Value& value : row) evaluator.context().state.take(sizeOf(value));
        return take(row);
    };
    for (const auto& part : plan.parts)
        if (!PartRun(part, evaluator, distinct ? once : take).run(start)) return false;
    return true;
}

}  // namespace tripletalk::cypher
