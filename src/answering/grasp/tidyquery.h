// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/serialiser.h"

#include <string>

namespace tripletalk::answering::grasp {

/// The query as it is run and shown: its IRIs written with `prefixes` (of two of one namespace the
/// first), else with those that it declares itself, and exactly the prefixes declared that it uses.
/// What is no query comes back as it is.
std::string tidied(const std::string& query, const sparql::Prefixes& prefixes);
std::string tidied(sparql::Query query, const sparql::Prefixes& prefixes);

}  // namespace tripletalk::answering::grasp
