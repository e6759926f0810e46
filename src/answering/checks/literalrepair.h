// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/checks/finding.h"
#include "answering/checks/ground.h"

#include <string>
#include <vector>

namespace tripletalk::answering::checks {

struct Repaired {
    std::string sql;  ///< the query itself where nothing was repaired
    std::vector<Finding> findings = {};
};

/// A value that a column really has and that a text may have meant.
struct NearValue {
    std::string value;       ///< as the column holds it
    std::string shown = {};  ///< the entity's label where the value is its key
    double score = 0;
    bool guessed = false;  ///< some word is not written as it was
};

/// Before a query runs: each text that it compares (=, <>, IN, LIKE) with a column of the schema
/// and that matches nothing there is looked up in the value index. Keys, labels and IRIs of
/// entities are taken for one another. One sure value takes the text's place; a LIKE pattern that
/// finds nothing is asked without accents, then word by word. What is not sure is left, and the
/// nearest values are said. A repair is made only if the new condition matches a row. Takes a
/// second at most.
class LiteralRepair {
  public:
    explicit LiteralRepair(const Ground& ground) : m_ground(ground) {}

    [[nodiscard]] Repaired repair(const std::string& sql, const CancelToken& cancel) const;

    /// The values of a column nearest to a text, best first, none twice.
    [[nodiscard]] std::vector<NearValue> nearest(const ColumnUse& column,
                                                 const std::string& text) const;
    /// Lines for a Finding: the column's nearest values, then things elsewhere that are called so.
    [[nodiscard]] std::vector<std::string> nearestLines(const ColumnUse& column,
                                                        const std::string& text) const;

  private:
    struct Work;
    void mend(Work& work, const TextComparison& comparison) const;
    void mendPattern(Work& work, const TextComparison& comparison, const ColumnUse& column) const;
    [[nodiscard]] std::vector<NearValue> namesake(const ColumnUse& column,
                                                  const std::string& text) const;
    [[nodiscard]] const NearValue* sure(const std::vector<NearValue>& near,
                                        const std::string& text) const;

    Ground m_ground;
};

}  // namespace tripletalk::answering::checks
