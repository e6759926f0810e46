// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "sqlite/database.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::retrieval {

enum class LinkKind { Entity, Value, Table, Column };

/// Something in the induced database that a question's words may mean.
struct ValueEntry {
    LinkKind kind = LinkKind::Value;
    std::string text;  ///< the name as written: label, alternative name, table or column label; of
                       ///< a Value the text of its cells, whatever else it is called
    std::string table;
    std::string column = {};  ///< of a Value or Column
    std::string key = {};     ///< of an Entity
    std::string iri = {};     ///< entity, class or predicate
    std::string label = {};   ///< how to show it: the entity's label
    std::int64_t uses = 0;    ///< rows with this value, links to this entity: breaks ties
};

/// A mention in a text linked to an entry.
struct ValueLink {
    std::size_t begin = 0;  ///< byte offsets of the mention
    std::size_t end = 0;
    ValueEntry entry;
    double score = 0;  ///< 1 = the same words; typos, missing and left-over words lower it; > 0
    /// "exact", "words" (all of them, another way), "spelling" (of a number or unit), "plural",
    /// "prefix", "shortened", "typo", "part"; "initials"; "other name", "code" and "adjective" of a
    /// country or language; "row" (the words stand in several columns of one row)
    std::string how;
    std::string detail = {};  ///< what tells it apart from others as good, if anybody looked
};

/// What is known beside the index: what a person changed since it was made, and the rows.
struct ValueOverlay {
    std::function<bool(ValueEntry&)> adapt = {};  ///< to the names of now; false leaves it out
    std::vector<std::pair<std::string, ValueEntry>> words =
        {};  ///< further words and their meaning
    /// Has the last word on the links of a text.
    std::function<Result<void>(std::string_view, std::vector<ValueLink>&)> settle = {};
};

struct LinkOptions {
    int perMention = 5;
    double minimum = 0.5;
    bool inside = false;  ///< also very names inside longer mentions that fit less well
};

/// values.db: finds what a question's words stand for. Token order free; exact words, plurals,
/// prefixes, shortened words, typos (edit distance in the dictionary of distinct words), missing
/// words; rarest word's postings first; initials; other names of countries and languages
/// (worldnames.h). Warm look-up p95 under 5 ms at 1 M names. One thread.
class ValueIndex {
  public:
    static Result<ValueIndex> open(const std::filesystem::path& path,
                                   const ValueOverlay& overlay = {});
    ValueIndex(ValueIndex&&) noexcept;
    ~ValueIndex();

    /// All mentions in a text, best first within one place; longer mentions before the shorter ones
    /// inside them.
    Result<std::vector<ValueLink>> link(std::string_view text,
                                        const LinkOptions& options = {}) const;

    /// The entries nearest to one name, best first: for repairing a literal that matches nothing.
    Result<std::vector<ValueLink>> nearest(std::string_view name, int k) const;

  private:
    struct Private;
    explicit ValueIndex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// Writes values.db in one go. Things go to the file as they come; in memory stay the distinct
/// names and words, about 50 bytes a name.
class ValueIndexBuilder {
  public:
    static Result<ValueIndexBuilder> create(const std::filesystem::path& path);
    ValueIndexBuilder(ValueIndexBuilder&&) noexcept;
    ~ValueIndexBuilder();

    /// `otherNames`: what else the same thing is called. Names without a word and prose are left
    /// out.
    Result<void> add(const ValueEntry& entry, const std::vector<std::string>& otherNames = {});

    /// Errors: Io, DiskFull, Cancelled.
    Result<void> finish(const CancelToken& cancel = {});

    /// Of an index that was made at ":memory:", after finish(): hands over its only copy.
    sqlite::Database takeDatabase();

  private:
    struct Private;
    explicit ValueIndexBuilder(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::retrieval
