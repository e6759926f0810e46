// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/learnedpaths.h"
#include "answering/rewrite/pathexamples.h"
#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <istream>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a training learned, and how well.
struct TrainingReport {
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

/// Learns from examples and keeps what was learned in the base's folder learned/, in place of
/// what was there, as a whole or not at all. A tenth of the examples (by a hash of the question,
/// from fifty on) is asked of a training without them, to know how well it goes; then all are
/// learned. At most 400,000 are learned from, evenly chosen. Memory: about 50 bytes an example, and
/// for those learned from what fastText takes: 200 MB, and 100 bytes a different feature. Errors:
/// Input (no example, or all with one path), Locked, Io, DiskFull, Cancelled.
Result<TrainingReport> trainPaths(const knowledge::KnowledgeBase& base, std::istream* lines,
                                  const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::answering
