// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/assignment.h"

#include <limits>

namespace tripletalk::evaluation {

namespace {

using Weights = std::vector<std::vector<double>>;

/// Minimises costs, which are the negative weights. Rows and columns are counted from 1: column 0
/// stands for the row that is being placed.
class Assigning {
  public:
    explicit Assigning(const Weights& weight)
        : m_weight(weight),
          m_columns(weight.front().size()),
          m_ofRow(weight.size() + 1),
          m_ofColumn(m_columns + 1),
          m_rowOf(m_columns + 1) {}

    std::vector<std::optional<std::size_t>> run() {
        for (std::size_t row = 1; row < m_ofRow.size(); ++row) place(row);
        std::vector<std::optional<std::size_t>> got(m_weight.size());
        for (std::size_t column = 1; column <= m_columns; ++column)
            if (m_rowOf[column] > 0) got[m_rowOf[column] - 1] = column - 1;
        return got;
    }

  private:
    void place(std::size_t row) {
        m_rowOf[0] = row;
        std::vector<double> least(m_columns + 1, std::numeric_limits<double>::infinity());
        std::vector<std::size_t> cameFrom(m_columns + 1);
        std::vector<bool> seen(m_columns + 1);
        std::size_t at = 0;
        while (m_rowOf[at] != 0) at = step(at, least, cameFrom, seen);
        for (; at != 0; at = cameFrom[at]) m_rowOf[at] = m_rowOf[cameFrom[at]];
    }

    /// The column that is reached next at the least cost.
    std::size_t step(std::size_t at, std::vector<double>& least, std::vector<std::size_t>& cameFrom,
                     std::vector<bool>& seen) {
        seen[at] = true;
        const std::size_t row = m_rowOf[at];
        std::size_t next = 0;
        double shift = std::numeric_limits<double>::infinity();
        for (std::size_t column = 1; column <= m_columns; ++column) {
            if (seen[column]) continue;
            const double cost = -m_weight[row - 1][column - 1] - m_ofRow[row] - m_ofColumn[column];
            if (cost < least[column]) {
                least[column] = cost;
                cameFrom[column] = at;
            }
            if (least[column] < shift) {
                shift = least[column];
                next = column;
            }
        }
        for (std::size_t column = 0; column <= m_columns; ++column) {
            if (seen[column]) {
                m_ofRow[m_rowOf[column]] += shift;
                m_ofColumn[column] -= shift;
            } else {
                least[column] -= shift;
            }
        }
        return next;
    }

    const Weights& m_weight;
    std::size_t m_columns;
    std::vector<double> m_ofRow;  ///< potentials
    std::vector<double> m_ofColumn;
    std::vector<std::size_t> m_rowOf;  ///< by column; 0: none
};

}  // namespace

std::vector<std::optional<std::size_t>> bestAssignment(const Weights& weight) {
    if (weight.empty() || weight.front().empty())
        return std::vector<std::optional<std::size_t>>(weight.size());
    if (weight.size() <= weight.front().size()) return Assigning(weight).run();
    Weights turned(weight.front().size(), std::vector<double>(weight.size()));
    for (std::size_t row = 0; row < weight.size(); ++row)
        for (std::size_t column = 0; column < turned.size(); ++column)
            turned[column][row] = weight[row][column];
    const auto got = Assigning(turned).run();
    std::vector<std::optional<std::size_t>> mine(weight.size());
    for (std::size_t column = 0; column < got.size(); ++column)
        if (got[column]) mine[*got[column]] = column;
    return mine;
}

}  // namespace tripletalk::evaluation
