// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "passages/outline.h"

#include <optional>
#include <utility>

namespace tripletalk::passages {

namespace {

constexpr std::size_t longestTitle = 100;

/// The item of a line such as "- tea", "* tea" or "3) tea".
std::optional<std::string_view> listItem(std::string_view line) {
    line = text::trim(line);
    std::size_t mark = line.find_first_not_of("0123456789");
    if (mark == std::string_view::npos) return std::nullopt;
    const bool bullet = mark == 0 && (line[0] == '-' || line[0] == '*');
    const bool number = mark > 0 && (line[mark] == ')' || line[mark] == '.');
    ++mark;
    if ((!bullet && !number) || mark >= line.size() || line[mark] != ' ') return std::nullopt;
    return text::trim(line.substr(mark));
}

}  // namespace

Outline readPlainText(std::string_view content) {
    Outline outline;
    Block open;
    const auto flush = [&] {
        // A short line of its own at the very beginning is the title.
        if (outline.title.empty() && outline.blocks.empty() &&
            open.kind == Block::Kind::Paragraph && open.text.size() <= longestTitle &&
            !open.text.ends_with('.'))
            outline.title = open.text;
        else
            append(outline, std::move(open));
        open = {};
    };
    for (const std::string& line : text::split(content, '\n')) {
        if (text::trim(line).empty()) {
            flush();
        } else if (const auto item = listItem(line)) {
            if (open.kind != Block::Kind::List) {
                flush();
                open.kind = Block::Kind::List;
            }
            open.items.emplace_back(*item);
        } else {
            std::string& target = open.kind == Block::Kind::List ? open.items.back() : open.text;
            (target += target.empty() ? "" : " ") += text::collapseWhitespace(line);
        }
    }
    flush();
    return outline;
}

}  // namespace tripletalk::passages
