// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "rdf/term.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tripletalk::sparql {

/// Whoever takes the triples of an excerpt, as quads of the default graph. An error of it ends the
/// fetching.
using TripleSink = std::function<Result<void>(const rdf::Quad&)>;

/// Whether an endpoint is there and does not do what it was asked: it takes too long, is too much
/// for it, or fails.
bool isRefusal(const Error& error);

/// Fetches what a source says of things, a hundred at a time and fewer where so many are too much
/// for it. Blank nodes are things' parts: they come with them, two steps deep, under labels of our
/// own, since no query can name them. One thread. Borrows its arguments.
class ThingFacts {
  public:
    ThingFacts(SparqlSource& source, TripleSink sink, const CancelToken& cancel)
        : m_source(source), m_sink(std::move(sink)), m_cancel(cancel) {}

    enum class Which {
        All,
        Names,  ///< classes and labels alone
    };

    /// IRIs that no query can hold are left out. Errors: those of the source, where it refuses four
    /// single things one after the other; those of the sink.
    Result<void> fetch(const std::vector<std::string>& iris, Which which);

    [[nodiscard]] std::int64_t triples() const { return m_triples; }  ///< told to the sink
    /// Things of which the source did not tell all.
    [[nodiscard]] std::int64_t refused() const { return m_refused; }
    /// Facts that lie deeper in blank nodes than is fetched.
    [[nodiscard]] std::int64_t tooDeep() const { return m_tooDeep; }

  private:
    Result<void> fetchBatch(std::vector<std::string> iris, Which which);
    Result<void> fetchParts(const std::vector<std::string>& iris);
    /// The answer; nothing where the source refuses. A truncated one counts as refused of several.
    Result<QueryAnswer> asked(const std::string& query, bool isSingle, bool& isRefused);
    Result<void> add(const Binding& subject, const Binding& predicate, const Binding& object);
    [[nodiscard]] rdf::Term own(const rdf::Term& term) const;

    SparqlSource& m_source;
    TripleSink m_sink;
    const CancelToken& m_cancel;
    std::int64_t m_triples = 0;
    std::int64_t m_refused = 0;
    std::int64_t m_tooDeep = 0;
    int m_refusedInRow = 0;
    int m_answers = 0;  ///< blank nodes are apart in each
};

}  // namespace tripletalk::sparql
