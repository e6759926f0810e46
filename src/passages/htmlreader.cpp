// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "passages/htmlentities.h"
#include "passages/outline.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace tripletalk::passages {

namespace {

constexpr int widestSpan = 100;  ///< "colspan=1000000000" is not a table

struct Tag {
    std::string name;  ///< lower case
    bool closing = false;
    std::string_view attributes;
};

template <std::size_t N>
bool isOneOf(std::string_view name, const std::array<std::string_view, N>& names) {
    return std::ranges::find(names, name) != names.end();
}

/// Elements whose content is no text of the document.
bool isHidden(std::string_view name) {
    static constexpr std::array<std::string_view, 9> hidden{
        "script", "style", "noscript", "template", "svg", "textarea", "select", "iframe", "object"};
    return isOneOf(name, hidden);
}

/// Elements inside a line: they do not end a paragraph.
bool isInline(std::string_view name) {
    static constexpr std::array<std::string_view, 28> inlines{
        "a",     "abbr", "b",      "bdi", "bdo", "cite", "code", "data", "del", "dfn",
        "em",    "font", "i",      "img", "ins", "kbd",  "mark", "q",    "s",   "samp",
        "small", "span", "strong", "sub", "sup", "time", "u",    "var"};
    return isOneOf(name, inlines);
}

int spanOf(std::string_view attributes, std::string_view name) {
    const std::string lower = text::toLower(attributes);
    auto at = lower.find(name);
    if (at == std::string::npos) return 1;
    at = lower.find_first_of("0123456789", at + name.size());
    int span = 1;
    if (at != std::string::npos)
        std::from_chars(lower.data() + at, lower.data() + lower.size(), span);
    return std::clamp(span, 1, widestSpan);
}

/// Collects the rows of one table and spreads cells that span rows or columns.
class TableReader {
  public:
    void beginRow() {
        endRow();
        m_inRow = true;
        spread();
    }
    void addCell(const std::string& text, bool header, std::string_view attributes) {
        if (!m_inRow) beginRow();
        const int columns = spanOf(attributes, "colspan"), rows = spanOf(attributes, "rowspan");
        for (int i = 0; i < columns; ++i) {
            if (rows > 1) m_spanning[m_row.size()] = {rows - 1, text};
            m_row.push_back(text);
        }
        m_onlyHeaders = m_onlyHeaders && header;
        spread();
    }
    void endRow() {
        if (!m_inRow) return;
        m_inRow = false;
        std::erase_if(m_spanning, [](const auto& cell) { return cell.second.first <= 0; });
        if (m_onlyHeaders && m_table.rows.empty())
            addHeaders();
        else
            m_table.rows.push_back(m_row);
        m_row.clear();
        m_onlyHeaders = true;
    }
    DocumentTable finish() {
        endRow();
        return std::move(m_table);
    }

  private:
    /// Fills the places that cells of earlier rows reach into.
    void spread() {
        for (auto cell = m_spanning.find(m_row.size());
             cell != m_spanning.end() && cell->second.first > 0;
             cell = m_spanning.find(m_row.size())) {
            --cell->second.first;
            m_row.push_back(cell->second.second);
        }
    }
    /// Several header rows: the texts above a column are joined.
    void addHeaders() {
        if (m_table.headers.size() < m_row.size()) m_table.headers.resize(m_row.size());
        for (std::size_t i = 0; i < m_row.size(); ++i)
            if (m_table.headers[i] != m_row[i])
                (m_table.headers[i] += m_table.headers[i].empty() ? "" : " ") += m_row[i];
    }

    DocumentTable m_table;
    std::vector<std::string> m_row;
    std::map<std::size_t, std::pair<int, std::string>>
        m_spanning;  ///< by column: rows to come, text
    bool m_inRow = false;
    bool m_onlyHeaders = true;
};

/// Reads tags and text as they come; wrong nesting is taken as it is.
class HtmlReader {
  public:
    explicit HtmlReader(std::string_view content) : m_rest(content) {}

    Outline read() {
        while (!m_rest.empty()) {
            const auto open = m_rest.find('<');
            addText(m_rest.substr(0, open));
            if (open == std::string_view::npos) break;
            m_rest.remove_prefix(open);
            const auto tag = nextTag();
            if (tag && tag->name.empty())
                addText("<");
            else if (tag)
                handle(*tag);
        }
        endBlock();
        endList();
        if (m_table) append(m_outline, {Block::Kind::Table, 0, {}, {}, m_table->finish()});
        return std::move(m_outline);
    }

  private:
    /// The tag at the beginning of what is left; none for comments and declarations; a lone '<' has
    /// no name.
    std::optional<Tag> nextTag() {
        if (m_rest.starts_with("<!--")) return skipTo("-->");
        if (m_rest.starts_with("<!") || m_rest.starts_with("<?")) return skipTo(">");
        Tag tag;
        tag.closing = m_rest.starts_with("</");
        const std::size_t begin = tag.closing ? 2 : 1;
        std::size_t end = begin;
        while (end < m_rest.size() &&
               (std::isalnum(static_cast<unsigned char>(m_rest[end])) || m_rest[end] == '-'))
            ++end;
        if (end == begin) {
            m_rest.remove_prefix(1);
            return tag;
        }
        tag.name = text::toLower(m_rest.substr(begin, end - begin));
        char quote = 0;
        std::size_t close = end;
        for (; close < m_rest.size() && (quote != 0 || m_rest[close] != '>'); ++close) {
            if (quote != 0)
                quote = m_rest[close] == quote ? '\0' : quote;
            else if (m_rest[close] == '"' || m_rest[close] == '\'')
                quote = m_rest[close];
        }
        tag.attributes = m_rest.substr(end, close - end);
        m_rest.remove_prefix(std::min(close + 1, m_rest.size()));
        return tag;
    }
    std::optional<Tag> skipTo(std::string_view mark) {
        const auto end = m_rest.find(mark);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + mark.size());
        return std::nullopt;
    }
    /// To behind the closing tag; what stands between is no HTML (a script may hold anything).
    void skipElement(const std::string& name) {
        for (auto end = m_rest.find("</"); end != std::string_view::npos; end = m_rest.find("</")) {
            m_rest.remove_prefix(end);
            if (text::toLower(m_rest.substr(2, name.size())) == name) {
                (void)nextTag();
                return;
            }
            m_rest.remove_prefix(2);
        }
        m_rest = {};
    }

    void addText(std::string_view text) { m_text += withoutEntities(text); }
    std::string taken() { return text::collapseWhitespace(std::exchange(m_text, {})); }

    void handle(const Tag& tag) {
        if (isHidden(tag.name)) {
            if (!tag.closing && !tag.attributes.ends_with('/')) skipElement(tag.name);
        } else if (m_table && handleInTable(tag)) {
            return;
        } else if (tag.name == "title") {
            handleTitle(tag);
        } else if (tag.name.size() == 2 && tag.name[0] == 'h' && tag.name[1] >= '1' &&
                   tag.name[1] <= '6') {
            endBlock();
            if (!tag.closing) m_heading = tag.name[1] - '0';
        } else if (tag.name == "ul" || tag.name == "ol" || tag.name == "dl") {
            endBlock();
            m_lists += tag.closing ? -1 : 1;
            if (m_lists <= 0) endList();
        } else if (tag.name == "table") {
            endBlock();
            endList();
            m_table.emplace();
            m_tables = 1;
        } else if (isInline(tag.name)) {
            return;
        } else if (m_lists > 0 && tag.name != "li" && tag.name != "dt") {
            m_text += tag.name == "dd" && !tag.closing ? ": " : " ";
        } else if (tag.name == "br") {
            m_text += ' ';
        } else {
            endBlock();
        }
    }

    void handleTitle(const Tag& tag) {
        if (!tag.closing)
            endBlock();
        else if (m_outline.title.empty())
            m_outline.title = taken();
    }

    /// True if the tag belongs to the table; a table inside a table is text of its cell.
    bool handleInTable(const Tag& tag) {
        if (tag.name == "table") {
            m_tables += tag.closing ? -1 : 1;
            m_text += ' ';
            if (m_tables > 0) return true;
            endCell();
            append(m_outline, {Block::Kind::Table, 0, {}, {}, m_table->finish()});
            m_table.reset();
            return true;
        }
        if (m_tables > 1) {
            m_text += ' ';
        } else if (tag.name == "caption") {
            if (tag.closing)
                append(m_outline, {Block::Kind::Paragraph, 0, taken()});
            else
                m_text.clear();
        } else if (tag.name == "tr") {
            endCell();
            if (tag.closing)
                m_table->endRow();
            else
                m_table->beginRow();
        } else if (tag.name == "td" || tag.name == "th") {
            endCell();
            if (!tag.closing) m_cell = tag;
            m_text.clear();
        } else if (!isInline(tag.name)) {
            m_text += ' ';
        }
        return true;
    }
    void endCell() {
        if (m_cell) m_table->addCell(taken(), m_cell->name == "th", m_cell->attributes);
        m_cell.reset();
    }

    void endBlock() {
        std::string text = taken();
        if (m_heading > 0)
            append(m_outline, {Block::Kind::Heading, std::exchange(m_heading, 0), std::move(text)});
        else if (m_lists > 0)
            m_items.push_back(std::move(text));
        else
            append(m_outline, {Block::Kind::Paragraph, 0, std::move(text)});
    }
    void endList() {
        m_lists = 0;
        append(m_outline, {Block::Kind::List, 0, {}, std::exchange(m_items, {})});
    }

    std::string_view m_rest;
    Outline m_outline;
    std::string m_text;
    int m_heading = 0;  ///< level of the heading being read
    int m_lists = 0;    ///< depth
    std::vector<std::string> m_items;
    std::optional<TableReader> m_table;
    int m_tables = 0;  ///< depth
    std::optional<Tag> m_cell;
};

}  // namespace

Outline readHtml(std::string_view content) { return HtmlReader(content).read(); }

}  // namespace tripletalk::passages
