// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "support/modelscript.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::tests {

enum class Protocol { Ollama, OpenAi };

/// A scripted answer in a protocol's own words.
struct ModelAnswer {
    std::string contentType;
    std::vector<std::string>
        chunks;  ///< framed events of a stream; a single one holds the whole reply
    bool stream = false;
};

/// `request` is the body of /api/chat or /v1/chat/completions.
ModelAnswer chatAnswer(Protocol protocol, const nlohmann::json& request, const Rule& rule);

/// `request` is the body of /api/embed or /v1/embeddings; vectors of `rule`, or hashed character
/// n-grams (64 numbers).
std::string embeddingAnswer(Protocol protocol, const nlohmann::json& request, const Rule& rule);

/// An error body in the protocol's shape: an object in OpenAI's, a text in Ollama's.
std::string errorBody(Protocol protocol, const std::string& message,
                      const std::string& parameter = {});

std::vector<std::string> embeddedTexts(const nlohmann::json& request);

/// A message's text, its tool calls included.
std::string messageText(const nlohmann::json& message);

/// Serialises whatever it is given; invalid UTF-8 is replaced.
std::string toText(const nlohmann::json& value);

}  // namespace tripletalk::tests
