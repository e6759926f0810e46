// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace tripletalk::evaluation {

/// Pairs rows with columns one to one so that the sum of `weight[row][column]` is the greatest that
/// there is (the Hungarian method with shortest augmenting paths, O(rows² · columns)): what each
/// row gets; nothing where there are fewer columns than rows. Weights are finite; every row is as
/// long as the first.
std::vector<std::optional<std::size_t>> bestAssignment(
    const std::vector<std::vector<double>>& weight);

}  // namespace tripletalk::evaluation
