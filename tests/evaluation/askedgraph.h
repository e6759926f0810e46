// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/strategies/descriptor.h"
#include "evaluation/runner.h"
#include "support/testbases.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

namespace tripletalk::evaluation {

/// A graph in some language that files of questions are asked, without a model.
class AskedGraph {
  public:
    AskedGraph(const std::filesystem::path& turtle, const std::string& language) {
        knowledge::ImportOptions options;
        options.language = language;
        options.embedder = tests::must(llm::makeEmbedder("builtin", {}, nullptr));
        tests::must(knowledge::importFiles({turtle}, kb(), options, {}, CancelToken()));
    }

    [[nodiscard]] knowledge::KnowledgeBase base() const {
        return tests::must(knowledge::KnowledgeBase::open(kb()));
    }

    /// How many questions of the file a strategy answers right; the others are printed.
    [[nodiscard]] int right(const std::filesystem::path& questions,
                            const answering::StrategyDescriptor& strategy) const {
        const auto made = [&]() -> Result<std::unique_ptr<answering::AnswerStrategy>> {
            return strategy.make.value(answering::StrategyParts());
        };
        const std::string name = strategy.name;
        Journal journal(m_folder.path() / (name + "-" + questions.stem().string()));
        tests::must(journal.open(name, nlohmann::json::object(), false));
        const Plan plan{base(),
                        questions.filename().string(),
                        tests::must(readQuestions(questions)),
                        {{name, nlohmann::json::object(), made}}};
        const auto records = tests::must(evaluate(plan, journal, {}, {}));
        for (const Record& record : records)
            if (record.score.verdict != Verdict::Right)
                std::cout << record.question << ' ' << record.score.reason.text() << '\n'
                          << record.answer.value("answer", "") << '\n';
        return static_cast<int>(std::ranges::count(
            records, Verdict::Right, [](const Record& one) { return one.score.verdict; }));
    }

  private:
    [[nodiscard]] std::filesystem::path kb() const { return m_folder.path() / "asked.kb"; }

    tests::TemporaryFolder m_folder;
};

}  // namespace tripletalk::evaluation
