// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/findings.h"

#include "base/file.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using knowledge::QueryResult;

namespace {

template <typename Test>
bool ofAll(const QueryResult& result, Test test) {
    return std::ranges::all_of(result.rows, test);
}

std::string hashOf(const QueryResult& result) {
    constexpr std::size_t length = 12;
    std::set<std::string> rows;
    for (const auto& row : result.rows) {
        std::string line;
        for (const knowledge::Cell& cell : row) line += cell.text + '\x1f';
        rows.insert(std::move(line));
    }
    std::string all;
    for (const std::string& line : rows) all += line + '\x1e';
    return sha256(all).substr(0, length);
}

}  // namespace

Findings findingsOf(const QueryResult& result) {
    Findings found{.rows = result.rows.size(), .hash = hashOf(result)};
    if (result.rows.empty()) return found;
    const auto& first = result.rows.front();
    if (found.rows == 1 && first.size() == 1) {
        found.unknown = first.front().text.empty();
        found.zero = first.front().text == "0";
    }
    for (std::size_t i = 0; i < first.size(); ++i) {
        const bool none = ofAll(result, [&](const auto& row) { return row[i].text.empty(); });
        const bool some =
            std::ranges::any_of(result.rows, [&](const auto& row) { return row[i].text.empty(); });
        found.blank = found.blank || none;
        found.gaps = found.gaps || (some && !none);
        found.constant = found.constant || (found.rows > 1 && ofAll(result, [&](const auto& row) {
                                                return row[i].text == first[i].text;
                                            }));
        for (std::size_t j = 0; j < i; ++j)
            found.repeated =
                found.repeated || (found.rows > 1 && ofAll(result, [&](const auto& row) {
                                       return row[i].text == row[j].text;
                                   }));
    }
    return found;
}

}  // namespace tripletalk::answering::reading
