// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/model/method.h"
#include "answering/tools/sparqltool.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering {

/// A way in which the model writes SPARQL and nothing else: of a query that finds nothing it is
/// told what the graph does not have, and what its filters leave out.
class SparqlMethod : public Method {
  public:
    Result<std::vector<checks::Finding>> check(int source) override;
    Result<bool> mustGoOn(const Decision& decision) override;

  protected:
    explicit SparqlMethod(RunState& run) : Method(run) {}

    /// The tool that asks in it.
    Result<void> openSparql();

    std::optional<SparqlTool> m_sparql;
};

}  // namespace tripletalk::answering
