// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"
#include "sparql/evaluator/termcursor.h"
#include "sparql/evaluator/value.h"

#include <deque>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace tripletalk::sparql {

/// The terms of one query by id: those of the store, looked up in SQL and kept for a while, and new
/// ones with negative ids, kept for good. What fails (SQL, or more new terms than the memory
/// allows) is in `trouble()`, and ids are 0 and values Error from then on.
class TermTable {
  public:
    /// `stored` looks up the store's terms. Both must live longer.
    TermTable(const graph::TripleStore& store, TermCursor& stored, std::size_t memory);

    /// Begins the work on another row: values and texts handed out before may go.
    void newRow();

    /// Valid until the next newRow().
    const Value& value(graph::TermId id);
    /// value() for a term that is asked for in every row; valid for good.
    const Value& pinned(graph::TermId id);
    /// An empty text; valid until the next newRow().
    std::string& text();

    graph::TermId idOf(const rdf::Term& term);
    graph::TermId idOf(const Value& value);
    /// A blank node that is none of the store's.
    graph::TermId newBlank();
    Result<rdf::Term> term(graph::TermId id);  ///< begins a new row

    Datatypes& datatypes() { return m_datatypes; }

    /// Counts bytes that a query keeps; false, with trouble, if they are too many.
    bool charge(std::size_t bytes);
    void fail(Error error);
    [[nodiscard]] const std::optional<Error>& trouble() const { return m_trouble; }

  private:
    struct Entry {
        graph::TermId id = 0;
        std::uint64_t row = 0;  ///< in which it was last used
        std::string text = {}, language = {};
        Value value = {};
    };
    struct Made {
        Entry entry;
        std::uint64_t hash;
    };
    struct Wanted {};
    /// Finds m_wanted among the new terms.
    struct MadeHash {
        using is_transparent = void;
        const TermTable* table;
        std::size_t operator()(std::size_t index) const { return table->m_made[index].hash; }
        std::size_t operator()(Wanted) const { return table->m_wantedHash; }
    };
    struct MadeEqual {
        using is_transparent = void;
        const TermTable* table;
        bool operator()(std::size_t a, std::size_t b) const { return a == b; }
        bool operator()(std::size_t index, Wanted) const { return table->isWanted(index); }
        bool operator()(Wanted, std::size_t index) const { return table->isWanted(index); }
    };

    Entry& entryFor(graph::TermId id);
    void read(Entry& entry, graph::TermId id);
    graph::TermId idOfWanted(const Value* known);
    graph::TermId make(const Value* known);
    [[nodiscard]] bool isWanted(std::size_t index) const;

    const graph::TripleStore& m_store;
    TermCursor& m_stored;
    std::size_t m_left;
    std::optional<Error> m_trouble;
    Datatypes m_datatypes;

    std::vector<Entry> m_cache;  ///< by the lowest bits of the id; grows with what is read
    std::size_t m_reads = 0;
    std::deque<Entry> m_pinned;
    std::deque<Entry> m_displaced;  ///< whose place in the cache another term of this row has
    std::uint64_t m_row = 1;

    std::deque<Made> m_made;  ///< -1, -2, …
    std::unordered_set<std::size_t, MadeHash, MadeEqual> m_madeIndex;
    rdf::Term m_wanted;
    std::string m_key;
    std::uint64_t m_wantedHash = 0;
    std::uint64_t m_blanks = 0;

    std::deque<std::string> m_texts;
    std::size_t m_textsUsed = 0;
};

}  // namespace tripletalk::sparql
