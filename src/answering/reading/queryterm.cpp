// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/queryterm.h"

#include <algorithm>

namespace tripletalk::answering::reading {

bool Term::aggregates() const {
    return !groups.empty() || std::ranges::any_of(asked, [](const Measure& one) {
        return one.function != Function::None;
    });
}

}  // namespace tripletalk::answering::reading
