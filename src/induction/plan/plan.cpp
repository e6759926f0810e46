// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/plan.h"

#include "base/text.h"
#include "induction/classes/homes.h"
#include "induction/plan/attributes.h"
#include "induction/plan/nameortext.h"
#include "induction/plan/origins.h"
#include "induction/plan/plancolumns.h"
#include "induction/plan/plantables.h"
#include "induction/reshape/views.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tripletalk::induction {

using graph::TermId;

namespace {

/// A column stays if at most one in so many of those that have values has several.
constexpr std::int64_t severalShare = 20;

std::string counted(std::int64_t number, const char* what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

class Planner {
  public:
    Planner(const Workbench& bench, const Classes& classes, const Profile& profile)
        : m_bench(bench),
          m_classes(classes),
          m_profile(profile),
          m_origins(bench.store),
          m_viewed(viewedClasses(classes)) {}

    Result<Plan> run() {
        auto labels = naming::labelPredicatesOf(m_bench.store);
        if (!labels) return labels.error();
        m_labelPredicates = *std::move(labels);
        if (auto done = planGraphs(); !done) return done.error();
        for (const char* name : {"entity", "other_fact", "other_language", "exact_fact",
                                 "undescribed", "class_name", "implied_class", "vocabulary"})
            m_tableNames.allocate(name);
        nameTables();
        for (const int home : m_homes) fillTable(home);
        addViews(m_plan, m_classes, m_viewed, m_viewNames);
        addSideTables(m_plan);
        orderTables(m_plan);
        return std::move(m_plan);
    }

  private:
    [[nodiscard]] const EntityClass& classAt(int index) const { return m_classes.at(index); }
    Table& tableAt(int index) { return m_plan.table(index); }
    Column& columnAt(int table, int column) {
        return tableAt(table).columns[static_cast<std::size_t>(column)];
    }
    int addTable(Table table) { return m_plan.addTable(std::move(table)); }
    int addColumn(int table, Column column) { return m_plan.addColumn(table, std::move(column)); }

    /// One graph for all facts is said once; otherwise each entity has its own.
    Result<void> planGraphs() {
        auto counts = m_bench.store.counts();
        if (!counts) return counts.error();
        m_plan.severalGraphs = counts->graphs > 1;
        if (counts->graphs != 1) return {};
        auto only = m_bench.store.database().integer("SELECT g FROM quad LIMIT 1");
        if (!only) return only.error();
        if (*only != 0) m_plan.schema.graph = nameOfGraph(*only);
        return {};
    }

    [[nodiscard]] std::string nameOfGraph(graph::TermId id) const {
        const auto term = m_bench.store.term(id);
        if (!term) return {};
        return term->isBlank() ? "_:" + term->lexical : term->lexical;
    }

    static std::string keyName(const std::string& table) {
        return (table.ends_with('_') ? table : table + "_") + "id";
    }

    /// One entity table for each home class, with its key; all tables must have names before links
    /// refer to them.
    void nameTables() {
        for (const auto& [home, rows] : m_profile.rows) {
            m_homes.push_back(home);
            m_attributes[home] = attributesOf(m_bench, m_profile, home, m_labelPredicates);
        }
        std::sort(m_homes.begin(), m_homes.end(), [&](int a, int b) {
            return std::pair(classAt(a).id == 0, classAt(a).iri + classAt(a).label) <
                   std::pair(classAt(b).id == 0, classAt(b).iri + classAt(b).label);
        });
        for (const ViewedClass& viewed : m_viewed)
            m_viewNames[viewed.index] =
                m_tableNames.allocate(naming::identifier(classAt(viewed.index).label));
        for (const int home : m_homes) nameTable(home);
    }

    /// The table of a class with a view has the entities that have no sub-class; the view has the
    /// class's name.
    void nameTable(int home) {
        const EntityClass& entityClass = classAt(home);
        const auto view = m_viewNames.find(home);
        const bool part = view != m_viewNames.end();
        Table table{.name = m_tableNames.allocate(part ? view->second + "_only"
                                                       : naming::identifier(entityClass.label)),
                    .kind = TableKind::Entity,
                    .classIri = entityClass.iri,
                    .label = entityClass.label,
                    .comment = entityClass.comment,
                    .classes = classesAt(home),
                    .hidden = part};
        // An id that the graph gives keeps its name.
        const std::string key = keyName(part ? view->second : table.name);
        const bool taken = std::ranges::find(m_attributes.at(home), key, &Attribute::name) !=
                           m_attributes.at(home).end();
        table.columns = {{.name = taken ? key.substr(0, key.size() - 2) + "key" : key,
                          .role = ColumnRole::Key,
                          .notNull = true}};
        m_plan.tableOfHome[home] = addTable(std::move(table));
    }

    [[nodiscard]] std::vector<std::string> classesAt(int home) const {
        std::vector<std::string> names;
        for (const EntityClass& entityClass : m_classes.list)
            if (entityClass.home == home && entityClass.entities > 0)
                names.push_back(choiceNameOf(entityClass));
        return names;
    }

    void fillTable(int home) {
        const int table = m_plan.tableOfHome.at(home);
        const std::vector<Attribute>& attributes = m_attributes.at(home);
        naming::NameAllocator names;
        names.allocate(tableAt(table).columns.front().name);
        TermId label = labelPredicateOf(m_profile, home, m_labelPredicates);
        for (const Attribute& attribute : attributes) {
            if (attribute.id != label) continue;
            if (isMixed(home, attribute)) {
                addMixedLabel(table, names);
                label = 0;
                break;
            }
            addLabel(home, table, attribute, names);
        }
        addType(home, table, names);
        std::set<TermId> inOnePlace;
        for (const Attribute& attribute : attributes) {
            if (attribute.id == label || attribute.profile->literals == 0) continue;
            convert(home, table, attribute);
            if (isInOnePlace(home, attribute)) {
                addNameOrText(home, table, attribute, names);
                inOnePlace.insert(attribute.id);
            } else {
                addLiterals(home, table, attribute, names);
            }
        }
        for (const Attribute& attribute : attributes)
            if (attribute.profile->links > 0 && !inOnePlace.contains(attribute.id))
                addLinks(home, table, attribute, names);
        if (hasOtherTypes(home)) addOtherTypes(home, table);
    }

    Placement& placement(int home, const Attribute& attribute) {
        return m_plan.placements[{home, attribute.id}];
    }

    void addLabel(int home, int table, const Attribute& attribute, naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        Placement& place = placement(home, attribute);
        const bool known = naming::isLabelPredicate(attribute.iri);
        Column column{
            .name = known ? names.allocate("label") : columnName(table, attribute, names, ""),
            .role = ColumnRole::Label,
            .predicate = attribute.iri,
            .label = attribute.label,
            .comment = attribute.comment,
            .datatype = seen.evidence.decide(attribute.label, attribute.name).datatype,
            .language = mostFrequent(seen.languages),
            .notNull = seen.literalSubjects == m_profile.rows.at(home)};
        place.firstLiteral = true;
        place.conversion.datatype = column.datatype;
        if (seen.severalLiterals > 0) {
            place.valuesTable = addValuesTable(table, attribute, column.name, place.conversion);
            column.rule = say("Sentence", "the first of several; all in %1")
                              .arg(tableAt(place.valuesTable).name);
            column.copy = true;
        }
        place.literalColumn = addColumn(table, std::move(column));
    }

    /// Where entities of one class are named by different predicates: the best name that each has.
    void addMixedLabel(int table, naming::NameAllocator& names) {
        addColumn(table, {.name = names.allocate("label"),
                          .role = ColumnRole::Label,
                          .label = "label",
                          .rule = say("Sentence", "the best name that it has"),
                          .copy = true});
    }

    /// Another predicate names some of the entities that the best one leaves without a name.
    [[nodiscard]] bool isMixed(int home, const Attribute& best) const {
        const std::vector<Attribute>& attributes = m_attributes.at(home);
        const std::int64_t missing = m_profile.rows.at(home) - best.profile->literalSubjects;
        return missing > 0 &&
               std::any_of(attributes.begin(), attributes.end(), [&](const Attribute& other) {
                   return other.id != best.id && other.profile->literals > 0 &&
                          std::ranges::find(m_labelPredicates, other.id) != m_labelPredicates.end();
               });
    }

    /// The direct class, where entities of sub-classes live in this table.
    void addType(int home, int table, naming::NameAllocator& names) {
        std::vector<std::pair<std::int64_t, std::string>> counts;
        for (const EntityClass& entityClass : m_classes.list)
            if (entityClass.home == home && entityClass.entities > 0)
                counts.emplace_back(entityClass.entities, entityClass.label);
        if (counts.size() < 2) return;
        m_plan.typeColumn[table] =
            addColumn(table, {.name = names.allocate("type"),
                              .role = ColumnRole::Type,
                              .predicate = std::string(rdf::vocabulary::rdfType),
                              .label = "type",
                              .comment = "the direct class: " + countsText(std::move(counts)),
                              .notNull = true});
    }

    static CleaningChoices::key_type choiceKey(const Table& table, const Attribute& attribute) {
        return {table.classIri.empty() ? table.label : table.classIri, attribute.iri};
    }

    [[nodiscard]] CleaningChoice choiceFor(const CleaningChoices::key_type& key) const {
        const auto found = m_bench.choices.find(key);
        return found == m_bench.choices.end() ? CleaningChoice{} : found->second;
    }

    void convert(int home, int table, const Attribute& attribute) {
        const ColumnEvidence& evidence = attribute.profile->evidence;
        const std::string localName = naming::localName(attribute.iri);
        const CleaningChoices::key_type key = choiceKey(tableAt(table), attribute);
        const CleaningChoice choice = choiceFor(key);
        placement(home, attribute).conversion = evidence.decide(attribute.label, localName, choice);
        for (CleaningSuggestion& rule : evidence.suggestions(attribute.label, localName, choice))
            m_plan.cleaning.push_back(
                {{tableAt(table).name, attribute.label, std::move(rule)}, key});
    }

    /// Things and texts; links to lists, containers and restrictions become tables of their items.
    [[nodiscard]] bool isInOnePlace(int home, const Attribute& attribute) {
        const auto& targets = attribute.profile->targets;
        return areNamesAndTexts(attribute, placement(home, attribute).conversion) &&
               std::none_of(targets.begin(), targets.end(), [&](const auto& target) {
                   return std::ranges::any_of(m_attributes.at(target.first), isOfStructure);
               });
    }

    /// What a predicate leads to by name, and its texts: a column with the foreign key beside it,
    /// or a table of several.
    void addNameOrText(int home, int table, const Attribute& attribute,
                       naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        Placement& place = placement(home, attribute);
        const std::optional<bool> list = listChoice(choiceKey(tableAt(table), attribute));
        if (seen.severalValues > 0 || list.value_or(false)) {
            addLinkTable(table, attribute, place, true);
            return;
        }
        Column shown = nameOrTextColumn(attribute);
        shown.name = columnName(table, attribute, names, "");
        tellApart(shown, attribute.name);
        const std::string shownName = shown.name;
        place.shownColumn = addColumn(table, std::move(shown));
        if (seen.undescribed < seen.links) {
            Column column = linkColumn(attribute);
            column.name = columnName(table, attribute, names, "_id");
            column.comment.clear();
            column.facts = {besideNameOrText(shownName)};
            place.linkColumn = addColumn(table, std::move(column));
            noteTargets(table, place.linkColumn, seen);
        }
        Column text = textColumn(attribute, place.conversion);
        text.name = columnName(table, attribute, names, "_text");
        place.literalColumn = addColumn(table, std::move(text));
        if (seen.undescribed > 0) {
            Column column = undescribedColumn(attribute, true);
            column.name = columnName(table, attribute, names, "_undescribed");
            column.hidden = true;
            place.undescribedColumn = addColumn(table, std::move(column));
        }
    }

    /// The texts of such a predicate alone, hidden.
    static Column textColumn(const Attribute& attribute, const Conversion& conversion) {
        Column column = literalColumn(attribute, conversion, conversion.columns.front());
        column.hidden = true;
        return column;
    }

    [[nodiscard]] std::optional<bool> listChoice(const CleaningChoices::key_type& key) const {
        const auto found = m_bench.tables.lists.find(key);
        return found == m_bench.tables.lists.end() ? std::nullopt : std::optional(found->second);
    }

    void addLiterals(int home, int table, const Attribute& attribute,
                     naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        const std::int64_t rows = m_profile.rows.at(home);
        Placement& place = placement(home, attribute);
        const std::optional<bool> list = listChoice(choiceKey(tableAt(table), attribute));
        const bool numberFirst = !list.value_or(false) && isNumberFirst(seen, place.conversion);
        const std::string end = seen.links == 0 || numberFirst ? "" : "_text";
        const std::string wanted = attribute.name + end;
        const bool several = seen.severalLiterals > 0 || list.value_or(false);
        if (several) {
            place.valuesTable = addValuesTable(table, attribute, wanted, place.conversion);
            if (list.value_or(seen.severalLiterals * severalShare > seen.literalSubjects)) return;
            // A list node with several items is none, and stays apart from those that are.
            place.firstLiteral = attribute.iri != rdf::vocabulary::rdfFirst;
        }
        for (const CleanColumn& clean : place.conversion.columns) {
            Column column = literalColumn(attribute, place.conversion, clean);
            column.name = columnName(table, attribute, names, end + clean.suffix);
            tellApart(column, wanted + clean.suffix);
            column.copy = several || place.literalColumn >= 0;
            column.notNull =
                seen.literalSubjects == rows && converts(place.conversion, seen.evidence);
            if (several)
                column.facts = {(place.firstLiteral ? "the first of several" : "NULL for several") +
                                std::string(" in ") + counted(seen.severalLiterals, "row") +
                                "; all in " + tableAt(place.valuesTable).name};
            const int index = addColumn(table, std::move(column));
            if (place.literalColumn < 0) place.literalColumn = index;
        }
    }

    /// A number keeps the name of a predicate that has fewer things: those stand behind it.
    static bool isNumberFirst(const PredicateProfile& seen, const Conversion& conversion) {
        return seen.links > 0 && seen.literals > seen.links && seen.severalLiterals == 0 &&
               seen.severalLinks == 0 && conversion.columns.front().type != "TEXT";
    }

    /// A number where the table's own key has the name: there is nothing else to tell them apart.
    std::string columnName(int table, const Attribute& attribute, naming::NameAllocator& names,
                           const std::string& end) {
        const std::string wanted = attribute.name + end;
        const Column* other = tableAt(table).column(wanted);
        return other && other->role == ColumnRole::Key
                   ? names.allocate(wanted)
                   : m_origins.allocate(names, attribute, "", end, other ? other->predicate : "");
    }

    Column keyOf(int table) {
        const Table& target = tableAt(table);
        return {.name = target.columns.front().name,
                .role = ColumnRole::ForeignKey,
                .references = target.name,
                .notNull = true};
    }

    std::string childName(int table, const Attribute& attribute, const std::string& name) {
        const std::string wanted = naming::identifier(tableAt(table).name + "_" + name);
        const Table* other = m_plan.schema.table(wanted);
        return other && name.starts_with(attribute.name)
                   ? m_origins.allocate(m_tableNames, attribute, tableAt(table).name + "_",
                                        name.substr(attribute.name.size()), other->predicate)
                   : m_tableNames.allocate(wanted);
    }

    /// A table of an entity table's key and something of which an entity may have several.
    int addChildTable(int table, const Attribute& attribute, const std::string& name,
                      TableKind kind) {
        Table child{.name = childName(table, attribute, name),
                    .kind = kind,
                    .label = tableAt(table).label + " " + naming::attributeName(attribute.label),
                    .comment = attribute.comment,
                    .predicate = attribute.iri};
        child.columns = {keyOf(table)};
        m_plan.parent[static_cast<int>(m_plan.schema.tables.size())] = table;
        return addTable(std::move(child));
    }

    int addValuesTable(int table, const Attribute& attribute, const std::string& name,
                       const Conversion& conversion) {
        const int child = addChildTable(table, attribute, name, TableKind::Values);
        naming::NameAllocator names;
        names.allocate(tableAt(child).columns.front().name);
        for (const CleanColumn& clean : conversion.columns) {
            Column column = literalColumn(attribute, conversion, clean);
            column.name = names.allocate(name + clean.suffix);
            column.copy = &clean != &conversion.columns.front();
            column.notNull = true;
            addColumn(child, std::move(column));
        }
        return child;
    }

    void addLinks(int home, int table, const Attribute& attribute, naming::NameAllocator& names) {
        const PredicateProfile& seen = *attribute.profile;
        Placement& place = placement(home, attribute);
        const bool list = listChoice(choiceKey(tableAt(table), attribute)).value_or(false);
        if (seen.severalLinks > 0 || list) {
            addLinkTable(table, attribute, place, false);
            return;
        }
        const bool described = seen.undescribed < seen.links;
        const bool everywhere = seen.linkSubjects == m_profile.rows.at(home);
        const bool second = place.literalColumn >= 0 && isNumberFirst(seen, place.conversion);
        const auto tellNumber = [&](const std::string& beside) {
            if (second)
                columnAt(table, place.literalColumn)
                    .facts.push_back("NULL where " + beside + " tells it");
        };
        if (described) {
            Column column = linkColumn(attribute);
            column.name = columnName(table, attribute, names, second ? "_id" : "");
            tellNumber(column.name);
            tellApart(column, attribute.name + (second ? "_id" : ""));
            column.notNull = everywhere && seen.undescribed == 0;
            place.linkColumn = addColumn(table, std::move(column));
            noteTargets(table, place.linkColumn, seen);
        }
        if (seen.undescribed > 0) {
            Column column = undescribedColumn(attribute, described);
            column.name =
                columnName(table, attribute, names, described || second ? "_undescribed" : "");
            tellNumber(column.name);
            column.notNull = everywhere && !described;
            place.undescribedColumn = addColumn(table, std::move(column));
        }
    }

    /// Of links, and of texts beside them where the predicate has both.
    void addLinkTable(int table, const Attribute& attribute, Placement& place, bool texts) {
        const PredicateProfile& seen = *attribute.profile;
        const bool described = seen.undescribed < seen.links;
        const int child = addChildTable(table, attribute, attribute.name,
                                        described ? TableKind::Link : TableKind::Values);
        naming::NameAllocator names;
        names.allocate(tableAt(child).columns.front().name);
        if (texts) {
            Column shown = nameOrTextColumn(attribute);
            shown.name = names.allocate(attribute.name);
            place.linkTableShown = addColumn(child, std::move(shown));
        }
        if (described) {
            Column column = linkColumn(attribute);
            column.name = names.allocate(linkName(table, attribute, column));
            column.notNull = seen.undescribed == 0 && !texts;
            if (texts) column.facts = {besideNameOrText(attribute.name)};
            place.linkTableKey = addColumn(child, std::move(column));
            noteTargets(child, place.linkTableKey, seen);
        }
        if (texts) {
            Column column = textColumn(attribute, place.conversion);
            column.name = names.allocate(attribute.name + "_text");
            place.linkTableLiteral = addColumn(child, std::move(column));
        }
        if (seen.undescribed > 0) {
            Column column = undescribedColumn(attribute, described);
            column.name =
                names.allocate(attribute.name + (described || texts ? "_undescribed" : ""));
            column.notNull = !described && !texts;
            column.hidden = texts;
            place.linkTableUndescribed = addColumn(child, std::move(column));
        }
        place.linkTable = child;
    }

    /// Of a link table's key of what it leads to: that of the one class there, or the predicate's.
    std::string linkName(int table, const Attribute& attribute, const Column& link) {
        const auto& targets = attribute.profile->targets;
        const bool named = targets.size() == 1 && classAt(targets.begin()->first).id != 0 &&
                           link.references != tableAt(table).name;
        if (named) return tableAt(m_plan.tableOfHome.at(targets.begin()->first)).columns[0].name;
        return attribute.name.ends_with("_id") ? attribute.name : keyName(attribute.name);
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
        return column;
    }

    void noteTargets(int table, int column, const PredicateProfile& seen) {
        if (seen.targets.size() < 2) return;
        m_plan.targets.push_back({table, column, seen.targets});
    }

    [[nodiscard]] bool hasOtherTypes(int home) const {
        return std::any_of(
            m_classes.list.begin(), m_classes.list.end(), [&](const EntityClass& entityClass) {
                return entityClass.home == home &&
                       std::any_of(
                           entityClass.further.begin(), entityClass.further.end(),
                           [&](const auto& entry) { return !entityClass.implies(entry.first); });
            });
    }

    /// Whether every further type of its entities is a super-class, which a view tells, or says
    /// nothing.
    [[nodiscard]] bool toldByViews(int home) const {
        return std::all_of(
            m_classes.list.begin(), m_classes.list.end(), [&](const EntityClass& entityClass) {
                return entityClass.home != home ||
                       std::all_of(entityClass.further.begin(), entityClass.further.end(),
                                   [&](const auto& entry) {
                                       return classAt(entry.first).weak ||
                                              entityClass.implies(entry.first) ||
                                              std::find(entityClass.above.begin(),
                                                        entityClass.above.end(),
                                                        entry.first) != entityClass.above.end();
                                   });
            });
    }

    void addOtherTypes(int home, int table) {
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
        tableAt(child).hidden = toldByViews(home);
        m_plan.otherTypes[table] = child;
    }

    const Workbench& m_bench;
    const Classes& m_classes;
    const Profile& m_profile;
    const Origins m_origins;
    Plan m_plan;
    std::vector<TermId> m_labelPredicates;
    std::vector<int> m_homes;
    std::map<int, std::vector<Attribute>> m_attributes;  ///< by home
    std::vector<ViewedClass> m_viewed;
    std::map<int, std::string> m_viewNames;  ///< by class
    naming::NameAllocator m_tableNames;
};

}  // namespace

int Plan::addTable(Table added) {
    schema.tables.push_back(std::move(added));
    return static_cast<int>(schema.tables.size()) - 1;
}

int Plan::addColumn(int index, Column column) {
    std::vector<Column>& columns = table(index).columns;
    columns.push_back(std::move(column));
    return static_cast<int>(columns.size()) - 1;
}

Result<Plan> plan(const Workbench& bench, const Classes& classes, const Profile& profile) {
    return Planner(bench, classes, profile).run();
}

}  // namespace tripletalk::induction
