// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <cstddef>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// What a model is asked for when it ranks passages (prompts/rerank.mustache): their numbers, the
/// best first.
nlohmann::ordered_json rankingSchema();

/// The places (from 0) of `count` passages as ranked; numbers that are none, or come twice, are
/// left out. Empty if the reply is no ranking.
std::vector<std::size_t> rankingOf(const llm::ChatReply& reply, std::size_t count);

}  // namespace tripletalk::answering
