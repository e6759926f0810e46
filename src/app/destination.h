// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/providers.h"

#include <string>

#include <QString>

namespace tripletalk::app {

/// The host that a model or embedder ("ollama:NAME", "openai:NAME") sends texts to; empty for this
/// computer.
QString destinationHost(const std::string& spec, const llm::Access& access);

}  // namespace tripletalk::app
