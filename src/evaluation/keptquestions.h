// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "evaluation/runner.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::evaluation {

/// A question of a knowledge base with the answer that a person said is right.
struct KeptQuestion {
    std::int64_t id = 0;
    Question question;
};
nlohmann::json toJson(const KeptQuestion& kept);

/// How a kept question ended now, and in the last run of the same configuration.
struct Rerun {
    enum class Change { New, Better, Worse, Same };
    std::int64_t id = 0;
    Record record;
    std::optional<Verdict> before = {};
    [[nodiscard]] Change change() const;
};
std::string_view toString(Rerun::Change change);

/// What an import of questions took: how many, and line and reason of each that was left out.
struct QuestionsTaken {
    std::int64_t taken = 0;
    std::vector<std::pair<std::int64_t, std::string>> refused = {};
};

/// The question set of a knowledge base (questions.jsonl in its folder, a question file): answers
/// that should stay as they are, to be asked again after a change. Belongs to the base, not to one
/// import of it. Writers take the base's lock. One thread.
class KeptQuestions {
  public:
    explicit KeptQuestions(knowledge::KnowledgeBase base) : m_base(std::move(base)) {}

    /// In the order in which they came; none if there is no file. Errors: Io, Syntax.
    Result<std::vector<KeptQuestion>> list() const;

    /// Keeps an answer as the right one, in place of an earlier one for the same question (case and
    /// blanks aside). `question` is what was asked; kept is how it was understood. Errors: as for
    /// questionFor; Locked, Io.
    Result<KeptQuestion> add(const std::string& question, const answering::Answer& answer) const;
    /// Errors: NotFound, Locked, Io.
    Result<void> remove(std::int64_t id) const;

    /// The set as a question file, and the questions of such a file added: a question that goes on
    /// from an earlier one cannot be taken.
    Result<std::string> exportLines() const;
    Result<QuestionsTaken> importLines(std::string_view text) const;

    /// Asks all of them and compares with the last run of the same configuration, which this one
    /// then becomes (questions-run.json). Errors: as for evaluate; NotFound (the set is empty).
    Result<std::vector<Rerun>> run(const Subject& subject, int parallel, const CancelToken& cancel,
                                   const std::function<void(const Record&)>& onRecord = {}) const;

  private:
    Result<void> write(const std::vector<KeptQuestion>& all) const;
    [[nodiscard]] std::filesystem::path file() const;
    [[nodiscard]] std::filesystem::path runFile() const;
    /// Outcomes by configuration, then by question.
    [[nodiscard]] nlohmann::json lastRuns() const;

    knowledge::KnowledgeBase m_base;
};

}  // namespace tripletalk::evaluation
