// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/embedder.h"

namespace tripletalk::llm {

/// An embedder without model and network: the hashed bag of a text's words and of their character
/// 3- to 5-grams. The same text gives the same vector on every machine; texts that share words,
/// word stems or spellings are near each other. It knows no meaning beyond that ("car" and
/// "automobile" are strangers) and is meant to be used beside full-text search.
///
/// Weights: a word counts 1 + ln(how often); function words (English, German) a fifth; a word's
/// n-grams together as much as the word, so that inflected and misspelt forms still meet; numbers
/// have no n-grams (2760 is not nearly 2761). Features are spread over the dimensions with signed
/// hashing (Weinberger et al. 2009, "Feature hashing for large scale multitask learning").
///
/// Many texts in one call are shared out to two threads; the vectors are the same.
class BuiltinEmbedder : public Embedder {
  public:
    static constexpr std::size_t dimensions = 384;

    Result<std::vector<Vector>> embed(const std::vector<std::string>& texts,
                                      const CancelToken& cancel) override;
    [[nodiscard]] std::string name() const override { return "builtin"; }
    [[nodiscard]] int batchSize() const override { return 1024; }
    [[nodiscard]] bool isInstant() const override { return true; }

    /// One text's vector; all zeros if it holds no word.
    [[nodiscard]] static Vector embedText(const std::string& text);
};

}  // namespace tripletalk::llm
