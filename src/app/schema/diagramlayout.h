// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"

#include <cstddef>
#include <vector>

namespace tripletalk::app {

/// A rectangle to be placed; x and y are its centre.
struct DiagramBox {
    double width = 0;
    double height = 0;
    double x = 0;
    double y = 0;
};

struct DiagramLink {
    std::size_t from = 0;
    std::size_t to = 0;
};

/// Places boxes so that linked ones are near each other and none overlap; parts that no link joins
/// stand side by side. The same input gives the same picture. Cancelled: the boxes stand anywhere.
void layOut(std::vector<DiagramBox>& boxes, const std::vector<DiagramLink>& links,
            const CancelToken& cancel);

/// Moves boxes as little as it takes that none overlap.
void separate(std::vector<DiagramBox>& boxes, const CancelToken& cancel);

}  // namespace tripletalk::app
