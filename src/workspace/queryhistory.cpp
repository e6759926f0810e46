// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/queryhistory.h"

#include "base/file.h"
#include "base/filelock.h"
#include "base/jsontext.h"

#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

using knowledge::QueryLanguage;
using nlohmann::json;

namespace {

constexpr std::size_t queriesKept = 100;  ///< of one base and language

/// Errors: Syntax (it is no history), Io. No file is an empty one.
Result<json> readAll(const std::filesystem::path& file) {
    const auto content = readFile(file);
    if (!content && content.error().kind == ErrorKind::NotFound) return json::object();
    if (!content) return content.error();
    json all = parsedJson(*content);
    if (!all.is_object())
        return Error{ErrorKind::Syntax, say("Sentence", "The list of past queries is damaged.")};
    return all;
}

/// What cannot be understood stays beside the new file, for whoever can mend it.
Result<void> setAside(const std::filesystem::path& file) {
    std::error_code failed;
    auto aside = std::filesystem::path(file) += ".damaged";
    for (int number = 2; std::filesystem::exists(aside, failed); ++number)
        aside = std::filesystem::path(file) += "." + std::to_string(number) + ".damaged";
    std::filesystem::rename(file, aside, failed);
    if (failed) return ioError(say("Sentence", "Saving \"%1\" failed."), aside);
    return {};
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
    const auto all = readAll(m_file);
    if (!all) return queries;
    for (const json& entry : entriesOf(*all, base))
        if (const json* query = queryOf(entry, language.description().name))
            queries.push_back(*query);
    return queries;
}

Result<void> QueryHistory::add(const std::string& base, const std::string& query,
                               const QueryLanguage& language) const {
    const FileLock lock(m_file);
    auto all = readAll(m_file);
    if (!all && all.error().kind != ErrorKind::Syntax) return all.error();
    if (!all) {
        if (auto moved = setAside(m_file); !moved) return moved;
        all = json::object();
    }
    json kept = json::array({{{"language", language.description().name}, {"query", query}}});
    std::size_t alike = 1;
    for (json& entry : entriesOf(*all, base)) {
        const json* old = queryOf(entry, language.description().name);
        if (old && (*old == query || ++alike > queriesKept)) continue;
        kept.push_back(std::move(entry));
    }
    (*all)[base] = std::move(kept);
    return writeFileAtomically(m_file, jsonText(*all));
}

}  // namespace tripletalk::workspace
