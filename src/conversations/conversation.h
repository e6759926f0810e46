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

/// A knowledge base by its id; the name tells of it when it is gone.
struct NamedBase {
    std::string id;
    std::string name;
    bool operator==(const NamedBase&) const = default;
};

/// A line of the list of conversations.
struct Conversation {
    std::string id;
    std::string title;
    std::string base = {};  ///< id of the knowledge base it talks with
    bool pinned = false;
    Instant created = 0;
    Instant updated = 0;
    bool titled = false;         ///< a person gave it its title
    std::string shownTurn = {};  ///< last turn of the path that is shown; empty: the newest turn
    std::string draft = {};      ///< a question that is not sent yet
    std::vector<NamedBase> others = {};  ///< that are asked together with `base`
};

/// What a person said of an answer, and what was kept because of it; 0 for nothing.
struct Feedback {
    int opinion = 0;           ///< 1 right, -1 wrong
    std::int64_t example = 0;  ///< among the examples of the base
    std::int64_t kept = 0;     ///< in the base's question set
};

/// One answering of a turn's question: with which configuration, on which state of which base, and
/// every event of its trace. A run with a purpose ("attribution"…) answers nothing itself.
struct Run {
    std::string id;
    std::string turn;
    nlohmann::json configuration = nlohmann::json::object();
    std::string base = {};
    std::int64_t generation = 0;
    Instant created = 0;
    std::vector<nlohmann::json> events = {};
    std::string purpose = {};
    std::string about = {};  ///< the run whose answer it works on
    Feedback feedback = {};
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

/// The turns from a first question to `last` (none of this id: the newest): the path that is shown.
/// `turns` are oldest first.
std::vector<Turn> shownPath(std::vector<Turn> turns, std::string last = {});

/// A conversation that holds the words looked for, and a piece of the text around them; the words
/// stand between \x02 and \x03.
struct Found {
    std::string conversation;
    std::string turn;
    std::string snippet;
};

}  // namespace tripletalk::conversations
