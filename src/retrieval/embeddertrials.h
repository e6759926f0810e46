// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "llm/embedder.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>

namespace tripletalk::retrieval {

/// Tries whether an embedder brings a question and passages of two languages together: given the
/// parallel sentences of both (language::Language::parallels), most of the ones must lie nearest to
/// their translations. What an embedder that was trained on one language finds for a question in
/// another is chance. An outcome is remembered by the embedder's name. Thread-safe.
class EmbedderTrials {
  public:
    /// That of this process.
    static std::shared_ptr<EmbedderTrials> shared();

    /// Tags of languages. True where both are the same, or nobody wrote sentences of one of them.
    /// Embeds once some twenty short sentences. Errors: the embedder's; then nothing is remembered.
    Result<bool> joins(llm::Embedder& embedder, const std::string& question,
                       const std::string& passages, const CancelToken& cancel);
    /// Another model may be behind a name by now.
    void forget();

  private:
    using Trial = std::tuple<std::string, std::string, std::string>;  ///< embedder, languages
    std::mutex m_mutex;
    std::map<Trial, bool> m_outcomes;
};

}  // namespace tripletalk::retrieval
