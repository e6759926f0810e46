// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlerrorplace.h"

#include "sqlite/sqltext.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tripletalk::sqlite {

namespace {

/// What SQLite's own words (kept as the detail) name: a table, a column, a function, or the place
/// where it stopped reading.
std::string namedIn(std::string_view detail) {
    for (const std::string_view begin :
         {"no such column: ", "no such table: ", "no such function: ", "ambiguous column name: "})
        if (detail.starts_with(begin)) return std::string(detail.substr(begin.size()));
    for (const std::string_view begin : {"near \"", "unrecognized token: \""})
        if (detail.starts_with(begin)) {
            const auto end = detail.rfind('"');
            return std::string(detail.substr(begin.size(), end - begin.size()));
        }
    return {};
}

bool isAt(std::string_view sql, std::size_t byte, const std::optional<Place>& place) {
    if (!place) return true;
    const Place here = placeOf(sql, byte);
    return here.line == place->line && here.column == place->column;
}

}  // namespace

Place placeOf(std::string_view sql, std::size_t byte) {
    const std::string_view before = sql.substr(0, byte);
    const auto line = before.substr(before.rfind('\n') + 1);  // npos + 1 is 0
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return {.file = "query",
            .line = 1 + std::ranges::count(before, '\n'),
            .column = 1 + std::ranges::count_if(line, begins)};
}

std::optional<SqlStretch> errorPlace(std::string_view sql, const Error& error) {
    std::string name = namedIn(error.detail);
    std::string owner;
    if (const auto dot = name.rfind('.'); dot != std::string::npos && name.size() > 1) {
        owner = nameKey(std::string_view(name).substr(0, dot));
        name = name.substr(dot + 1);
    }
    if (name.empty()) return std::nullopt;
    const std::string wanted = nameKey(name);
    const auto tokens = tokensOf(sql);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const auto begin = static_cast<std::size_t>(tokens[i].text.data() - sql.data());
        if (tokens[i].key() != wanted || !isAt(sql, begin, error.place)) continue;
        const bool owned = i >= 2 && tokens[i - 1].text == ".";
        if (!owner.empty() && (!owned || tokens[i - 2].key() != owner)) continue;
        return SqlStretch{begin, begin + tokens[i].text.size()};
    }
    return std::nullopt;
}

}  // namespace tripletalk::sqlite
