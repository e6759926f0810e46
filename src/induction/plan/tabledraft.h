// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/classes/classes.h"
#include "induction/plan/attributes.h"
#include "induction/plan/origins.h"
#include "induction/plan/plan.h"
#include "induction/plan/profile.h"
#include "induction/workbench.h"
#include "naming/names.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::induction {

/// What tables are planned from, and what has been decided so far. Borrows its arguments.
struct Planning {
    Planning(const Workbench& workbench, const Classes& all, const Profile& seen)
        : bench(workbench), classes(all), profile(seen), origins(workbench.store) {}

    const Workbench& bench;
    const Classes& classes;
    const Profile& profile;
    const Origins origins;
    Plan plan = {};
    std::vector<graph::TermId> labelPredicates = {};
    std::map<int, std::vector<Attribute>> attributes = {};  ///< by home
    naming::NameAllocator tableNames = {};
};

/// The key of a table is called by it: "film_id".
std::string keyName(const std::string& table);

/// The table of one home class while its columns are added. Borrows the planning.
class TableDraft {
  public:
    TableDraft(Planning& planning, int home)
        : m_planning(planning), m_home(home), m_index(planning.plan.tableOfHome.at(home)) {
        m_names.allocate(table().columns.front().name);
    }

    [[nodiscard]] Planning& planning() const { return m_planning; }
    [[nodiscard]] int home() const { return m_home; }
    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] Table& table() const { return m_planning.plan.table(m_index); }
    [[nodiscard]] Column& column(int index) const {
        return table().columns[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] std::int64_t rows() const { return m_planning.profile.rows.at(m_home); }
    [[nodiscard]] const std::vector<Attribute>& attributes() const {
        return m_planning.attributes.at(m_home);
    }
    [[nodiscard]] Placement& placement(const Attribute& attribute) const {
        return m_planning.plan.placements[{m_home, attribute.id}];
    }
    [[nodiscard]] CleaningChoices::key_type choiceKey(const Attribute& attribute) const;
    /// Whether a person wants the values of an attribute as a list, or the first of them.
    [[nodiscard]] std::optional<bool> listChoice(const Attribute& attribute) const;

    int add(Column column) { return m_planning.plan.addColumn(m_index, std::move(column)); }
    std::string newName(const std::string& wanted) { return m_names.allocate(wanted); }
    /// Of an attribute's column: its name with an end, told apart by its origin where it is taken.
    std::string columnName(const Attribute& attribute, const std::string& end);

    /// A table of its key and something of which an entity may have several.
    int addChild(const Attribute& attribute, const std::string& name, TableKind kind);

  private:
    std::string childName(const Attribute& attribute, const std::string& name);

    Planning& m_planning;
    int m_home;
    int m_index;
    naming::NameAllocator m_names;
};

}  // namespace tripletalk::induction
