// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::passages {

/// A table as found: cells of equal meaning in one column; `headers` may be empty.
struct DocumentTable {
    std::vector<std::string> headers;
    std::vector<std::vector<std::string>> rows;
};

/// A piece of a document in reading order.
struct Block {
    enum class Kind { Heading, Paragraph, List, Table } kind = Kind::Paragraph;
    int level = 0;          ///< of a heading, from 1
    std::string text = {};  ///< of a heading or paragraph
    std::vector<std::string> items = {};
    DocumentTable table = {};
};

/// What the readers of all formats make of a file.
struct Outline {
    std::string title;  ///< empty if the document names none
    std::vector<Block> blocks;
};

Outline readMarkdown(std::string_view content);
Outline readHtml(std::string_view content);
Outline readPlainText(std::string_view content);

/// A row as "header is value, …"; without headers its cells, the first of two as the name of the
/// second. Empty cells are left out.
std::string rowText(const DocumentTable& table, std::size_t row);

/// Appends a block unless it is empty; a table's trailing empty cells and empty rows are dropped.
void append(Outline& outline, Block block);

}  // namespace tripletalk::passages
