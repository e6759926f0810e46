// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/rename.h"

#include "base/text.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <map>

namespace tripletalk::curation {

using sqlite::Database;
using sqlite::quoteIdentifier;

namespace {

// Blanks: no table that we name ourselves is called so.
const std::string placeholderName = "renaming ";
const std::string bodyName = "body of ";

std::string temporaryName(std::size_t number) { return placeholderName + std::to_string(number); }

/// What a view selects.
Result<std::string> bodyOf(const Database& database, const std::string& view) {
    auto sql =
        database.value("SELECT sql FROM sqlite_schema WHERE type = 'view' AND name = ?", view);
    if (!sql) return sql.error();
    const std::string text = sqlite::toText(*sql);
    if (const auto body = sqlite::viewBody(text)) return std::string(*body);
    return Error{ErrorKind::NotFound, say("Sentence", "There is no view \"%1\".").arg(view)};
}

std::string columnList(const TableRename& table, bool after) {
    std::vector<std::string> names;
    names.reserve(table.columns.size());
    for (const auto& [from, to] : table.columns)
        names.push_back(quoteIdentifier(after ? to : from));
    return "(" + text::join(names, ", ") + ")";
}

Result<void> prepares(const Database& database, const std::string& sql) {
    auto prepared = database.prepare(sql);
    return prepared ? Result<void>() : Result<void>(prepared.error());
}

class Renaming {
  public:
    Renaming(const Database& database, const Renames& renames)
        : m_database(database), m_renames(renames) {}

    /// A view is a table while names change: SQLite renames tables only, and then mends whatever
    /// else names them.
    Result<void> run() {
        if (auto done = replaceViews(); !done) return done;
        if (auto done = renameTables(); !done) return done;
        for (const TableRename& table : m_renames)
            if (table.stored)
                if (auto done = renameColumns(table); !done) return done;
        if (auto done = restoreViews(); !done) return done;
        return renameInEntities();
    }

  private:
    Result<void> replaceViews() {
        for (const TableRename& table : m_renames) {
            if (!table.view || !table.stored) continue;
            auto body = bodyOf(m_database, table.from);
            if (!body) return body.error();
            const std::string name = quoteIdentifier(table.from);
            auto done = m_database.execute("CREATE VIEW " + quoteIdentifier(bodyName + table.from) +
                                           " AS" + *body + ";\nDROP VIEW " + name +
                                           ";\nCREATE TABLE " + name + columnList(table, false));
            if (!done) return done;
        }
        return {};
    }

    Result<void> restoreViews() {
        for (const TableRename& table : m_renames) {
            if (!table.view || !table.stored) continue;
            auto body = bodyOf(m_database, bodyName + table.from);
            if (!body) return body.error();
            const std::string name = quoteIdentifier(table.to);
            auto done = m_database.execute(
                "DROP TABLE " + name + ";\nDROP VIEW " + quoteIdentifier(bodyName + table.from) +
                ";\nCREATE VIEW " + name + columnList(table, true) + " AS" + *body);
            if (!done) return done;
        }
        for (const TableRename& table : m_renames)
            if (table.view && table.stored)
                if (auto fits = prepares(m_database, "SELECT * FROM " + quoteIdentifier(table.to));
                    !fits)
                    return fits;
        return {};
    }

    /// Through names that nobody has, so that two may exchange theirs.
    Result<void> renameTables() {
        std::vector<const TableRename*> renamed;
        for (const TableRename& table : m_renames)
            if (table.stored && table.from != table.to) renamed.push_back(&table);
        const auto rename = [&](const std::string& from, const std::string& to) {
            return m_database.execute("ALTER TABLE " + quoteIdentifier(from) + " RENAME TO " +
                                      quoteIdentifier(to));
        };
        for (std::size_t i = 0; i < renamed.size(); ++i)
            if (auto done = rename(renamed[i]->from, temporaryName(i)); !done) return done;
        for (std::size_t i = 0; i < renamed.size(); ++i)
            if (auto done = rename(temporaryName(i), renamed[i]->to); !done) return done;
        return {};
    }

    Result<void> renameColumns(const TableRename& table) {
        std::vector<std::pair<std::string, std::string>> renamed;
        for (const auto& [from, to] : table.columns)
            if (from != to) renamed.emplace_back(from, to);
        const auto rename = [&](const std::string& from, const std::string& to) {
            return m_database.execute("ALTER TABLE " + quoteIdentifier(table.to) +
                                      " RENAME COLUMN " + quoteIdentifier(from) + " TO " +
                                      quoteIdentifier(to));
        };
        for (std::size_t i = 0; i < renamed.size(); ++i)
            if (auto done = rename(renamed[i].first, temporaryName(i)); !done) return done;
        for (std::size_t i = 0; i < renamed.size(); ++i)
            if (auto done = rename(temporaryName(i), renamed[i].second); !done) return done;
        return {};
    }

    /// entity."table" holds names of tables as data.
    Result<void> renameInEntities() {
        const bool known =
            std::any_of(m_renames.begin(), m_renames.end(),
                        [](const TableRename& table) { return table.from == "entity"; });
        std::string cases;
        std::vector<std::string> names;
        for (const TableRename& table : m_renames) {
            if (!table.stored || table.from == table.to) continue;
            names.push_back(sqlite::quoteText(table.from));
            cases += " WHEN " + names.back() + " THEN " + sqlite::quoteText(table.to);
        }
        if (!known || names.empty()) return {};
        return m_database.execute("UPDATE entity SET \"table\" = CASE \"table\"" + cases +
                                  " END WHERE \"table\" IN (" + text::join(names, ", ") + ")");
    }

    const Database& m_database;
    const Renames& m_renames;
};

/// The same layout without rows; views and TEMP views are tables here.
Result<Database> emptyCopy(const Renames& renames) {
    auto database = Database::inMemory();
    if (!database) return database.error();
    for (TableRename table : renames) {
        for (const std::string& name : table.computed) table.columns.emplace_back(name, name);
        if (table.columns.empty()) continue;
        auto made = database->execute("CREATE TABLE " + quoteIdentifier(table.from) +
                                      columnList(table, false));
        if (!made) return made.error();
    }
    return database;
}

Error flagged(const Error& cause) {
    return {ErrorKind::Syntax,
            say("Sentence", "The query does not fit the renamed tables and has to be looked at."),
            cause.detail.empty() ? cause.message.text() : cause.detail};
}

}  // namespace

bool TableRename::changes() const {
    return from != to || std::any_of(columns.begin(), columns.end(), [](const auto& column) {
               return column.first != column.second;
           });
}

bool changes(const Renames& renames) {
    return std::any_of(renames.begin(), renames.end(),
                       [](const TableRename& table) { return table.changes(); });
}

Result<void> renameIn(const Database& database, const Renames& renames) {
    if (!changes(renames)) return {};
    return Renaming(database, renames).run();
}

Result<std::string> rewriteNames(std::string_view sql, const Renames& renames) {
    auto database = emptyCopy(renames);
    if (!database) return database.error();
    const auto query = sqlite::oneStatement(sql);
    if (!query) return flagged({ErrorKind::Syntax, say("Sentence", "It is not one SELECT.")});
    const std::string holder = bodyName + "a query";
    if (auto made =
            database->run("CREATE VIEW " + quoteIdentifier(holder) + " AS\n" + std::string(*query));
        !made)
        return flagged(made.error());
    if (auto fits = prepares(*database, "SELECT * FROM " + quoteIdentifier(holder)); !fits)
        return flagged(fits.error());
    Renames tables = renames;
    std::erase_if(tables, [](const TableRename& table) { return table.columns.empty(); });
    for (TableRename& table : tables) {
        table.view = false;
        table.stored = true;
    }
    if (auto renamed = renameIn(*database, tables); !renamed) return flagged(renamed.error());
    auto body = bodyOf(*database, holder);
    if (!body) return flagged(body.error());
    if (auto fits = prepares(*database, *body); !fits) return flagged(fits.error());
    return std::string(text::trim(*body));
}

}  // namespace tripletalk::curation
