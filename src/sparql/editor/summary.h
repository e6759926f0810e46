// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::sparql {

/// What the things of a class say by one property.
struct PropertySummary {
    std::string iri;
    std::string label = {};  ///< for people; never empty
    std::int64_t uses = 0;   ///< among the things looked at
    double share = 1;        ///< of the things looked at, how many have it; 1 where not of a class
    /// One of its values, then the first and the last in SPARQL's order, each once: their forms.
    std::vector<rdf::Term> samples = {};
    /// All of them where things share a few short ones (a status, a fuel) and every thing of the
    /// class was looked at, else empty.
    std::vector<rdf::Term> values = {};
    std::string valueClass = {};  ///< a class of the first, or empty
};

struct ClassSummary {
    std::string iri;
    std::string label = {};
    std::int64_t instances = 0;
    std::vector<PropertySummary> properties = {};  ///< the most used first
};

/// Which words a graph is written in: its classes, the largest first, each with its properties.
/// `others`: properties of things without a class, where no class was found.
struct GraphSummary {
    std::vector<ClassSummary> classes = {};
    std::vector<PropertySummary> others = {};
    bool complete = true;  ///< false: there is more, or it could not be asked in time
};

struct SummaryOptions {
    std::size_t classes = 60;     ///< at most so many are described
    std::size_t properties = 60;  ///< of one class
    std::size_t things = 300;     ///< of a class are looked at, or fewer where so many are too much
    std::string language = {};    ///< of labels
    QueryLimits limits = {};      ///< of one query
    std::chrono::seconds time{40};  ///< for all; what is not reached by then is left out
};

/// Asks a source what is in it, by queries that look at a bounded part of a class each, so that a
/// graph of any size answers them. Where the classes cannot be counted in time, some things are
/// looked at; after the first class that is too much, or once half of the time is gone, fewer of
/// each. Classes of the vocabularies themselves (rdfs:Class, owl:Class…)
/// are left out. Errors: those of the source, but for what took too long or was too much for it.
Result<GraphSummary> summarise(SparqlSource& source, const SummaryOptions& options,
                               const CancelToken& cancel);

}  // namespace tripletalk::sparql
