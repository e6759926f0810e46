// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/tools/tool.h"

#include <string_view>
#include <vector>

namespace tripletalk::answering {

/// The tools that a model may choose from, in the order in which it is shown them. Borrows them.
class Toolbox {
  public:
    void add(Tool& tool) { m_tools.push_back(&tool); }

    /// Null if there is none of that name.
    [[nodiscard]] Tool* find(std::string_view name) const;
    /// The first that is asked a query and nothing else; null if there is none.
    [[nodiscard]] Tool* query() const;
    [[nodiscard]] std::vector<llm::ToolSpec> specs() const;
    [[nodiscard]] std::size_t size() const { return m_tools.size(); }

  private:
    std::vector<Tool*> m_tools;
};

}  // namespace tripletalk::answering
