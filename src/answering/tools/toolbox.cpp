// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/tools/toolbox.h"

#include <algorithm>

namespace tripletalk::answering {

Tool* Toolbox::find(std::string_view name) const {
    const auto found =
        std::ranges::find_if(m_tools, [&](const Tool* tool) { return tool->spec().name == name; });
    return found == m_tools.end() ? nullptr : *found;
}

Tool* Toolbox::query() const {
    const auto found = std::ranges::find_if(m_tools, [](const Tool* tool) {
        return tool->isQuery() && !onlyArgument(tool->spec()).empty();
    });
    return found == m_tools.end() ? nullptr : *found;
}

std::vector<llm::ToolSpec> Toolbox::specs() const {
    std::vector<llm::ToolSpec> specs;
    for (const Tool* tool : m_tools) specs.push_back(tool->spec());
    return specs;
}

}  // namespace tripletalk::answering
