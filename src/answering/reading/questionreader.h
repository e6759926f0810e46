// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/readingcontext.h"
#include "answering/reading/schemanames.h"
#include "answering/reading/scoredreading.h"
#include "answering/schema/schemagraph.h"
#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "language/wording.h"
#include "retrieval/valueindex.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// Reads questions over one base in one language. One thread. Borrows the base's schema.
class QuestionReader {
  public:
    static Result<std::unique_ptr<QuestionReader>> open(const knowledge::KnowledgeBase& base,
                                                        const language::Wording& wording);
    ~QuestionReader();

    /// What the question may mean, the likeliest first, each query once; at most `most`. Errors:
    /// those of the base's files, Cancelled.
    Result<std::vector<ScoredReading>> read(const std::string& question,
                                            const Context& context = {}, std::size_t most = 40,
                                            const CancelToken& cancel = {}) const;

    /// Counts what the reading's query found for or against it: nothing found is no answer to
    /// "which".
    void weigh(ScoredReading& reading, const Findings& found) const;

    [[nodiscard]] const SchemaGraph& graph() const;
    [[nodiscard]] const SchemaNames& names() const;
    [[nodiscard]] const retrieval::ValueIndex& values() const;
    [[nodiscard]] const language::Wording& wording() const;

  private:
    struct Private;
    explicit QuestionReader(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::answering::reading
