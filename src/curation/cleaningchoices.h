// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "curation/curation.h"

namespace tripletalk::curation {

/// Makes `choices` those of a curation, in place of what it chose for the same predicates, under
/// the identities that their columns have in `induced`.
void setCleaning(Curation& curation, const induction::Schema& induced,
                 const induction::CleaningChoices& choices);

}  // namespace tripletalk::curation
