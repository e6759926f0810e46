// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/pathofquery.h"
#include "answering/rewrite/topiclinker.h"
#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "base/sentence.h"
#include "knowledge/examples.h"

#include <cstdint>
#include <functional>
#include <istream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// A question and the path that it asks for.
struct PathExample {
    std::string question;
    RelationPath path;
    std::string thing = {};  ///< IRI of where it begins, if it is known
    learning::Mention mention = {};
};

/// Where an example stands: in a line of a file, or among those that a base keeps.
struct ExamplePlace {
    std::int64_t number = 0;    ///< of the line, or of the kept example
    std::string question = {};  ///< of a kept example; else empty

    /// As people find it: "line 3", or the question.
    [[nodiscard]] Sentence told() const;
};

/// Examples that were left out, by reason, with the first of each.
struct SkippedExamples {
    struct Reason {
        Sentence why;
        std::int64_t count = 0;
        ExamplePlace first = {};
    };
    std::vector<Reason> reasons = {};

    void add(const Sentence& why, const ExamplePlace& place);
    [[nodiscard]] std::int64_t count() const;
    /// Of the most examples; null if none was left out.
    [[nodiscard]] const Reason* mostFrequent() const;
};

/// [{why, why_parts, count, first_line, first_question}]
nlohmann::json toJson(const SkippedExamples& skipped);
/// The way back from a list; what is missing or of another type is empty.
SkippedExamples skippedFrom(const nlohmann::json& all);

/// Makes examples of what people wrote: lines of a file, and kept examples of a base. One thread.
class PathExampleReader {
  public:
    /// `index`: nothing where the graph has none; then relations are not looked up. What is given
    /// must outlive it.
    PathExampleReader(const knowledge::KnowledgeBase& base, const TopicLinker& linker,
                      const std::optional<lookup::GraphIndex>& index,
                      const std::vector<std::pair<std::string, std::string>>& prefixes)
        : m_base(base), m_linker(linker), m_index(index), m_prefixes(prefixes) {}

    /// An example, or why it is none.
    using Read = std::variant<PathExample, Sentence>;

    /// {question, path | sparql | query and language, thing?} (docs/cli.md).
    Read ofLine(std::string_view line, const CancelToken& cancel);
    Read ofKept(const knowledge::Example& example, const CancelToken& cancel);

  private:
    Read ofPath(std::string question, RelationPath path, const std::string& thing,
                const std::string& name, const CancelToken& cancel);
    Read ofQuery(std::string question, const std::string& query, const std::string& language,
                 const CancelToken& cancel);
    Read ofSparql(std::string question, const std::string& query, const CancelToken& cancel);
    std::optional<RelationPath> pathOfJson(const nlohmann::json& steps);
    std::optional<std::string> relationOf(const std::string& written);

    const knowledge::KnowledgeBase& m_base;
    const TopicLinker& m_linker;
    const std::optional<lookup::GraphIndex>& m_index;
    const std::vector<std::pair<std::string, std::string>>& m_prefixes;
    std::map<std::string, std::optional<std::string>> m_relations;  ///< as written -> IRI
};

/// Is called for every example of a source, until it returns an error. `repeated`: an earlier one
/// said the same.
using EachExample = std::function<Result<void>(const PathExample&, bool repeated)>;

/// Reads examples one by one: of a file if `lines` is given, else those that the base keeps.
/// Contradictory ones (the same question with another path) after the first are skipped. Returns
/// how many were read. Memory: about 50 bytes an example. Errors: those of `each`; Cancelled.
Result<std::int64_t> readExamples(const knowledge::KnowledgeBase& base, std::istream* lines,
                                  const EachExample& each, SkippedExamples& skipped,
                                  const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::answering
