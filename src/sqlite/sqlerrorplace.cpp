// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/sqlerrorplace.h"

#include "base/text.h"
#include "sqlite/sqltext.h"

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

/// The sentence quotes what stands behind the place where SQLite stopped.
bool isQuoted(std::string_view sql, std::size_t begin, const std::string& message) {
    const std::string rest = text::collapseWhitespace(sql.substr(begin, 120));
    const auto here = message.find(", here: ");
    return here == std::string::npos ||
           message.compare(here + 8, std::string::npos, text::elide(rest, 60) + ".") == 0 ||
           message.find(text::elide(rest, 60) + ". ", here) == here + 8;
}

}  // namespace

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
        if (tokens[i].key() != wanted || !isQuoted(sql, begin, error.message.text())) continue;
        const bool owned = i >= 2 && tokens[i - 1].text == ".";
        if (!owner.empty() && (!owned || tokens[i - 2].key() != owner)) continue;
        return SqlStretch{begin, begin + tokens[i].text.size()};
    }
    return std::nullopt;
}

}  // namespace tripletalk::sqlite
