// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "llm/modelspec.h"

#include <string_view>

namespace tripletalk::llm {

namespace {
constexpr std::string_view further = "openai@";
}

std::optional<ModelSpec> ModelSpec::of(const std::string& text) {
    const auto colon = text.find(':');
    if (colon == std::string::npos || colon + 1 == text.size()) return std::nullopt;
    const std::string before = text.substr(0, colon);
    std::string name = text.substr(colon + 1);
    if (before == "ollama") return ModelSpec{Provider::Ollama, {}, std::move(name)};
    if (before == "openai") return ModelSpec{Provider::OpenAi, {}, std::move(name)};
    if (!before.starts_with(further) || before.size() == further.size()) return std::nullopt;
    return ModelSpec{Provider::OpenAi, before.substr(further.size()), std::move(name)};
}

std::string ModelSpec::text() const {
    if (provider == Provider::Ollama) return "ollama:" + name;
    return (server.empty() ? "openai" : std::string(further) + server) + ':' + name;
}

}  // namespace tripletalk::llm
