// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"
#include "answering/checks/literalrepair.h"
#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>

namespace tripletalk::answering::checks {

namespace {

constexpr int countedRows = 1000;
constexpr std::size_t shownSql = 200;

/// Tries the parts of a core that has no row, one by one.
class Parts {
  public:
    Parts(const Checked& checked) : m_checked(checked) {}

    void add(std::size_t select, std::size_t core) {
        const Core& of = m_checked.query.selects()[select].cores[core];
        if (of.from.empty() || !tryTables(select, of)) return;
        for (const Span& condition : of.conditions) tryCondition(select, core, condition);
        if (!of.having.empty())
            m_parts.push_back({{"sql", "HAVING " + m_checked.query.text(of.having)}});
    }

    /// Each part alone has a row.
    [[nodiscard]] bool confirmed() const { return m_failing.empty() && m_unknown == 0; }
    [[nodiscard]] const std::vector<std::pair<std::string, std::vector<std::string>>>& failing()
        const {
        return m_failing;
    }
    [[nodiscard]] const nlohmann::json& parts() const { return m_parts; }
    /// Conditions without rows that are no mistake, and what their columns have.
    [[nodiscard]] const std::vector<std::string>& without() const { return m_without; }
    [[nodiscard]] const std::vector<std::string>& values() const { return m_values; }

  private:
    /// As the model wrote it: a text that was repaired is a value of the data.
    [[nodiscard]] std::string shown(Span span) const {
        const SqlQuery& query = m_checked.query;
        std::string sql;
        for (std::size_t i = span.first; i < span.last; ++i) {
            const auto& token = query.token(i);
            const bool isForeign = token.kind == sqlite::SqlToken::Kind::Text &&
                                   m_checked.source.written.find(token.text) == std::string::npos;
            if (token.spaceBefore && !sql.empty()) sql += ' ';
            sql += isForeign ? "'…'" : token.text;
        }
        return text::elide(sql, shownSql);
    }

    /// The tables of FROM, joined one after the other until nothing is left.
    bool tryTables(std::size_t select, const Core& core) {
        const SqlQuery& query = m_checked.query;
        for (const TableUse& use : core.tables) {
            const Span upTo{core.from.first, use.span.last};
            const auto any = m_checked.probe.any(query.parts() + "SELECT 1 FROM " +
                                                 query.text(upTo) + " LIMIT 1");
            if (!any) {
                ++m_unknown;
                return false;
            }
            if (*any) continue;
            if (!goInside(use.span)) fail("the join with " + shown(use.span), use.span, select);
            return false;
        }
        if (core.tables.size() > 1) m_parts.push_back({{"sql", shown(core.from)}});
        return true;
    }

    void tryCondition(std::size_t select, std::size_t core, Span condition) {
        const SqlQuery& query = m_checked.query;
        const Core& of = query.selects()[select].cores[core];
        const auto count = m_checked.probe.integer(
            query.parts() + "SELECT COUNT(*) FROM (SELECT 1 FROM " + query.text(of.from) +
            " WHERE (" + query.text(condition) + ") LIMIT " + std::to_string(countedRows) + ")");
        if (!count) {
            ++m_unknown;
            return;
        }
        m_parts.push_back({{"sql", shown(condition)}, {"rows", *count}});
        if (*count > 0) return;
        // That nothing is left, or that no number is so great, is an answer: no text can be wrong.
        if (asksForNone(condition)) {
            m_without.push_back(shown(condition));
            for (auto& line : valuesNear(condition, select)) m_values.push_back(std::move(line));
        } else if (!goInside(condition)) {
            fail(shown(condition), condition, select);
        }
    }

    /// Whether a condition without rows says what was asked: it is negated, or compares with
    /// numbers alone.
    [[nodiscard]] bool asksForNone(Span condition) const {
        const SqlQuery& query = m_checked.query;
        bool compares = false;
        for (std::size_t i = condition.first; i < condition.last; ++i) {
            const auto& token = query.token(i);
            if (token.kind == sqlite::SqlToken::Kind::Text) return false;
            const std::string& key = query.key(i);
            if (key == "not") return query.selectInside(condition).has_value();
            compares = compares || key == "<" || key == ">" || key == "between";
        }
        return compares && !query.selectInside(condition);
    }

    /// Looks for the reason in a SELECT inside, if that has no row either.
    bool goInside(Span span) {
        const SqlQuery& query = m_checked.query;
        const auto inside = query.selectInside(span);
        if (!inside || query.selects()[*inside].cores.size() != 1) return false;
        const auto any =
            m_checked.probe.any(query.parts() + "SELECT 1 FROM (" +
                                query.text(query.selects()[*inside].span) + ") LIMIT 1");
        if (!any || *any) return false;
        const std::size_t before = m_failing.size();
        add(*inside, 0);
        return m_failing.size() > before;
    }

    void fail(std::string what, Span span, std::size_t select) {
        m_failing.emplace_back(std::move(what), valuesNear(span, select));
    }

    std::vector<std::string> valuesNear(Span span, std::size_t select) const {
        const SqlQuery& query = m_checked.query;
        std::vector<std::string> lines;
        for (const TextComparison& comparison : query.comparisons()) {
            if (!span.holds(comparison.literal)) continue;
            const auto column =
                m_checked.columns.find(comparison.select, comparison.core, comparison.lhs);
            if (!column) continue;
            std::string text = query.textValue(comparison.literal);
            std::ranges::replace(text, '%', ' ');
            for (auto& line : LiteralRepair(m_checked.ground).nearestLines(*column, text))
                lines.push_back(std::move(line));
        }
        if (!lines.empty()) return lines;
        for (const Span& reference : query.columnUses(span)) {
            const auto column = m_checked.columns.find(select, 0, reference);
            if (!column || column->column->type == "TEXT") continue;
            const std::string name = sqlite::quoteIdentifier(column->column->name);
            const auto range =
                m_checked.probe.rows("SELECT MIN(" + name + "), MAX(" + name + ") FROM " +
                                     sqlite::quoteIdentifier(column->table->name));
            if (range && !range->rows.empty())
                lines.push_back(column->name() + " is from " + sqlite::toText(range->rows[0][0]) +
                                " to " + sqlite::toText(range->rows[0][1]));
        }
        return lines;
    }

    const Checked& m_checked;
    nlohmann::json m_parts = nlohmann::json::array();
    std::vector<std::string> m_without;
    std::vector<std::string> m_values;
    std::vector<std::pair<std::string, std::vector<std::string>>> m_failing;
    int m_unknown = 0;
};

/// No row, or one row with a sum, count or maximum of no rows.
bool isEmpty(const Checked& checked) {
    const auto& rows = checked.source.rows;
    if (rows.empty()) return true;
    const Core* core = checked.onlyCore();
    if (rows.size() != 1 || !core || !core->groupBy.empty() || core->from.empty()) return false;
    const bool isNothing = std::ranges::all_of(
        rows.front(), [](const Cell& cell) { return cell.datatype == "null" || cell.text == "0"; });
    const bool aggregates = std::ranges::any_of(core->columns, [&](const ResultTerm& term) {
        return std::ranges::any_of(checked.query.calls(term.expression), isAggregate);
    });
    if (!isNothing || !aggregates) return false;
    const auto any = checked.probe.any(
        checked.query.probe(*core, "1", checked.query.text(core->where)) + " LIMIT 1");
    return any && !*any;
}

}  // namespace

void checkEmpty(Checked& checked) {
    if (!isEmpty(checked)) return;
    Parts parts(checked);
    const auto& cores = checked.query.outermost().cores;
    for (std::size_t i = 0; i < cores.size(); ++i) parts.add(0, i);
    for (const auto& [what, values] : parts.failing()) {
        // Of a UNION that finds nothing at all the first part without a row stands for all.
        if (cores.size() > 1 && what != parts.failing().front().first) break;
        Finding& made = checked.add("empty_part", true);
        made.data = {{"sql", what}};
        made.forModel = "No row, since this alone matches nothing: " + what +
                        ". Mend it, or answer that there is no such thing." +
                        (values.empty() ? "" : " What the data has:");
        made.values = values;
        made.forPerson = "Nothing matches " + what + ".";
    }
    if (!parts.confirmed() || parts.parts().empty()) return;
    Finding& made = checked.add("none", false);
    made.data = {{"parts", parts.parts()}};
    const auto& without = parts.without();
    made.forModel =
        (without.empty()
             ? "No row has all of this together, though each condition and join alone has some: "
             : "No row has " + text::join(without, ", or ") + ": ") +
        "if the query says what was asked, the answer is \"none\"." +
        (parts.values().empty() ? "" : " What the data has:");
    made.values = parts.values();
    made.forPerson =
        without.empty()
            ? "Nothing fulfils all conditions together; each alone is fulfilled by some."
            : "Nothing fulfils " + without.front() + ".";
}

}  // namespace tripletalk::answering::checks
