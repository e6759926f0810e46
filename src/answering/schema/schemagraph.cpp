// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/schema/schemagraph.h"

#include "answering/schema/oneplace.h"
#include "base/text.h"

#include <algorithm>
#include <set>

#include <queue>

namespace tripletalk::answering {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {
constexpr int unreachable = 100;
constexpr double stepCost = 1;
constexpr double linkStepCost = 0.6;  ///< two of them lead through a link table
constexpr double hintedCost = 0.25;
}  // namespace

SchemaGraph::SchemaGraph(const induction::Schema& whole) : m_schema(inOnePlace(whole)) {
    const induction::Schema& schema = m_schema;
    for (const Table& table : schema.tables) {
        if (table.kind == TableKind::Side || table.kind == TableKind::Entities) continue;
        m_terms.insert(table.classIri);
        for (const Column& column : table.columns) {
            m_terms.insert(column.predicate);
            if (column.role != ColumnRole::ForeignKey || column.hidden) continue;
            const Table* other = schema.table(column.references);
            if (!other) continue;
            const ColumnRef here{table.name, column.name};
            if (other->kind != TableKind::Entities) {
                connect(here, key(other->name));
                continue;
            }
            // A link to rows of several tables: the view of them all, or the rule names them.
            if (const Table* view = schema.table(column.target)) {
                connect(here, key(view->name));
                for (const std::string& from : view->from) connect(here, key(from));
                continue;
            }
            const auto words = text::split(column.rule.text(), ' ');
            for (const Table& one : schema.tables)
                if (one.holdsEntities() && std::ranges::find(words, one.name) != words.end())
                    connect(here, key(one.name));
        }
        for (const std::string& from : table.from) connect(key(table.name), key(from));
    }
}

void SchemaGraph::linkAlike() {
    const auto isId = [](const Table& table, const Column& column) {
        // "id" and "name" by themselves are each table's own.
        return table.holdsEntities() && !table.hidden && !column.hidden &&
               column.label.find(' ') != std::string::npos && column.role == ColumnRole::Literal &&
               column.type != "REAL";
    };
    for (const Table& one : m_schema.tables)
        for (const Table& other : m_schema.tables) {
            if (&one == &other || distance(one.name, other.name) <= 1) continue;
            for (const Column& here : one.columns)
                for (const Column& there : other.columns)
                    if (isId(one, here) && isId(other, there) && there.unique &&
                        here.type == there.type &&
                        text::fold(here.label) == text::fold(there.label) &&
                        here.distinct <= there.distinct)
                        connect({one.name, here.name}, {other.name, there.name});
        }
    m_distances.clear();
}

void SchemaGraph::connect(const ColumnRef& from, const ColumnRef& to) {
    if (to.column.empty()) return;
    m_edges[from.table].push_back({{from, to}, from});
    m_edges[to.table].push_back({{to, from}, from});
}

std::optional<ColumnRef> SchemaGraph::measure(const std::string& name) const {
    const Table* table = m_schema.table(name);
    if (!table || table->kind != TableKind::Entity) return {};
    std::optional<ColumnRef> number;
    for (const Column& column : table->columns) {
        if (column.role == ColumnRole::ForeignKey) return {};
        if (column.role != ColumnRole::Literal || column.type == "TEXT") continue;
        if (number) return {};
        number = ColumnRef{name, column.name};
    }
    // A row with a name of its own is a thing, not a quantity.
    const Column* label = table->labelColumn();
    const auto isQuantity = [](const std::string& sample) {
        return !sample.empty() && sample.front() >= '0' && sample.front() <= '9';
    };
    if (label && !std::ranges::all_of(label->samples, isQuantity)) return {};
    return number;
}

bool SchemaGraph::leadsTo(const Column& link, const std::string& table) const {
    return covers(link.references, table) || covers(table, link.references) ||
           (!link.target.empty() && (covers(link.target, table) || covers(table, link.target)));
}

bool SchemaGraph::covers(const std::string& name, const std::string& other) const {
    const Table* table = m_schema.table(name);
    return name == other || (table && std::ranges::find(table->from, other) != table->from.end());
}

const Column* SchemaGraph::column(const ColumnRef& ref) const {
    const Table* table = m_schema.table(ref.table);
    return table ? table->column(ref.column) : nullptr;
}

ColumnRef SchemaGraph::key(const std::string& name) const {
    const Table* table = m_schema.table(name);
    const Column* key = table ? table->key() : nullptr;
    return {name, key ? key->name : std::string()};
}

double SchemaGraph::cost(const Edge& edge) const {
    const Table* holder = m_schema.table(edge.foreignKey.table);
    return holder && !holder->holdsEntities() ? linkStepCost : stepCost;
}

std::optional<std::vector<Join>> SchemaGraph::path(const std::string& from, const std::string& to,
                                                   const Hint& hint, bool leave,
                                                   const ColumnRef& avoid) const {
    if (from == to && !leave) return std::vector<Join>();
    struct Way {
        double cost = 0;
        std::size_t order = 0;  // first found first among equals
        std::string at;
        std::vector<Join> joins;
        bool operator<(const Way& other) const {
            return std::tie(cost, order) > std::tie(other.cost, other.order);
        }
    };
    std::priority_queue<Way> open;
    std::set<std::string> closed;
    std::size_t order = 0;
    open.push({0, order++, from, {}});
    while (!open.empty()) {
        const Way way = open.top();
        open.pop();
        if (way.at == to && !way.joins.empty()) return way.joins;
        // The start of a round trip stays open until it is reached again.
        if (!(leave && way.joins.empty()) && !closed.insert(way.at).second) continue;
        const auto edges = m_edges.find(way.at);
        if (edges == m_edges.end() || way.joins.size() >= 6) continue;
        for (const Edge& edge : edges->second) {
            if (edge.foreignKey == avoid) continue;
            // Going back over the step just made leads nowhere new.
            if (!way.joins.empty() && way.joins.back().from == edge.join.to &&
                way.joins.back().to == edge.join.from)
                continue;
            Way next{way.cost + (hint && hint(edge.foreignKey) ? hintedCost : cost(edge)), order++,
                     edge.join.to.table, way.joins};
            next.joins.push_back(edge.join);
            open.push(std::move(next));
        }
    }
    return {};
}

int SchemaGraph::distance(const std::string& from, const std::string& to) const {
    const auto [known, isNew] = m_distances.try_emplace({from, to}, unreachable);
    if (isNew)
        if (const auto joins = path(ownerOf(from), ownerOf(to), {}))
            known->second = static_cast<int>(joins->size());
    return known->second;
}

const std::string& SchemaGraph::ownerOf(const std::string& table) const {
    const Table* values = m_schema.table(table);
    return values && values->kind == TableKind::Values ? values->columns.front().references : table;
}

}  // namespace tripletalk::answering
