// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <iosfwd>
#include <map>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::bench {

/// What each rule and each kind of evidence is worth: how many questions more have a first reading
/// that is right than if no reading could use it. Each leaves a feature of its name, so that the
/// readings without it are known without reading again.
class Ablation {
  public:
    /// A question as JudgedReading tells it: `candidates`, each with `features` and `content`.
    void add(const nlohmann::json& told);
    /// A Markdown table, what is worth most first.
    void print(std::ostream& out) const;

  private:
    struct Worth {
        std::size_t used = 0;  ///< questions whose first reading came about by it
        int lost = 0;  ///< that are right, and would not be without it; less those that would
    };
    std::map<std::string, Worth> m_worths;
    std::size_t m_questions = 0;
};

}  // namespace tripletalk::bench
