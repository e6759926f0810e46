// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/classtree.h"

#include "knowledge/classnames.h"
#include "naming/labels.h"
#include "rdf/metaclass.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace tripletalk::knowledge {

using graph::TermId;
using induction::ColumnRole;

namespace {

using Ids = std::vector<TermId>;

/// Reads the tree of one base.
class TreeReader {
  public:
    TreeReader(const KnowledgeBase& base, graph::TripleStore& store, const CancelToken& cancel)
        : m_base(base),
          m_store(store),
          m_labels(store, base.manifest().language),
          m_hidden(curation::hiddenFacts(base.curation()).classes),
          m_cancel(cancel) {}

    Result<ClassTree> read() {
        if (auto done = readParents(); !done) return done.error();
        if (auto done = countThings(); !done) return done.error();
        if (m_cancel.cancelled()) return m_cancel.error();
        for (const auto& [id, all] : m_all) addNode(id, all);
        link();
        addUnclassed();
        sort();
        return std::move(m_tree);
    }

  private:
    /// Of a class that is to be seen; empty for all others.
    const std::string& iriOf(TermId id) {
        const auto [place, isNew] = m_iris.try_emplace(id);
        if (!isNew) return place->second;
        auto term = m_store.term(id);
        if (term && term->isIri() && !rdf::isMetaClass(term->lexical) &&
            !m_hidden.contains(term->lexical))
            place->second = term->lexical;
        return place->second;
    }

    Result<void> readParents() {
        auto below = m_store.findIri(rdf::vocabulary::rdfsSubClassOf);
        if (!below) return below.error();
        if (!*below) return {};
        return m_store.match({{}, **below, {}, {}}, [&](const graph::QuadIds& fact) {
            if (fact.s != fact.o && !iriOf(fact.s).empty() && !iriOf(fact.o).empty())
                m_parents[fact.s].insert(fact.o);
            return true;
        });
    }

    /// All classes above one, itself left out.
    const std::set<TermId>& above(TermId id) {
        const auto [place, isNew] = m_above.try_emplace(id);
        if (!isNew) return place->second;
        std::set<TermId> found;
        Ids waiting{id};
        while (!waiting.empty()) {
            const TermId next = waiting.back();
            waiting.pop_back();
            const auto parents = m_parents.find(next);
            if (parents == m_parents.end()) continue;
            for (const TermId parent : parents->second)
                if (parent != id && found.insert(parent).second) waiting.push_back(parent);
        }
        return place->second = std::move(found);
    }

    Result<void> countThings() {
        auto type = m_store.findIri(rdf::vocabulary::rdfType);
        if (!type) return type.error();
        if (!*type) return {};
        std::vector<std::pair<TermId, TermId>> typings;
        auto done = m_store.match({{}, **type, {}, {}}, [&](const graph::QuadIds& fact) {
            if (!iriOf(fact.o).empty()) typings.emplace_back(fact.s, fact.o);
            return !m_cancel.cancelled();
        });
        if (!done) return done;
        std::ranges::sort(typings);
        typings.erase(std::unique(typings.begin(), typings.end()), typings.end());
        Ids types;
        for (std::size_t i = 0; i < typings.size();) {
            const TermId thing = typings[i].first;
            types.clear();
            for (; i < typings.size() && typings[i].first == thing; ++i)
                types.push_back(typings[i].second);
            count(types);
        }
        return {};
    }

    /// One thing of these classes. What says nothing counts only where there is nothing else.
    void count(Ids& types) {
        const auto weak = [&](TermId id) { return rdf::isWeakClass(iriOf(id)); };
        if (!std::ranges::all_of(types, weak)) std::erase_if(types, weak);
        std::set<TermId> all(types.begin(), types.end());
        for (const TermId id : types) {
            ++m_own[id];
            for (const TermId upper : above(id))
                if (!weak(upper)) all.insert(upper);
        }
        for (const TermId id : all) ++m_all[id];
    }

    void addNode(TermId id, std::int64_t all) {
        ClassNode node{.iri = iriOf(id), .label = {}, .table = {}};
        node.own = m_own[id];
        node.all = all;
        for (const auto& table : m_base.schema().tables)
            if (table.holdsEntities() && table.classIri == node.iri &&
                (node.table.empty() || table.kind == induction::TableKind::View)) {
                node.table = table.name;
                node.label = table.label;
            }
        if (node.label.empty()) node.label = m_labels.label(id);
        if (node.table.empty()) findSharedTable(id, node);
        m_places[id] = static_cast<int>(m_tree.nodes.size());
        m_tree.nodes.push_back(std::move(node));
    }

    /// A class without a table of its own stands in that of one above, which tells the types, or
    /// else in that of all entities.
    void findSharedTable(TermId id, ClassNode& node) {
        node.type = nameInTables(node);
        const auto& uppers = above(id);
        for (const auto& table : m_base.schema().tables) {
            const bool isAbove = std::ranges::any_of(
                uppers, [&](TermId upper) { return iriOf(upper) == table.classIri; });
            const auto type =
                std::ranges::find(table.columns, ColumnRole::Type, &induction::Column::role);
            if (type == table.columns.end() || !table.holdsEntities() || !isAbove) continue;
            node.table = table.name;
            node.typeColumn = type->name;
            return;
        }
        for (const auto& table : m_base.schema().tables)
            if (table.kind == induction::TableKind::Entities && table.column("class")) {
                node.table = table.name;
                node.typeColumn = "class";
            }
    }

    std::string nameInTables(const ClassNode& node) {
        if (!m_names) m_names = classNames(m_base);
        const auto found = m_names->find(node.iri);
        return found == m_names->end() ? node.label : found->second;
    }

    /// Links to the nearest classes above; of classes that are each above the other, one is.
    void link() {
        for (const auto& [id, place] : m_places) {
            bool isRoot = true;
            const auto parents = m_parents.find(id);
            if (parents != m_parents.end())
                for (const TermId parent : parents->second) {
                    if (!m_places.contains(parent) || isCycle(id, parent)) continue;
                    const bool isFurther =
                        std::ranges::any_of(parents->second, [&, below = id](TermId other) {
                            return other != parent && m_places.contains(other) &&
                                   !isCycle(below, other) && above(other).contains(parent) &&
                                   !above(parent).contains(other);
                        });
                    if (isFurther) continue;
                    isRoot = false;
                    m_tree.nodes[static_cast<std::size_t>(m_places[parent])].below.push_back(place);
                }
            if (isRoot) m_tree.roots.push_back(place);
        }
    }

    bool isCycle(TermId lower, TermId upper) {
        return above(upper).contains(lower) && lower < upper;
    }

    void addUnclassed() {
        for (const auto& table : m_base.schema().tables) {
            if (table.kind != induction::TableKind::Entity || !table.classIri.empty() ||
                table.hidden)
                continue;
            ClassNode node{.iri = {}, .label = table.label, .table = table.name};
            node.own = node.all = table.rows;
            m_tree.roots.push_back(static_cast<int>(m_tree.nodes.size()));
            m_tree.nodes.push_back(std::move(node));
        }
    }

    void sort() {
        const auto first = [&](int a, int b) {
            const ClassNode& left = m_tree.nodes[static_cast<std::size_t>(a)];
            const ClassNode& right = m_tree.nodes[static_cast<std::size_t>(b)];
            return left.all != right.all ? left.all > right.all : left.label < right.label;
        };
        std::ranges::sort(m_tree.roots, first);
        for (ClassNode& node : m_tree.nodes) std::ranges::sort(node.below, first);
    }

    const KnowledgeBase& m_base;
    graph::TripleStore& m_store;
    naming::Labels m_labels;
    std::set<std::string> m_hidden;
    const CancelToken& m_cancel;
    std::optional<std::map<std::string, std::string>> m_names;
    std::map<TermId, std::string> m_iris;
    std::map<TermId, std::set<TermId>> m_parents;
    std::map<TermId, std::set<TermId>> m_above;
    std::map<TermId, std::int64_t> m_own;
    std::map<TermId, std::int64_t> m_all;
    std::map<TermId, int> m_places;
    ClassTree m_tree;
};

}  // namespace

Result<ClassTree> readClassTree(const KnowledgeBase& base, const CancelToken& cancel) {
    auto store = base.openGraph();
    if (!store) return store.error();
    const auto stops = store->database().interruptOn(cancel);
    return TreeReader(base, *store, cancel).read();
}

}  // namespace tripletalk::knowledge
