// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/classes.h"

#include "induction/classes/hierarchy.h"
#include "induction/classes/shapes.h"
#include "induction/classes/sharing.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace tripletalk::induction {

using graph::TermId;

namespace {

class Classifier {
  public:
    explicit Classifier(const Workbench& bench)
        : m_bench(bench), m_type(bench.id(rdf::vocabulary::rdfType)) {}

    Result<Classes> run() {
        auto typings = separateVocabulary(m_bench);
        if (!typings) return typings.error();
        auto hierarchy = Hierarchy::read(m_bench, *typings);
        if (!hierarchy) return hierarchy.error();
        m_hierarchy = *std::move(hierarchy);
        listClasses();
        fileTyped(*typings);
        if (auto done = readPredicates(); !done) return done.error();
        if (auto done = fileUntyped(); !done) return done.error();
        listUndescribed();
        nameClasses();
        shareTables(m_bench, linksToClasses(), m_classes);
        return std::move(m_classes);
    }

  private:
    EntityClass& classAt(int index) { return m_classes.list[static_cast<std::size_t>(index)]; }

    void listClasses() {
        std::vector<std::pair<std::string, TermId>> sorted;
        for (const TermId id : m_hierarchy.all()) sorted.emplace_back(m_bench.iri(id), id);
        std::sort(sorted.begin(), sorted.end());
        for (auto& [iri, id] : sorted) {
            m_classes.byId[id] = static_cast<int>(m_classes.list.size());
            m_classes.list.push_back(
                {.id = id, .iri = std::move(iri), .weak = m_hierarchy.isWeak(id)});
        }
        for (std::size_t i = 0; i < m_classes.list.size(); ++i)
            for (const TermId id : m_hierarchy.above(m_classes.list[i].id)) {
                m_classes.list[i].above.push_back(m_classes.byId.at(id));
                classAt(m_classes.byId.at(id)).below.push_back(static_cast<int>(i));
            }
    }

    TermId mostSpecific(const std::vector<TermId>& types) {
        if (types.size() == 1) return types.front();
        if (const auto known = m_choice.find(types); known != m_choice.end()) return known->second;
        const auto rank = [&](TermId id) {
            return std::tuple(m_hierarchy.isWeak(id), -m_hierarchy.entities(id),
                              m_bench.labels.writtenLabel(id).empty(), m_classes.byId.at(id));
        };
        std::vector<TermId> candidates;
        for (const TermId type : types)
            if (std::none_of(types.begin(), types.end(), [&](TermId other) {
                    return other != type && m_hierarchy.isBelow(other, type) &&
                           !m_hierarchy.isBelow(type, other);
                }))
                candidates.push_back(type);
        if (candidates.empty()) candidates = types;  // declared and derived ones in a circle
        const TermId chosen =
            *std::min_element(candidates.begin(), candidates.end(),
                              [&](TermId a, TermId b) { return rank(a) < rank(b); });
        return m_choice[types] = chosen;
    }

    void fileTyped(const std::vector<Typing>& typings) {
        eachTypeSet(typings, [&](TermId subject, const std::vector<TermId>& types) {
            const int index = m_classes.byId.at(mostSpecific(types));
            EntityClass& entityClass = classAt(index);
            ++entityClass.entities;
            for (const TermId type : types)
                if (type != entityClass.id) ++entityClass.further[m_classes.byId.at(type)];
            m_bench.entities.file(subject, index);
        });
    }

    /// One pass over all triples: which predicates each class uses, and what has no class.
    Result<void> readPredicates() {
        m_incoming.resize(static_cast<std::size_t>(m_bench.entities.last()) + 1);
        TermId subject = 0;
        int entityClass = Entities::undescribed;
        std::vector<TermId> predicates;
        const auto flush = [&] {
            if (entityClass >= 0)
                for (const TermId predicate : predicates) ++classAt(entityClass).uses[predicate];
            else if (entityClass != Entities::vocabulary && subject != 0)
                m_untyped.add(subject, predicates);
            predicates.clear();
        };
        auto read = m_bench.eachOfGraph(
            "SELECT s, p, o FROM quad ORDER BY s, p", [&](sqlite::Statement& row) -> Result<void> {
                if (row.integer(0) != subject) {
                    flush();
                    subject = row.integer(0);
                    entityClass = m_bench.entities.classOf(subject);
                }
                const TermId predicate = row.integer(1);
                if (predicate == m_type) return {};
                if (predicates.empty() || predicates.back() != predicate)
                    predicates.push_back(predicate);
                const TermId object = row.integer(2);
                if (m_bench.entities.kind(object) == rdf::TermKind::Literal ||
                    entityClass == Entities::vocabulary)
                    return {};
                auto& known = m_incoming[static_cast<std::size_t>(object)];
                if (known == 0 || predicate < known) known = static_cast<std::uint32_t>(predicate);
                return {};
            });
        flush();
        return read;
    }

    Result<void> fileUntyped() {
        const auto before = static_cast<int>(m_classes.list.size());
        if (auto grouped = m_untyped.group(m_bench, m_incoming); !grouped) return grouped;
        std::vector<EntityClass> groups;
        for (const Untyped::Group& group : m_untyped.groups()) {
            EntityClass entityClass{.label = group.label,
                                    .comment = "The graph states no class for these",
                                    .entities = group.entities};
            for (const TermId predicate : group.predicates)
                entityClass.uses[predicate] = group.entities;
            const EntityClass* like = group.byShape ? nearlyTheSame(group.predicates) : nullptr;
            if (like) entityClass.label = m_bench.labels.label(like->id);
            entityClass.comment +=
                like ? "; they have the attributes of " + entityClass.label + "." : ".";
            groups.push_back(std::move(entityClass));
        }
        std::move(groups.begin(), groups.end(), std::back_inserter(m_classes.list));
        m_untyped.each(
            [&](TermId subject, int group) { m_bench.entities.file(subject, before + group); });
        return {};
    }

    /// The class that shares three predicates and four fifths of all with these.
    [[nodiscard]] const EntityClass* nearlyTheSame(const std::set<TermId>& predicates) const {
        const EntityClass* best = nullptr;
        std::size_t most = 2;
        for (const EntityClass& entityClass : m_classes.list) {
            const auto shared = static_cast<std::size_t>(std::count_if(
                predicates.begin(), predicates.end(),
                [&](TermId predicate) { return entityClass.uses.contains(predicate); }));
            const std::size_t all = predicates.size() + entityClass.uses.size() - shared;
            if (entityClass.entities == 0 || shared <= most || 5 * shared < 4 * all) continue;
            most = shared;
            best = &entityClass;
        }
        return best;
    }

    void listUndescribed() {
        for (TermId id = 1; id <= m_bench.entities.last(); ++id)
            if (m_incoming[static_cast<std::size_t>(id)] != 0 && !m_bench.entities.isDescribed(id))
                m_classes.undescribed.push_back(id);
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
                    (entityClass.id == 0
                         ? "no type" + (segments > 1 ? " " + std::to_string(segments) : "")
                         : std::string(naming::ending(entityClass.iri, segments))) +
                    ")";
        }
    }

    /// Of each class: which links lead to its entities. A list node goes by the link to its list.
    LinksToClasses linksToClasses() {
        LinksToClasses links(m_classes.list.size());
        for (TermId id = 1; id <= m_bench.entities.last(); ++id) {
            const int entityClass = m_bench.entities.classOf(id);
            const TermId predicate = m_incoming[static_cast<std::size_t>(id)];
            if (entityClass >= 0 && predicate != 0)
                ++links[static_cast<std::size_t>(entityClass)][predicate];
        }
        return links;
    }

    const Workbench& m_bench;
    TermId m_type;
    Hierarchy m_hierarchy;
    Classes m_classes;
    Untyped m_untyped;
    std::vector<std::uint32_t> m_incoming;  ///< by term: a predicate that leads to it, or 0
    std::map<std::vector<TermId>, TermId> m_choice;
};

}  // namespace

std::set<int> Classes::closure(int index) const {
    const std::vector<int>& below = at(index).below;
    std::set<int> found(below.begin(), below.end());
    found.insert(index);
    return found;
}

Result<Classes> classify(const Workbench& bench) { return Classifier(bench).run(); }

}  // namespace tripletalk::induction
