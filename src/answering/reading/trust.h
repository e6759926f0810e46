// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/scoredreading.h"

#include <unordered_map>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace tripletalk::answering::reading {

/// How likely it is that the best of some readings is right: a logistic regression over the
/// features that it came about by and over what the list looks like. bench/reading/calibration.py
/// fits it, and describes the features.
class Trust {
  public:
    static const Trust& fitted();
    /// Section "trust" of what the script writes: `intercept`, `weights`, `seen`, `sure`, `told`,
    /// `whole`.
    explicit Trust(const nlohmann::json& section);

    /// What the list looks like. `readings` are those whose queries were run, best first, after
    /// what they found had its say (QuestionReader::weigh); `found` goes with them, one each.
    [[nodiscard]] Features describe(const std::vector<ScoredReading>& readings,
                                    const std::vector<Findings>& found) const;
    /// The probability that the first is right; 0 where there is none. Below told() where a name
    /// found no place, and below sure() where a noun did not.
    [[nodiscard]] double of(const std::vector<ScoredReading>& readings,
                            const std::vector<Findings>& found) const;

    /// The probability from which on an answer may be stated as sure.
    [[nodiscard]] double sure() const { return m_sure; }
    /// From which on one may be given at all: what leaves a noun or name out has to be likelier,
    /// since that may be what is not there.
    [[nodiscard]] double told(const ScoredReading& reading) const;
    /// The same of what leaves a noun or name out, and of what a conversation may say better.
    [[nodiscard]] double toldWithCare() const { return m_told; }

  private:
    [[nodiscard]] double rarest(const Features& features) const;
    [[nodiscard]] double weighed(const Features& features) const;

    double m_intercept = 0;
    std::unordered_map<std::string, double> m_weights;
    std::unordered_map<std::string, double> m_seen;  ///< in how many questions a feature was
    double m_sure = 1;
    double m_told = 1;
    double m_whole = 1;  ///< told where no noun or name is left out
};

}  // namespace tripletalk::answering::reading
