// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "evaluation/record.h"
#include "evaluation/tally.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::evaluation {

/// One configuration on one question file.
struct Measured {
    std::string configuration;
    Records records;
};
/// What was asked of one question file, configurations with the most right first.
struct QuestionSet {
    std::string questions;
    std::vector<Measured> measured;
};
std::vector<QuestionSet> questionSets(const std::vector<Record>& records);

/// The report as Markdown: for each question file the outcomes by question type and configuration,
/// also on the questions that all configurations were asked; times without the model's; calls and
/// tokens; and every question that did not end right.
std::string markdownReport(const std::vector<Record>& records);

/// Makes report.md and chart.svg in an evaluation's folder from its files alone. Returns the
/// report's path. Errors: as for readFolder; Io.
Result<std::filesystem::path> writeReport(const std::filesystem::path& folder);

}  // namespace tripletalk::evaluation
