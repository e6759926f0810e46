// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "passages/outline.h"
#include "passages/sentences.h"

using namespace tripletalk;

namespace {

void look(const passages::Outline& outline) {
    for (const passages::Block& block : outline.blocks) {
        fuzz::expect(
            block.kind == passages::Block::Kind::Heading ? block.level >= 1 : block.level == 0,
            "headings alone have a level");
        for (const std::string& text : passages::packed({block.text}, 100))
            fuzz::expect(text.size() <= 100, "a passage is no longer than it may be");
        passages::sentencesOf(block.text);
        for (std::size_t row = 0; row < std::min<std::size_t>(block.table.rows.size(), 100); ++row)
            passages::rowText(block.table, row);
    }
}

}  // namespace

/// Documents as passages: Markdown and plain text.
FUZZ(bytes) {
    look(passages::readMarkdown(bytes));
    look(passages::readPlainText(bytes));
}
