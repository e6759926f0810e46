// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tripletalk {

/// What the forms of a word have in common ("cities" and "city" -> "citi"), by the Snowball
/// algorithm of its language. A stem is for comparing: it need not be a word. May be used from any
/// thread.
class Stemmer {
  public:
    /// For a language tag ("de", "pt-BR"). A language without an algorithm has every word as its
    /// own stem.
    explicit Stemmer(std::string_view languageTag);
    Stemmer(Stemmer&&) noexcept;
    Stemmer& operator=(Stemmer&&) noexcept;
    ~Stemmer();

    /// Of a word as text::fold leaves it; folded, too.
    [[nodiscard]] std::string stem(std::string_view folded) const;

  private:
    struct Algorithm;
    std::unique_ptr<Algorithm> m_algorithm;  ///< none: words stay as they are
};

}  // namespace tripletalk
