// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/progress.h"
#include "base/sentence.h"
#include "sparql/endpoint/thingfacts.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tripletalk::sparql {

struct ExcerptLimits {
    std::size_t classes = 400;      ///< the largest ones
    std::size_t things = 20'000;    ///< of all classes together; small classes are whole first
    std::size_t triples = 500'000;  ///< what things link to is told by name alone beyond them
};

/// A class of an endpoint's graph, and how much of it an excerpt has.
struct ExcerptClass {
    std::string iri;
    std::int64_t things = -1;  ///< below 0: the endpoint could not count them
    std::int64_t fetched = 0;
};

/// What an excerpt lacks, and how often.
struct ExcerptGap {
    Sentence what;
    std::int64_t count = 0;
};

struct ExcerptReport {
    std::vector<ExcerptClass> classes;  ///< the largest first
    std::int64_t triples = -1;          ///< of the whole graph; below 0: it could not be counted
    std::vector<ExcerptGap> gaps;       ///< none: the excerpt is the whole graph
};

/// Fetches of a source as many things of each class as the limits allow, all that is said of them
/// and of what they link to, and the vocabulary that says it: from it a schema can be induced as
/// from a graph that is here. Asks by queries that look at a bounded part of the graph each; what
/// the source refuses or the limits forbid is a gap. Errors: those of the source, but for what it
/// refuses (see ThingFacts); Server (it has no class and no thing to tell); those of the sink.
Result<ExcerptReport> fetchExcerpt(SparqlSource& source, const ExcerptLimits& limits,
                                   const TripleSink& sink, const ProgressSink& progress,
                                   const CancelToken& cancel);

}  // namespace tripletalk::sparql
