// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "passages/outline.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <memory>
#include <optional>
#include <utility>

#include <libxml/HTMLparser.h>

namespace tripletalk::passages {

namespace {

constexpr int widestSpan = 100;  ///< "colspan=1000000000" is not a table
/// What the cells of a text are copied to, for all that they span, in times of the text.
constexpr std::size_t mostCopies = 16;

// libxml2 walks through all open elements for a wrong end tag, and compares each attribute of a tag
// with each. No document has as many of them.
constexpr int deepestElement = 256;  // so has libxml2 it for its own trees
constexpr std::ptrdiff_t mostParts = 10'000;

/// True for what stands between attributes, at least.
bool isBetweenParts(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '='; }

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

std::string_view view(const xmlChar* text) { return reinterpret_cast<const char*>(text); }

/// `attributes` are names and values in turn, up to a null; may be null itself.
int spanOf(const xmlChar** attributes, std::string_view name) {
    int span = 1;
    for (; attributes && attributes[0]; attributes += 2) {
        if (view(attributes[0]) != name || !attributes[1]) continue;
        const std::string_view value = text::trim(view(attributes[1]));
        std::from_chars(value.data(), value.data() + value.size(), span);
        break;
    }
    return std::clamp(span, 1, widestSpan);
}

struct Cell {
    bool header = false;
    int columns = 1, rows = 1;
};

/// Collects the rows of one table and spreads cells that span rows or columns.
class TableReader {
  public:
    /// `copies`: how many bytes may still be copied; to outlive it.
    explicit TableReader(std::size_t& copies) : m_copies(copies) {}
    void beginRow() {
        endRow();
        m_inRow = true;
        spread();
    }
    void addCell(const std::string& text, const Cell& cell) {
        if (!m_inRow) beginRow();
        for (int i = 0; i < cell.columns && (i == 0 || mayCopy(text)); ++i) {
            if (cell.rows > 1) m_spanning[m_row.size()] = {cell.rows - 1, text};
            m_row.push_back(text);
        }
        m_onlyHeaders = m_onlyHeaders && cell.header;
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
             cell != m_spanning.end() && cell->second.first > 0 && mayCopy(cell->second.second);
             cell = m_spanning.find(m_row.size())) {
            --cell->second.first;
            m_row.push_back(cell->second.second);
        }
    }
    bool mayCopy(const std::string& text) {
        const std::size_t bytes = sizeof text + text.size();
        if (bytes > m_copies) return false;
        m_copies -= bytes;
        return true;
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
    std::size_t& m_copies;
    bool m_inRow = false;
    bool m_onlyHeaders = true;
};

/// Takes libxml2's tags and text as they come, without a tree: where tags are wrong, what stands
/// between them is still read. HTML names no files that its parser would load.
class HtmlReader {
  public:
    Outline read(std::string_view content) {
        m_copies = mostCopies * content.size();
        while (!content.empty()) content.remove_prefix(parse(content));
        endBlock();
        endList();
        if (m_table) append(m_outline, {Block::Kind::Table, 0, {}, {}, m_table->finish()});
        return std::move(m_outline);
    }

  private:
    struct FreeContext {
        void operator()(htmlParserCtxt* context) const { htmlFreeParserCtxt(context); }
    };

    /// How many bytes were read: all, unless what stands there keeps libxml2 busy. The rest is for
    /// a new parser, which has no open elements.
    std::size_t parse(std::string_view content) {
        const std::unique_ptr<htmlParserCtxt, FreeContext> context(htmlNewParserCtxt());
        *context->sax = handlers();
        context->userData = this;
        m_content = content;
        m_given = m_parts = 0;
        m_depth = m_hidden = 0;
        m_ended = false;
        const auto give = [](void* reader, char* room, int size) {
            return static_cast<HtmlReader*>(reader)->give(room, static_cast<std::size_t>(size));
        };
        htmlCtxtReadIO(context.get(), give, nullptr, this, nullptr, "UTF-8",
                       HTML_PARSE_RECOVER | HTML_PARSE_IGNORE_ENC);
        return m_given;
    }
    /// Hands the parser its next bytes, up to a tag if one is near, or none if it has enough.
    int give(char* room, std::size_t size) {
        if (m_parts > mostParts)  // what is left of this tag goes
            m_given = std::min(m_content.find('>', m_given), m_content.size() - 1) + 1;
        m_ended = m_ended || m_parts > mostParts || m_depth > deepestElement;
        if (m_ended) return 0;
        std::string_view piece = m_content.substr(m_given, size);
        if (const auto tag = piece.rfind('<'); tag != std::string_view::npos && tag > 0)
            piece = piece.substr(0, tag);
        std::ranges::copy(piece, room);
        m_given += piece.size();
        m_parts += std::ranges::count_if(piece, isBetweenParts);
        return static_cast<int>(piece.size());
    }
    static htmlSAXHandler handlers() {
        htmlSAXHandler handler{};
        handler.initialized = XML_SAX2_MAGIC;
        handler.startElement = [](void* reader, const xmlChar* name, const xmlChar** attributes) {
            static_cast<HtmlReader*>(reader)->begin(name, attributes);
        };
        handler.endElement = [](void* reader, const xmlChar* name) {
            static_cast<HtmlReader*>(reader)->end(name);
        };
        handler.characters =
            handler.ignorableWhitespace = [](void* reader, const xmlChar* text, int length) {
                static_cast<HtmlReader*>(reader)->addText(
                    {reinterpret_cast<const char*>(text), static_cast<std::size_t>(length)});
            };
        // Scripts and styles are cdata; without a receiver they would come as characters.
        handler.cdataBlock = [](void* reader, const xmlChar*, int) {
            static_cast<HtmlReader*>(reader)->m_parts = 0;
        };
        handler.serror = [](auto...) {};  // what is wrong is read as well as it can be
        return handler;
    }

    void begin(const xmlChar* name, const xmlChar** attributes) {
        m_parts = 0;
        ++m_depth;
        if (isHidden(view(name))) ++m_hidden;
        if (m_hidden == 0) handle({view(name), false, attributes});
    }
    void end(const xmlChar* name) {
        m_parts = 0;
        --m_depth;
        if (isHidden(view(name)))
            --m_hidden;
        else if (m_hidden == 0)
            handle({view(name), true, nullptr});
    }
    void addText(std::string_view text) {
        m_parts = 0;
        if (m_hidden == 0) m_text += text;
    }
    /// The text since the last block, its blanks of all kinds as single ones.
    std::string taken() {
        std::string text = std::exchange(m_text, {});
        for (const char* blank : {"\u00A0", "\u2002", "\u2003", "\u2009"})
            text = text::replaceAll(std::move(text), blank, " ");
        return text::collapseWhitespace(text::replaceAll(std::move(text), "\u00AD", ""));
    }

    struct Tag {
        std::string_view name;  ///< lower case
        bool closing = false;
        const xmlChar** attributes = nullptr;
    };
    void handle(const Tag& tag) {
        if (m_table) {
            handleInTable(tag);
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
            m_table.emplace(m_copies);
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

    /// A table inside a table is text of its cell.
    void handleInTable(const Tag& tag) {
        if (tag.name == "table") {
            m_tables += tag.closing ? -1 : 1;
            m_text += ' ';
            if (m_tables > 0) return;
            endCell();
            append(m_outline, {Block::Kind::Table, 0, {}, {}, m_table->finish()});
            m_table.reset();
        } else if (m_tables > 1) {
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
            if (!tag.closing)
                m_cell = {tag.name == "th", spanOf(tag.attributes, "colspan"),
                          spanOf(tag.attributes, "rowspan")};
            m_text.clear();
        } else if (!isInline(tag.name)) {
            m_text += ' ';
        }
    }
    void endCell() {
        if (m_cell) m_table->addCell(taken(), *m_cell);
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

    std::string_view m_content;  ///< for this parser
    std::size_t m_given = 0;     ///< of it
    std::ptrdiff_t m_parts = 0;  ///< given since the last tag or text came
    int m_depth = 0;             ///< of open elements
    int m_hidden = 0;            ///< of those that are no text
    bool m_ended = false;
    Outline m_outline;
    std::string m_text;
    int m_heading = 0;  ///< level of the heading being read
    int m_lists = 0;    ///< depth
    std::vector<std::string> m_items;
    std::size_t m_copies = 0;  ///< bytes that tables may still copy
    std::optional<TableReader> m_table;
    int m_tables = 0;  ///< depth
    std::optional<Cell> m_cell;
};

}  // namespace

Outline readHtml(std::string_view content) { return HtmlReader().read(content); }

}  // namespace tripletalk::passages
