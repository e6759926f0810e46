// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

namespace tripletalk::llm {

enum class Provider { Ollama, OpenAi };

/// A model and where it is, as configurations, traces and indexes write it: "ollama:NAME",
/// "openai:NAME", or "openai@SERVER:NAME" of a further server that speaks OpenAI's protocol.
struct ModelSpec {
    Provider provider = Provider::Ollama;
    std::string server = {};  ///< OpenAiServer::id; empty: the usual one
    std::string name;         ///< never empty

    /// Nothing for any other text ("builtin", "offline", "openai:").
    static std::optional<ModelSpec> of(const std::string& text);
    [[nodiscard]] std::string text() const;
};

}  // namespace tripletalk::llm
