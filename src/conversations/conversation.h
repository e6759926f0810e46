// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::conversations {

/// Times are milliseconds since 1970, UTC. Ids are made by the caller and never reused.
using Instant = std::int64_t;

/// A line of the list of conversations.
struct Conversation {
    std::string id;
    std::string title;
    std::string base = {};  ///< id of the knowledge base it talks with
    bool pinned = false;
    Instant created = 0;
    Instant updated = 0;
};

/// One answering of a turn's question: with which configuration, on which state of which base, and
/// every event of its trace.
struct Run {
    std::string id;
    std::string turn;
    nlohmann::json configuration = nlohmann::json::object();
    std::string base = {};
    std::int64_t generation = 0;
    Instant created = 0;
    std::vector<nlohmann::json> events = {};
};

/// A question in a conversation's tree. `parent` is empty for a first question; `shownRun` is the
/// run whose answer is shown.
struct Turn {
    std::string id;
    std::string conversation;
    std::string parent = {};
    std::string question;
    Instant created = 0;
    std::string shownRun = {};
    std::vector<Run> runs = {};  ///< oldest first
};

/// A conversation that holds the words looked for, and a piece of the text around them; the words
/// stand between \x02 and \x03.
struct Found {
    std::string conversation;
    std::string turn;
    std::string snippet;
};

}  // namespace tripletalk::conversations
