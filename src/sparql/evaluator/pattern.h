// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tripletalk::sparql {

/// A regular expression of XPath, by PCRE2, which knows more than XPath does. It cannot run away:
/// the steps of one match are limited.
class Pattern {
  public:
    /// `flags` of "ismxq". Nothing for a flag or a pattern that is none.
    static std::optional<Pattern> compile(std::string_view pattern, std::string_view flags);
    Pattern(Pattern&&) noexcept;
    ~Pattern();

    /// Whether it matches somewhere in the text. Errors: Limit.
    [[nodiscard]] Result<bool> matches(std::string_view text) const;

    /// The text with each match replaced, `replacement` as XPath reads it ("$1", "\$", "\\").
    /// Nothing if that is malformed or the pattern matches nothing at all (the empty text). Errors:
    /// Limit.
    [[nodiscard]] Result<std::optional<std::string>> replaced(std::string_view text,
                                                              std::string_view replacement,
                                                              std::size_t mostBytes) const;

  private:
    struct Private;
    explicit Pattern(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

/// Patterns compiled before.
class Patterns {
  public:
    /// Null if it does not compile.
    const Pattern* find(std::string_view pattern, std::string_view flags);

  private:
    std::unordered_map<std::string, std::optional<Pattern>> m_known;
    std::string m_key;
};

}  // namespace tripletalk::sparql
