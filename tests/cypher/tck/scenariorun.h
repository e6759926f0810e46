// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/tck/gherkin.h"

#include <filesystem>

namespace tripletalk::tests {

struct ScenarioOutcome {
    enum class Kind { Passed, Failed, NotApplicable };
    Kind kind = Kind::Passed;
    std::string reason =
        {};  ///< why it failed, or is none for a graph of triples that is only read
};

/// Runs one scenario; `graphs` has the TCK's named graphs.
ScenarioOutcome run(const Scenario& scenario, const std::filesystem::path& graphs);

}  // namespace tripletalk::tests
