// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "evaluation/record.h"

#include <map>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::evaluation {

/// How some questions ended.
struct Tally {
    int questions = 0;
    int right = 0;
    int wrong = 0;
    int abstained = 0;
    int compared = 0;  ///< whose rows were compared (rowscore.h)
    int exact = 0;     ///< of those, all rows as expected
    double f1Sum = 0;
    void add(const Record& record);
    /// The share that is right, 0 to 1.
    [[nodiscard]] double accuracy() const;
    /// The mean over those compared; 0 where there are none.
    [[nodiscard]] double f1() const;
    /// The share of those compared.
    [[nodiscard]] double exactMatch() const;
    /// right - 0.5 x wrong: a wrong answer is worse than none.
    [[nodiscard]] double points() const { return right - 0.5 * wrong; }
};
nlohmann::json toJson(const Tally& tally);

using Records = std::vector<const Record*>;  ///< a choice of records that somebody else holds

/// All together under "all", and a tally a question type.
std::map<std::string, Tally> tallyByType(const Records& records);

/// The records of one configuration.
Records recordsOf(const std::string& configuration, const std::vector<Record>& records);

}  // namespace tripletalk::evaluation
