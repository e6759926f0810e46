// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "serving/mcp/mcpserver.h"

#include <iosfwd>

namespace tripletalk::serving {

/// The Model Context Protocol over standard input and output: a message a line. Requests run beside
/// each other, so that one can be cancelled. Returns at the end of the input, or once cancelled,
/// when all requests have ended. Whoever speaks so is on this computer and is a model.
void serveMcp(McpServer& server, std::istream& in, std::ostream& out, const CancelToken& cancel);

}  // namespace tripletalk::serving
