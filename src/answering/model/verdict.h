// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "llm/chatmodel.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

enum class VerdictKind { Answer, LookFurther, NotInBase };

/// Where a part of the answer stands as data.
struct ResultPart {
    int source = 0;
    std::vector<std::string> columns = {};  ///< of a query's result; empty: all
    std::vector<std::string> values = {};   ///< of a passage, as its text has them
};

/// What a model makes of the sources: whether they suffice, why, and then the answer
/// (prompts/answer-system.mustache).
struct Verdict {
    VerdictKind kind = VerdictKind::Answer;
    std::string why = {};
    std::vector<ResultPart> results = {};  ///< empty for descriptions in prose
    std::string answer = {};
};

/// `last`: nothing can be looked up any more, so that the verdict is no wish to.
nlohmann::ordered_json verdictSchema(bool last);

/// Reads a reply leniently; prose that is no JSON object is taken for the answer itself, and a
/// first word NOT_FOUND for "not in this base". Errors: Model (nothing usable).
Result<Verdict> verdictOf(const llm::ChatReply& reply);

/// Passes on the text of the member "answer" while the object is still being written, or prose as
/// it is. Nothing is passed on of a verdict that wants to look further.
class AnswerStream {
  public:
    explicit AnswerStream(std::function<void(std::string_view)> out) : m_out(std::move(out)) {}
    void add(std::string_view piece);

  private:
    enum class State { Start, Object, Answer, Prose, Done };
    void findAnswer();
    void decode();

    std::function<void(std::string_view)> m_out;
    std::string m_held;
    State m_state = State::Start;
};

}  // namespace tripletalk::answering
