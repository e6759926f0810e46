// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "induction/schema.h"
#include "retrieval/valueindex.h"
#include "sparql/endpoint/excerpt.h"
#include "sqlite/database.h"

#include <cstddef>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// What a question may name of an endpoint's graph beyond the facts of an excerpt: the labels of
/// further things of its classes, and the values that their things share. Each is asked for by one
/// query a table or column; what is refused or too much is a gap. One thread. Borrows its
/// arguments.
class FurtherNames {
  public:
    /// `database`: the excerpt's induced one, to be written to. `partial`: the classes of which the
    /// endpoint has more things.
    FurtherNames(sparql::SparqlSource& source, const sqlite::Database& database,
                 const induction::Schema& schema, const std::set<std::string>& partial,
                 const std::string& language, const CancelToken& cancel)
        : m_source(source),
          m_database(database),
          m_schema(schema),
          m_partial(partial),
          m_language(language),
          m_cancel(cancel) {}

    /// Things become rows of table `entity` without one in the table of their class; their key is
    /// their IRI. At most `names` of all together and `values` of a column. Errors: those of the
    /// source, but for what it refuses; Io, DiskFull, Cancelled.
    Result<void> fetch(std::size_t names, std::size_t values);

    [[nodiscard]] const std::vector<retrieval::ValueEntry>& values() const { return m_values; }
    [[nodiscard]] const std::vector<sparql::ExcerptGap>& gaps() const { return m_gaps; }

  private:
    [[nodiscard]] bool isPartial(const induction::Table& table) const;
    Result<void> fetchThings(const induction::Table& table, std::size_t most);
    Result<void> fetchValues(const induction::Table& table, const induction::Column& column,
                             std::size_t most);
    Result<void> addThing(const std::string& iri, const std::string& label,
                          const induction::Table& table);
    /// Rows; nothing where the source refuses. `isCut`: there are more.
    Result<std::vector<std::vector<sparql::Binding>>> asked(const std::string& query,
                                                            std::size_t most, bool& isCut);

    sparql::SparqlSource& m_source;
    const sqlite::Database& m_database;
    const induction::Schema& m_schema;
    const std::set<std::string>& m_partial;
    std::string m_language;
    const CancelToken& m_cancel;
    std::vector<retrieval::ValueEntry> m_values;
    std::vector<sparql::ExcerptGap> m_gaps;
    std::size_t m_added = 0;
};

}  // namespace tripletalk::knowledge
