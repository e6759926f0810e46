// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/cyphertool.h"

namespace tripletalk::answering {

Result<CypherTool> CypherTool::open(const knowledge::KnowledgeBase& base) {
    auto connection = knowledge::CypherConnection::open(base);
    if (!connection) return connection.error();
    auto& graph = **connection;
    return CypherTool(graph, *std::move(connection));
}

}  // namespace tripletalk::answering
