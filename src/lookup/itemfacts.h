// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace tripletalk::lookup {

/// What a fact about a thing says for its item.
enum class FactKind : unsigned char { Label, OtherName, Description, Type, Super, Domain, Range };

/// How a predicate is read.
struct FactPredicate {
    std::string iri;
    FactKind kind = FactKind::Label;
    int rank = 0;  ///< among those of its kind; the lower, the better
};

/// The predicates that everybody knows, labels as naming::labelPredicates has them.
std::vector<FactPredicate> factPredicates();

/// Gathers the facts of one thing into its item.
class ItemFacts {
  public:
    explicit ItemFacts(std::string_view language) : m_language(language) {}

    /// A literal; of no matter for the other kinds.
    void addText(FactKind kind, int rank, std::string_view text, std::string_view language);
    /// A thing that this one is linked to, by its label.
    void addLink(FactKind kind, std::string_view label);

    /// The item, and this is as new.
    Item take(std::string iri, std::uint64_t score);

  private:
    /// Predicate, how well the language suits, text: the least is the best.
    using Text = std::tuple<int, int, std::string>;

    std::string m_language;
    std::vector<Text> m_names;
    std::optional<Text> m_description;
    std::vector<std::pair<FactKind, std::string>> m_links;
};

}  // namespace tripletalk::lookup
