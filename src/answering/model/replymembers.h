// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "llm/chatmodel.h"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

/// Reads the members of a JSON object that a model wrote: missing members and neighbouring types
/// are taken as what they most likely mean.
namespace tripletalk::answering {

std::string textMember(const nlohmann::json& object, const char* name);
/// A list of texts; a single text is a list of one.
std::vector<std::string> textsMember(const nlohmann::json& object, const char* name);
/// A number; "[3]" and "source 3" are 3.
int integerMember(const nlohmann::json& object, const char* name);

/// The number that a reply chooses: the member "number", else the first in it that is one of these.
/// Errors: Model, with a message for the model.
Result<int> chosenNumber(const llm::ChatReply& reply, const std::vector<int>& numbers);

/// A JSON schema of an object whose members are all required, in this order.
nlohmann::ordered_json objectSchema(
    const std::vector<std::pair<std::string, nlohmann::ordered_json>>& members);

/// The error that tells a model that its reply was not the object.
Error notTheObject(const llm::ChatReply& reply);

}  // namespace tripletalk::answering
