// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/sparqlexpressions.h"

namespace tripletalk::answering::reading {

std::optional<std::string> likeTest(const std::string& pattern, const std::string& of) {
    const auto inner = [&](std::size_t begin, std::size_t end) -> std::optional<std::string> {
        const std::string part = pattern.substr(begin, end - begin);
        if (part.find_first_of("%_\"\\") != std::string::npos) return std::nullopt;
        return "LCASE(STR(" + of + ")), LCASE(\"" + part + "\"))";
    };
    const bool isOpen = pattern.starts_with("%");
    const bool goesOn = pattern.size() > 1 && pattern.ends_with("%");
    const auto test = inner(isOpen ? 1 : 0, pattern.size() - (goesOn ? 1 : 0));
    if (!test || (!isOpen && !goesOn)) return std::nullopt;
    return (isOpen && goesOn ? "CONTAINS(" : isOpen ? "STRENDS(" : "STRSTARTS(") + *test;
}

std::string computed(Function function, const std::string& variable, bool isOptional) {
    const std::string summed =
        isOptional ? "SUM(COALESCE(" + variable + ", 0))" : "SUM(" + variable + ")";
    switch (function) {
        case Function::None:
            return variable;
        case Function::Count:
            return "COUNT(DISTINCT " + variable + ")";
        case Function::Sum:
            return summed;
        case Function::Average:
            return isOptional ? "(" + summed + " / COUNT(" + variable + "))"
                              : "AVG(" + variable + ")";
        case Function::Minimum:
            return "MIN(" + variable + ")";
        case Function::Maximum:
            return "MAX(" + variable + ")";
    }
    return variable;
}

}  // namespace tripletalk::answering::reading
