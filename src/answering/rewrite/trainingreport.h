// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/pathexamples.h"

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a training learned, and how well.
struct TrainingReport {
    std::string created = {};   ///< ISO 8601, UTC; empty: not known
    std::int64_t read = 0;      ///< examples
    std::int64_t learned = 0;   ///< of them; the others were skipped or repeated others
    std::int64_t repeated = 0;  ///< that said what an earlier one did
    SkippedExamples skipped = {};
    std::vector<std::int64_t> hops = {};  ///< paths of 1, 2, … hops
    std::int64_t paths = 0;
    std::int64_t relations = 0;
    std::int64_t heldOut = 0;    ///< examples that were asked of a training without them
    std::int64_t heldRight = 0;  ///< of these, whose first path was the example's, linked anew
    std::int64_t bytes = 0;      ///< of what was kept
    double ms = 0;
};
nlohmann::json toJson(const TrainingReport& report);
/// The way back; what is missing or of another type is empty.
TrainingReport trainingReportFrom(const nlohmann::json& report);

}  // namespace tripletalk::answering
