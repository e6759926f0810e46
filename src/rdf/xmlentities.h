// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// The entities that a DOCTYPE declares, and how much text they stand for. libxml2 bounds entities
/// that name each other, but not one that is named a million times.
class XmlEntities {
  public:
    /// Takes only what RDF/XML files use: entities for plain text, each made of earlier ones,
    /// together with comments. Error: Syntax, for whatever else can be declared (parameter and
    /// external entities, markup in entities, attribute defaults) and for entities of over 64 kB.
    Result<void> declare(std::string_view doctype);

    /// False if the references in `text` expand to more than 16 MB, or all that were shown so far
    /// to more than ten times the text that held them.
    bool fits(std::string_view text);

  private:
    Result<void> declareEntity(std::string_view& rest);
    [[nodiscard]] Result<std::int64_t> sizeOf(std::string_view value) const;

    std::map<std::string, std::int64_t, std::less<>> m_sizes;  // name -> bytes it stands for
    std::int64_t m_read = 0;
    std::int64_t m_expanded = 0;
};

}  // namespace tripletalk::rdf
