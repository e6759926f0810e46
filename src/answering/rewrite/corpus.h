// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/modelnumbers.h"
#include "answering/prompt/prompts.h"
#include "answering/rewrite/pathexamples.h"
#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "llm/chatmodel.h"

#include <cstdint>
#include <functional>
#include <istream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// An example of turning facts into text, made from a question and its path: what a model that
/// tells facts can be trained on.
struct CorpusExample {
    std::string question = {};
    std::string path = {};
    std::string instruction = {};  ///< the prompt, as FactRewriter asks it
    std::vector<std::string> facts = {};
    std::string text = {};
    std::string answer = {};  ///< what was answered from the text alone
    std::vector<std::string> gold = {};
    bool kept = false;
    Sentence why = {};  ///< where it was not kept
};
/// {instruction, input, output, question, path, facts, answer, gold, kept, why}: the first three as
/// programs that fine-tune models read them.
nlohmann::json toJson(const CorpusExample& example);

struct CorpusReport {
    std::int64_t read = 0;
    std::int64_t kept = 0;
    std::int64_t dropped = 0;
    SkippedExamples skipped = {};
};

/// What a corpus is written with. `model` null: our own sentences are the texts, and what they lead
/// to the answers.
struct CorpusWriter {
    llm::ChatModel* model = nullptr;
    Prompts prompts = Prompts();
    ModelNumbers numbers = {};
    std::int64_t most = 0;  ///< examples; 0: all
};

/// Writes a corpus with feedback from examples, as readExamples reads them: the facts on the path
/// are sampled as for an answer, told as text, and the question is answered from that text alone.
/// An example is kept if the text has all that the path leads to, and the answer one of it, word by
/// word. Errors: those of readExamples, of `each`, and of the model but Model.
Result<CorpusReport> writeCorpus(const knowledge::KnowledgeBase& base, std::istream* lines,
                                 const CorpusWriter& writer,
                                 const std::function<Result<void>(const CorpusExample&)>& each,
                                 const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::answering
