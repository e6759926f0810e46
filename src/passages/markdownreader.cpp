// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "passages/outline.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

namespace tripletalk::passages {

namespace {

struct FreeParser {
    void operator()(cmark_parser* parser) const { cmark_parser_free(parser); }
};
struct FreeNode {
    void operator()(cmark_node* node) const { cmark_node_free(node); }
};
struct FreeIterator {
    void operator()(cmark_iter* iterator) const { cmark_iter_free(iterator); }
};

std::string_view literalOf(cmark_node* node) {
    const char* literal = cmark_node_get_literal(node);
    return literal ? literal : "";
}

/// "---\ntitle: …\n---" at the beginning is data about the document, not text.
std::string_view withoutFrontMatter(std::string_view content, std::string& title) {
    if (!content.starts_with("---\n")) return content;
    const auto end = content.find("\n---\n", 3);
    if (end == std::string_view::npos) return content;
    for (const std::string& line : text::split(content.substr(4, end - 3), '\n')) {
        if (!line.starts_with("title:")) continue;
        title = text::trim(std::string_view(line).substr(6));
        std::erase(title, '"');
    }
    return content.substr(end + 5);
}

/// cmark gives every row of a table all its columns, however short the row is written.
constexpr std::size_t mostCells = 500'000;

/// Behind each line of marks that may begin a table cmark looks through the whole paragraph before.
constexpr std::size_t mostLookedThrough = std::size_t{64} << 20;

/// Whether the tables of a text are soon read: at most mostCells, counted so that it is rather too
/// many (a line of marks alone may begin one, which goes on to the next empty line).
bool haveFewCells(std::string_view content) {
    std::size_t cells = 0;
    std::size_t columns = 0;
    std::size_t paragraph = 0;
    std::size_t lookedThrough = 0;
    while (!content.empty()) {
        const auto end = std::min(content.find('\n'), content.size() - 1) + 1;
        const std::string_view line = content.substr(0, end);
        content.remove_prefix(end);
        if (text::trim(line).empty()) columns = paragraph = 0;
        if (line.find_first_not_of(" \t\r\n|:-+*>.)0123456789") == std::string_view::npos)
            columns = std::max(columns, static_cast<std::size_t>(std::ranges::count(line, '|')));
        if (line.find_first_not_of(" \t\r\n|:->") == std::string_view::npos)
            lookedThrough += paragraph;
        cells += columns;
        paragraph += line.size();
    }
    return cells <= mostCells && lookedThrough <= mostLookedThrough;
}

/// Collects the blocks of a parsed document in one walk. Lists inside lists are flattened: every
/// item is an item.
class Walk {
  public:
    explicit Walk(Outline& outline) : m_outline(outline) {}

    void enter(cmark_node* node) {
        const std::string_view type = cmark_node_get_type_string(node);
        if (type == "text" || type == "code")
            m_text += literalOf(node);
        else if (type == "softbreak" || type == "linebreak")
            m_text += ' ';
        else if (type == "list")
            ++m_lists;
        else if (type == "item" || type == "tasklist")
            endItem();
        else if (type == "table")
            m_table = {};
        else if (type == "table_row")
            m_table.rows.emplace_back();
        else if (type == "code_block")
            addParagraph(literalOf(node));
        else if (type == "html_block")
            addHtml(literalOf(node));
    }
    void leave(cmark_node* node) {
        const std::string_view type = cmark_node_get_type_string(node);
        if (type == "paragraph")
            addParagraph(taken());
        else if (type == "heading")
            append(m_outline, {Block::Kind::Heading, cmark_node_get_heading_level(node), taken()});
        else if (type == "item" || type == "tasklist")
            endItem();
        else if (type == "list" && --m_lists == 0)
            append(m_outline, {Block::Kind::List, 0, {}, std::exchange(m_items, {})});
        else if (type == "table_cell")
            (m_table.rows.empty() ? m_table.headers : m_table.rows.back()).push_back(taken());
        else if (type == "table")
            append(m_outline, {Block::Kind::Table, 0, {}, {}, std::move(m_table)});
    }

  private:
    std::string taken() { return text::collapseWhitespace(std::exchange(m_text, {})); }
    void addParagraph(std::string_view paragraph) {
        std::string text = text::collapseWhitespace(paragraph);
        if (m_lists > 0)
            (m_item += m_item.empty() ? "" : " ") += text;
        else
            append(m_outline, {Block::Kind::Paragraph, 0, std::move(text)});
    }
    void addHtml(std::string_view html) {
        for (Block& block : readHtml(html).blocks) m_outline.blocks.push_back(std::move(block));
    }
    void endItem() {
        if (!m_item.empty()) m_items.push_back(std::exchange(m_item, {}));
    }

    Outline& m_outline;
    std::string m_text, m_item;
    std::vector<std::string> m_items;
    DocumentTable m_table;
    int m_lists = 0;
};

}  // namespace

Outline readMarkdown(std::string_view content) {
    Outline outline;
    const std::string_view body = withoutFrontMatter(content, outline.title);
    cmark_gfm_core_extensions_ensure_registered();
    const std::unique_ptr<cmark_parser, FreeParser> parser(cmark_parser_new(CMARK_OPT_DEFAULT));
    const bool tables = haveFewCells(body);
    for (const std::string_view name : {"table", "tasklist", "strikethrough"}) {
        if (name == "table" && !tables) continue;  // its rows are read as lines of text
        if (cmark_syntax_extension* extension = cmark_find_syntax_extension(name.data()))
            cmark_parser_attach_syntax_extension(parser.get(), extension);
    }
    cmark_parser_feed(parser.get(), body.data(), body.size());
    const std::unique_ptr<cmark_node, FreeNode> document(cmark_parser_finish(parser.get()));
    const std::unique_ptr<cmark_iter, FreeIterator> nodes(cmark_iter_new(document.get()));
    Walk walk(outline);
    for (auto event = cmark_iter_next(nodes.get()); event != CMARK_EVENT_DONE;
         event = cmark_iter_next(nodes.get())) {
        if (event == CMARK_EVENT_ENTER)
            walk.enter(cmark_iter_get_node(nodes.get()));
        else
            walk.leave(cmark_iter_get_node(nodes.get()));
    }
    return outline;
}

}  // namespace tripletalk::passages
