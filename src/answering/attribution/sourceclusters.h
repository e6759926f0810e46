// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "base/cancel.h"
#include "base/result.h"
#include "llm/embedder.h"

#include <vector>

namespace tripletalk::answering {

/// Two sources whose embeddings have at least this cosine say the same.
constexpr double sameEvidence = 0.9;

/// The usable sources of an answer (those without an error), put together where they say the same,
/// so that taking one away is not hidden by another: where their texts are as near as `near`, or
/// where they hold the same of what the answer states. Transitive, as DBSCAN is with two points a
/// core; a source like no other is a cluster of its own. Source numbers, each cluster and the list
/// in order. Errors: those of the embedder.
Result<std::vector<std::vector<int>>> clusterSources(const Answer& answer, llm::Embedder& embedder,
                                                     double near, const CancelToken& cancel);

}  // namespace tripletalk::answering
