// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/views.h"

#include "base/text.h"
#include "induction/plan/nameortext.h"
#include "induction/plan/plancolumns.h"
#include "induction/reshape/targetnames.h"
#include "naming/names.h"
#include "sqlite/database.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::int64_t fewRows = 10;       // one in so many
constexpr std::size_t mostBranches = 500;  // SQLITE_MAX_COMPOUND_SELECT as it is by default

bool isNumber(const Column& column) { return column.type != "TEXT"; }

/// The same attribute of two tables. Names of things or texts are the same as texts alone.
bool sameAttribute(const Column& a, const Column& b) {
    if (a.role == ColumnRole::Label && b.role == ColumnRole::Label) return true;
    const bool isLink = a.role == ColumnRole::ForeignKey;  // whose rule tells where it leads
    const bool sameRule = isLink || a.rule == b.rule || a.showsNames || b.showsNames;
    return a.role == b.role && a.predicate == b.predicate && isNumber(a) == isNumber(b) &&
           a.unit == b.unit && sameRule && a.inverse == b.inverse && !a.hidden && !b.hidden;
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
    /// Key, type, and what any table has; what some table has in a child table is asked for there.
    void chooseColumns(Table& view) {
        const Table& first = m_plan.table(m_own.value_or(m_tables.front()));
        naming::NameAllocator names;
        Column key = first.columns.front();
        const std::string stem = view.name + (view.name.ends_with('_') ? "" : "_");
        const bool taken = std::ranges::any_of(m_tables, [&](int table) {
            const Column* column = m_plan.table(table).column(stem + "id");
            return column && column->role != ColumnRole::Key;
        });
        key.name = names.allocate(stem + (taken ? "key" : "id"));
        view.columns = {std::move(key)};
        view.columns.push_back({.name = names.allocate("type"),
                                .role = ColumnRole::Type,
                                .label = "type",
                                .comment = "the direct class: " + counts(),
                                .notNull = true});
        addColumns(view, first, names);
        for (const int table : m_tables) addColumns(view, m_plan.table(table), names);
    }

    void addColumns(Table& view, const Table& from, naming::NameAllocator& names) {
        for (Column column : from.columns) {
            const auto place = std::ranges::find_if(
                view.columns, [&](const Column& other) { return sameAttribute(other, column); });
            const bool known = place != view.columns.end();
            if (known && column.showsNames) {
                place->rule = column.rule;
                place->showsNames = true;
            }
            const bool shown = column.role == ColumnRole::Undescribed && isShownByName(column);
            if (known || shown || column.hidden || column.role == ColumnRole::Type ||
                column.role == ColumnRole::Key || hasSeveralElsewhere(column) ||
                (!from.hidden && isOfFew(column)))
                continue;
            column.name = names.allocate(nameIn(view, column));
            if (m_tables.size() > 1) column.facts.clear();
            for (const int table : m_tables) {
                const Column* same = counterpart(table, column);
                column.notNull = column.notNull && same && same->notNull;
                if (same && same->type == "REAL") column.type = "REAL";
                if (same && column.role == ColumnRole::ForeignKey &&
                    (same->references != column.references || same->rule != column.rule)) {
                    column.references = "entity";
                    column.rule = {};
                    column.target.clear();
                }
            }
            view.columns.push_back(std::move(column));
        }
    }

    /// In another table the same predicate leads to rows, or has texts beside them.
    [[nodiscard]] std::string nameIn(const Table& view, const Column& column) const {
        if (column.role == ColumnRole::ForeignKey && isShownByName(column) &&
            !column.name.ends_with("_id"))
            return column.name + "_id";
        const Column* other = view.column(column.name);
        const bool named = other && other->role == ColumnRole::ForeignKey &&
                           column.role == ColumnRole::Undescribed &&
                           other->predicate == column.predicate;
        return column.name + (named ? "_undescribed" : "");
    }

    /// Whether a column of one of the tables shows what the predicate leads to by name.
    [[nodiscard]] bool isShownByName(const Column& column) const {
        return std::ranges::any_of(m_tables, [&](int table) {
            return nameOrTextOf(m_plan.table(table), column) != nullptr;
        });
    }

    /// Whether the tables that have the attribute hold next to none of the view's rows. A table
    /// that is hidden behind the view can only be asked through it.
    [[nodiscard]] bool isOfFew(const Column& column) const {
        std::int64_t all = 0;
        std::int64_t have = 0;
        for (const EntityClass& entityClass : m_classes.list) {
            if (!m_viewed.homes.contains(entityClass.home)) continue;
            const int table = m_plan.tableOfHome.at(entityClass.home);
            all += entityClass.entities;
            have += counterpart(table, column) ? entityClass.entities : 0;
        }
        return have * fewRows < all;
    }

    /// Whether one of the tables has the attribute in a child table alone: a column of the view
    /// would be silent about those.
    [[nodiscard]] bool hasSeveralElsewhere(const Column& column) const {
        return !column.predicate.empty() && std::ranges::any_of(m_tables, [&](int table) {
            return !counterpart(table, column) &&
                   std::ranges::any_of(m_plan.parent, [&](const auto& entry) {
                       return entry.second == table &&
                              m_plan.table(entry.first).predicate == column.predicate;
                   });
        });
    }

    [[nodiscard]] std::string counts() const {
        std::vector<std::pair<std::int64_t, std::string>> parts;
        for (const int index : m_viewed.closure) {
            std::int64_t count = m_classes.at(index).entities;
            if (index == m_viewed.index)
                for (const EntityClass& other : m_classes.list)
                    if (const auto found = other.further.find(index); found != other.further.end())
                        count += isFiledInside(other) ? 0 : found->second;
            if (count > 0) parts.emplace_back(count, m_classes.at(index).label);
        }
        return countsText(std::move(parts));
    }

    [[nodiscard]] bool isFiledInside(const EntityClass& entityClass) const {
        return m_viewed.closure.contains(static_cast<int>(&entityClass - m_classes.list.data()));
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
            cells.push_back(cellOf(table, view.columns[i]) + " AS " +
                            quoteIdentifier(view.columns[i].name));
        }
        return "SELECT " + text::join(cells, ", ") + " FROM " + quoteIdentifier(from.name) +
               condition(table);
    }

    [[nodiscard]] std::string cellOf(int table, const Column& column) const {
        const Column* same = counterpart(table, column);
        return same ? quoteIdentifier(same->name) : namesOfLinksSql(m_plan.table(table), column);
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

    /// Of an entity that is filed elsewhere the most specific one of its further types that belong
    /// to the class.
    [[nodiscard]] std::string furtherType(int table) const {
        std::vector<std::string> wanted;
        std::map<std::size_t, std::vector<std::string>, std::greater<>> byDepth;
        for (const int index : m_viewed.closure) {
            wanted.push_back(sqlite::quoteText(m_classes.at(index).label));
            byDepth[m_classes.at(index).above.size()].push_back(wanted.back());
        }
        std::string rank;
        for (const auto& [depth, labels] : byDepth)
            rank += " WHEN o.\"type\" IN (" + text::join(labels, ", ") + ") THEN " +
                    std::to_string(byDepth.begin()->first - depth);
        const std::string order =
            byDepth.size() > 1 ? "CASE" + rank + " END, o.\"type\"" : "o.\"type\"";
        const Table& types = m_plan.table(m_plan.otherTypes.at(table));
        const Table& from = m_plan.table(table);
        return "(SELECT o." + quoteIdentifier("type") + " FROM " + quoteIdentifier(types.name) +
               " o WHERE o." + quoteIdentifier(types.columns.front().name) + " = " +
               quoteIdentifier(from.name) + "." + quoteIdentifier(from.columns.front().name) +
               " AND o." + quoteIdentifier("type") + " IN (" + text::join(wanted, ", ") +
               ") ORDER BY " + order + " LIMIT 1)";
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

/// By class: the classes with a table whose entities have it besides.
std::vector<std::vector<int>> havingBesides(const Classes& classes) {
    std::vector<std::vector<int>> found(classes.list.size());
    for (int i = 0; i < static_cast<int>(classes.list.size()); ++i)
        for (const auto& [index, count] : classes.at(i).further)
            found[static_cast<std::size_t>(index)].push_back(i);
    return found;
}

}  // namespace

std::vector<ViewedClass> viewedClasses(const Classes& classes) {
    // Of classes with the same entities one has a view: the lowest, or the one with a table.
    std::vector<int> order;
    for (int i = 0; i < static_cast<int>(classes.list.size()); ++i) order.push_back(i);
    std::ranges::stable_sort(order, std::greater(), [&](int index) {
        return std::pair(classes.at(index).home == index, classes.at(index).above.size());
    });
    const auto besides = havingBesides(classes);
    // Filed under the class, or having it besides.
    const auto hasEntities = [&](int index) {
        return classes.at(index).entities > 0 || !besides[static_cast<std::size_t>(index)].empty();
    };
    std::vector<ViewedClass> found;
    std::set<std::set<int>> known;  // classes that have the entities of a view
    for (const int index : order) {
        if (classes.at(index).weak || classes.at(index).id == 0) continue;
        ViewedClass viewed{.index = index};
        for (const int below : classes.closure(index))
            if (below == index || hasEntities(below)) viewed.closure.insert(below);
        bool allImplied = true;
        for (const int below : viewed.closure) {
            if (classes.at(below).home >= 0) viewed.homes.insert(classes.at(below).home);
            for (const int other : besides[static_cast<std::size_t>(below)]) {
                if (classes.at(other).home < 0) continue;
                viewed.homes.insert(classes.at(other).home);
                if (!viewed.closure.contains(other) && !classes.at(other).implies(index))
                    allImplied = false;
            }
        }
        std::set<int> entities = viewed.closure;
        if (!hasEntities(index)) entities.erase(index);
        const bool wanted = !known.contains(entities) || classes.at(index).home == index;
        const bool fits = viewed.homes.size() <= mostBranches;
        if ((viewed.homes.size() > 1 || !allImplied) && wanted && fits) {
            known.insert(std::move(entities));
            found.push_back(std::move(viewed));
        }
    }
    std::ranges::sort(found, {}, &ViewedClass::index);
    return found;
}

void addViews(Plan& plan, const Classes& classes, const std::vector<ViewedClass>& viewed,
              const std::map<int, std::string>& names) {
    nameTargets(plan, classes, viewed, names);
    for (const ViewedClass& each : viewed)
        plan.addTable(ViewBuilder(plan, classes, each).build(names.at(each.index)));
}

}  // namespace tripletalk::induction
