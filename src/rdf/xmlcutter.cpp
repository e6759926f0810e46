// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/xmlcutter.h"

#include "base/text.h"
#include "rdf/splitter.h"

namespace tripletalk::rdf {

std::optional<XmlAttribute> findXmlAttribute(std::string_view tag, std::string_view name) {
    if (tag.starts_with("<!") || tag.starts_with("<?")) return std::nullopt;
    for (std::size_t from = 0;;) {
        const auto quote = tag.find_first_of("\"'", from);
        if (quote == std::string_view::npos) return std::nullopt;
        const auto end = tag.find(tag[quote], quote + 1);
        if (end == std::string_view::npos) return std::nullopt;
        auto before = text::trim(tag.substr(from, quote - from));
        if (before.ends_with('=')) before = text::trim(before.substr(0, before.size() - 1));
        before.remove_prefix(before.find_last_of(" \t\r\n") + 1);
        if (before == name) {
            const auto start = static_cast<std::size_t>(before.data() - tag.data());
            return XmlAttribute{start, start + name.size(), quote + 1, end};
        }
        from = end + 1;
    }
}

std::optional<std::string> xmlAttribute(std::string_view tag, std::string_view name) {
    const auto found = findXmlAttribute(tag, name);
    if (!found) return std::nullopt;
    return std::string(tag.substr(found->value, found->end - found->value));
}

Result<bool> XmlCutter::next(XmlPiece& piece) {
    piece.text.clear();
    piece.attributes = 0;
    piece.line = m_line;
    piece.column = m_column;
    while (!done(piece) && m_source.peek() != '<') take(piece);
    piece.tag = piece.text.size();
    piece.tagLine = m_line;
    piece.tagColumn = m_column;
    if (startsWith("<!--"))
        takePast(piece, "-->");
    else if (startsWith("<![CDATA["))
        takePast(piece, "]]>");
    else if (startsWith("<?"))
        takePast(piece, "?>");
    else if (startsWith("<!"))
        takeDoctype(piece);
    else if (m_source.peek() == '<')
        takeTag(piece);
    piece.depth = m_depth;
    if (piece.text.size() > longestStatement)
        return Error{ErrorKind::Limit,
                     say("Sentence", "A single tag or text is longer than 256 MB.")};
    return !piece.text.empty();
}

bool XmlCutter::done(const XmlPiece& piece) {
    return m_source.peek() == ByteSource::End || piece.text.size() > longestStatement;
}

void XmlCutter::take(XmlPiece& piece) {
    const int c = m_source.peek();
    piece.text += static_cast<char>(c);
    m_source.advance();
    const bool newLine = c == '\n' || (c == '\r' && m_source.peek() != '\n');
    if (newLine) {
        ++m_line;
        m_column = 1;
    } else if ((c & 0xC0) != 0x80) {
        ++m_column;
    }
}

bool XmlCutter::startsWith(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (m_source.peek(i) != static_cast<unsigned char>(text[i])) return false;
    return true;
}

void XmlCutter::takePast(XmlPiece& piece, std::string_view end) {
    while (!done(piece) && !startsWith(end)) take(piece);
    for (std::size_t i = 0; i < end.size() && !done(piece); ++i) take(piece);
}

void XmlCutter::takeTag(XmlPiece& piece) {
    const bool endTag = m_source.peek(1) == '/';
    int quote = 0;
    while (!done(piece) && (quote != 0 || m_source.peek() != '>')) {
        const int c = m_source.peek();
        if (quote != 0 && c == quote)
            quote = 0, ++piece.attributes;
        else if (quote == 0 && (c == '"' || c == '\''))
            quote = c;
        take(piece);
    }
    if (done(piece)) return;
    const bool emptyElement = piece.text.ends_with('/');
    take(piece);
    if (endTag)
        --m_depth;
    else if (!emptyElement)
        ++m_depth;
}

void XmlCutter::takeDoctype(XmlPiece& piece) {
    int quote = 0;
    bool inSubset = false;
    while (!done(piece)) {
        const int c = m_source.peek();
        if (quote == 0 && startsWith("<!--")) {
            takePast(piece, "-->");
            continue;
        }
        if (quote == 0 && startsWith("<?")) {
            takePast(piece, "?>");
            continue;
        }
        take(piece);
        if (quote != 0)
            quote = c == quote ? 0 : quote;
        else if (c == '"' || c == '\'')
            quote = c;
        else if (c == '[' || c == ']')
            inSubset = c == '[';
        else if (c == '>' && !inSubset)
            return;
    }
}

}  // namespace tripletalk::rdf
