// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <cstdint>

namespace tripletalk::llm {

/// About how many tokens a request's messages and tools are, by their characters (four a token is
/// usual for English).
std::int64_t estimatedTokens(const ChatRequest& request);

/// True if a server that counted `counted` prompt tokens cannot have read all of about `estimated`.
/// `contextTokens` is the window it was asked for, 0 if unknown. Errs on the side of silence:
/// estimates are rough, and 0 counted means unknown.
bool promptWasCut(std::int64_t estimated, std::int64_t counted, std::int64_t contextTokens);

/// The sentence that says so.
std::string cutPromptNotice(std::int64_t estimated, std::int64_t counted);

}  // namespace tripletalk::llm
