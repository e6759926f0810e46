// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/tabledraft.h"

namespace tripletalk::induction {

std::string keyName(const std::string& table) {
    return (table.ends_with('_') ? table : table + "_") + "id";
}

CleaningChoices::key_type TableDraft::choiceKey(const Attribute& attribute) const {
    return {table().classIri.empty() ? table().label : table().classIri, attribute.iri};
}

std::optional<bool> TableDraft::listChoice(const Attribute& attribute) const {
    const auto& lists = m_planning.bench.tables.lists;
    const auto found = lists.find(choiceKey(attribute));
    return found == lists.end() ? std::nullopt : std::optional(found->second);
}

/// A number where the table's own key has the name: there is nothing else to tell them apart.
std::string TableDraft::columnName(const Attribute& attribute, const std::string& end) {
    const std::string wanted = attribute.name + end;
    const Column* other = table().column(wanted);
    return other && other->role == ColumnRole::Key
               ? m_names.allocate(wanted)
               : m_planning.origins.allocate(m_names, attribute, "", end,
                                             other ? other->predicate : "");
}

std::string TableDraft::childName(const Attribute& attribute, const std::string& name) {
    const std::string wanted = naming::identifier(table().name + "_" + name);
    const Table* other = m_planning.plan.schema.table(wanted);
    return other && name.starts_with(attribute.name)
               ? m_planning.origins.allocate(m_planning.tableNames, attribute, table().name + "_",
                                             name.substr(attribute.name.size()), other->predicate)
               : m_planning.tableNames.allocate(wanted);
}

int TableDraft::addChild(const Attribute& attribute, const std::string& name, TableKind kind) {
    Table child{.name = childName(attribute, name),
                .kind = kind,
                .label = table().label + " " + naming::attributeName(attribute.label),
                .comment = attribute.comment,
                .predicate = attribute.iri};
    child.columns = {{.name = table().columns.front().name,
                      .role = ColumnRole::ForeignKey,
                      .references = table().name,
                      .notNull = true}};
    Plan& plan = m_planning.plan;
    plan.parent[static_cast<int>(plan.schema.tables.size())] = m_index;
    return plan.addTable(std::move(child));
}

}  // namespace tripletalk::induction
