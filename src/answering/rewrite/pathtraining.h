// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/trainingreport.h"
#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"

#include <filesystem>
#include <istream>

namespace tripletalk::answering {

/// Learns from examples and keeps what was learned in the base's folder learned/, in place of
/// what was there, as a whole or not at all. A tenth of the examples (by a hash of the question,
/// from fifty on) is asked of a training without them, to know how well it goes; then all are
/// learned. At most 400,000 are learned from, evenly chosen. Memory: about 50 bytes an example, and
/// for those learned from what fastText takes: 200 MB, and 100 bytes a different feature. Errors:
/// Input (no example, or all with one path), NotFound (the base is gone), Locked, Io, DiskFull,
/// Cancelled.
Result<TrainingReport> trainPaths(const knowledge::KnowledgeBase& base, std::istream* lines,
                                  const ProgressSink& progress, const CancelToken& cancel);

/// What the training told whose paths the base of this folder has. Errors: those of
/// LearnedPaths::open.
Result<TrainingReport> lastTraining(const std::filesystem::path& folder);

}  // namespace tripletalk::answering
