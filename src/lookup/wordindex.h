// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::lookup {

/// GraphIndex::byWords over a few texts at hand (values that a query gave). Texts may hold
/// anything: tabs, line breaks, any IRI (see namesOfIri). One thread while adding; then constant,
/// any thread.
class WordIndex {
  public:
    WordIndex();
    WordIndex(WordIndex&&) noexcept;
    WordIndex& operator=(WordIndex&&) noexcept;
    ~WordIndex();

    /// Another name of `row`, which is the caller's number of the thing. Of equal scores the lower
    /// row comes first.
    void add(std::uint32_t row, std::string_view name);

    [[nodiscard]] std::vector<Hit> search(std::string_view query, std::size_t k) const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// The words by which people look for a thing of which nothing is known but its IRI, most telling
/// first: its local name as words ("http://ex.org/bornIn" -> "born in"), then cut wherever words
/// may begin
/// ("Ida.Halle" -> "Ida Halle"), and the IRI itself last.
std::vector<std::string> namesOfIri(std::string_view iri);

}  // namespace tripletalk::lookup
