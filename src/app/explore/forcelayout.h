// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

namespace tripletalk::app {

/// A box of a drawing by its middle.
struct LayoutBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    bool pinned = false;
};

struct LayoutLink {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Moves the boxes, beginning where they are, so that linked ones are near, others apart, and no
/// two overlap; the whole is about `aspect` times as wide as high. Pinned ones stay. Deterministic;
/// meant for some hundred boxes.
void layOut(std::vector<LayoutBox>& boxes, const std::vector<LayoutLink>& links,
            double aspect = 1.5);

}  // namespace tripletalk::app
