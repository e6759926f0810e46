// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "llm/providers.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::workspace {

/// A server that speaks OpenAI's protocol, besides the usual one, under the name that a person gave
/// it. Its key is a secret and no part of it.
struct ModelServer {
    std::string id = {};  ///< "openai@ID:NAME" is a model of it; stays when the name changes
    std::string name = {};
    std::string address = {};

    bool operator==(const ModelServer&) const = default;
};

nlohmann::json toJson(const std::vector<ModelServer>& servers);
/// What is unusable, or has an id again, is left out.
std::vector<ModelServer> modelServersFromJson(const nlohmann::json& list);

/// A server that is to stand among others (itself left out of them) under `usual`, the name of the
/// usual one: with blanks cut off, and an id if it had none. Errors: Usage (no name, a name that is
/// taken, an address that is no web address or holds a password).
Result<ModelServer> checked(ModelServer wanted, const std::vector<ModelServer>& others,
                            const std::string& usual);

/// Adds them to what can be asked, without keys.
void addServers(llm::Access& access, const std::vector<ModelServer>& servers);

}  // namespace tripletalk::workspace
