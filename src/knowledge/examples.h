// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"
#include "llm/embedder.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

/// What a query returned, without its values.
struct ResultShape {
    std::string kind = "none";  ///< number, boolean, text, list, table, none
    std::vector<std::string> columns = {};
    std::int64_t rows = 0;
    bool complete = true;  ///< false: there are more rows than a query may return
};

/// A question with the query that a person said answers it.
struct Example {
    std::int64_t id = 0;
    std::string question;  ///< stand-alone
    std::string query;     ///< SQL: one SELECT, in the names of now
    /// Its name; one that is not known here makes the example an outdated one.
    std::string language = sqlLanguage().name();
    ResultShape shape = {};
    std::string created = {};   ///< ISO 8601, UTC
    std::string outdated = {};  ///< why the query does not fit the base any more; empty: it does
};
nlohmann::json toJson(const Example& example);

struct SimilarExample {
    Example example;
    double similarity = 0;  ///< cosine of the two questions' embeddings
};

/// What an import of examples took, and why it left the rest.
struct ExamplesTaken {
    std::int64_t taken = 0;
    std::vector<std::pair<std::int64_t, std::string>> refused = {};  ///< line, reason
};

/// examples.db of a base: what people said is right, to be shown to a model that is asked something
/// similar. Belongs to the base, not to one import of it. Queries are kept with the names they are
/// written in, so that a curation or a new import needs to change nothing here: whoever reads gets
/// them in the names of now, or marked as outdated. Writers take the base's lock. One thread.
class Examples {
  public:
    /// Nearer than that, two questions ask for the same kind of thing in similar words (built-in
    /// embedder).
    static constexpr double similarEnough = 0.4;

    /// `embedder` null: the built-in one. Vectors of one that is not instant are cached in
    /// embeddings.db. No file is touched before it is needed.
    explicit Examples(KnowledgeBase base, std::shared_ptr<llm::Embedder> embedder = nullptr);

    /// The best of those in one language and at least `minimum` near that are not outdated, best
    /// first. Errors: those of the embedder and of the file.
    Result<std::vector<SimilarExample>> similar(const std::string& question,
                                                const QueryLanguage& language, int k = 3,
                                                double minimum = similarEnough,
                                                const CancelToken& cancel = {}) const;
    /// In whatever language, in the order in which they came; none that is switched off.
    Result<std::vector<Example>> list() const;

    /// Runs the query, and keeps it with the shape of its result, in
    /// place of an earlier one in this language for the same question (case and blanks aside).
    /// Errors: those of the query, Limit (too long, too many), Usage (no question), Locked.
    Result<Example> add(const std::string& question, const std::string& query,
                        const QueryLanguage& language = sqlLanguage(),
                        const CancelToken& cancel = {}) const;
    /// Gives one another question, query or both, as `add` does. Errors: those of `add`, NotFound,
    /// Usage (another one answers that question).
    Result<Example> change(const Example& example, const std::string& question,
                           const std::string& query, const CancelToken& cancel = {}) const;
    /// Errors: NotFound, Locked.
    Result<void> remove(std::int64_t id) const;
    /// Keeps one again that was removed, as it was, under a new id. Errors: Usage (its question was
    /// taught anew meanwhile), Locked.
    Result<Example> restore(const Example& example) const;

    /// A JSON object a line: {question, query, language, kind, columns, rows, complete, created}.
    Result<std::string> exportLines() const;
    /// The same read back: somebody else's text, of which question, query, language (SQL if not
    /// said) and a valid date count. What add() would refuse is left out and told.
    Result<ExamplesTaken> importLines(std::string_view text, const CancelToken& cancel = {}) const;

    /// Rewrites what is stored in the names of `base`, so that readers need not; for whoever
    /// changes names and holds the base's lock.
    static Result<void> bringUpToDate(const KnowledgeBase& base);

  private:
    Result<std::vector<llm::Vector>> embed(const std::vector<std::string>& texts,
                                           const CancelToken& cancel) const;

    KnowledgeBase m_base;
    std::shared_ptr<llm::Embedder> m_embedder;
};

}  // namespace tripletalk::knowledge
