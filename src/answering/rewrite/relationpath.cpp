// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/relationpath.h"

namespace tripletalk::answering {

std::string toText(const RelationPath& path) {
    std::string text;
    for (const PathStep& step : path) {
        if (!text.empty()) text += '/';
        text += (step.inverse ? "^<" : "<") + step.relation + ">";
    }
    return text;
}

std::optional<RelationPath> pathFromText(std::string_view text) {
    RelationPath path;
    while (!text.empty()) {
        if (!path.empty()) {
            if (text.front() != '/') return std::nullopt;
            text.remove_prefix(1);
        }
        const bool inverse = text.starts_with('^');
        if (inverse) text.remove_prefix(1);
        const auto end = text.find('>');
        if (!text.starts_with('<') || end == std::string_view::npos || end == 1)
            return std::nullopt;
        path.push_back({std::string(text.substr(1, end - 1)), inverse});
        text.remove_prefix(end + 1);
    }
    if (path.empty()) return std::nullopt;
    return path;
}

std::string patternOf(const std::string& start, const RelationPath& path, const std::string& end) {
    std::string pattern;
    std::string from = start;
    std::vector<std::string> begun;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const std::string to = i + 1 == path.size() ? end : "?v" + std::to_string(i + 1);
        const std::string relation = " <" + path[i].relation + "> ";
        pattern += path[i].inverse ? to + relation + from : from + relation + to;
        pattern += " . ";
        for (const std::string& earlier : begun)
            pattern += "FILTER(!sameTerm(" + to + ", " + earlier + ")) ";
        begun.push_back(from);
        from = to;
    }
    return pattern;
}

}  // namespace tripletalk::answering
