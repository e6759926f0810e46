// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/file.h"
#include "cli/command.h"

#include <string>

/// What commands share that keep a numbered list in a base, written to and read from files of JSON
/// lines.
namespace tripletalk::cli {

/// Writes a list's lines to a file and says so.
inline int exportLines(const Context& context, const Result<std::string>& lines,
                       const std::string& file) {
    if (!lines) return context.fail(lines.error());
    if (auto written = writeFileAtomically(file, *lines); !written)
        return context.fail(written.error());
    if (context.json) context.print({{"file", file}, {"bytes", lines->size()}});
    return Done;
}

/// Reads a file into a list by `take` (text -> how many were `taken`, and which lines `refused`
/// with the reason) and tells what came of it.
template <typename Take>
int importLines(const Context& context, const std::string& file, const Take& take) {
    auto lines = readFile(file);
    if (!lines) return context.fail(lines.error());
    auto taken = take(*lines);
    if (!taken) return context.fail(taken.error());
    nlohmann::json refused = nlohmann::json::array();
    for (const auto& [line, why] : taken->refused) {
        refused.push_back({{"line", line}, {"why", why}});
        if (!context.json) context.out << "line " << line << " left out: " << why << "\n";
    }
    if (context.json)
        context.print({{"taken", taken->taken}, {"refused", std::move(refused)}});
    else
        context.out << taken->taken << " taken\n";
    return Done;
}

}  // namespace tripletalk::cli
