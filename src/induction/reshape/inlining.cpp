// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/inlining.h"

#include "base/text.h"
#include "induction/reshape/valuenodes.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::size_t mostValueColumns = 8;
constexpr std::size_t mostColumnsInlined = 200;

/// A column whose links lead to a value table.
struct Link {
    std::string table;
    std::string column;
};

class Inliner {
  public:
    Inliner(const sqlite::Database& database, Schema& schema, const TableChoices& choices)
        : m_database(database), m_schema(schema), m_choices(choices) {}

    Result<std::vector<Reshaping>> run() {
        for (;;) {
            auto found = inlinable();
            if (!found) return found.error();
            const std::vector<std::string> leaves = leavesOf(*found);
            if (leaves.empty()) return std::move(m_done);
            std::map<std::string, std::map<std::string, std::string>> changes;
            for (const std::string& leaf : leaves)
                for (const Link& link : found->at(leaf)) changes[link.table][link.column] = leaf;
            for (const auto& [table, columns] : changes)
                if (auto done = take(table, columns); !done) return done.error();
            for (const std::string& leaf : leaves) {
                if (auto done = widenViews(leaf, found->at(leaf)); !done) return done.error();
                if (auto done = drop(leaf, found->at(leaf)); !done) return done.error();
            }
        }
    }

  private:
    using Inlinable = std::map<std::string, std::vector<Link>>;  ///< by value table

    Result<Inlinable> inlinable() {
        Inlinable found;
        for (const Table& table : m_schema.tables) {
            if (!carriesValues(table)) continue;
            const auto links = linksTo(table);
            if (links.empty()) continue;
            auto whole = ownedByLinks(table, links);
            if (!whole) return whole.error();
            if (*whole) found[table.name] = links;
        }
        return found;
    }

    /// What the schema alone decides.
    [[nodiscard]] bool carriesValues(const Table& table) const {
        if (table.kind != TableKind::Entity || table.hidden || table.columns.size() < 2 ||
            isInView(m_schema, table.name) || m_choices.keepApart(table.classes))
            return false;
        std::size_t values = 0;
        std::ptrdiff_t links = 0;
        for (const Column& column : table.columns) {
            if (column.role == ColumnRole::Type || column.inverse ||
                column.references == table.name || column.predicate == rdf::vocabulary::rdfFirst)
                return false;
            if (column.role == ColumnRole::Key || column.hidden) continue;
            ++values;
            links += column.role == ColumnRole::ForeignKey ? 1 : -1;
        }
        // What links more than it says is a thing of its own.
        return values > 0 && values <= mostValueColumns && links <= 0;
    }

    /// Empty if anything but a column of an entity table refers to the table.
    [[nodiscard]] std::vector<Link> linksTo(const Table& target) const {
        std::vector<Link> links;
        for (const Table& table : m_schema.tables) {
            if (table.kind == TableKind::View) continue;
            for (const Column& column : table.columns) {
                if (column.references != target.name) continue;
                const bool mixed = std::any_of(
                    table.columns.begin(), table.columns.end(), [&](const Column& other) {
                        return other.role == ColumnRole::Undescribed &&
                               other.predicate == column.predicate && other.of == column.of;
                    });
                if (table.kind != TableKind::Entity || mixed || column.inverse ||
                    table.columns.size() + target.columns.size() > mostColumnsInlined)
                    return {};
                links.push_back({table.name, column.name});
            }
        }
        return links;
    }

    /// Whether each row of the table is the target of one link, in one of these columns.
    Result<bool> ownedByLinks(const Table& table, const std::vector<Link>& links) {
        const std::string key = quoteIdentifier(table.columns.front().name);
        const std::string name = quoteIdentifier(table.name);
        std::vector<std::string> targets;
        for (const Link& link : links)
            targets.push_back("SELECT " + quoteIdentifier(link.column) + " AS k FROM " +
                              quoteIdentifier(link.table) + " WHERE " +
                              quoteIdentifier(link.column) + " IS NOT NULL");
        const std::string all = "(" + text::join(targets, " UNION ALL ") + ")";
        std::vector<std::string> conditions{
            "(SELECT count(*) FROM " + all + ") = (SELECT count(*) FROM " + name + ")",
            "(SELECT count(DISTINCT k) FROM " + all + ") = (SELECT count(*) FROM " + name + ")"};
        for (const Table& other : m_schema.tables)
            for (const std::string& column : looseLinks(other))
                conditions.push_back("NOT EXISTS (SELECT 1 FROM " + quoteIdentifier(other.name) +
                                     " o JOIN " + name + " v ON v." + key + " = o." +
                                     quoteIdentifier(column) + ")");
        // One after the other: the first ones are cheap and mostly decide.
        for (const std::string& condition : conditions) {
            auto holds = m_database.integer("SELECT " + condition);
            if (!holds) return holds.error();
            if (*holds == 0) return false;
        }
        auto names = namesOf(m_database, table);
        if (!names) return names.error();
        if (*names == NodeNames::Repeated) m_repeating.insert(table.name);
        return *names != NodeNames::Own;
    }

    /// Columns that may hold the key of any entity.
    static std::vector<std::string> looseLinks(const Table& table) {
        if (table.name == "other_fact") return {"value"};
        std::vector<std::string> columns;
        if (table.kind != TableKind::Side && table.kind != TableKind::View)
            for (const Column& column : table.columns)
                if (column.references == "entity" && !column.hidden) columns.push_back(column.name);
        return columns;
    }

    /// Value tables into which no other one is to be inlined first.
    static std::vector<std::string> leavesOf(const Inlinable& found) {
        std::set<std::string> hosts;
        for (const auto& [name, links] : found)
            for (const Link& link : links) hosts.insert(link.table);
        std::vector<std::string> leaves;
        for (const auto& [name, links] : found)
            if (!hosts.contains(name)) leaves.push_back(name);
        return leaves;
    }

    /// Takes the columns of value tables into a table; `values`: value table by link column.
    Result<void> take(const std::string& name, const std::map<std::string, std::string>& values) {
        Table& table = *tableIn(m_schema, name);
        naming::NameAllocator names;
        for (const Column& column : table.columns) names.allocate(column.name);
        std::vector<Column> columns;
        std::vector<std::string> cells;
        std::string joins;
        std::map<std::string, std::vector<Column>> added;
        int number = 0;
        for (Column& column : table.columns) {
            cells.push_back("t." + quoteIdentifier(column.name));
            columns.push_back(column);
            const auto value = values.find(column.name);
            if (value == values.end()) continue;
            const Table& from = *m_schema.table(value->second);
            const std::string alias = "v" + std::to_string(++number);
            joins += " LEFT JOIN " + quoteIdentifier(from.name) + " " + alias + " ON " + alias +
                     "." + quoteIdentifier(from.columns.front().name) + " = t." +
                     quoteIdentifier(column.name);
            added[column.name] = inlinedColumns(column, stemOf(table, column), from, names,
                                                hidesNames(table, column, from));
            for (std::size_t i = 1; i < from.columns.size(); ++i)
                cells.push_back(alias + "." + quoteIdentifier(from.columns[i].name));
            hide(columns.back());
            columns.insert(columns.end(), added[column.name].begin(), added[column.name].end());
            addComment(table, column, stemOf(table, column), from);
            if (!from.labelColumn()) showTextsAlone(columns, column, stemOf(table, column));
            for (const auto* classes : {&from.classes, &from.inlined})
                table.inlined.insert(table.inlined.end(), classes->begin(), classes->end());
        }
        table.columns = std::move(columns);
        auto rebuilt = rebuildTable(m_database, m_schema, name,
                                    "SELECT " + text::join(cells, ", ") + " FROM " + former(name) +
                                        " t" + joins + " ORDER BY t.rowid");
        if (!rebuilt) return rebuilt;
        for (const auto& [column, value] : values) {
            if (auto moved = moveEntities(name, column, value); !moved) return moved;
            m_added[{name, column}] = std::move(added.at(column));
        }
        return {};
    }

    /// Table `entity` says where the values are now; what was inlined into them before stood there
    /// already.
    Result<void> moveEntities(const std::string& name, const std::string& column,
                              const std::string& value) const {
        return m_database.execute(
            "UPDATE entity SET \"table\" = " + sqlite::quoteText(name) +
            " WHERE \"key\" IN (SELECT " + quoteIdentifier(column) + " FROM " +
            quoteIdentifier(name) + ") OR (\"table\" = " + sqlite::quoteText(value) +
            " AND \"key\" NOT IN (SELECT \"" + "key\" FROM entity e JOIN " +
            quoteIdentifier(value) + " v ON v." +
            quoteIdentifier(m_schema.table(value)->columns.front().name) + " = e.\"key\"))");
    }

    static void hide(Column& link) {
        link.hidden = true;
        link.references = "entity";
        link.target.clear();
    }

    /// What the columns of a value node are called after: its link, or the column before it that
    /// has the predicate's texts or numbers.
    static std::string stemOf(const Table& table, const Column& link) {
        const Column* before = beside(table, link);
        return before && link.name == before->name + "_id" ? before->name : link.name;
    }

    static const Column* beside(const Table& table, const Column& link) {
        const auto found = std::ranges::find_if(table.columns, [&](const Column& column) {
            return column.role == ColumnRole::Literal && !column.hidden &&
                   column.predicate == link.predicate && column.of == link.of;
        });
        return found == table.columns.end() ? nullptr : &*found;
    }

    /// Nodes that have no names show none.
    static void showTextsAlone(std::vector<Column>& columns, const Column& link,
                               const std::string& stem) {
        for (Column& column : columns) {
            if (!column.showsNames || column.predicate != link.predicate || column.of != link.of)
                continue;
            column.rule = {};
            column.showsNames = false;
            column.facts.push_back("NULL where " + stem + "_… tell it");
        }
    }

    [[nodiscard]] bool hidesNames(const Table& table, const Column& link, const Table& from) const {
        const Column* before = beside(table, link);
        return m_repeating.contains(from.name) || (before && before->showsNames);
    }

    /// Names that repeat, or stand in the column before the link already, are hidden.
    static std::vector<Column> inlinedColumns(const Column& link, const std::string& stem,
                                              const Table& from, naming::NameAllocator& names,
                                              bool hidesNames) {
        std::vector<Column> columns;
        std::map<std::string, std::string> now;
        for (std::size_t i = 1; i < from.columns.size(); ++i) {
            Column column = from.columns[i];
            const std::string plain = column.name == stem ? "value" : column.name;
            now[column.name] = names.allocate(stem + "_" + plain);
            column.name = now.at(column.name);
            column.of = column.of.empty() ? link.name : now.at(column.of);
            column.label =
                naming::attributeName(link.label) + " " + naming::attributeName(column.label);
            column.notNull = column.notNull && link.notNull;
            if (column.role == ColumnRole::Label) {
                column.role = ColumnRole::Literal;
                column.hidden = hidesNames;
            }
            columns.push_back(std::move(column));
        }
        return columns;
    }

    static void addComment(Table& table, const Column& link, const std::string& stem,
                           const Table& from) {
        const std::string attribute = naming::attributeName(link.label);
        table.comment += (table.comment.empty()          ? ""
                          : table.comment.ends_with('.') ? " "
                                                         : ". ") +
                         std::string("Columns ") + stem + "_… describe its " + attribute +
                         (from.classIri.empty() || naming::identifier(from.label) == stem
                              ? ""
                              : " (" + from.label + ")") +
                         ".";
    }

    /// Views with a link to the value table have its columns beside it; tables without them give
    /// NULL.
    Result<void> widenViews(const std::string& value, const std::vector<Link>& links) {
        for (Table& view : m_schema.tables) {
            if (view.kind != TableKind::View) continue;
            bool wider = false;
            for (std::size_t i = 0; i < view.columns.size(); ++i)
                if (view.columns[i].references == value) {
                    widen(view, i, links);
                    wider = true;
                }
            if (!wider) continue;
            if (auto done = rebuildView(m_database, m_schema, view.name); !done) return done;
        }
        return {};
    }

    static std::string cell(const std::string& column, const std::string& as) {
        return quoteIdentifier(column) + " AS " + quoteIdentifier(as);
    }

    void widen(Table& view, std::size_t at, const std::vector<Link>& links) const {
        naming::NameAllocator names;
        for (const Column& column : view.columns) names.allocate(column.name);
        const std::string link = view.columns[at].name;
        std::vector<Column> columns = m_added.at({links.front().table, links.front().column});
        std::map<std::string, std::string> now{{links.front().column, link}};
        std::string none;
        for (Column& column : columns) {
            const std::string plain = column.name.substr(links.front().column.size());
            now[column.name] = names.allocate(link + plain);
            column.name = now.at(column.name);
            column.of = now.at(column.of);
            column.notNull = false;
            none += ", NULL AS " + quoteIdentifier(column.name);
        }
        std::vector<std::string> branches;
        constexpr std::string_view separator = "\nUNION ALL ";
        for (std::size_t begin = 0; begin < view.select.size();) {
            const std::size_t end =
                std::min(view.select.find(separator, begin), view.select.size());
            std::string branch = view.select.substr(begin, end - begin);
            std::string cells = none;
            for (const Link& from : links) {
                if (branch.find(" FROM " + quoteIdentifier(from.table)) == std::string::npos ||
                    branch.find(cell(from.column, link)) == std::string::npos)
                    continue;
                cells.clear();
                const std::vector<Column>& own = m_added.at({from.table, from.column});
                for (std::size_t i = 0; i < own.size(); ++i)
                    cells += ", " + cell(own[i].name, columns[i].name);
            }
            const std::string as = " AS " + quoteIdentifier(link);
            branch.insert(branch.find(as) + as.size(), cells);
            branches.push_back(std::move(branch));
            begin = end + separator.size();
        }
        view.select = text::join(branches, separator);
        hide(view.columns[at]);
        view.columns.insert(view.columns.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                            columns.begin(), columns.end());
    }

    Result<void> drop(const std::string& name, const std::vector<Link>& links) {
        Reshaping done{"inline", {name}, {}};
        std::vector<Sentence> columns;
        for (const Link& link : links) {
            if (done.tables.back() != link.table) done.tables.push_back(link.table);
            columns.push_back(Sentence::verbatim(link.table + "." + link.column));
        }
        const auto at = std::find_if(m_schema.tables.begin(), m_schema.tables.end(),
                                     [&](const Table& table) { return table.name == name; });
        done.reason =
            say("Sentence",
                "Each row belongs to one row of another table, by %1, and only carries values.")
                .arg(eitherOf(std::move(columns)));
        m_schema.tables.erase(at);
        m_done.push_back(std::move(done));
        return m_database.execute("DROP TABLE " + quoteIdentifier(name));
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    const TableChoices& m_choices;
    std::map<std::pair<std::string, std::string>, std::vector<Column>>
        m_added;                        ///< columns by table and link column
    std::set<std::string> m_repeating;  ///< tables whose labels only repeat their values
    std::vector<Reshaping> m_done;
};

}  // namespace

Result<std::vector<Reshaping>> inlineValueTables(const sqlite::Database& database, Schema& schema,
                                                 const TableChoices& choices) {
    return Inliner(database, schema, choices).run();
}

}  // namespace tripletalk::induction
