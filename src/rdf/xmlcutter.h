// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/bytesource.h"

#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// A tag, comment, CDATA section, processing instruction or DOCTYPE, with the text before it.
struct XmlPiece {
    std::string text;
    std::size_t tag = 0;    ///< where in `text` its '<' is
    std::int64_t line = 1;  ///< where `text` starts, counting from 1; columns count characters
    std::int64_t column = 1;
    std::int64_t tagLine = 1;  ///< where the tag starts
    std::int64_t tagColumn = 1;
    std::int64_t depth = 0;       ///< of open elements after it
    std::int64_t attributes = 0;  ///< of the tag, namespaces included
};

/// Where an attribute stands in its tag: its name, and its value without quotes.
struct XmlAttribute {
    std::size_t name = 0;
    std::size_t nameEnd = 0;
    std::size_t value = 0;
    std::size_t end = 0;
};
/// Of a start tag or empty element; of anything else nothing.
std::optional<XmlAttribute> findXmlAttribute(std::string_view tag, std::string_view name);

/// The value, as written, of an attribute of a start tag or empty element; of anything else
/// nothing.
std::optional<std::string> xmlAttribute(std::string_view tag, std::string_view name);

/// Cuts XML into pieces without judging it, so that whoever parses them knows the exact place and
/// depth. Nothing is lost: the pieces together are the text.
class XmlCutter {
  public:
    explicit XmlCutter(ByteSource& source) : m_source(source) {}

    /// Moves the next piece into `piece`; false at the end of the bytes. Error: Limit (over 256
    /// MB).
    Result<bool> next(XmlPiece& piece);

  private:
    void take(XmlPiece& piece);
    void takePast(XmlPiece& piece, std::string_view end);
    void takeTag(XmlPiece& piece);
    void takeDoctype(XmlPiece& piece);
    bool startsWith(std::string_view text);
    [[nodiscard]] bool done(const XmlPiece& piece);

    ByteSource& m_source;
    std::int64_t m_line = 1;
    std::int64_t m_column = 1;
    std::int64_t m_depth = 0;
};

}  // namespace tripletalk::rdf
