// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <filesystem>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::answering {

/// The prompt templates of prompts/ (Mustache, without HTML escaping), compiled in. A file of the
/// same name in the person's own folder is used instead. Stateless and thread-safe.
class Prompts {
  public:
    explicit Prompts(std::optional<std::filesystem::path> overrides = std::nullopt)
        : m_overrides(std::move(overrides)) {}

    /// Renders `name` ("gather-system") with the members of `variables`: texts, numbers, booleans,
    /// and lists of objects. Errors: NotFound (no such prompt), Syntax (a template of the person's
    /// own that does not parse).
    [[nodiscard]] Result<std::string> render(const std::string& name,
                                             const nlohmann::json& variables) const;

  private:
    std::optional<std::filesystem::path> m_overrides;
};

}  // namespace tripletalk::answering
