// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "graph/triplestore.h"

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::naming {

/// The label predicates that the program knows, best first (rdfs:label, skos:prefLabel,
/// schema:name, foaf:name, dc:title, dcterms:title); and those that hold other names
/// (skos:altLabel).
const std::vector<std::string_view>& labelPredicates();
bool isLabelPredicate(std::string_view iri);
/// One of those, or of another vocabulary with the local name of a label (see labelPredicatesOf).
bool mayBeLabelPredicate(std::string_view iri);

/// The label predicates used in one store, best first: the known ones, then predicates of other
/// vocabularies whose local name is "label", "prefLabel", "name", "title" or "fullName".
Result<std::vector<graph::TermId>> labelPredicatesOf(const graph::TripleStore& store);

/// How well a literal's language suits: 0 the preferred one, 1 a region of it ("en-gb"), 2 none,
/// then by length of the tag.
int languageRank(std::string_view language, std::string_view preferred);

/// Labels of terms in one store: the best label predicate, in the preferred language, else without
/// a language, else any (shortest language tag first); else the humanised local name. A literal is
/// its lexical form. One thread; caches a bounded number.
class Labels {
  public:
    Labels(const graph::TripleStore& store, std::string_view language);
    Labels(Labels&&) noexcept;
    ~Labels();

    /// Reads all written labels at once, in the order of an index, for work that meets most of
    /// them: from then on they are looked up in memory. Takes four bytes a term and, a label, its
    /// own bytes and three more; beyond `mostBytes` in all it gives up, and labels are queried one
    /// by one as before. Errors: those of the store.
    Result<void> preload(std::size_t mostBytes = std::size_t{256} << 20);

    /// Never empty. A predicate whose label is the local name of another ("name" on :member, beside
    /// :name) has its own local name. Errors of the store are swallowed into the fallback name.
    std::string label(graph::TermId id);

    /// The label written in the graph, or empty.
    std::string writtenLabel(graph::TermId id);

    /// All names written in the graph, in any language, alternative labels too.
    std::vector<std::string> names(graph::TermId id);

    /// rdfs:comment, skos:definition or dcterms:description in the preferred language without tags
    /// of HTML, or empty.
    std::string comment(graph::TermId id);

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// The language tag that most label literals carry, or "" if most carry none.
Result<std::string> mostFrequentLanguage(const graph::TripleStore& store);

}  // namespace tripletalk::naming
