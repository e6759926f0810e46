// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/queryhistory.h"

#include "base/file.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

using nlohmann::json;

namespace {

constexpr std::size_t queriesKept = 100;

json readAll(const std::filesystem::path& file) {
    const auto content = readFile(file);
    json all = content ? json::parse(*content, nullptr, false) : json::object();
    return all.is_object() ? all : json::object();
}

}  // namespace

std::vector<std::string> QueryHistory::of(const std::string& base) const {
    std::vector<std::string> queries;
    const json all = readAll(m_file);
    const auto mine = all.find(base);
    if (mine == all.end() || !mine->is_array()) return queries;
    for (const json& query : *mine)
        if (query.is_string()) queries.push_back(query);
    return queries;
}

Result<void> QueryHistory::add(const std::string& base, const std::string& query) const {
    std::vector<std::string> queries = of(base);
    std::erase(queries, query);
    queries.insert(queries.begin(), query);
    if (queries.size() > queriesKept) queries.resize(queriesKept);
    json all = readAll(m_file);
    all[base] = queries;
    return writeFileAtomically(m_file, all.dump(-1, ' ', false, json::error_handler_t::replace));
}

}  // namespace tripletalk::workspace
