// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"
#include "induction/plan/attributes.h"
#include "naming/names.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::induction {

/// Names for what one predicate fills, so that two of one label are told apart by where they come
/// from and not by a number.
class Origins {
  public:
    /// Reads the prefixes that the files declare. Errors of the store leave the well-known ones.
    explicit Origins(const graph::TripleStore& store);

    /// A word for the vocabulary that an IRI is of: its prefix, else the last word of its
    /// namespace; or empty.
    [[nodiscard]] std::string vocabularyOf(std::string_view iri) const;

    /// `attribute.name` between `before` and `after`; where that is taken by `other`, an IRI, the
    /// local name instead of the label, else the vocabulary behind it if that is another one
    /// ("format", "format_dcterms"); a number last.
    std::string allocate(naming::NameAllocator& names, const Attribute& attribute,
                         const std::string& before, const std::string& after,
                         const std::string& other) const;

  private:
    std::vector<std::pair<std::string, std::string>> m_prefixes;  ///< and their namespaces
};

}  // namespace tripletalk::induction
