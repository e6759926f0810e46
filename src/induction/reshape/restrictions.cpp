// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/restrictions.h"

#include "base/text.h"
#include "induction/reshape/itemtable.h"
#include "induction/reshape/statedfacts.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

constexpr std::string_view owlOnProperty = "http://www.w3.org/2002/07/owl#onProperty";
constexpr std::string_view owlEquivalentClass = "http://www.w3.org/2002/07/owl#equivalentClass";

struct RestrictionKind {
    std::string_view name;
    std::string_view meaning;
};
constexpr std::array restrictionKinds = {
    RestrictionKind{"some", "whatever is of the class has at least one of these"},
    RestrictionKind{"all", "whatever is of the class has none but these"},
    RestrictionKind{"value", "whatever is of the class has this very one"},
    RestrictionKind{"at least", "whatever is of the class has so many or more"},
    RestrictionKind{"at most", "whatever is of the class has so many or fewer"},
    RestrictionKind{"exactly", "whatever is of the class has so many"}};

/// A property that says what a restriction demands: a value or a number.
struct RestrictionPart {
    std::string_view localName;
    std::string_view kind;  ///< empty: of which class a number is
    bool isNumber = false;
};
constexpr std::string_view owl = "http://www.w3.org/2002/07/owl#";
constexpr std::array restrictionParts = {
    RestrictionPart{"someValuesFrom", "some"},
    RestrictionPart{"allValuesFrom", "all"},
    RestrictionPart{"hasValue", "value"},
    RestrictionPart{"onClass", ""},
    RestrictionPart{"onDataRange", ""},
    RestrictionPart{"minCardinality", "at least", true},
    RestrictionPart{"minQualifiedCardinality", "at least", true},
    RestrictionPart{"maxCardinality", "at most", true},
    RestrictionPart{"maxQualifiedCardinality", "at most", true},
    RestrictionPart{"cardinality", "exactly", true},
    RestrictionPart{"qualifiedCardinality", "exactly", true}};

bool isOnProperty(std::string_view predicate) { return predicate == owlOnProperty; }

bool isRestrictionPart(std::string_view predicate) {
    return isOnProperty(predicate) ||
           (predicate.starts_with(owl) &&
            std::any_of(restrictionParts.begin(), restrictionParts.end(),
                        [&](const RestrictionPart& part) {
                            return part.localName == predicate.substr(owl.size());
                        }));
}

/// A column that leads from classes to restrictions, by name as tables move.
struct RestrictionLink {
    std::string table;
    std::string column;
    std::string owner;  ///< the table of the classes
};

class RestrictionLinker {
  public:
    RestrictionLinker(const sqlite::Database& database, Schema& schema)
        : m_database(database), m_schema(schema) {}

    Result<std::vector<Reshaping>> run() {
        if (std::none_of(m_schema.tables.begin(), m_schema.tables.end(), isOfRestrictions))
            return std::move(m_done);
        const std::vector<RestrictionLink> links = linksOfClasses();
        if (auto done = gather(links); !done) return done.error();
        std::set<std::string> owners;
        for (const RestrictionLink& link : links) owners.insert(link.owner);
        for (const std::string& owner : owners)
            if (auto done = addRelations(owner); !done) return done.error();
        if (auto done = hideTold(); !done) return done.error();
        if (!m_done.empty())
            for (const RestrictionLink& link : links)
                if (auto done = part(link); !done) return done.error();
        auto ended = m_database.execute(
            "DROP TABLE temp.\"~restriction_part\"; DROP TABLE temp.\"~restriction\"; DROP TABLE "
            "temp.\"~restricted\"; DROP TABLE IF EXISTS temp.\"~item\"");
        if (!ended) return ended.error();
        return std::move(m_done);
    }

  private:
    static bool isOfRestrictions(const Table& table) {
        return table.kind == TableKind::Entity &&
               std::any_of(table.columns.begin(), table.columns.end(),
                           [](const Column& column) { return isOnProperty(column.predicate); });
    }

    [[nodiscard]] std::vector<RestrictionLink> linksOfClasses() const {
        std::vector<RestrictionLink> found;
        for (const Table& table : m_schema.tables) {
            if (table.kind != TableKind::Entity && table.kind != TableKind::Link) continue;
            for (const Column& column : table.columns)
                if (column.role == ColumnRole::ForeignKey && !column.copy && !column.inverse &&
                    column.of.empty() &&
                    (column.predicate == rdf::vocabulary::rdfsSubClassOf ||
                     column.predicate == owlEquivalentClass))
                    found.push_back({table.name, column.name,
                                     table.kind == TableKind::Link
                                         ? table.columns.front().references
                                         : table.name});
        }
        return found;
    }

    /// The kind, the object's key, name and value, and the number of a restriction's parts.
    static std::string partCells() {
        std::string kinds;
        std::string numbers;
        for (const RestrictionPart& part : restrictionParts) {
            const std::string iri =
                sqlite::quoteText(std::string(owl) + std::string(part.localName));
            if (!part.kind.empty())
                kinds += " WHEN " + iri + " THEN " + sqlite::quoteText(part.kind);
            if (part.isNumber) numbers += (numbers.empty() ? "" : ", ") + iri;
        }
        const std::string isNumber = "v.predicate IN (" + numbers + ")";
        return "max(CASE v.predicate" + kinds +
               " END), max(v.key), max(v.name), max(CASE WHEN NOT " + isNumber +
               " THEN v.value END), max(CASE WHEN " + isNumber + " THEN v.value END)";
    }

    /// restriction: those of one property that demand one thing; restricted: classes that have
    /// them.
    Result<void> gather(const std::vector<RestrictionLink>& links) {
        auto done = m_database.execute(
            "CREATE TEMP TABLE \"~restriction_part\" "
            "(node TEXT, predicate TEXT, key TEXT, name TEXT, value);"
            "CREATE TEMP TABLE \"~restriction\" (node TEXT PRIMARY KEY, property TEXT, kind TEXT, "
            "key TEXT, name TEXT, value, number) WITHOUT ROWID;"
            "CREATE TEMP TABLE \"~restricted\" (owner TEXT, subject TEXT, node TEXT)");
        if (!done) return done;
        done = gatherFacts(m_database, m_schema, isRestrictionPart, "temp.\"~restriction_part\"");
        if (!done) return done;
        const std::string on = sqlite::quoteText(owlOnProperty);
        const std::string ofWhat = sqlite::quoteText(std::string(owl) + "onClass") + ", " +
                                   sqlite::quoteText(std::string(owl) + "onDataRange");
        done = m_database.execute(
            "CREATE INDEX temp.\"~restriction_part_node\" ON \"~restriction_part\" (node);"
            "INSERT INTO temp.\"~restriction\" SELECT o.node, coalesce(e.iri, u.iri), " +
            partCells() +
            " FROM temp.\"~restriction_part\" o JOIN temp.\"~restriction_part\" v ON v.node = "
            "o.node AND v.predicate <> " +
            on +
            " LEFT JOIN entity e ON e.\"key\" = o.key LEFT JOIN undescribed u ON u.name = o.name "
            "WHERE o.predicate = " +
            on +
            " AND coalesce(e.iri, u.iri) IS NOT NULL GROUP BY o.node "
            "HAVING sum(v.predicate NOT IN (" +
            ofWhat + ")) = 1 AND sum(v.predicate IN (" + ofWhat + ")) <= 1");
        if (!done) return done;
        for (const RestrictionLink& link : links) {
            const Table& table = *m_schema.table(link.table);
            done = m_database.execute(
                "INSERT INTO temp.\"~restricted\" SELECT " + sqlite::quoteText(link.owner) +
                ", t." + quoteIdentifier(table.columns.front().name) + ", r.node FROM " +
                quoteIdentifier(link.table) + " t JOIN temp.\"~restriction\" r ON r.node = t." +
                quoteIdentifier(link.column));
            if (!done) return done;
        }
        return {};
    }

    Result<void> addRelations(const std::string& owner) {
        std::vector<std::pair<std::string, std::string>> properties;
        auto read = m_database.each(
            "SELECT r.property, coalesce(e.label, u.name) FROM temp.\"~restricted\" s JOIN "
            "temp.\"~restriction\" r ON r.node = s.node LEFT JOIN entity e ON e.iri = r.property "
            "LEFT JOIN undescribed u ON u.iri = r.property WHERE s.owner = " +
                sqlite::quoteText(owner) + " GROUP BY 1 ORDER BY 2, 1",
            [&](sqlite::Statement& row) { properties.emplace_back(row.text(0), row.text(1)); });
        if (!read) return read;
        for (const auto& [iri, label] : properties)
            if (auto done = addRelation(owner, iri, label); !done) return done;
        return {};
    }

    Result<void> addRelation(const std::string& owner, const std::string& property,
                             const std::string& label) {
        if (auto begun = beginItems(m_database); !begun) return begun;
        auto filled = m_database.execute(
            "INSERT INTO temp.\"~item\" SELECT s.subject, r.key, r.name, r.value, r.kind, r.number "
            "FROM "
            "temp.\"~restricted\" s JOIN temp.\"~restriction\" r ON r.node = s.node WHERE s.owner "
            "= " +
            sqlite::quoteText(owner) + " AND r.property = " + sqlite::quoteText(property));
        if (!filled) return filled;
        std::set<std::string> kinds;
        auto read = m_database.each("SELECT DISTINCT kind FROM temp.\"~item\"",
                                    [&](sqlite::Statement& row) { kinds.emplace(row.text(0)); });
        if (!read) return read;
        ItemTable items{.owner = owner,
                        .name = naming::identifier(label),
                        .label = label,
                        .comment = "By OWL restrictions: " + told(kinds) + ".",
                        .predicate = property};
        if (kinds.size() > 1)
            items.extra.push_back(
                {{.name = "kind", .comment = "of the restriction", .notNull = true}, "kind"});
        if (auto numbers = m_database.integer("SELECT count(number) FROM temp.\"~item\"");
            numbers && *numbers > 0)
            items.extra.push_back({{.name = "number", .type = "INTEGER"}, "number"});
        auto made = addItemTable(m_database, m_schema, items);
        if (!made) return made.error();
        m_done.push_back({"link",
                          {owner, *made},
                          say("Sentence", "What restrictions say of %1 by %2 is a table of links.")
                              .arg(owner)
                              .arg(label)});
        return {};
    }

    /// What the kinds mean: "some: …; all: …", or of the only one just what it means.
    static std::string told(const std::set<std::string>& kinds) {
        std::vector<std::string> parts;
        for (const RestrictionKind& kind : restrictionKinds)
            if (kinds.contains(std::string(kind.name)))
                parts.push_back((kinds.size() > 1 ? std::string(kind.name) + ": " : "") +
                                std::string(kind.meaning));
        return text::join(parts, "; ");
    }

    static std::string isNode(const std::string& cell) {
        return cell + " IN (SELECT node FROM temp.\"~restriction_part\")";
    }

    /// Links to restrictions stand apart from those to classes; to be seen as long as some of the
    /// restrictions can be.
    Result<void> part(const RestrictionLink& link) {
        std::vector<std::string> hidden;
        for (const Table& table : m_schema.tables)
            if (table.hidden && isOfRestrictions(table))
                hidden.push_back(sqlite::quoteText(table.name));
        const std::string cell = quoteIdentifier(link.column);
        const std::string from =
            "SELECT count(*) FROM " + quoteIdentifier(link.table) + " WHERE " + isNode(cell);
        auto nodes = m_database.integer(from);
        if (!nodes || *nodes == 0) return nodes ? Result<void>() : nodes.error();
        auto seen = m_database.integer(from + " AND " + cell +
                                       " NOT IN (SELECT \"key\" FROM entity WHERE \"table\" IN (" +
                                       text::join(hidden, ", ") + "))");
        if (!seen) return seen.error();
        const bool isTable = m_schema.table(link.table)->kind == TableKind::Link;
        return isTable ? partTable(link, *seen == 0) : partColumn(link, *seen == 0);
    }

    Result<void> partTable(const RestrictionLink& link, bool hidden) {
        naming::NameAllocator names;
        for (const Table& other : m_schema.tables) names.allocate(other.name);
        Table apart = *m_schema.table(link.table);
        apart.name = names.allocate(link.table + "_restriction");
        apart.label += " restriction";
        apart.hidden = hidden;
        Column& node = *columnIn(apart, link.column);
        if (auto done = nameTarget(
                m_database, node,
                "SELECT node FROM temp.\"~restriction_part\" WHERE node IN (SELECT " +
                    quoteIdentifier(link.column) + " FROM " + quoteIdentifier(link.table) + ")");
            !done)
            return done;
        const std::string which = " FROM " + quoteIdentifier(link.table) + " WHERE " +
                                  isNode(quoteIdentifier(link.column));
        auto moved = m_database.execute(createText(m_schema, apart) + "INSERT INTO " +
                                        quoteIdentifier(apart.name) + " SELECT *" + which +
                                        "; DELETE" + which);
        if (!moved) return moved;
        auto left = m_database.integer("SELECT count(*) FROM " + quoteIdentifier(link.table));
        if (!left) return left.error();
        insertChild(m_schema, link.owner, std::move(apart));
        tableIn(m_schema, link.table)->hidden |= *left == 0;
        return retarget(link, "SELECT * FROM " + former(link.table));
    }

    Result<void> partColumn(const RestrictionLink& link, bool hidden) {
        Table& table = *tableIn(m_schema, link.table);
        naming::NameAllocator names;
        for (const Column& column : table.columns) names.allocate(column.name);
        std::vector<std::string> cells;
        std::vector<Column> columns;
        for (const Column& column : table.columns) {
            const std::string cell = quoteIdentifier(column.name);
            columns.push_back(column);
            cells.push_back(cell);
            if (column.name != link.column) continue;
            Column apart = column;
            apart.name = names.allocate(column.name + "_restriction");
            apart.label += " restriction";
            apart.hidden = hidden;
            columns.back().notNull = apart.notNull = false;
            if (auto done = nameTarget(m_database, apart,
                                       "SELECT " + cell + " FROM " + quoteIdentifier(link.table) +
                                           " WHERE " + isNode(cell));
                !done)
                return done;
            columns.push_back(std::move(apart));
            cells.back() = "CASE WHEN NOT " + isNode(cell) + " THEN " + cell + " END";
            cells.push_back("CASE WHEN " + isNode(cell) + " THEN " + cell + " END");
        }
        table.columns = std::move(columns);
        return retarget(link, "SELECT " + text::join(cells, ", ") + " FROM " + former(link.table));
    }

    /// What is left leads to classes only; nothing is left where all were restrictions.
    Result<void> retarget(const RestrictionLink& link, const std::string& select) {
        Table& table = *tableIn(m_schema, link.table);
        Column& column = *columnIn(table, link.column);
        column.references = "entity";
        auto made = rebuildTable(m_database, m_schema, link.table, select + " ORDER BY rowid");
        if (!made) return made;
        const std::string rows = "SELECT " + quoteIdentifier(link.column) + " FROM " +
                                 quoteIdentifier(link.table) + " WHERE " +
                                 quoteIdentifier(link.column) + " IS NOT NULL";
        if (auto done = nameTarget(m_database, column, rows); !done) return done;
        auto left = m_database.integer("SELECT count(*) FROM (" + rows + ")");
        if (!left) return left.error();
        column.hidden = column.hidden || *left == 0;
        return rebuildTable(m_database, m_schema, link.table,
                            "SELECT * FROM " + former(link.table) + " ORDER BY rowid");
    }

    Result<void> hideTold() {
        for (Table& table : m_schema.tables) {
            if (!isOfRestrictions(table) || table.hidden || isInView(m_schema, table.name))
                continue;
            auto told = allTold(table);
            if (!told) return told.error();
            if (!*told) continue;
            for (Table& other : m_schema.tables)
                if (&other == &table || hangsOn(other, table)) other.hidden = true;
        }
        return {};
    }

    static bool hangsOn(const Table& child, const Table& table) {
        return child.kind != TableKind::Side && !child.columns.empty() &&
               child.columns.front().references == table.name;
    }

    /// Whether each of its rows is a restriction that a class has, and says nothing else.
    Result<bool> allTold(const Table& table) {
        const auto more = [](const Column& column) {
            return !column.predicate.empty() && column.role != ColumnRole::Type && !column.hidden &&
                   !isRestrictionPart(column.predicate);
        };
        if (std::any_of(table.columns.begin(), table.columns.end(), more)) return false;
        for (const Table& other : m_schema.tables)
            if (hangsOn(other, table) && !other.hidden && !isRestrictionPart(other.predicate))
                return false;
        const std::string key = quoteIdentifier(table.columns.front().name);
        auto left =
            m_database.integer("SELECT count(*) FROM " + quoteIdentifier(table.name) + " WHERE " +
                               key + " NOT IN (SELECT node FROM temp.\"~restricted\")");
        if (!left) return left.error();
        return *left == 0;
    }

    const sqlite::Database& m_database;
    Schema& m_schema;
    std::vector<Reshaping> m_done;
};

}  // namespace

Result<std::vector<Reshaping>> linkByRestrictions(const sqlite::Database& database,
                                                  Schema& schema) {
    return RestrictionLinker(database, schema).run();
}

}  // namespace tripletalk::induction
