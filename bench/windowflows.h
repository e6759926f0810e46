// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "windowdriver.h"

#include <filesystem>

namespace tripletalk::app {
class Session;
}

namespace tripletalk::bench {

/// Walks through everything but the chat, over the base of the sample that is open: exploring,
/// building a query, the console, the schema, the settings, and an import of `graph`.
void walkFlows(WindowDriver& driver, app::Session& session, const std::filesystem::path& graph);

}  // namespace tripletalk::bench
