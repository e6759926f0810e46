// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/outline.h"

#include "base/text.h"

namespace tripletalk::passages {

namespace {

void dropEmptyEnd(std::vector<std::string>& cells) {
    while (!cells.empty() && cells.back().empty()) cells.pop_back();
}

}  // namespace

std::string rowText(const DocumentTable& table, std::size_t row) {
    const std::vector<std::string>& cells = table.rows[row];
    if (table.headers.empty() && cells.size() == 2) return cells[0] + ": " + cells[1];
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty()) continue;
        const bool named = i < table.headers.size() && !table.headers[i].empty();
        parts.push_back(named ? table.headers[i] + " is " + cells[i] : cells[i]);
    }
    return text::join(parts, ", ");
}

void append(Outline& outline, Block block) {
    if (block.kind == Block::Kind::List) {
        std::erase_if(block.items, [](const std::string& item) { return item.empty(); });
        if (block.items.empty()) return;
    } else if (block.kind == Block::Kind::Table) {
        dropEmptyEnd(block.table.headers);
        for (auto& row : block.table.rows) dropEmptyEnd(row);
        std::erase_if(block.table.rows, [](const auto& row) { return row.empty(); });
        if (block.table.rows.empty()) return;
    } else if (block.text.empty()) {
        return;
    }
    outline.blocks.push_back(std::move(block));
}

}  // namespace tripletalk::passages
