// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "induction/values/cleaning.h"

namespace tripletalk::induction {

/// A report with the place that a choice about it has among the CleaningChoices.
struct FoundCleaning : CleaningReport {
    CleaningChoices::key_type key = {};
};

}  // namespace tripletalk::induction
