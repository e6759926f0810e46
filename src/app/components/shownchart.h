// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/components/resulttable.h"

#include <string>

namespace tripletalk::app {

/// A chart that the window shows in the place of a table: that of a run's answer (`source` 0) or of
/// one of its sources. To be used at once.
struct ShownChart {
    std::string run;
    int source = 0;
    const ResultTable* table = nullptr;
};

}  // namespace tripletalk::app
