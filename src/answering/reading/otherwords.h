// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/evidence.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::answering::reading {

/// What a word of the question may stand for by another word for it: a translation into a language
/// of the base's names, by Debian's dictionaries, or a synonym, by its thesauri. For words that
/// nothing else places. One thread. Borrows its arguments.
class OtherWords {
  public:
    /// `baseLanguage`: a tag.
    OtherWords(const retrieval::ValueIndex& values, const SchemaNames& names,
               const SchemaGraph& graph, const language::Wording& wording,
               const std::string& baseLanguage);

    /// Adds evidence for the tokens that have none.
    Result<void> add(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;

    /// The tokens with each compound that neither names, values nor another word place as a whole
    /// divided into two words that are known, and those that lack the last part of one completed.
    Result<std::vector<language::Token>> divided(std::string_view question,
                                                 std::vector<language::Token> tokens,
                                                 const std::vector<Evidence>& all) const;

  private:
    /// Names in another language: labels, and what the vocabulary's IRIs end in.
    struct Target {
        const language::Wording* wording;
        SchemaNames names;
    };
    [[nodiscard]] bool isNamed(const language::Token& word) const;
    [[nodiscard]] std::optional<language::Token> completed(
        std::string_view question, const std::vector<language::Token>& tokens,
        std::size_t at) const;
    [[nodiscard]] Result<std::vector<Evidence>> found(const language::Token& token) const;
    void addNames(const std::string& other, const SchemaNames& names,
                  const language::Wording& wording, const std::string& how,
                  std::vector<Evidence>& found) const;
    void addSamples(const std::string& other, std::vector<Evidence>& found) const;
    Result<void> addValues(const std::string& other, std::vector<Evidence>& found) const;

    const retrieval::ValueIndex& m_values;
    const SchemaNames& m_names;
    const SchemaGraph& m_graph;
    const language::Wording& m_wording;
    std::vector<Target> m_targets;
    mutable std::unordered_map<std::string, std::vector<Evidence>> m_known;  ///< by lower-case word
};

}  // namespace tripletalk::answering::reading
