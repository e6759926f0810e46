// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/answer/toldresult.h"
#include "answering/attribution/attributedcluster.h"
#include "answering/autokgqa/subgraphchosen.h"
#include "answering/checks/finding.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

/// What a run tells of itself (docs/trace.md): a struct an event. Its `members` are the one place
/// that says how it is written and read: `with(name, &Struct::member)` for each, and `ifAny` behind
/// it for one that is left out while it is empty.
namespace tripletalk::answering {

struct RunStarted {
    static constexpr std::string_view kind = "run_started";
    struct Base {
        std::string id = {};
        std::string name = {};
        std::int64_t generation = 0;

        static void members(auto&& with) {
            with("id", &Base::id);
            with("name", &Base::name);
            with("generation", &Base::generation);
        }
    };
    std::string question = {};
    std::string strategy = {};
    std::string model = {};
    std::optional<Base> base = {};
    std::vector<Base> others = {};  ///< that are asked as well
    std::string about = {};         ///< the run that this one looks at again
    // Of an attribution, what it is about to cost:
    std::vector<std::vector<int>> clusters = {};
    int calls = 0;
    std::int64_t promptTokens = 0;

    static void members(auto&& with) {
        with("question", &RunStarted::question);
        with("strategy", &RunStarted::strategy);
        with("model", &RunStarted::model);
        with("base", &RunStarted::base, ifAny);
        with("others", &RunStarted::others, ifAny);
        with("about", &RunStarted::about, ifAny);
        with("clusters", &RunStarted::clusters, ifAny);
        with("calls", &RunStarted::calls, ifAny);
        with("prompt_tokens", &RunStarted::promptTokens, ifAny);
    }
};

/// The question as a stand-alone one, or what it was taken to mean.
struct Understood {
    static constexpr std::string_view kind = "understood";
    std::string text = {};
    std::string question = {};  ///< that stands alone, where the text is none

    static void members(auto&& with) {
        with("text", &Understood::text);
        with("question", &Understood::question, ifAny);
    }
};

/// What the question is taken to mean: by the offline strategy, or by the query that a model wrote
/// for it. An object as `offline::toJson` or `reading::toJson` makes it, whose members are the
/// event's.
struct ReadingTold {
    static constexpr std::string_view kind = "reading";
    nlohmann::json reading = nlohmann::json::object();
};

struct ModelAsked {
    static constexpr std::string_view kind = "model_asked";
    struct ToolCall {
        std::string id = {};
        std::string name = {};
        nlohmann::json arguments = {};

        static void members(auto&& with) {
            with("id", &ToolCall::id);
            with("name", &ToolCall::name);
            with("arguments", &ToolCall::arguments);
        }
    };
    struct Message {
        std::string role = {};
        std::string content = {};
        std::vector<ToolCall> toolCalls = {};
        std::string toolCallId = {};

        static void members(auto&& with) {
            with("role", &Message::role);
            with("content", &Message::content);
            with("tool_calls", &Message::toolCalls, ifAny);
            with("tool_call", &Message::toolCallId, ifAny);
        }
    };
    struct Tool {
        std::string name = {};
        std::string description = {};
        nlohmann::json parameters = {};

        static void members(auto&& with) {
            with("name", &Tool::name);
            with("description", &Tool::description);
            with("parameters", &Tool::parameters);
        }
    };
    std::int64_t call = 0;
    std::string purpose = {};
    int round = 0;
    std::string model = {};
    std::vector<Message> messages = {};
    std::vector<Tool> tools = {};
    nlohmann::json schema = {};  ///< that the reply is held to

    static void members(auto&& with) {
        with("call", &ModelAsked::call);
        with("purpose", &ModelAsked::purpose);
        with("round", &ModelAsked::round);
        with("model", &ModelAsked::model);
        with("messages", &ModelAsked::messages);
        with("tools", &ModelAsked::tools, ifAny);
        with("schema", &ModelAsked::schema, ifAny);
    }
};

/// The server makes the model ready; `text` in its words.
struct ModelLoading {
    static constexpr std::string_view kind = "model_loading";
    std::int64_t call = 0;
    std::string text = {};

    static void members(auto&& with) {
        with("call", &ModelLoading::call);
        with("text", &ModelLoading::text);
    }
};

struct ModelDelta {
    static constexpr std::string_view kind = "model_delta";
    std::int64_t call = 0;
    std::string text = {};

    static void members(auto&& with) {
        with("call", &ModelDelta::call);
        with("text", &ModelDelta::text);
    }
};

struct ModelAnswered {
    static constexpr std::string_view kind = "model_answered";
    struct Usage {
        std::int64_t promptTokens = 0;
        std::int64_t completionTokens = 0;

        static void members(auto&& with) {
            with("prompt_tokens", &Usage::promptTokens);
            with("completion_tokens", &Usage::completionTokens);
        }
    };
    std::int64_t call = 0;
    std::string purpose = {};
    int round = 0;
    double ms = 0;
    std::string content = {};
    std::string thinking = {};
    std::vector<ModelAsked::ToolCall> toolCalls = {};
    std::optional<Usage> usage = {};
    bool truncated = false;
    bool promptTruncated = false;
    std::vector<std::string> notices = {};
    std::optional<Error> error = {};

    static void members(auto&& with) {
        with("call", &ModelAnswered::call);
        with("purpose", &ModelAnswered::purpose);
        with("round", &ModelAnswered::round);
        with("ms", &ModelAnswered::ms);
        with("content", &ModelAnswered::content, ifAny);
        with("thinking", &ModelAnswered::thinking, ifAny);
        with("tool_calls", &ModelAnswered::toolCalls, ifAny);
        with("usage", &ModelAnswered::usage, ifAny);
        with("truncated", &ModelAnswered::truncated, ifAny);
        with("prompt_truncated", &ModelAnswered::promptTruncated, ifAny);
        with("notices", &ModelAnswered::notices, ifAny);
        with("error", &ModelAnswered::error, ifAny);
    }
};

struct ToolCalled {
    static constexpr std::string_view kind = "tool_called";
    std::int64_t call = 0;
    std::string tool = {};
    int round = 0;
    std::string query = {};

    static void members(auto&& with) {
        with("call", &ToolCalled::call);
        with("tool", &ToolCalled::tool);
        with("round", &ToolCalled::round);
        with("query", &ToolCalled::query);
    }
};

struct ToolReturned {
    static constexpr std::string_view kind = "tool_returned";
    std::int64_t call = 0;
    std::string tool = {};
    int round = 0;
    double ms = 0;
    std::vector<int> numbers = {};  ///< of the sources that were found, best first
    std::vector<Source> sources = {};
    std::optional<Error> error = {};
    std::string text = {};  ///< what else the model was told: no evidence

    static void members(auto&& with) {
        with("call", &ToolReturned::call);
        with("tool", &ToolReturned::tool);
        with("round", &ToolReturned::round);
        with("ms", &ToolReturned::ms);
        with("numbers", &ToolReturned::numbers);
        with("sources", &ToolReturned::sources);
        with("error", &ToolReturned::error, ifAny);
        with("text", &ToolReturned::text, ifAny);
    }
};

struct Checked {
    static constexpr std::string_view kind = "checked";
    int source = 0;
    std::vector<std::string> notes = {};  ///< all that is known of the source, for people
    std::vector<checks::Finding> findings = {};

    static void members(auto&& with) {
        with("source", &Checked::source);
        with("notes", &Checked::notes);
        with("findings", &Checked::findings, ifAny);
    }
};

struct Decided {
    static constexpr std::string_view kind = "decision";
    int round = 0;
    bool enough = false;
    Sentence why = {};

    static void members(auto&& with) {
        with("round", &Decided::round);
        with("enough", &Decided::enough);
        with("why", &Decided::why);
    }
};

struct ResultChosen {
    static constexpr std::string_view kind = "result_chosen";
    ToldResult result = {};

    static void members(auto&& with) { with("result", &ResultChosen::result); }
};

/// Provisional: citations are settled at the end.
struct AnswerDelta {
    static constexpr std::string_view kind = "answer_delta";
    std::string text = {};

    static void members(auto&& with) { with("text", &AnswerDelta::text); }
};

struct AnswerFinished {
    static constexpr std::string_view kind = "answer_finished";
    AnswerStatus status = AnswerStatus::NotFound;  ///< Answered or NotFound
    std::string answer = {};                       ///< Markdown with [n]
    std::vector<AnswerPart> parts = {};     ///< empty if `partsOf` makes them of answer and result
    std::optional<ToldResult> result = {};  ///< without it the last that was chosen stands
    std::vector<int> citations = {};
    std::vector<Unsupported> unsupported = {};
    std::vector<Meaning> meanings = {};
    std::vector<nlohmann::json> readings = {};  ///< offline: what is offered instead, or as well

    static void members(auto&& with) {
        with("status", &AnswerFinished::status);
        with("answer", &AnswerFinished::answer);
        with("parts", &AnswerFinished::parts, ifAny);
        with("result", &AnswerFinished::result, ifAny);
        with("citations", &AnswerFinished::citations);
        with("unsupported", &AnswerFinished::unsupported, ifAny);
        with("meanings", &AnswerFinished::meanings, ifAny);
        with("readings", &AnswerFinished::readings, ifAny);
    }
};

struct RunFailed {
    static constexpr std::string_view kind = "run_failed";
    Error error = {};

    static void members(auto&& with) { with("error", &RunFailed::error); }
};

struct RunCancelled {
    static constexpr std::string_view kind = "run_cancelled";

    static void members(auto&& /*with*/) {}
};

struct AttributionFinished {
    static constexpr std::string_view kind = "attribution_finished";
    std::vector<AttributedCluster> clusters = {};  ///< what mattered most first

    static void members(auto&& with) { with("clusters", &AttributionFinished::clusters); }
};

using EventBody = std::variant<RunStarted, Understood, ReadingTold, SubgraphChosen, ModelAsked,
                               ModelLoading, ModelDelta, ModelAnswered, ToolCalled, ToolReturned,
                               Checked, Decided, ResultChosen, AnswerDelta, AnswerFinished,
                               RunFailed, RunCancelled, AttributionFinished>;

/// One event of a run: what it tells, and what stands in every event.
struct Event {
    std::string run = {};
    std::int64_t seq = 0;  ///< 1, 2, 3 … without gaps
    double ms = 0;         ///< since the run began
    EventBody body;

    [[nodiscard]] std::string_view kind() const;
    /// True for the one event that ends a run.
    [[nodiscard]] bool endsRun() const;
};

/// Kinds of events, as the structs name them.
using EventKinds = std::set<std::string_view>;

/// {v, run, seq, t_ms, kind, …}
nlohmann::json toJson(const Event& event);

/// Untrusted, of this or another version: nothing for a kind that is not known; members that are
/// not known are ignored, and one that is missing or of another type has its default.
std::optional<Event> eventFromJson(const nlohmann::json& json);

}  // namespace tripletalk::answering
