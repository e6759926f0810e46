// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "graph/triplestore.h"
#include "retrieval/passagestore.h"

#include <functional>
#include <set>
#include <string>

namespace tripletalk::passages {

struct VerbaliseOptions {
    std::string language = {};
    bool reverseFacts = true;  ///< rule iv: facts in which the entity is the object
    /// What the entity is and a few things it is linked to stand as the passage's heading, so that
    /// every part of a long capsule has them.
    bool context = false;
    std::set<std::string> hiddenPredicates = {};  ///< IRIs; their facts are told nowhere
    std::set<std::string> hiddenClasses = {};     ///< IRIs; what is one of them gets no passage
    std::size_t maxBytes =
        2000;  ///< a longer capsule is split at sentences, each part with its title
};

/// One passage (or more, if long) for each described thing, in the order of their numbers: type,
/// then its facts as sentences, from labels (RAGONITE's verbalisation rules i to iv, METHODS 5.2).
/// Reads the graph alone, so that it may run while the database is induced, on a thread and a store
/// of its own. Returns the number of passages.
Result<std::int64_t> verbalise(const graph::TripleStore& store, const VerbaliseOptions& options,
                               const std::function<Result<void>(const retrieval::Passage&)>& sink,
                               const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::passages
