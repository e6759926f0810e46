// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/plan/plan.h"

#include "induction/classes/homes.h"
#include "induction/plan/linkcolumns.h"
#include "induction/plan/literalcolumns.h"
#include "induction/plan/plancolumns.h"
#include "induction/plan/plantables.h"
#include "induction/plan/tabledraft.h"
#include "induction/reshape/views.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <set>

namespace tripletalk::induction {

using graph::TermId;

namespace {

class Planner {
  public:
    Planner(const Workbench& bench, const Classes& classes, const Profile& profile)
        : m_planning(bench, classes, profile), m_viewed(viewedClasses(classes)) {}

    Result<Plan> run() {
        auto labels = naming::labelPredicatesOf(m_planning.bench.store);
        if (!labels) return labels.error();
        m_planning.labelPredicates = *std::move(labels);
        if (auto done = planGraphs(); !done) return done.error();
        for (const char* name : {"entity", "other_fact", "other_language", "exact_fact",
                                 "undescribed", "class_name", "implied_class", "vocabulary"})
            m_planning.tableNames.allocate(name);
        nameTables();
        for (const int home : m_homes) fillTable(home);
        addViews(plan(), m_planning.classes, m_viewed, m_viewNames);
        addSideTables(plan());
        orderTables(plan());
        return std::move(plan());
    }

  private:
    Plan& plan() { return m_planning.plan; }
    [[nodiscard]] const std::vector<EntityClass>& classes() const {
        return m_planning.classes.list;
    }
    [[nodiscard]] const EntityClass& classAt(int index) const {
        return m_planning.classes.at(index);
    }

    /// One graph for all facts is said once; otherwise each entity has its own.
    Result<void> planGraphs() {
        const graph::TripleStore& store = m_planning.bench.store;
        auto counts = store.counts();
        if (!counts) return counts.error();
        plan().severalGraphs = counts->graphs > 1;
        if (counts->graphs != 1) return {};
        auto only = store.database().integer("SELECT g FROM quad LIMIT 1");
        if (!only) return only.error();
        if (*only != 0) plan().schema.graph = nameOfGraph(*only);
        return {};
    }

    [[nodiscard]] std::string nameOfGraph(graph::TermId id) const {
        const auto term = m_planning.bench.store.term(id);
        if (!term) return {};
        return term->isBlank() ? "_:" + term->lexical : term->lexical;
    }

    /// One entity table for each home class, with its key; all tables must have names before links
    /// refer to them.
    void nameTables() {
        for (const auto& [home, rows] : m_planning.profile.rows) {
            m_homes.push_back(home);
            m_planning.attributes[home] = attributesOf(m_planning.bench, m_planning.profile, home,
                                                       m_planning.labelPredicates);
        }
        std::sort(m_homes.begin(), m_homes.end(), [&](int a, int b) {
            return std::pair(classAt(a).id == 0, classAt(a).iri + classAt(a).label) <
                   std::pair(classAt(b).id == 0, classAt(b).iri + classAt(b).label);
        });
        for (const ViewedClass& viewed : m_viewed)
            m_viewNames[viewed.index] =
                m_planning.tableNames.allocate(naming::identifier(classAt(viewed.index).label));
        for (const int home : m_homes) nameTable(home);
    }

    /// The table of a class with a view has the entities that have no sub-class; the view has the
    /// class's name.
    void nameTable(int home) {
        const EntityClass& entityClass = classAt(home);
        const auto view = m_viewNames.find(home);
        const bool part = view != m_viewNames.end();
        Table table{.name = m_planning.tableNames.allocate(
                        part ? view->second + "_only" : naming::identifier(entityClass.label)),
                    .kind = TableKind::Entity,
                    .classIri = entityClass.iri,
                    .label = entityClass.label,
                    .comment = entityClass.comment,
                    .classes = classesAt(home),
                    .hidden = part};
        // An id that the graph gives keeps its name.
        const std::string key = keyName(part ? view->second : table.name);
        const bool taken =
            std::ranges::find(m_planning.attributes.at(home), key, &Attribute::name) !=
            m_planning.attributes.at(home).end();
        table.columns = {{.name = taken ? key.substr(0, key.size() - 2) + "key" : key,
                          .role = ColumnRole::Key,
                          .notNull = true}};
        plan().tableOfHome[home] = plan().addTable(std::move(table));
    }

    [[nodiscard]] std::vector<std::string> classesAt(int home) const {
        std::vector<std::string> names;
        for (const EntityClass& entityClass : classes())
            if (entityClass.home == home && entityClass.entities > 0)
                names.push_back(choiceNameOf(entityClass));
        return names;
    }

    void fillTable(int home) {
        TableDraft draft(m_planning, home);
        const TermId label = nameRows(draft);
        addType(draft);
        std::set<TermId> inOnePlace;
        for (const Attribute& attribute : draft.attributes()) {
            if (attribute.id == label || attribute.profile->literals == 0) continue;
            convert(draft, attribute);
            if (isInOnePlace(draft, attribute)) {
                addNameOrText(draft, attribute);
                inOnePlace.insert(attribute.id);
            } else {
                addLiterals(draft, attribute);
            }
        }
        for (const Attribute& attribute : draft.attributes())
            if (attribute.profile->links > 0 && !inOnePlace.contains(attribute.id))
                addLinks(draft, attribute);
        if (hasOtherTypes(home)) addOtherTypes(draft);
    }

    /// The predicate that alone names the rows; 0: there is none, or others name some of them.
    TermId nameRows(TableDraft& draft) {
        const TermId label =
            labelPredicateOf(m_planning.profile, draft.home(), m_planning.labelPredicates);
        const auto best = std::ranges::find(draft.attributes(), label, &Attribute::id);
        if (best == draft.attributes().end()) return label;
        if (isMixed(draft, *best)) {
            addBestLabel(draft);
            return 0;
        }
        addLabel(draft, *best);
        return label;
    }

    /// Another predicate names some of the entities that the best one leaves without a name.
    [[nodiscard]] bool isMixed(const TableDraft& draft, const Attribute& best) const {
        return draft.rows() > best.profile->literalSubjects &&
               std::ranges::any_of(draft.attributes(), [&](const Attribute& other) {
                   return other.id != best.id && other.profile->literals > 0 &&
                          std::ranges::count(m_planning.labelPredicates, other.id) > 0;
               });
    }

    /// The direct class, where entities of sub-classes live in this table.
    void addType(TableDraft& draft) {
        std::vector<std::pair<std::int64_t, std::string>> counts;
        for (const EntityClass& entityClass : classes())
            if (entityClass.home == draft.home() && entityClass.entities > 0)
                counts.emplace_back(entityClass.entities, entityClass.label);
        if (counts.size() < 2) return;
        plan().typeColumn[draft.index()] =
            draft.add({.name = draft.newName("type"),
                       .role = ColumnRole::Type,
                       .predicate = std::string(rdf::vocabulary::rdfType),
                       .label = "type",
                       .comment = "the direct class: " + countsText(std::move(counts)),
                       .notNull = true});
    }

    [[nodiscard]] bool hasOtherTypes(int home) const {
        return std::any_of(classes().begin(), classes().end(), [&](const EntityClass& entityClass) {
            return entityClass.home == home &&
                   std::any_of(
                       entityClass.further.begin(), entityClass.further.end(),
                       [&](const auto& entry) { return !entityClass.implies(entry.first); });
        });
    }

    /// Whether every further type of its entities is a super-class, which a view tells, or says
    /// nothing.
    [[nodiscard]] bool toldByViews(int home) const {
        return std::all_of(classes().begin(), classes().end(), [&](const EntityClass& entityClass) {
            return entityClass.home != home ||
                   std::all_of(
                       entityClass.further.begin(), entityClass.further.end(),
                       [&](const auto& entry) {
                           return classAt(entry.first).weak || entityClass.implies(entry.first) ||
                                  std::find(entityClass.above.begin(), entityClass.above.end(),
                                            entry.first) != entityClass.above.end();
                       });
        });
    }

    void addOtherTypes(TableDraft& draft) {
        const Attribute type{.iri = std::string(rdf::vocabulary::rdfType),
                             .label = "other type",
                             .comment = "classes that an entity has besides that of its table",
                             .name = "other_type"};
        const int child = draft.addChild(type, type.name, TableKind::Values);
        plan().addColumn(child, {.name = "type",
                                 .role = ColumnRole::Type,
                                 .predicate = type.iri,
                                 .label = "type",
                                 .notNull = true});
        plan().table(child).hidden = toldByViews(draft.home());
        plan().otherTypes[draft.index()] = child;
    }

    Planning m_planning;
    std::vector<int> m_homes;
    std::vector<ViewedClass> m_viewed;
    std::map<int, std::string> m_viewNames;  ///< by class
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
