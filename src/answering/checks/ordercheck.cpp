// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"
#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::checks {

using induction::ColumnRole;
using sqlite::Value;
using Row = std::vector<Value>;

namespace {

constexpr std::size_t lookedBehind = 100;  ///< rows behind the last one
constexpr std::size_t shownRows = 10;

/// Averages of the same numbers in another order differ in their last bits.
bool isEqual(const Value& a, const Value& b) {
    const auto* x = std::get_if<double>(&a);
    const auto* y = std::get_if<double>(&b);
    if (x && y) return std::abs(*x - *y) <= 1e-12 * std::max(std::abs(*x), std::abs(*y));
    return a == b;
}

bool isNull(const Value& value) { return std::holds_alternative<std::monostate>(value); }

std::string line(const Row& row, std::size_t columns) {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < std::min(columns, row.size()); ++i)
        cells.push_back(text::elide(text::collapseWhitespace(sqlite::toText(row[i])), 100));
    return text::join(cells, " | ");
}

/// The rows of a query with LIMIT n, some that stand behind them, and where the values stand by
/// which they are ordered.
class Ordered {
  public:
    static std::optional<Ordered> read(const Checked& checked) {
        Ordered ordered(checked);
        const Select& select = checked.query.outermost();
        double limit = 0;
        if (select.limit.empty() || select.cores.empty() || checked.source.truncated ||
            !text::parseNumber(checked.query.text(select.limit), limit) || limit < 1 ||
            static_cast<double>(checked.source.rows.size()) != limit)
            return std::nullopt;
        if (!select.offset.empty() && checked.query.text(select.offset) != "0") return std::nullopt;
        ordered.m_limit = static_cast<std::size_t>(limit);
        if (!ordered.findTerms()) return std::nullopt;
        const auto found = checked.probe.rows(ordered.probeText());
        if (!found || found->rows.size() < ordered.m_limit) return std::nullopt;
        ordered.m_rows = found->rows;
        return ordered;
    }

    [[nodiscard]] std::size_t limit() const { return m_limit; }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::size_t behind() const { return m_rows.size() - m_limit; }
    [[nodiscard]] bool isOrdered() const { return !m_places.empty(); }
    [[nodiscard]] bool firstIsNull() const {
        return isOrdered() && isNull(m_rows.front()[m_places.front()]);
    }

    /// Rows behind the last one with the same values and something else to show.
    [[nodiscard]] std::size_t tied() const {
        const Row& last = m_rows[m_limit - 1];
        if (!isOrdered() || isNull(last[m_places.front()])) return 0;
        std::size_t count = 0;
        bool differs = false;
        for (std::size_t i = m_limit; i < m_rows.size(); ++i, ++count) {
            const bool ties = std::ranges::all_of(
                m_places, [&](std::size_t at) { return isEqual(m_rows[i][at], last[at]); });
            if (!ties) break;
            differs = differs || line(m_rows[i], m_columns) != line(last, m_columns);
        }
        return differs ? count : 0;
    }

    [[nodiscard]] std::string queryFor(std::size_t limit) const {
        return m_checked.query.with({{m_checked.query.outermost().limit, std::to_string(limit)}});
    }

  private:
    explicit Ordered(const Checked& checked)
        : m_checked(checked), m_columns(checked.source.columns.size()) {}

    /// False where the order's values cannot be shown beside the result.
    bool findTerms() {
        const Select& select = m_checked.query.outermost();
        for (const OrderTerm& term : select.orderBy) {
            const auto column = m_checked.outerColumn(term.expression);
            const bool isName =
                column && (column->is(ColumnRole::Label) || column->is(ColumnRole::Key));
            if (isName) break;  // it only settles the order of what is equal
            const auto place = placeOf(term.expression);
            if (!place) return false;
            m_places.push_back(*place);
        }
        return true;
    }

    std::optional<std::size_t> placeOf(Span expression) {
        const SqlQuery& query = m_checked.query;
        double ordinal = 0;
        const std::string text = query.text(expression);
        if (text::parseNumber(text, ordinal) && ordinal >= 1 &&
            ordinal <= static_cast<double>(m_columns))
            return static_cast<std::size_t>(ordinal) - 1;
        const std::string name =
            expression.last - expression.first == 1 ? query.key(expression.first) : "";
        for (std::size_t i = 0; i < m_columns; ++i)
            if (!name.empty() && nameKey(m_checked.source.columns[i].name) == name) return i;
        const Core* core = m_checked.onlyCore();
        if (!core || core->distinct || core->from.empty()) return std::nullopt;
        m_added += ", (" + text + ")";
        return m_columns + m_addedCount++;
    }

    [[nodiscard]] std::string probeText() const {
        const Select& select = m_checked.query.outermost();
        std::vector<std::pair<Span, std::string>> changes = {
            {select.limit, std::to_string(m_limit + lookedBehind)}};
        if (!m_added.empty()) {
            const std::size_t from = select.cores.front().from.first - 1;
            changes.emplace_back(Span{from, from}, m_added + " ");
        }
        return m_checked.query.with(std::move(changes));
    }

    const Checked& m_checked;
    std::size_t m_columns;
    std::size_t m_limit = 0;
    std::string m_added = {};
    std::size_t m_addedCount = 0;
    std::vector<std::size_t> m_places = {};
    std::vector<Row> m_rows = {};
};

void addTies(Checked& checked, const Ordered& ordered, std::size_t tied) {
    Finding& made = checked.add("ties", false);
    const bool more = tied == lookedBehind;
    made.query = ordered.queryFor(ordered.limit() + tied);
    made.data = {{"limit", ordered.limit()}, {"rows", tied}, {"at_least", more}};
    const std::string count = (more ? "at least " : "") + std::to_string(tied);
    made.forModel = "LIMIT " + std::to_string(ordered.limit()) + " cuts a tie: " + count +
                    " more with the same value as the last row. Say so and name all:";
    for (std::size_t i = 0; i < std::min(tied, shownRows); ++i)
        made.values.push_back(
            line(ordered.rows()[ordered.limit() + i], checked.source.columns.size()));
    made.forPerson = "A tie: " + count + " more have the same value as the last one.";
}

bool asksForNumber(const Checked& checked, std::size_t number) {
    return std::ranges::any_of(checked.words, [&](const language::Token& word) {
        return word.number && *word.number == static_cast<double>(number);
    });
}

void addCut(Checked& checked, const Ordered& ordered) {
    const std::size_t limit = ordered.limit();
    const bool isRanked = !checked.query.outermost().orderBy.empty();
    if (asksForNumber(checked, limit) || (isRanked && limit == 1)) return;
    Finding& made = checked.add("cut", !isRanked);
    made.data = {{"limit", limit},
                 {"rows", ordered.rows().size()},
                 {"at_least", ordered.behind() == lookedBehind}};
    made.forModel = "LIMIT " + std::to_string(limit) + " cuts the list, which has " +
                    (ordered.behind() == lookedBehind ? "at least " : "") +
                    std::to_string(ordered.rows().size()) +
                    " rows, and the question names no such number" +
                    (isRanked ? "" : ": leave LIMIT out, or order by what decides") + ".";
    made.forPerson = "The query kept " + std::to_string(limit) + " of " +
                     (ordered.behind() == lookedBehind ? "at least " : "") +
                     std::to_string(ordered.rows().size()) + " rows.";
}

/// MAX(x) beside other columns takes one row of those that have it.
void checkExtreme(Checked& checked) {
    const Core* core = checked.onlyCore();
    if (!core || !core->groupBy.empty() || core->columns.size() < 2 || core->from.empty() ||
        !core->having.empty() || !checked.query.outermost().orderBy.empty())
        return;
    std::vector<SqlQuery::Call> found;
    std::size_t plain = 0;
    for (const ResultTerm& term : core->columns) {
        const auto calls = checked.query.calls(term.expression);
        const bool aggregates = std::ranges::any_of(calls, isAggregate);
        if (aggregates)
            found.insert(found.end(), calls.begin(), calls.end());
        else if (!checked.query.columnUses(term.expression).empty())
            ++plain;
    }
    if (plain == 0 || found.size() != 1) return;
    const SqlQuery::Call& call = found.front();
    if (call.name != "max" && call.name != "min") return;
    const SqlQuery& query = checked.query;
    const std::string of = query.text(call.arguments);
    const std::string where = query.text(core->where);
    const std::string extreme = "(" + of + ") = (" + "SELECT " + call.name + "(" + of + ") FROM " +
                                query.text(core->from) + (where.empty() ? "" : " WHERE " + where) +
                                ")";
    const std::string both = where.empty() ? extreme : "(" + where + ") AND " + extreme;
    const auto rows = checked.probe.integer(query.probe(*core, "COUNT(*)", both));
    if (!rows || *rows < 2) return;
    Finding& made = checked.add("ties", false);
    const Span whole{call.arguments.first - 2, call.arguments.last + 1};
    std::vector<std::pair<Span, std::string>> changes = {{whole, "(" + of + ")"}};
    if (where.empty())
        changes.emplace_back(Span{core->from.last, core->from.last}, " WHERE " + extreme + " ");
    else
        changes.emplace_back(core->where, both);
    made.query = query.with(std::move(changes));
    made.data = {{"limit", 1}, {"rows", *rows - 1}, {"at_least", false}};
    made.forModel = "A column beside " + query.text(whole) + " shows one row of " +
                    std::to_string(*rows) + " that have this value. Say so and name all.";
    made.forPerson = "A tie: " + std::to_string(*rows) + " have this value.";
}

}  // namespace

void checkOrder(Checked& checked) {
    checkExtreme(checked);
    const auto ordered = Ordered::read(checked);
    if (!ordered) return;
    const auto& orderBy = checked.query.outermost().orderBy;
    if (ordered->firstIsNull() && !orderBy.front().descending) {
        const std::string term = checked.query.text(orderBy.front().expression);
        Finding& made = checked.add("nulls_first", true);
        made.data = {{"sql", term}};
        made.forModel = "The first row has no value of " + term +
                        ": NULL sorts before every value. Add the condition " + term +
                        " IS NOT NULL.";
        made.forPerson = "The first row has no value to order by.";
        return;
    }
    if (const std::size_t tied = ordered->tied(); tied > 0)
        addTies(checked, *ordered, tied);
    else if (ordered->behind() > 0)
        addCut(checked, *ordered);
}

}  // namespace tripletalk::answering::checks
