// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::bench {

/// How one question was read.
struct ReadingOutcome {
    std::vector<std::string_view> shapes = {};  ///< of the reference query
    std::optional<std::size_t> content = {};    ///< which candidate is the first right by content
    std::optional<std::size_t> strict = {};     ///< likewise strictly
    std::size_t candidates = 0;
    std::size_t failed = 0;  ///< candidates whose query does not run
    bool error = false;      ///< reading it failed
    double milliseconds = 0;
    double trust = 0;           ///< in what the offline strategy would answer by
    double least = 0;           ///< from which trust on it would
    bool trustedRight = false;  ///< that is right by content
};

/// Sums over questions, of all and by shape.
class ReadingTally {
  public:
    void add(const ReadingOutcome& outcome);
    /// As Markdown; `most` is how many candidates a question could have.
    void print(std::ostream& out, std::size_t most) const;

  private:
    void printTrust(std::ostream& out) const;
    std::vector<ReadingOutcome> m_all;
    std::map<std::string_view, std::vector<ReadingOutcome>> m_byShape;
};

}  // namespace tripletalk::bench
