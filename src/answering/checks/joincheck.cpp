// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace tripletalk::answering::checks {

namespace {

/// Between two columns that are compared stand the comparison and functions of spelling.
constexpr std::size_t mostBetween = 6;

/// Which tables of one core are compared with each other, in ON, USING or WHERE.
class Joins {
  public:
    Joins(const Checked& checked, std::size_t select, std::size_t core)
        : m_checked(checked),
          m_select(select),
          m_core(core),
          m_tables(checked.query.selects()[select].cores[core].tables) {
        m_group.resize(m_tables.size());
        std::iota(m_group.begin(), m_group.end(), 0);
    }

    /// A pair of tables that nothing joins; nothing where that cannot be told.
    [[nodiscard]] std::optional<std::pair<std::string, std::string>> apart() {
        if (m_tables.size() < 2 || !isKnown()) return std::nullopt;
        const auto& of = m_checked.query.selects()[m_select].cores[m_core];
        for (const Span& span : {of.from, of.where}) joinIn(span);
        for (std::size_t i = 1; i < m_tables.size(); ++i)
            if (m_group[i] != m_group[0]) return std::pair(m_tables[0].alias, m_tables[i].alias);
        return std::nullopt;
    }

  private:
    /// All are tables of the schema with several rows, joined by ON or commas.
    [[nodiscard]] bool isKnown() const {
        const auto hasRows = [&](const TableUse& use) {
            const induction::Table* table = m_checked.columns.table(use);
            return table && table->rows > 1;
        };
        if (!std::ranges::all_of(m_tables, hasRows)) return false;
        const Span& from = m_checked.query.selects()[m_select].cores[m_core].from;
        for (std::size_t i = from.first; i < from.last; ++i)
            for (const char* word : {"using", "natural", "cross", "select"})
                if (m_checked.query.key(i) == word) return false;
        return true;
    }

    void joinIn(Span span) {
        const SqlQuery& query = m_checked.query;
        const std::vector<Span> references = query.columnUses(span);
        for (std::size_t i = 1; i < references.size(); ++i)
            if (isComparison({references[i - 1].last, references[i].first}))
                join(references[i - 1], references[i]);
    }

    [[nodiscard]] bool isComparison(Span between) const {
        if (between.last - between.first > mostBetween) return false;
        bool compares = false;
        for (std::size_t i = between.first; i < between.last; ++i) {
            const std::string& key = m_checked.query.key(i);
            if (key == "and" || key == "or" || key == "on" || key == "where" || key == ",")
                return false;
            compares = compares || key == "=" || key == "<" || key == ">" || key == "like" ||
                       key == "is" || key == "==";
        }
        return compares;
    }

    void join(const Span& one, const Span& other) {
        const auto first = place(one);
        const auto second = place(other);
        if (!first || !second) return;
        const std::size_t from = m_group[*second];
        std::ranges::replace(m_group, from, m_group[*first]);
    }

    [[nodiscard]] std::optional<std::size_t> place(const Span& reference) const {
        const auto use = m_checked.columns.find(m_select, m_core, reference);
        if (!use) return std::nullopt;
        const auto found = std::ranges::find(m_tables, use->alias, &TableUse::alias);
        if (found == m_tables.end()) return std::nullopt;
        return static_cast<std::size_t>(found - m_tables.begin());
    }

    const Checked& m_checked;
    std::size_t m_select;
    std::size_t m_core;
    const std::vector<TableUse>& m_tables;
    std::vector<std::size_t> m_group;  ///< of each table; tables that are joined share one
};

}  // namespace

void checkJoins(Checked& checked) {
    const auto& selects = checked.query.selects();
    for (std::size_t select = 0; select < selects.size(); ++select)
        for (std::size_t core = 0; core < selects[select].cores.size(); ++core) {
            const auto apart = Joins(checked, select, core).apart();
            if (!apart) continue;
            Finding& made = checked.add("not_joined", true);
            made.data = {{"tables", {apart->first, apart->second}}};
            made.forModel = "Nothing joins " + apart->first + " and " + apart->second +
                            ": each row of one stands beside all rows of the other. Join them "
                            "along their keys, or leave one out.";
            made.forPerson = "“" + apart->first + "” and “" + apart->second + "” are not joined.";
            return;
        }
}

}  // namespace tripletalk::answering::checks
