// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/sparqltool.h"

namespace tripletalk::answering {

Result<SparqlTool> SparqlTool::open(const knowledge::KnowledgeBase& base) {
    auto connection = knowledge::SparqlConnection::open(base);
    if (!connection) return connection.error();
    auto& graph = (*connection)->graph();
    return SparqlTool(graph, *std::move(connection));
}

}  // namespace tripletalk::answering
