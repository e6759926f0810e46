// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "sqlite/functions.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace tripletalk::sqlite {

/// The character at `at` (a malformed byte counts as one character), moving `at` behind it. Needs
/// at < end.
char32_t nextCharacter(const char*& at, const char* end);

/// SQL LIKE by Unicode case folding: '%' any run, '_' one character, `escape` (0: none) makes the
/// next one literal. Nothing if `stop` ended it.
std::optional<bool> matchesLike(std::string_view text, std::string_view pattern, char32_t escape,
                                const StopCheck* stop);

/// A compiled regular expression that cannot run away: pattern and text are limited in length and
/// each start position in backtracking steps.
class Regex {
  public:
    static constexpr std::size_t maxPattern = 1'000;  ///< bytes
    static constexpr std::size_t maxText = 16'384;    ///< UTF-16 units

    /// Errors: Limit (pattern too long), Syntax.
    static Result<Regex> compile(std::string_view pattern);
    Regex(Regex&&) noexcept;
    ~Regex();

    /// Whether it matches somewhere in the text. Errors: Limit (text too long or too much
    /// backtracking), Cancelled.
    [[nodiscard]] Result<bool> matches(std::string_view text, const StopCheck* stop) const;

  private:
    struct Private;
    explicit Regex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::sqlite
