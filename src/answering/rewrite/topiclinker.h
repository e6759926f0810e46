// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "learning/questionfeatures.h"
#include "lookup/graphindex.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// A thing that a question may be about, and where it names it.
struct Topic {
    std::string iri = {};
    std::string label = {};  ///< the name that stands in the question
    learning::Mention mention = {};
    double weight = 1;  ///< 1: the longest name there; less for names inside others and slips
    std::uint64_t popularity = 0;  ///< how often the thing occurs
};

/// Finds the things that a question names, by the graph's search index: names that stand in the
/// question word by word (character by character in scripts without blanks), whatever their case,
/// accents and width; a genitive's s counts for nothing. Of a base here longer names that the
/// question has in part, in another order or with slips of the pen, too (graphLinks); of one
/// elsewhere where nothing else is named. One thread.
class TopicLinker {
  public:
    /// `index`: nothing where the graph has none.
    TopicLinker(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
                std::optional<lookup::GraphIndex> index);

    /// What the question names.
    struct Linked {
        std::vector<Topic> topics = {};  ///< the most likely first
        /// Words that are the very name of something else in the graph, a thing or a value; in the
        /// order of the text.
        std::vector<learning::Mention> others = {};
    };
    /// At most `most` topics. Errors: Cancelled; those of where is looked.
    Result<Linked> link(std::string_view question, std::size_t most,
                        const CancelToken& cancel) const;

    /// Where the question has one of a thing's names; nothing where it has none.
    [[nodiscard]] std::optional<Topic> findNames(std::string_view question,
                                                 const std::string& iri) const;

  private:
    Result<std::vector<Topic>> byNames(std::string_view question, const CancelToken& cancel) const;
    /// A class or a relation: no thing that a question is about.
    [[nodiscard]] bool isVocabulary(const std::string& iri, const CancelToken& cancel) const;
    Result<void> addLinks(std::string_view question, Linked& linked,
                          const CancelToken& cancel) const;

    const knowledge::KnowledgeBase& m_base;
    sparql::SparqlSource& m_source;
    std::optional<lookup::GraphIndex> m_index;
    std::set<std::string> m_classes;  ///< IRIs
};

/// Where a question has a name, word by word, whatever its case, accents and width.
std::optional<learning::Mention> placeOfName(std::string_view name, std::string_view question);

}  // namespace tripletalk::answering
