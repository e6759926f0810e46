// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/typedvalue.h"

#include <cstdint>
#include <vector>

namespace tripletalk::induction {

struct Conversion;
struct WrittenForm;

/// Keeps a few literals of a column, evenly spread over all that it saw, and tells the form that
/// gives most of them back from their cells. Constant memory, and the same answer every time.
class FormEvidence {
  public:
    void see(const Literal& literal);

    [[nodiscard]] WrittenForm decide(const Conversion& conversion) const;
    [[nodiscard]] const std::vector<Literal>& samples() const { return m_samples; }

  private:
    std::int64_t m_seen = 0;
    std::int64_t m_stride = 1;  ///< every how many literals one is kept
    std::vector<Literal> m_samples;
};

}  // namespace tripletalk::induction
