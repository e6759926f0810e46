// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "lookup/item.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// The search index of a graph: its entities and properties by the words of their names and by what
/// they mean. Files mapped into memory: opening takes milliseconds whatever their size, and only
/// what is read takes memory. Constant, cheap to copy, any thread.
///
/// Whatever is read through the mapping is checked before it is used, so that a damaged file gives
/// wrong hits at worst. (A file that is shortened while it is mapped ends the program, as with
/// every mapping: the files are replaced, never written in place.)
class GraphIndex {
  public:
    /// Errors: NotFound (there is none), Version (of another version), Input (damaged, or never
    /// finished), Io.
    static Result<GraphIndex> open(const std::filesystem::path& folder);

    /// What it was made of, as its owner wrote it.
    [[nodiscard]] const std::string& madeOf() const;

    [[nodiscard]] std::uint32_t count(ItemKind kind) const;
    /// An empty item for a row that there is not.
    [[nodiscard]] Item item(ItemKind kind, std::uint32_t row) const;
    [[nodiscard]] std::optional<std::uint32_t> rowOf(ItemKind kind, std::string_view iri) const;

    /// The k best rows by the words of their names (wordsearch.h says how a name is scored), best
    /// first and of equal ones the more popular first. Exact: the same as if all names were scored.
    [[nodiscard]] std::vector<Hit> byWords(ItemKind kind, std::string_view query, std::size_t k,
                                           const Rows* within = nullptr) const;

    /// Whether `byMeaning` can be asked by vectors of this embedder; `addVectors` makes it so.
    [[nodiscard]] bool hasMeanings(ItemKind kind, std::string_view embedder) const;

    /// The k rows whose names mean what `vector` does, by cosine, none below 0.5. `embedder` is the
    /// Embedder::name() of whoever made the vector. Errors: NotFound (no vectors of that embedder),
    /// Input (of another length).
    [[nodiscard]] Result<std::vector<Hit>> byMeaning(ItemKind kind, std::string_view embedder,
                                                     std::span<const float> vector, std::size_t k,
                                                     const Rows* within = nullptr) const;

  private:
    struct Private;
    explicit GraphIndex(std::shared_ptr<const Private> d) : d(std::move(d)) {}
    std::shared_ptr<const Private> d;
};

}  // namespace tripletalk::lookup
