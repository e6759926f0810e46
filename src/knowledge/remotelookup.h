// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"
#include "lookup/endpointindex.h"

namespace tripletalk::knowledge {

/// Fetches what the search index of a remote base needs from its endpoint and makes the index, in
/// place of an earlier one, which is used until then. What was fetched stays in the folder fetched/
/// beside it: broken off, it goes on next time, and an update asks for what is new (see
/// lookup::fetchEndpoint). `anew` forgets all that. The base must be `reachedBy` a client. Errors:
/// Usage (not a remote base), Locked (somebody else is at it), those of lookup::fetchEndpoint and
/// lookup::indexFetched.
Result<lookup::FetchReport> indexRemote(const KnowledgeBase& base, bool anew,
                                        const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
