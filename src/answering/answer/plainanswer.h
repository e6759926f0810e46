// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/sourcelog.h"

namespace tripletalk::answering {

/// Ends a run whose answer is what one query gave, without a model that words it: its only value,
/// or how many rows there are. A query that failed is told, as found nothing.
void finishWithResult(const Source& source, Trace& trace);

}  // namespace tripletalk::answering
