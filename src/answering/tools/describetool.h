// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"
#include "induction/schema.h"

#include <cstddef>

namespace tripletalk::answering {

/// "describe": the tables that bear a name or have it as a word, where a schema is too large to be
/// shown whole. No evidence.
class DescribeTool : public Tool {
  public:
    /// `tokens`: how much one call may tell. The schema must outlive it.
    DescribeTool(const induction::Schema& schema, std::size_t tokens)
        : m_schema(schema), m_tokens(tokens) {}

    [[nodiscard]] const llm::ToolSpec& spec() const override;
    Result<Found> call(const nlohmann::json& arguments, int round,
                       const CancelToken& cancel) override;

  private:
    const induction::Schema& m_schema;
    std::size_t m_tokens;
};

}  // namespace tripletalk::answering
