// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::tests {

/// When a scripted answer is given and what it is. The first rule that matches and has uses left
/// wins.
struct Rule {
    /// Where `match` is searched: the last user message and then the whole prompt; only one of
    /// these; the last message of any role; or the texts of an embedding request (which no other
    /// rule matches; without one, embeddings just work).
    enum class On { UserThenPrompt, User, Last, Prompt, Embedding };

    std::string match = {};  ///< Perl-compatible regular expression; empty matches everything
    On on = On::UserThenPrompt;
    int times = -1;  ///< uses; negative: without limit

    std::string content = {};  ///< the answer, or the message of an error status
    nlohmann::json toolCalls =
        nlohmann::json::array();  ///< [{"name": …, "arguments": {…} or "text"}]
    std::string thinking = {};    ///< in a field of its own, before the content
    std::string finish = {};      ///< "length" instead of "stop"
    std::string model = {};       ///< the model that the reply names, if not the one asked for
    std::optional<int> promptTokens = {};  ///< instead of the estimate
    bool usage = true;                     ///< false: no token counts
    std::optional<std::string> raw =
        {};                            ///< sent as it is, whatever it is; with `status`, else 200
    nlohmann::json vectors = nullptr;  ///< of an embedding request, as they are

    int status = 0;               ///< an HTTP error instead of an answer
    std::string retryAfter = {};  ///< Retry-After of that error
    std::string redirect = {};    ///< 307 to this address
    std::vector<std::string> refuse =
        {};                ///< 400 if the request has one of these parameters; otherwise the answer
    int delayMs = 0;       ///< before the reply
    int chunkDelayMs = 0;  ///< after each streamed chunk
    int truncateAfterChunks = -1;  ///< the connection breaks after so many chunks
    int silentAfterChunks =
        -1;  ///< nothing more comes after so many chunks, and the connection stays
    bool malformed =
        false;             ///< the body, or the first streamed event, is cut in half (well framed)
    bool half = false;     ///< the second half of the body never comes: the connection breaks
    bool dropped = false;  ///< the connection breaks before any reply
};

/// A script as JSON lines, keys in snake_case (match, on, times, content, tool_calls, status,
/// retry_after, delay_ms …); unknown keys are an error. Errors: Syntax with the line.
Result<std::vector<Rule>> readScript(std::string_view jsonLines);

}  // namespace tripletalk::tests
