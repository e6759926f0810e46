// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelcaller.h"
#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "llm/chatmodel.h"
#include "retrieval/searcher.h"

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a model is asked for when it ranks passages (prompts/rerank.mustache): their numbers, the
/// best first.
nlohmann::ordered_json rankingSchema();

struct RankingTask {
    const std::string& question;  ///< stand-alone
    int round = 0;
};
/// The `topK` hits that the model finds most helpful, best first; what it does not name follows in
/// the order of the hits. Errors: those of the prompt alone.
Result<std::vector<retrieval::Hit>> rankPassages(const RankingTask& task,
                                                 const std::vector<retrieval::Hit>& hits,
                                                 ModelCaller& caller, const Prompts& prompts,
                                                 const ModelNumbers& numbers,
                                                 const CancelToken& cancel);

/// The places (from 0) of `count` passages as ranked; numbers that are none, or come twice, are
/// left out. Empty if the reply is no ranking.
std::vector<std::size_t> rankingOf(const llm::ChatReply& reply, std::size_t count);

}  // namespace tripletalk::answering
