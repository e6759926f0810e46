// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"

#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// A result as a trace tells it (docs/trace.md): rows that its source has are not told again.
struct ToldResult {
    AnswerResult result;  ///< without columns and rows where they are the source's
    std::optional<std::vector<int>> sourceColumns = {};  ///< which of the source's, from 0
};

/// Says it by its source's columns if all its rows are those of that source, cell for cell.
ToldResult told(const AnswerResult& result, const std::vector<Source>& sources);

/// The way back. Untrusted: where the source or a column is not among `sources`, there are no rows.
AnswerResult resolved(const ToldResult& told, const std::vector<Source>& sources);

/// {kind, source, complete} with either {source_columns} or {columns, rows}.
nlohmann::json toJson(const ToldResult& told);
ToldResult toldResultFromJson(const nlohmann::json& json);

}  // namespace tripletalk::answering
