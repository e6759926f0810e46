// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes.h"

#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <tuple>

namespace tripletalk::induction {

namespace vocabulary = rdf::vocabulary;
using graph::TermId;

namespace {

constexpr std::string_view rdfNamespace = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
constexpr std::string_view rdfsNamespace = "http://www.w3.org/2000/01/rdf-schema#";
constexpr std::string_view owlNamespace = "http://www.w3.org/2002/07/owl#";

/// Beyond this many different combinations of types, containment of classes is not looked for.
constexpr std::size_t mostTypeSets = 20'000;

/// Types that say nothing: used only where an entity has no other.
bool isWeak(std::string_view iri) {
    return iri == "http://www.w3.org/2002/07/owl#Thing" ||
           iri == "http://www.w3.org/2002/07/owl#NamedIndividual" ||
           iri == "http://www.w3.org/2000/01/rdf-schema#Resource";
}

/// Types of classes, properties, ontologies and the nodes of axioms; statements, lists and
/// containers are data.
bool isMeta(std::string_view iri) {
    if (isWeak(iri)) return false;
    if (iri == vocabulary::rdfProperty) return true;
    if (iri.starts_with(rdfsNamespace)) return iri.substr(rdfsNamespace.size()) != "Container";
    return iri.starts_with(owlNamespace);
}

using TypeSet = std::vector<TermId>;

class Classifier {
  public:
    explicit Classifier(const Workbench& bench)
        : m_bench(bench), m_type(bench.id(vocabulary::rdfType)) {}

    Result<Classes> run() {
        for (auto step :
             {&Classifier::readTypes, &Classifier::separateVocabulary, &Classifier::readHierarchy,
              &Classifier::countTypeSets, &Classifier::deriveHierarchy, &Classifier::fileTyped,
              &Classifier::fileUntyped, &Classifier::readPredicates})
            if (auto done = (this->*step)(); !done) return done.error();
        nameClasses();
        linkHierarchy();
        shareTables();
        return std::move(m_classes);
    }

  private:
    /// Every class in use with its IRI.
    Result<void> readTypes() {
        return m_bench.each(
            "SELECT q.o, t.lexical FROM graph.quad q JOIN graph.term t ON t.id = q.o WHERE q.p = " +
                std::to_string(m_type) + " AND t.kind < 2 GROUP BY q.o ORDER BY t.lexical",
            [&](sqlite::Statement& row) -> Result<void> {
                const TermId id = row.integer(0);
                const std::string iri(row.text(1));
                if (isMeta(iri)) m_meta.insert(id);
                if (isWeak(iri)) m_weak.insert(id);
                m_classes.byId[id] = static_cast<int>(m_classes.list.size());
                m_classes.list.push_back({.id = id, .iri = iri});
                return {};
            });
    }

    Result<void> separateVocabulary() {
        const std::string type = std::to_string(m_type);
        const std::string meta = idList(m_meta);
        const std::string axioms = idList(std::vector<TermId>{
            m_bench.id(vocabulary::rdfsSubClassOf), m_bench.id(vocabulary::rdfsSubPropertyOf),
            m_bench.id(vocabulary::rdfsDomain), m_bench.id(vocabulary::rdfsRange)});
        const std::string typed =
            "SELECT s FROM graph.quad WHERE p = " + type + " AND o NOT IN (" + meta + ")";
        auto done = m_bench.database.execute(
            "CREATE TEMP TABLE vocabulary_work(id INTEGER PRIMARY KEY);"
            "INSERT OR IGNORE INTO vocabulary_work SELECT s FROM graph.quad WHERE p = " +
            type + " AND o IN (" + meta +
            ");"
            "INSERT OR IGNORE INTO vocabulary_work SELECT s FROM graph.quad WHERE p IN (" +
            axioms +
            ");"
            "INSERT OR IGNORE INTO vocabulary_work SELECT q.o FROM graph.quad q JOIN graph.term t "
            "ON t.id = q.o "
            "WHERE q.p IN (" +
            axioms +
            ") AND t.kind < 2;"
            "INSERT OR IGNORE INTO vocabulary_work SELECT DISTINCT o FROM graph.quad WHERE p = " +
            type +
            ";"
            "INSERT OR IGNORE INTO vocabulary_work SELECT DISTINCT p FROM graph.quad;"
            "DELETE FROM vocabulary_work WHERE id IN (" +
            typed +
            ");"
            // Blank nodes inside axioms (restrictions, unions and their lists) belong to them.
            "INSERT OR IGNORE INTO vocabulary_work WITH RECURSIVE inside(id) AS (SELECT id FROM "
            "vocabulary_work UNION "
            "SELECT q.o FROM inside JOIN graph.quad q ON q.s = inside.id JOIN graph.term t ON t.id "
            "= q.o "
            "WHERE t.kind = 1 AND q.o NOT IN (" +
            typed + ")) SELECT id FROM inside;");
        if (!done) return done.error();
        auto others = m_bench.database.integer(
            "SELECT EXISTS (SELECT 1 FROM graph.quad WHERE s NOT IN (SELECT id FROM "
            "vocabulary_work))");
        if (!others) return others.error();
        if (*others != 0) return {};
        m_meta.clear();  // a graph that is nothing but a vocabulary is data itself
        return m_bench.database.execute("DELETE FROM vocabulary_work");
    }

    Result<void> readHierarchy() {
        return m_bench.each("SELECT DISTINCT s, o FROM graph.quad WHERE p = " +
                                std::to_string(m_bench.id(vocabulary::rdfsSubClassOf)) +
                                " ORDER BY s, o",
                            [&](sqlite::Statement& row) -> Result<void> {
                                if (row.integer(0) != row.integer(1))
                                    m_parents[row.integer(0)].push_back(row.integer(1));
                                return {};
                            });
    }

    /// All declared super-classes, nearest first.
    const std::vector<TermId>& ancestors(TermId id) {
        if (const auto known = m_ancestors.find(id); known != m_ancestors.end())
            return known->second;
        std::vector<TermId> found;
        std::set<TermId> seen{id};
        std::vector<TermId> level{id};
        while (!level.empty()) {
            std::vector<TermId> next;
            for (const TermId below : level)
                if (const auto parents = m_parents.find(below); parents != m_parents.end())
                    for (const TermId parent : parents->second)
                        if (seen.insert(parent).second) next.push_back(parent);
            found.insert(found.end(), next.begin(), next.end());
            level = std::move(next);
        }
        return m_ancestors[id] = std::move(found);
    }

    /// Calls `use` with the types of each entity that has some.
    Result<void> eachTypeSet(const std::function<Result<void>(TermId, const TypeSet&)>& use) {
        TermId subject = 0;
        TypeSet types;
        auto flush = [&]() -> Result<void> {
            if (subject == 0 || types.empty()) return {};
            return use(subject, types);
        };
        auto read = m_bench.each(
            "SELECT q.s, q.o FROM graph.quad q JOIN graph.term t ON t.id = q.o WHERE q.p = " +
                std::to_string(m_type) +
                " AND t.kind < 2 AND q.s NOT IN (SELECT id FROM vocabulary_work) GROUP BY q.s, q.o "
                "ORDER BY q.s, q.o",
            [&](sqlite::Statement& row) -> Result<void> {
                if (row.integer(0) != subject) {
                    if (auto done = flush(); !done) return done;
                    subject = row.integer(0);
                    types.clear();
                }
                types.push_back(row.integer(1));
                return {};
            });
        if (!read) return read;
        return flush();
    }

    Result<void> countTypeSets() {
        return eachTypeSet([&](TermId, const TypeSet& types) -> Result<void> {
            for (const TermId type : types) ++m_count[type];
            if (types.size() > 1 && (m_sets.size() < mostTypeSets || m_sets.contains(types)))
                ++m_sets[types];
            return {};
        });
    }

    /// A class whose instances are all instances of a larger class lies below it, declared or not.
    Result<void> deriveHierarchy() {
        if (m_sets.size() >= mostTypeSets) return {};
        std::map<std::pair<TermId, TermId>, std::int64_t> together;
        for (const auto& [types, count] : m_sets)
            for (const TermId a : types)
                for (const TermId b : types)
                    if (a != b) together[{a, b}] += count;
        for (const auto& [pair, count] : together)
            if (count == m_count[pair.first] && m_count[pair.first] < m_count[pair.second] &&
                !m_weak.contains(pair.first) && !m_weak.contains(pair.second))
                m_contained[pair.first].push_back(pair.second);
        for (auto& [id, larger] : m_contained)
            std::stable_sort(larger.begin(), larger.end(),
                             [&](TermId a, TermId b) { return m_count[a] < m_count[b]; });
        return {};
    }

    bool isBelow(TermId lower, TermId upper) {
        const auto holds = [&](const std::vector<TermId>& list) {
            return std::find(list.begin(), list.end(), upper) != list.end();
        };
        if (holds(ancestors(lower))) return true;
        const auto contained = m_contained.find(lower);
        const auto& back = ancestors(upper);
        return contained != m_contained.end() && holds(contained->second) &&
               std::find(back.begin(), back.end(), lower) == back.end();
    }

    TermId mostSpecific(const TypeSet& types) {
        if (types.size() == 1) return types.front();
        if (const auto known = m_choice.find(types); known != m_choice.end()) return known->second;
        const auto better = [&](TermId a, TermId b) {
            const auto rank = [&](TermId id) {
                const EntityClass& entityClass =
                    m_classes.list[static_cast<std::size_t>(m_classes.byId.at(id))];
                return std::tuple(m_weak.contains(id), -m_count[id],
                                  m_bench.labels.writtenLabel(id).empty(), entityClass.iri);
            };
            return rank(a) < rank(b);
        };
        TypeSet candidates;
        for (const TermId type : types)
            if (std::none_of(types.begin(), types.end(), [&](TermId other) {
                    return other != type && isBelow(other, type) && !isBelow(type, other);
                }))
                candidates.push_back(type);
        if (candidates.empty()) candidates = types;  // classes declared below each other
        const TermId chosen = *std::min_element(candidates.begin(), candidates.end(), better);
        if (m_choice.size() < mostTypeSets) m_choice[types] = chosen;
        return chosen;
    }

    Result<void> fileTyped() {
        if (auto made = m_bench.database.execute(
                "CREATE TEMP TABLE entity_work(id INTEGER PRIMARY KEY, class INTEGER, key TEXT)");
            !made)
            return made;
        auto insert = m_bench.database.prepare("INSERT INTO entity_work(id, class) VALUES (?, ?)");
        if (!insert) return insert.error();
        return eachTypeSet([&](TermId subject, const TypeSet& types) -> Result<void> {
            const int index = m_classes.byId.at(mostSpecific(types));
            EntityClass& entityClass = m_classes.list[static_cast<std::size_t>(index)];
            ++entityClass.entities;
            entityClass.otherTypes = entityClass.otherTypes || types.size() > 1;
            insert->bind(1, subject);
            insert->bind(2, index);
            return insert->run();
        });
    }

    int group(const std::string& label) {
        const auto known = m_groups.find(label);
        if (known != m_groups.end()) return known->second;
        const int index = static_cast<int>(m_classes.list.size());
        m_classes.list.push_back({.label = label});
        return m_groups[label] = index;
    }

    /// Files what has no type: one group a predicate for blank nodes, one for list nodes, one for
    /// the rest.
    Result<void> fileUntyped() {
        const std::string first = std::to_string(m_bench.id(std::string(rdfNamespace) + "first"));
        const std::string rest = std::to_string(m_bench.id(std::string(rdfNamespace) + "rest"));
        auto insert = m_bench.database.prepare("INSERT INTO entity_work(id, class) VALUES (?, ?)");
        if (!insert) return insert.error();
        return m_bench.each(
            "SELECT s, EXISTS (SELECT 1 FROM graph.quad l WHERE l.s = u.s AND l.p = " + first +
                "), CASE WHEN t.kind = 1 THEN "
                "(SELECT min(p) FROM graph.quad i WHERE i.o = u.s AND i.p NOT IN (" +
                first + "," + rest +
                ")) END "
                "FROM (SELECT DISTINCT s FROM graph.quad WHERE s NOT IN (SELECT id FROM "
                "entity_work) "
                "AND s NOT IN (SELECT id FROM vocabulary_work)) u JOIN graph.term t ON t.id = u.s",
            [&](sqlite::Statement& row) -> Result<void> {
                std::string label = "thing";
                if (row.integer(1) != 0)
                    label = "list node";
                else if (!row.isNull(2))
                    label = naming::attributeName(m_bench.labels.label(row.integer(2)));
                const int index = group(label);
                ++m_classes.list[static_cast<std::size_t>(index)].entities;
                insert->bind(1, row.integer(0));
                insert->bind(2, index);
                return insert->run();
            });
    }

    Result<void> readPredicates() {
        return m_bench.each(
            "SELECT DISTINCT e.class, q.p FROM graph.quad q CROSS JOIN entity_work e ON e.id = q.s "
            "WHERE q.p <> " +
                std::to_string(m_type),
            [&](sqlite::Statement& row) -> Result<void> {
                m_classes.list[static_cast<std::size_t>(row.integer(0))].predicates.insert(
                    row.integer(1));
                return {};
            });
    }

    /// Two classes with one label would look the same in a cell: the later one shows more of its
    /// IRI.
    void nameClasses() {
        std::set<std::string> taken;
        for (EntityClass& entityClass : m_classes.list) {
            if (entityClass.id != 0) {
                entityClass.label = m_bench.labels.label(entityClass.id);
                entityClass.comment = m_bench.labels.comment(entityClass.id);
            }
            const std::string plain = entityClass.label;
            for (int segments = 1; !taken.insert(entityClass.label).second; ++segments)
                entityClass.label =
                    plain + " (" +
                    (entityClass.id == 0 ? "no type"
                                         : std::string(naming::ending(entityClass.iri, segments))) +
                    ")";
        }
    }

    void linkHierarchy() {
        for (EntityClass& entityClass : m_classes.list) {
            std::vector<TermId> above = ancestors(entityClass.id);
            if (const auto larger = m_contained.find(entityClass.id); larger != m_contained.end())
                for (const TermId id : larger->second)
                    if (isBelow(entityClass.id, id) &&
                        std::find(above.begin(), above.end(), id) == above.end())
                        above.push_back(id);
            for (const TermId id : above)
                if (const auto index = m_classes.byId.find(id); index != m_classes.byId.end())
                    entityClass.above.push_back(index->second);
        }
    }

    /// The super-class in whose table a class may live: it has entities and every predicate of the
    /// class.
    [[nodiscard]] int shelter(std::size_t index) const {
        const EntityClass& entityClass = m_classes.list[index];
        if (entityClass.entities == 0) return -1;
        for (const int above : entityClass.above) {
            const EntityClass& parent = m_classes.list[static_cast<std::size_t>(above)];
            if (parent.entities > 0 && !m_weak.contains(parent.id) && !parent.predicates.empty() &&
                std::includes(parent.predicates.begin(), parent.predicates.end(),
                              entityClass.predicates.begin(), entityClass.predicates.end()))
                return above;
        }
        return -1;
    }

    void shareTables() {
        std::vector<int> next(m_classes.list.size());
        for (std::size_t i = 0; i < next.size(); ++i) next[i] = shelter(i);
        for (std::size_t i = 0; i < next.size(); ++i) {
            std::set<int> path;
            int home = static_cast<int>(i);
            while (next[static_cast<std::size_t>(home)] >= 0 && path.insert(home).second)
                home = next[static_cast<std::size_t>(home)];
            if (path.contains(home))
                home = *path.begin();  // classes declared below each other: the first one hosts
            m_classes.list[i].home = m_classes.list[i].entities > 0 ? home : -1;
        }
    }

    const Workbench& m_bench;
    TermId m_type;
    Classes m_classes;
    std::set<TermId> m_meta;
    std::set<TermId> m_weak;
    std::map<TermId, std::vector<TermId>> m_parents;
    std::map<TermId, std::vector<TermId>> m_ancestors;
    std::map<TermId, std::vector<TermId>> m_contained;
    std::map<TermId, std::int64_t> m_count;
    std::map<TypeSet, std::int64_t> m_sets;
    std::map<TypeSet, TermId> m_choice;
    std::map<std::string, int> m_groups;
};

}  // namespace

Result<Classes> classify(const Workbench& bench) { return Classifier(bench).run(); }

}  // namespace tripletalk::induction
