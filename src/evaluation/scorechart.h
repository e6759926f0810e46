// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "evaluation/report.h"

#include <string>
#include <vector>

namespace tripletalk::evaluation {

/// A picture (SVG) of how the questions ended: a row a configuration, a column a question type,
/// each a bar of the right, wrong and abstained shares. Its colours follow the reader's light or
/// dark scheme; the numbers stand beside the bars.
std::string svgChart(const std::vector<QuestionSet>& sets);

}  // namespace tripletalk::evaluation
