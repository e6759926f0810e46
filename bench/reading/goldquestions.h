// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "evaluation/question.h"

#include <filesystem>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// A folder of graphs with questions: NAME/data.ttl, vocab.ttl, questions.jsonl and, with the
/// reference query of each question, queries.jsonl. A translation may lack the latter: those of
/// the folder `english` beside it stand for it.
namespace tripletalk::bench {

struct GoldQuestion {
    evaluation::Question question;
    nlohmann::json gold;   ///< its rows as written
    std::string sql = {};  ///< the reference query, over another schema; empty if unknown
};

enum class Part {
    Open,   ///< whose questions people look at while they work on the reader
    Aside,  ///< 20 graphs, where there are 40 or more, whose questions nobody looks at
    All,
};
/// By its name: open, aside, all. Errors: Usage.
Result<Part> partOf(const std::string& name);

/// The names of a part's graphs in their order. Errors: NotFound (none is there).
Result<std::vector<std::string>> graphsOf(const std::filesystem::path& data, Part part);

/// A graph's questions that have gold rows or want a description. Errors: those of reading the
/// file.
Result<std::vector<GoldQuestion>> readGoldQuestions(const std::filesystem::path& data,
                                                    const std::string& graph);

}  // namespace tripletalk::bench
