// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/attribution/attributedcluster.h"
#include "answering/attribution/sourceclusters.h"
#include "answering/trace.h"
#include "base/cancel.h"
#include "base/result.h"
#include "llm/embedder.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// What mattered for an answer, by what changes without it (counterfactual attribution, METHODS
/// 5.4): the sources are put into clusters that say the same; the answer is written again without
/// each; the less it resembles the answer that was given, the more the cluster mattered.
namespace tripletalk::answering {

/// An answer that was given, as its trace tells it.
struct AnsweredRun {
    std::string run;
    std::string question;  ///< stand-alone
    Answer answer;
};
/// The last run of a trace that ended in an answer. Errors: NotFound.
Result<AnsweredRun> lastAnswerOf(const std::vector<nlohmann::json>& events);

struct AttributionOptions {
    int repeats = 1;             ///< answers written without each cluster; their mean counts
    double temperature = 0.1;    ///< of the softmax: smaller sets the best further apart
    double near = sameEvidence;  ///< see clusterSources
    int parallel = 3;            ///< answers written at once
};

/// What is going to be done, and what it costs.
struct AttributionPlan {
    AnsweredRun about;
    std::vector<std::vector<int>> clusters;
    int calls = 0;                  ///< of the model; none if no model wrote the answer
    std::int64_t promptTokens = 0;  ///< about, of all calls together
};

/// Errors: those of the embedder; Input (the answer has no sources).
Result<AttributionPlan> planAttribution(AnsweredRun about, llm::Embedder& embedder,
                                        const AttributionOptions& options,
                                        const CancelToken& cancel);

/// {sources, contribution, percent, without}
nlohmann::json toJson(const AttributedCluster& cluster);

/// Writes the answer again from the sources of these numbers alone. Called from several threads.
using Rewriter = std::function<Result<std::string>(const std::vector<int>& sources, Trace& trace,
                                                   const CancelToken& cancel)>;

/// What an answer that no model wrote is without some of its sources: the sentences that cite a
/// source that is left.
std::string standingText(const Answer& answer, const std::vector<int>& sources);

/// Clusters, those that mattered most first. The run tells the trace of itself: run_started with
/// `about`, the model's calls, attribution_finished; on an error it ends the trace too.
/// Errors: those of the embedder and of `rewrite` (empty if the plan needs no calls); Cancelled.
Result<std::vector<AttributedCluster>> attribute(const AttributionPlan& plan,
                                                 const Rewriter& rewrite, llm::Embedder& embedder,
                                                 const AttributionOptions& options, Trace& trace,
                                                 const CancelToken& cancel);

}  // namespace tripletalk::answering
