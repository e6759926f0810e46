// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"

#include <map>
#include <string>

namespace tripletalk::knowledge {

/// What the tables of a base call the classes of its things, by IRI. None where a graph has no
/// names to tell apart, or the database cannot be read.
std::map<std::string, std::string> classNames(const KnowledgeBase& base);

}  // namespace tripletalk::knowledge
