// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan.h"

#include "base/text.h"
#include "induction/plantables.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::int64_t rareRows = 3;     // fewer rows than this, and
constexpr std::int64_t rareShare = 100;  // less than one row in so many, go to a side table
constexpr std::int64_t severalShare =
    20;  // a column stays if at most one row in so many has several values
constexpr std::size_t mostColumns = 200;

/// A predicate as one table uses it.
struct Attribute {
    TermId id = 0;
    std::string iri = {};
    std::string label = {};  ///< "has supplier"
    std::string comment = {};
    std::string name = {};  ///< wanted column name: "supplier"
    const PredicateProfile* profile = nullptr;
    [[nodiscard]] std::int64_t filled() const {
        return std::max(profile->literalSubjects, profile->linkSubjects);
    }
};

class Planner {
  public:
    Planner(const Workbench& bench, const Classes& classes, const Profile& profile)
        : m_bench(bench), m_classes(classes), m_profile(profile) {}

    Result<Plan> run() {
        auto labels = naming::labelPredicatesOf(m_bench.store);
        if (!labels) return labels.error();
        m_labelPredicates = *std::move(labels);
        for (const char* name :
             {"entity", "other_fact", "other_language", "undescribed", "class_name", "vocabulary"})
            m_tableNames.allocate(name);
        nameTables();
        for (const auto& [home, index] : m_plan.tableOfHome)
            m_attributes[home] = attributesOf(home);
        for (const int home : m_homes) fillTable(home);
        addSideTables(m_plan);
        orderTables(m_plan, m_parent);
        return std::move(m_plan);
    }

  private:
    [[nodiscard]] const EntityClass& classAt(int index) const {
        return m_classes.list[static_cast<std::size_t>(index)];
    }
    Table& tableAt(int index) { return m_plan.schema.tables[static_cast<std::size_t>(index)]; }

    static std::string keyName(const Table& table) {
        return (table.name.ends_with('_') ? table.name : table.name + "_") + "id";
    }

    int addTable(Table table) {
        m_plan.schema.tables.push_back(std::move(table));
        return static_cast<int>(m_plan.schema.tables.size()) - 1;
    }
    int addColumn(int table, Column column) {
        std::vector<Column>& columns = tableAt(table).columns;
        columns.push_back(std::move(column));
        return static_cast<int>(columns.size()) - 1;
    }

    /// One entity table for each home class, with its key; all tables must have names before links
    /// refer to them.
    void nameTables() {
        for (const auto& [home, rows] : m_profile.rows) m_homes.push_back(home);
        std::sort(m_homes.begin(), m_homes.end(), [&](int a, int b) {
            return std::pair(classAt(a).id == 0, classAt(a).iri + classAt(a).label) <
                   std::pair(classAt(b).id == 0, classAt(b).iri + classAt(b).label);
        });
        for (const int home : m_homes) {
            const EntityClass& entityClass = classAt(home);
            Table table{.name = m_tableNames.allocate(naming::identifier(entityClass.label)),
                        .kind = TableKind::Entity,
                        .classIri = entityClass.iri,
                        .label = entityClass.label,
                        .comment = entityClass.comment};
            table.columns = {{.name = keyName(table), .role = ColumnRole::Key, .notNull = true}};
            m_plan.tableOfHome[home] = addTable(std::move(table));
        }
    }

    std::vector<Attribute> attributesOf(int home) {
        std::vector<Attribute> found;
        for (auto at = m_profile.predicates.lower_bound({home, 0});
             at != m_profile.predicates.end() && at->first.first == home; ++at) {
            Attribute attribute{
                .id = at->first.second, .iri = iriOf(at->first.second), .profile = &at->second};
            attribute.label = m_bench.labels.label(attribute.id);
            attribute.comment = m_bench.labels.comment(attribute.id);
            attribute.name = naming::identifier(naming::attributeName(attribute.label));
            if (!isRare(attribute, m_profile.rows.at(home))) found.push_back(std::move(attribute));
        }
        if (found.size() > mostColumns) {
            std::stable_sort(
                found.begin(), found.end(),
                [](const Attribute& a, const Attribute& b) { return a.filled() > b.filled(); });
            found.resize(mostColumns);
        }
        std::sort(found.begin(), found.end(), [](const Attribute& a, const Attribute& b) {
            return std::tie(a.name, a.iri) < std::tie(b.name, b.iri);
        });
        return found;
    }

    std::string iriOf(TermId id) {
        const auto term = m_bench.store.term(id);
        return term ? term->lexical : std::string();
    }

    [[nodiscard]] bool isRare(const Attribute& attribute, std::int64_t rows) const {
        if (std::find(m_labelPredicates.begin(), m_labelPredicates.end(), attribute.id) !=
            m_labelPredicates.end())
            return false;
        return attribute.filled() < rareRows && attribute.filled() * rareShare < rows;
    }

    /// The predicate that names the rows: the best one that at least half of them have, else the
    /// most frequent.
    TermId labelPredicate(int home) const {
        TermId most = 0;
        std::int64_t filled = 0;
        for (const TermId id : m_labelPredicates) {
            const auto found = m_profile.predicates.find({home, id});
            if (found == m_profile.predicates.end()) continue;
            const std::int64_t subjects = found->second.literalSubjects;
            if (2 * subjects >= m_profile.rows.at(home)) return id;
            if (subjects > filled) {
                filled = subjects;
                most = id;
            }
        }
        return most;
    }

    void fillTable(int home) {
        const int table = m_plan.tableOfHome.at(home);
        naming::NameAllocator names;
        names.allocate(tableAt(table).columns.front().name);
        const TermId label = labelPredicate(home);
        for (const Attribute& attribute : m_attributes[home])
            if (attribute.id == label) addLabel(home, table, attribute, names);
        addType(home, table, names);
        for (const Attribute& attribute : m_attributes[home])
            if (attribute.id != label && attribute.profile->literals > 0)
                addLiterals(home, table, attribute, names);
        for (const Attribute& attribute : m_attributes[home])
            if (attribute.profile->links > 0) addLinks(home, table, attribute, names);
        if (hasOtherTypes(home)) addOtherTypes(table);
    }

    Placement& placement(int home, const Attribute& attribute) {
        return m_plan.placements[{home, attribute.id}];
    }

    void addLabel(int home, int table, const Attribute& attribute, naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        Placement& place = placement(home, attribute);
        const bool known = naming::isLabelPredicate(attribute.iri);
        Column column{.name = names.allocate(known ? "label" : attribute.name),
                      .role = ColumnRole::Label,
                      .predicate = attribute.iri,
                      .label = attribute.label,
                      .comment = attribute.comment,
                      .notNull = seen.literalSubjects == m_profile.rows.at(home)};
        place.firstLiteral = true;
        if (seen.severalLiterals > 0) {
            place.valuesTable = addValuesTable(table, attribute, column.name, place.conversion);
            column.rule = "the first of several; all in " + tableAt(place.valuesTable).name;
        }
        place.literalColumn = addColumn(table, std::move(column));
        if (place.valuesTable < 0) m_plan.inColumns.push_back({table, place.literalColumn});
    }

    /// The direct class, where entities of sub-classes live in this table.
    void addType(int home, int table, naming::NameAllocator& names) {
        std::vector<std::string> counts;
        for (const EntityClass& entityClass : m_classes.list)
            if (entityClass.home == home && entityClass.entities > 0)
                counts.push_back(std::to_string(entityClass.entities) + " " + entityClass.label);
        if (counts.size() < 2) return;
        m_plan.typeColumn[table] =
            addColumn(table, {.name = names.allocate("type"),
                              .role = ColumnRole::Type,
                              .predicate = std::string(rdf::vocabulary::rdfType),
                              .label = "type",
                              .comment = "the direct class: " + text::join(counts, ", "),
                              .notNull = true});
    }

    void addLiterals(int home, int table, const Attribute& attribute,
                     naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        const std::int64_t rows = m_profile.rows.at(home);
        Placement& place = placement(home, attribute);
        place.conversion = seen.evidence.decide(attribute.label, naming::localName(attribute.iri));
        const std::string wanted = seen.links > 0 ? attribute.name + "_text" : attribute.name;
        std::string rest;
        if (seen.severalLiterals > 0) {
            place.valuesTable = addValuesTable(table, attribute, wanted, place.conversion);
            if (seen.severalLiterals * severalShare > rows) return;
            rest = "NULL where there are several, see " + tableAt(place.valuesTable).name;
        }
        for (const CleanColumn& clean : place.conversion.columns) {
            Column column = literalColumn(attribute, clean);
            column.name = names.allocate(wanted + clean.suffix);
            column.notNull = rest.empty() && seen.literalSubjects == rows;
            if (!rest.empty()) column.rule += (column.rule.empty() ? "" : "; ") + rest;
            const int index = addColumn(table, std::move(column));
            if (place.literalColumn < 0) place.literalColumn = index;
        }
        if (place.valuesTable < 0) m_plan.inColumns.push_back({table, place.literalColumn});
    }

    static Column literalColumn(const Attribute& attribute, const CleanColumn& clean) {
        return {.type = clean.type,
                .role = ColumnRole::Literal,
                .predicate = attribute.iri,
                .label = attribute.label,
                .comment = attribute.comment,
                .unit = clean.unit,
                .rule = clean.rule};
    }

    Column keyOf(int table) {
        const Table& target = tableAt(table);
        return {.name = target.columns.front().name,
                .role = ColumnRole::ForeignKey,
                .references = target.name,
                .notNull = true};
    }

    /// A table of an entity table's key and something of which an entity may have several.
    int addChildTable(int table, const Attribute& attribute, const std::string& name,
                      TableKind kind) {
        Table child{
            .name = m_tableNames.allocate(naming::identifier(tableAt(table).name + "_" + name)),
            .kind = kind,
            .label = tableAt(table).label + " " + naming::attributeName(attribute.label),
            .comment = attribute.comment,
            .predicate = attribute.iri};
        child.columns = {keyOf(table)};
        m_parent[static_cast<int>(m_plan.schema.tables.size())] = table;
        return addTable(std::move(child));
    }

    int addValuesTable(int table, const Attribute& attribute, const std::string& name,
                       const Conversion& conversion) {
        const int child = addChildTable(table, attribute, name, TableKind::Values);
        naming::NameAllocator names;
        names.allocate(tableAt(child).columns.front().name);
        for (const CleanColumn& clean : conversion.columns) {
            Column column = literalColumn(attribute, clean);
            column.name = names.allocate(name + clean.suffix);
            column.notNull = true;
            addColumn(child, std::move(column));
        }
        m_plan.inColumns.push_back({child, -1});
        return child;
    }

    void addLinks(int home, int table, const Attribute& attribute, naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        Placement& place = placement(home, attribute);
        if (seen.severalLinks > 0) {
            addLinkTable(table, attribute, place);
            return;
        }
        const bool described = seen.undescribed < seen.links;
        const bool everywhere = seen.linkSubjects == m_profile.rows.at(home);
        if (described) {
            Column column = linkColumn(attribute);
            column.name = names.allocate(attribute.name);
            column.notNull = everywhere && seen.undescribed == 0;
            place.linkColumn = addColumn(table, std::move(column));
            m_plan.inColumns.push_back({table, place.linkColumn});
        }
        if (seen.undescribed > 0) {
            Column column = undescribedColumn(attribute, described);
            column.name = names.allocate(attribute.name + (described ? "_undescribed" : ""));
            column.notNull = everywhere && !described;
            place.undescribedColumn = addColumn(table, std::move(column));
            m_plan.inColumns.push_back({table, place.undescribedColumn});
        }
    }

    void addLinkTable(int table, const Attribute& attribute, Placement& place) {
        const PredicateProfile& seen = *attribute.profile;
        const bool described = seen.undescribed < seen.links;
        const int child = addChildTable(table, attribute, attribute.name,
                                        described ? TableKind::Link : TableKind::Values);
        naming::NameAllocator names;
        names.allocate(tableAt(child).columns.front().name);
        if (described) {
            Column column = linkColumn(attribute);
            const bool named = seen.targets.size() == 1 && column.references != tableAt(table).name;
            column.name = names.allocate(
                named ? tableAt(m_plan.tableOfHome.at(seen.targets.begin()->first))
                            .columns.front()
                            .name
                      : attribute.name + (attribute.name.ends_with("_id") ? "" : "_id"));
            column.notNull = seen.undescribed == 0;
            place.linkTableKey = addColumn(child, std::move(column));
        }
        if (seen.undescribed > 0) {
            Column column = undescribedColumn(attribute, described);
            column.name = names.allocate(attribute.name + (described ? "_undescribed" : ""));
            column.notNull = !described;
            place.linkTableUndescribed = addColumn(child, std::move(column));
        }
        place.linkTable = child;
        m_plan.inColumns.push_back({child, -1});
    }

    /// References the one table that all targets are in, or the table of all entities.
    Column linkColumn(const Attribute& attribute) {
        Column column{.role = ColumnRole::ForeignKey,
                      .predicate = attribute.iri,
                      .label = attribute.label,
                      .comment = attribute.comment};
        const auto& targets = attribute.profile->targets;
        column.references = targets.size() == 1
                                ? tableAt(m_plan.tableOfHome.at(targets.begin()->first)).name
                                : "entity";
        if (targets.size() < 2) return column;
        std::vector<std::string> tables;
        tables.reserve(targets.size());
        for (const auto& [home, count] : targets)
            tables.push_back(tableAt(m_plan.tableOfHome.at(home)).name);
        std::sort(tables.begin(), tables.end());
        column.rule = "a row of " + text::join(tables, " or ");
        return column;
    }

    static Column undescribedColumn(const Attribute& attribute, bool described) {
        return {.role = ColumnRole::Undescribed,
                .predicate = attribute.iri,
                .label = attribute.label,
                .comment = described ? std::string() : attribute.comment,
                .rule = described ? "name where the link leads to something that has no row"
                                  : "name only: it has no row of its own"};
    }

    [[nodiscard]] bool hasOtherTypes(int home) const {
        return std::any_of(m_classes.list.begin(), m_classes.list.end(),
                           [&](const EntityClass& entityClass) {
                               return entityClass.home == home && entityClass.otherTypes;
                           });
    }

    void addOtherTypes(int table) {
        const Attribute type{.iri = std::string(rdf::vocabulary::rdfType),
                             .label = "other type",
                             .comment = "classes that an entity has besides that of its table",
                             .name = "other_type"};
        const int child = addChildTable(table, type, type.name, TableKind::Values);
        addColumn(child, {.name = "type",
                          .role = ColumnRole::Type,
                          .predicate = type.iri,
                          .label = "type",
                          .notNull = true});
        m_plan.otherTypes[table] = child;
        m_plan.inColumns.push_back({child, -1});
    }

    const Workbench& m_bench;
    const Classes& m_classes;
    const Profile& m_profile;
    Plan m_plan;
    std::vector<int> m_homes;
    std::vector<TermId> m_labelPredicates;
    std::map<int, std::vector<Attribute>> m_attributes;
    std::map<int, int> m_parent;  ///< child table -> entity table
    naming::NameAllocator m_tableNames;
};

}  // namespace

Result<Plan> plan(const Workbench& bench, const Classes& classes, const Profile& profile) {
    return Planner(bench, classes, profile).run();
}

}  // namespace tripletalk::induction
