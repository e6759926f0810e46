// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::cli {

/// One option of a command: "--name" or, with a value name, "--name VALUE".
struct OptionSpec {
    std::string name;
    std::string value = {};  ///< the value's name in the help; empty for a switch
    std::string help = {};
    bool required = false;
};

/// The words of a command line, sorted. "--name=value" is taken too; "--" ends the options.
class Options {
  public:
    /// Errors: Usage, naming the word that does not fit.
    static Result<Options> parse(const std::vector<std::string>& words,
                                 const std::vector<OptionSpec>& specs);

    [[nodiscard]] bool has(const std::string& name) const { return m_values.contains(name); }
    [[nodiscard]] std::string get(const std::string& name, const std::string& fallback = {}) const;
    /// The last value that was given.
    [[nodiscard]] std::optional<std::string> find(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> all(const std::string& name) const;
    /// Errors: Usage if the value is not a whole number from `low` to `high`.
    [[nodiscard]] Result<int> number(const std::string& name, int fallback, int low,
                                     int high) const;
    [[nodiscard]] const std::vector<std::string>& rest() const { return m_rest; }

  private:
    std::map<std::string, std::vector<std::string>> m_values;
    std::vector<std::string> m_rest;
};

}  // namespace tripletalk::cli
