// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "sqlite/sandboxprivate.h"

#include <algorithm>

namespace tripletalk::sqlite {

namespace {

/// What is not here cannot be called. Nothing that reaches a file, loads code, or tells of the
/// machine.
constexpr std::string_view allowedFunctions = R"(
    abs char coalesce format glob hex ifnull iif length like likelihood likely max min nullif
    printf quote random round sign soundex sqlite_version substr substring typeof unicode unlikely
    avg count group_concat sum total cume_dist dense_rank first_value lag last_value lead
    nth_value ntile percent_rank rank row_number current_date current_time current_timestamp date
    datetime julianday strftime time timediff unixepoch acos acosh asin asinh atan atan2 atanh
    ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi pow power radians sin sinh
    sqrt tan tanh trunc -> ->> json json_array json_array_length json_extract json_group_array
    json_group_object json_object json_quote json_type json_valid concat concat_ws datediff day fold
    greatest instr least left lower ltrim median mode month percentile regexp replace right rtrim
    same stddev stddev_pop stddev_samp string_agg trim upper var_pop var_samp variance year
)";

bool isAllowedFunction(const std::string& name) {
    static const std::unordered_set<std::string> names = [] {
        const auto split = text::split(text::collapseWhitespace(allowedFunctions), ' ');
        return std::unordered_set<std::string>(split.begin(), split.end());
    }();
    return names.contains(name);
}

/// What making and dropping a TEMP view needs, and nothing else. To drop one is to delete it, too.
bool servesViews(int action, const char* table, const std::unordered_set<std::string>& views) {
    switch (action) {
        case SQLITE_CREATE_TEMP_VIEW:
        case SQLITE_DROP_TEMP_VIEW:
        case SQLITE_SELECT:
        case SQLITE_FUNCTION:
        case SQLITE_PRAGMA:
            return true;
        case SQLITE_DELETE:
            return views.contains(keyOf(table)) || keyOf(table).starts_with("sqlite_temp_");
        case SQLITE_INSERT:
        case SQLITE_UPDATE:
        case SQLITE_READ:
            return keyOf(table).starts_with("sqlite_temp_");
        default:
            return false;
    }
}

}  // namespace

void Sandbox::Private::withhold(const std::vector<Withheld>& given) {
    for (const Withheld& one : given) {
        withheld.push_back({keyOf(one.table.c_str()), keyOf(one.column.c_str()), one.behindView});
        const Withheld& added = withheld.back();
        if (added.behindView) continue;
        // Nobody is to be led to it by a hint.
        for (auto& table : tables)
            if (keyOf(table.name.c_str()) == added.table)
                std::erase_if(table.columns, [&](const std::string& column) {
                    return added.column.empty() || keyOf(column.c_str()) == added.column;
                });
        if (added.column.empty())
            std::erase_if(tables, [&](const TableColumns& table) {
                return keyOf(table.name.c_str()) == added.table;
            });
    }
}

std::optional<Error> Sandbox::Private::refusedJoin(const std::vector<SqlToken>& tokens) const {
    if (withheld.empty()) return std::nullopt;
    const auto names = [&](const std::string& key) {
        return std::ranges::any_of(tokens,
                                   [&](const SqlToken& token) { return token.key() == key; });
    };
    const auto says = [&](std::string_view word) {
        return std::ranges::any_of(tokens, [&](const SqlToken& token) {
            return token.kind == SqlToken::Kind::Word && token.key() == word;
        });
    };
    if (says("natural"))
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "NATURAL JOIN would compare columns that are hidden in this knowledge "
                         "base: write the columns behind ON.")};
    if (!says("using")) return std::nullopt;
    for (const Withheld& one : withheld)
        if (names(one.table) && (one.column.empty() || names(one.column)) &&
            (!one.behindView || names("main")))
            return refuseWithheld(one.table, one.column);
    return std::nullopt;
}

int Sandbox::Private::authorizeWithheld(const std::string& table, const std::string& column,
                                        const std::string& schema, const std::string& view) {
    const auto found = std::ranges::find_if(withheld, [&](const Withheld& one) {
        return one.table == table && (one.column.empty() || one.column == column);
    });
    if (found == withheld.end() || (found->behindView && schema == "temp")) return SQLITE_OK;
    // SQLite tells the name of a WITH part like that of a view. A name that both kinds of views
    // bear tells nothing: then the careful reading counts.
    if (!view.empty() && !partNames.contains(view))
        return tempViews.contains(view) && !storedViews.contains(view) ? SQLITE_OK : SQLITE_IGNORE;
    denied = refuseWithheld(table, found->column);
    return SQLITE_DENY;
}

int Sandbox::Private::authorize(int action, const char* first, const char* second,
                                const char* schema, const char* view) {
    if (makingView) return servesViews(action, first, tempViews) ? SQLITE_OK : SQLITE_DENY;
    switch (action) {
        case SQLITE_SELECT:
        case SQLITE_RECURSIVE:
            return SQLITE_OK;
        case SQLITE_TRANSACTION:
            return beginning ? SQLITE_OK : SQLITE_DENY;
        case SQLITE_READ: {
            // A reference to no column may also be one to a WITH part, whose name is free.
            const auto table = keyOf(first);
            const bool noColumn = !second || !*second;
            if (readable.contains(table) ||
                (noColumn && !table.starts_with("pragma_") && !table.starts_with("sqlite_")))
                return authorizeWithheld(table, keyOf(second), keyOf(schema), keyOf(view));
            denied = refuseTable(table);
            return SQLITE_DENY;
        }
        case SQLITE_FUNCTION: {
            const auto name = keyOf(second);
            if (isAllowedFunction(name)) return SQLITE_OK;
            denied = refuseFunction(name);
            return SQLITE_DENY;
        }
        default:
            return SQLITE_DENY;
    }
}

}  // namespace tripletalk::sqlite
