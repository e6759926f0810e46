// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/toolset.h"

namespace tripletalk::answering {

std::string_view toString(ToolSet set) {
    switch (set) {
        case ToolSet::Base:
            return "base";
        case ToolSet::Search:
            return "search";
        case ToolSet::SearchExtended:
            return "search_extended";
        case ToolSet::SearchConstrained:
            return "search_constrained";
        case ToolSet::SearchAutocomplete:
            return "search_autocomplete";
    }
    return "search_extended";
}

std::optional<ToolSet> toolSetFromText(std::string_view text) {
    for (const ToolSet set : allToolSets)
        if (toString(set) == text) return set;
    return std::nullopt;
}

}  // namespace tripletalk::answering
