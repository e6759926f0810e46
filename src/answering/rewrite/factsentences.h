// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/autokgqa/termnames.h"
#include "answering/rewrite/graphpaths.h"
#include "answering/rewrite/pathranker.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// The facts on one path, and what is said of them.
struct PathEvidence {
    RankedPath path;
    std::vector<PathFact> facts = {};  ///< each once, in the order of the path
    std::vector<std::string> ends =
        {};  ///< names of what the path leads to, as far as the facts tell
    std::vector<std::string> lines = {};  ///< each fact as "(subject, relation, object)", by names
    std::string text = {};                ///< the facts as sentences
    std::string further = {};             ///< a sentence, if there are more ways along the path
};

/// Samples the facts on a path, the same way for answers and for what is trained on: at most `most`
/// ways along it. Their names are told in the base's language. One thread.
class FactSentences {
  public:
    /// What is given must outlive it.
    FactSentences(sparql::SparqlSource& source, GraphPaths& paths, RelationWords& words,
                  std::string language)
        : m_source(source), m_paths(paths), m_words(words), m_language(std::move(language)) {}

    /// Errors: those of GraphPaths.
    Result<PathEvidence> of(const RankedPath& path, std::size_t most, const CancelToken& cancel);

  private:
    [[nodiscard]] std::string told(const std::vector<PathFact>& facts, const TermNames& names,
                                   const std::string& language) const;

    sparql::SparqlSource& m_source;
    GraphPaths& m_paths;
    RelationWords& m_words;
    std::string m_language;
};

}  // namespace tripletalk::answering
