// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "evaluation/question.h"
#include "evaluation/scorer.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// One question as one configuration answered it, and what that is worth: a line of an evaluation's
/// files (docs/evaluation.md). Everything that a report needs is in it.
struct Record {
    std::string questions;                               ///< file name of the question file
    std::string configuration;                           ///< name that tells configurations apart
    nlohmann::json settings = nlohmann::json::object();  ///< the configuration itself
    std::string answeredBy = {};                         ///< who or what answered as the model
    nlohmann::json base = nlohmann::json::object();      ///< id, name, generation
    int repeat = 1;
    std::string conversation = {};
    int turn = 0;
    QuestionType type = QuestionType::Lookup;
    std::string needs = {};
    std::string question = {};
    Score score = {};
    /// Of the rows, by GRASP's metric (rowscore.h); nothing where there are none to compare.
    std::optional<double> f1 = {};
    bool timedOut = false;                         ///< the time for a question was over
    nlohmann::json answer = nlohmann::json();      ///< as `ask --json` prints it, without timings
    std::map<std::string, double> timingsMs = {};  ///< Runtimes::own
    std::map<std::string, double> modelMs = {};    ///< Runtimes::model

    /// `model_calls`, `prompt_tokens` or `completion_tokens`.
    [[nodiscard]] double usage(const char* name) const;
};

nlohmann::json toJson(const Record& record);
/// Errors: Syntax. Unknown members are ignored.
Result<Record> recordFromJson(const nlohmann::json& json);

/// The records of a file of JSON lines; a last line that a kill cut off is left out.
/// Errors: NotFound, Io, Syntax (another line that is no record, with its place).
Result<std::vector<Record>> readRecords(const std::filesystem::path& file);
Result<void> writeRecords(const std::filesystem::path& file, const std::vector<Record>& records);
/// Adds a line, in the file when it returns. Errors: Io, DiskFull.
Result<void> appendRecord(const std::filesystem::path& file, const Record& record);

}  // namespace tripletalk::evaluation
