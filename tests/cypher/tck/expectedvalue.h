// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/cypherengine.h"

#include <string>

/// Values in one notation, so that texts can be compared: the TCK's, with labels, keys and (if so
/// asked) the items of lists in order.
namespace tripletalk::tests {

/// Of a cell of an expected table. Throws std::runtime_error for what cannot be read.
std::string canonical(const std::string& expected, bool listsInAnyOrder);

std::string canonical(const cypher::Value& value, cypher::CypherEngine& engine,
                      bool listsInAnyOrder);

}  // namespace tripletalk::tests
