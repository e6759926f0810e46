// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "retrieval/valueindex.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::knowledge {

/// A column, value, thing or class that a person may want in a query.
struct FoundPart {
    enum class Kind { Column, Value, Thing, Class };
    enum class Holds { Text, Number, Date, Truth, Link };

    Kind kind = Kind::Column;
    std::string table;
    std::string column;       ///< of a Thing its table's key; of a Class nothing
    std::string value = {};   ///< of a Value as stored, of a Thing its key
    std::string text = {};    ///< for people: the column, or the value
    std::string detail = {};  ///< for people: a column's table, and to which it leads, a value's
                              ///< column and table, a thing's table
    Holds holds = Holds::Text;
    std::string unit = {};
    bool operator==(const FoundPart&) const = default;
};

/// Looks for columns by the beginning of a word of theirs or of the table that they lead to, and
/// for values and things by name: at indexes alone, so that its time does not grow with the graph.
/// What is hidden is not found. One thread.
class PartSearch {
  public:
    static Result<PartSearch> open(const KnowledgeBase& base);

    /// At most `most`: columns first, those of `table` before others. Nothing written finds the
    /// columns of `table` and of the tables that its links lead to.
    Result<std::vector<FoundPart>> find(std::string_view written, const std::string& table,
                                        std::size_t most) const;

    /// Classes by the beginning of a word of theirs, at most `most`.
    std::vector<FoundPart> classes(std::string_view written, std::size_t most) const;

    /// The column itself, then at most `most` of the texts, or of the things, that it holds and in
    /// which `written` stands, the commonest first. Counts all rows of its table. Nothing for what
    /// is no column that is found.
    Result<std::vector<FoundPart>> ofColumn(const std::string& table, const std::string& column,
                                            std::string_view written, std::size_t most) const;

  private:
    PartSearch(KnowledgeBase base, retrieval::ValueIndex values);
    void addColumns(std::string_view written, const std::string& table,
                    std::vector<FoundPart>& found) const;
    Result<void> addValues(std::string_view written, std::size_t most,
                           std::vector<FoundPart>& found) const;
    Result<void> addCommonest(const FoundPart& column, std::string_view written, std::size_t most,
                              std::vector<FoundPart>& found) const;

    KnowledgeBase m_base;
    retrieval::ValueIndex m_values;
    std::vector<FoundPart> m_columns;
};

}  // namespace tripletalk::knowledge
