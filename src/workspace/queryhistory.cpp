// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/queryhistory.h"

#include "base/file.h"
#include "base/jsontext.h"

#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

using knowledge::QueryLanguage;
using nlohmann::json;

namespace {

constexpr std::size_t queriesKept = 100;  ///< of one base and language

json readAll(const std::filesystem::path& file) {
    const auto content = readFile(file);
    json all = content ? parsedJson(*content) : json::object();
    return all.is_object() ? all : json::object();
}

/// The query of an entry {language, query}; a text alone, as earlier versions wrote it, is SQL.
const json* queryOf(const json& entry, std::string_view language) {
    if (entry.is_string())
        return language == knowledge::sqlLanguage().description().name ? &entry : nullptr;
    const auto written = entry.find("language");
    const auto query = entry.find("query");
    const bool fits = written != entry.end() && *written == json(language) && query != entry.end();
    return fits && query->is_string() ? &*query : nullptr;
}

json entriesOf(const json& all, const std::string& base) {
    const auto mine = all.find(base);
    return mine == all.end() || !mine->is_array() ? json::array() : *mine;
}

}  // namespace

std::vector<std::string> QueryHistory::of(const std::string& base,
                                          const QueryLanguage& language) const {
    std::vector<std::string> queries;
    for (const json& entry : entriesOf(readAll(m_file), base))
        if (const json* query = queryOf(entry, language.description().name))
            queries.push_back(*query);
    return queries;
}

Result<void> QueryHistory::add(const std::string& base, const std::string& query,
                               const QueryLanguage& language) const {
    json all = readAll(m_file);
    json kept = json::array({{{"language", language.description().name}, {"query", query}}});
    std::size_t alike = 1;
    for (json& entry : entriesOf(all, base)) {
        const json* old = queryOf(entry, language.description().name);
        if (old && (*old == query || ++alike > queriesKept)) continue;
        kept.push_back(std::move(entry));
    }
    all[base] = std::move(kept);
    return writeFileAtomically(m_file, jsonText(all));
}

}  // namespace tripletalk::workspace
