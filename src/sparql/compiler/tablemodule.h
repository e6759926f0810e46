// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sqlite3.h>

/// What the room's tables of SQLite (eponymous, read-only) have in common.
namespace tripletalk::sparql {

/// A table of SQLite as it is connected: what it shows is `Shown`, which outlives it.
template <typename Shown>
struct ConnectedTable {
    sqlite3_vtab base = {};  // first: SQLite knows no more
    Shown* shown = nullptr;
};

template <typename Shown>
Shown& shownBy(sqlite3_vtab* table) {
    return *reinterpret_cast<ConnectedTable<Shown>*>(table)->shown;
}

/// `Shown` has std::string declaration() and int choose(sqlite3_index_info&), which is xBestIndex;
/// `Cursor` is made from a Shown& and has int filter(int index, int count, sqlite3_value** values),
/// int next(), bool atEnd() and void column(sqlite3_context*, int).
template <typename Shown, typename Cursor>
const sqlite3_module& tableModule() {
    struct Open {
        sqlite3_vtab_cursor base;
        Cursor cursor;
    };
    static const auto cursorOf = [](sqlite3_vtab_cursor* cursor) -> Cursor& {
        return reinterpret_cast<Open*>(cursor)->cursor;
    };
    static const sqlite3_module module = [] {
        sqlite3_module made = {};
        made.xConnect = [](sqlite3* database, void* shown, int, const char* const*,
                           sqlite3_vtab** table, char**) {
            auto* given = static_cast<Shown*>(shown);
            const int code = sqlite3_declare_vtab(database, given->declaration().c_str());
            if (code != SQLITE_OK) return code;
            auto* connected = new ConnectedTable<Shown>;
            connected->shown = given;
            *table = &connected->base;
            return SQLITE_OK;
        };
        made.xDisconnect = [](sqlite3_vtab* table) {
            delete reinterpret_cast<ConnectedTable<Shown>*>(table);
            return SQLITE_OK;
        };
        made.xBestIndex = [](sqlite3_vtab* table, sqlite3_index_info* info) {
            return shownBy<Shown>(table).choose(*info);
        };
        made.xOpen = [](sqlite3_vtab* table, sqlite3_vtab_cursor** cursor) {
            *cursor = &(new Open{{}, Cursor(shownBy<Shown>(table))})->base;
            return SQLITE_OK;
        };
        made.xClose = [](sqlite3_vtab_cursor* cursor) {
            delete reinterpret_cast<Open*>(cursor);
            return SQLITE_OK;
        };
        made.xFilter = [](sqlite3_vtab_cursor* cursor, int index, const char*, int count,
                          sqlite3_value** values) {
            return cursorOf(cursor).filter(index, count, values);
        };
        made.xNext = [](sqlite3_vtab_cursor* cursor) { return cursorOf(cursor).next(); };
        made.xEof = [](sqlite3_vtab_cursor* cursor) { return cursorOf(cursor).atEnd() ? 1 : 0; };
        made.xColumn = [](sqlite3_vtab_cursor* cursor, sqlite3_context* context, int column) {
            cursorOf(cursor).column(context, column);
            return SQLITE_OK;
        };
        made.xRowid = [](sqlite3_vtab_cursor*, sqlite3_int64* id) {
            *id = 0;
            return SQLITE_OK;
        };
        return made;
    }();
    return module;
}

}  // namespace tripletalk::sparql
