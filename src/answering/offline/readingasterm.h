// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include <nlohmann/json.hpp>

namespace tripletalk::answering::offline {

/// A told reading (docs/trace.md) in the form of the reader, which can be changed part by part; one
/// of the conversation's interpreter is put so, if it says nothing that the reader cannot. Nothing
/// for others and for JSON that is no reading.
std::optional<nlohmann::json> asTerm(const nlohmann::json& reading);

}  // namespace tripletalk::answering::offline
