// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/views.h"

#include "base/text.h"
#include "sqlite/database.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

/// The same attribute of two tables.
bool sameAttribute(const Column& a, const Column& b) {
    if (a.role == ColumnRole::Label && b.role == ColumnRole::Label) return true;
    return a.role == b.role && a.predicate == b.predicate && a.type == b.type && a.unit == b.unit &&
           a.rule == b.rule && a.inverse == b.inverse && a.form == b.form;
}

class ViewBuilder {
  public:
    ViewBuilder(Plan& plan, const Classes& classes, const ViewedClass& viewed)
        : m_plan(plan), m_classes(classes), m_viewed(viewed) {
        for (const int home : viewed.homes) m_tables.push_back(plan.tableOfHome.at(home));
        if (viewed.homes.contains(viewed.index)) m_own = plan.tableOfHome.at(viewed.index);
    }

    Table build(const std::string& name) {
        const EntityClass& entityClass = m_classes.at(m_viewed.index);
        Table view{.name = name,
                   .kind = TableKind::View,
                   .classIri = entityClass.iri,
                   .label = entityClass.label,
                   .comment = entityClass.comment};
        chooseColumns(view);
        std::vector<std::string> selects;
        for (const int table : m_tables) {
            selects.push_back(branch(table, view));
            view.from.push_back(m_plan.table(table).name);
        }
        view.select = text::join(selects, "\nUNION ALL ");
        return view;
    }

  private:
    /// Key, type, and what all tables have; of the class's own table everything.
    void chooseColumns(Table& view) {
        const Table& first = m_plan.table(m_own.value_or(m_tables.front()));
        std::vector<Column> rest;
        for (const Column& column : first.columns) {
            if (column.role == ColumnRole::Type || column.role == ColumnRole::Key) continue;
            const bool shared = std::all_of(m_tables.begin(), m_tables.end(), [&](int table) {
                return counterpart(table, column) != nullptr;
            });
            if (shared || m_own) rest.push_back(column);
        }
        Column key = first.columns.front();
        key.name = view.name + (view.name.ends_with('_') ? "id" : "_id");
        view.columns = {std::move(key)};
        std::string typeName = "type";
        while (std::any_of(rest.begin(), rest.end(),
                           [&](const Column& column) { return column.name == typeName; }))
            typeName += "_";
        view.columns.push_back({.name = typeName,
                                .role = ColumnRole::Type,
                                .label = "type",
                                .comment = "the direct class: " + counts(),
                                .notNull = true});
        for (Column& column : rest) addColumn(view, std::move(column));
    }

    [[nodiscard]] std::string counts() const {
        std::vector<std::string> parts;
        for (const int index : m_viewed.closure) {
            std::int64_t count = m_classes.at(index).entities;
            if (index == m_viewed.index)
                for (const EntityClass& other : m_classes.list)
                    if (const auto found = other.further.find(index); found != other.further.end())
                        count += isFiledInside(other) ? 0 : found->second;
            if (count > 0) parts.push_back(std::to_string(count) + " " + m_classes.at(index).label);
        }
        return text::join(parts, ", ");
    }

    [[nodiscard]] bool isFiledInside(const EntityClass& entityClass) const {
        return m_viewed.closure.contains(static_cast<int>(&entityClass - m_classes.list.data()));
    }

    void addColumn(Table& view, Column column) {
        for (const int table : m_tables) {
            const Column* same = counterpart(table, column);
            column.notNull = column.notNull && same && same->notNull;
            if (same && same->references != column.references) column.references = "entity";
        }
        if (column.name == view.columns.front().name) column.name += "_";
        view.columns.push_back(std::move(column));
    }

    [[nodiscard]] const Column* counterpart(int table, const Column& column) const {
        const auto& columns = m_plan.table(table).columns;
        const auto found = std::find_if(columns.begin(), columns.end(), [&](const Column& other) {
            return sameAttribute(other, column);
        });
        return found == columns.end() ? nullptr : &*found;
    }

    std::string branch(int table, const Table& view) {
        const Table& from = m_plan.table(table);
        std::vector<std::string> cells{
            quoteIdentifier(from.columns.front().name) + " AS " +
                quoteIdentifier(view.columns[0].name),
            typeOf(table) + " AS " + quoteIdentifier(view.columns[1].name)};
        for (std::size_t i = 2; i < view.columns.size(); ++i) {
            const Column* column = counterpart(table, view.columns[i]);
            cells.push_back((column ? quoteIdentifier(column->name) : "NULL") + " AS " +
                            quoteIdentifier(view.columns[i].name));
        }
        return "SELECT " + text::join(cells, ", ") + " FROM " + quoteIdentifier(from.name) +
               condition(table);
    }

    /// Classes filed in a table, by whether they belong to the view's class.
    [[nodiscard]] std::vector<std::string> filed(int table, bool inside) const {
        std::vector<std::string> labels;
        for (std::size_t i = 0; i < m_classes.list.size(); ++i) {
            const EntityClass& entityClass = m_classes.list[i];
            if (entityClass.home >= 0 && m_plan.tableOfHome.at(entityClass.home) == table &&
                m_viewed.closure.contains(static_cast<int>(i)) == inside)
                labels.push_back(sqlite::quoteText(entityClass.label));
        }
        return labels;
    }

    /// The class's own or nearest further type of an entity that is filed elsewhere.
    [[nodiscard]] std::string furtherType(int table) const {
        std::vector<std::string> wanted;
        for (const int index : m_viewed.closure)
            wanted.push_back(sqlite::quoteText(m_classes.at(index).label));
        const Table& types = m_plan.table(m_plan.otherTypes.at(table));
        const Table& from = m_plan.table(table);
        return "(SELECT min(o." + quoteIdentifier("type") + ") FROM " +
               quoteIdentifier(types.name) + " o WHERE o." +
               quoteIdentifier(types.columns.front().name) + " = " + quoteIdentifier(from.name) +
               "." + quoteIdentifier(from.columns.front().name) + " AND o." +
               quoteIdentifier("type") + " IN (" + text::join(wanted, ", ") + "))";
    }

    [[nodiscard]] bool hasFurther(int table) const { return m_plan.otherTypes.contains(table); }

    [[nodiscard]] std::optional<std::string> typeColumn(int table) const {
        const auto found = m_plan.typeColumn.find(table);
        if (found == m_plan.typeColumn.end()) return std::nullopt;
        return quoteIdentifier(
            m_plan.table(table).columns[static_cast<std::size_t>(found->second)].name);
    }

    std::string typeOf(int table) {
        const std::vector<std::string> inside = filed(table, true);
        const auto column = typeColumn(table);
        if (filed(table, false).empty()) return column ? *column : inside.front();
        const std::map<std::string, std::string> implied = impliedInside(table);
        if (!column) return implied.empty() ? furtherType(table) : implied.begin()->second;
        std::string cases;
        if (!inside.empty())
            cases += " WHEN " + *column + " IN (" + text::join(inside, ", ") + ") THEN " + *column;
        for (const auto& [own, further] : implied)
            cases += " WHEN " + *column + " = " + own + " THEN " + further;
        if (cases.empty()) return furtherType(table);
        return "CASE" + cases + (hasFurther(table) ? " ELSE " + furtherType(table) : "") + " END";
    }

    std::string condition(int table) {
        if (filed(table, false).empty()) return {};
        std::vector<std::string> belong = filed(table, true);
        for (const auto& [own, further] : impliedInside(table)) belong.push_back(own);
        const auto column = typeColumn(table);
        if (!column && !belong.empty()) return {};
        std::vector<std::string> either;
        if (!belong.empty()) either.push_back(*column + " IN (" + text::join(belong, ", ") + ")");
        if (hasFurther(table)) either.push_back(furtherType(table) + " IS NOT NULL");
        return " WHERE " + text::join(either, " OR ");
    }

    /// Classes filed in a table all of whose entities have a class of the view besides, and which.
    [[nodiscard]] std::map<std::string, std::string> impliedInside(int table) const {
        std::map<std::string, std::string> labels;
        for (std::size_t i = 0; i < m_classes.list.size(); ++i) {
            const EntityClass& own = m_classes.list[i];
            if (own.home < 0 || m_plan.tableOfHome.at(own.home) != table ||
                m_viewed.closure.contains(static_cast<int>(i)))
                continue;
            for (const int index : m_viewed.closure)
                if (own.implies(index))
                    labels.try_emplace(sqlite::quoteText(own.label),
                                       sqlite::quoteText(m_classes.at(index).label));
        }
        return labels;
    }

    Plan& m_plan;
    const Classes& m_classes;
    const ViewedClass& m_viewed;
    std::vector<int> m_tables;
    std::optional<int> m_own;
};

/// The smallest view that holds the tables of all these homes.
const ViewedClass* covering(const std::vector<ViewedClass>& viewed, const std::vector<int>& homes) {
    const ViewedClass* best = nullptr;
    for (const ViewedClass& each : viewed)
        if (std::all_of(homes.begin(), homes.end(),
                        [&](int home) { return each.homes.contains(home); }) &&
            (!best || each.homes.size() < best->homes.size()))
            best = &each;
    return best;
}

void nameTargets(Plan& plan, const std::vector<ViewedClass>& viewed,
                 const std::map<int, std::string>& names) {
    for (const LinkTargets& targets : plan.targets) {
        Column& column =
            plan.table(targets.table).columns[static_cast<std::size_t>(targets.column)];
        if (const ViewedClass* view = covering(viewed, targets.homes)) {
            column.target = names.at(view->index);
            column.rule = say("Sentence", "a row of %1").arg(column.target);
            continue;
        }
        std::vector<std::string> tables;
        for (const int home : targets.homes)
            tables.push_back(plan.table(plan.tableOfHome.at(home)).name);
        std::sort(tables.begin(), tables.end());
        std::vector<Sentence> either;
        for (std::string& table : tables) either.push_back(Sentence::verbatim(std::move(table)));
        column.rule = say("Sentence", "a row of %1").arg(eitherOf(std::move(either)));
    }
}

}  // namespace

std::vector<ViewedClass> viewedClasses(const Classes& classes) {
    std::vector<ViewedClass> found;
    for (std::size_t i = 0; i < classes.list.size(); ++i) {
        const int index = static_cast<int>(i);
        if (classes.list[i].weak || classes.list[i].id == 0) continue;
        ViewedClass viewed{.index = index, .closure = classes.closure(index)};
        bool allImplied = true;
        for (std::size_t j = 0; j < classes.list.size(); ++j) {
            const EntityClass& other = classes.list[j];
            if (other.home < 0) continue;
            const bool inside = viewed.closure.contains(static_cast<int>(j));
            const bool further =
                std::any_of(viewed.closure.begin(), viewed.closure.end(),
                            [&](int below) { return other.further.contains(below); });
            if (inside || further) viewed.homes.insert(other.home);
            if (further && !inside && !other.implies(index)) allImplied = false;
        }
        const bool known = std::any_of(found.begin(), found.end(), [&](const ViewedClass& other) {
            return other.closure == viewed.closure;
        });
        // Classes in a ring have the same entities: one view does, unless a table claims the class.
        const bool wanted = !known || classes.list[i].home == index;
        if ((viewed.homes.size() > 1 || !allImplied) && wanted) found.push_back(std::move(viewed));
    }
    return found;
}

void addViews(Plan& plan, const Classes& classes, const std::vector<ViewedClass>& viewed,
              const std::map<int, std::string>& names) {
    nameTargets(plan, viewed, names);
    for (const ViewedClass& each : viewed)
        plan.addTable(ViewBuilder(plan, classes, each).build(names.at(each.index)));
}

}  // namespace tripletalk::induction
