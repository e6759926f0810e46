// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "answering/checks/finding.h"
#include "answering/checks/ground.h"

#include <string>
#include <vector>

namespace tripletalk::answering::checks {

/// Looks at a query that has run and at its result before the answer is believed. What it finds is
/// told to the model (`sendBack`: the query should be written anew) and to the person. Extra
/// queries take a second at most; what cannot be told in that time is no finding.
class QueryCheck {
  public:
    explicit QueryCheck(const Ground& ground) : m_ground(ground) {}

    /// `source`: of kind sql and without an error, else nothing is found. `links`: of the question.
    [[nodiscard]] std::vector<Finding> check(const Source& source, const std::string& question,
                                             const std::vector<retrieval::ValueLink>& links,
                                             const CancelToken& cancel) const;

  private:
    Ground m_ground;
};

}  // namespace tripletalk::answering::checks
