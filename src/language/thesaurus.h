// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::language {

/// A thesaurus as Debian's packages mythes-… install it: NAME.idx ("word|offset" a line) and
/// NAME.dat
/// ("word|meanings", then a line a meaning: "(noun)|other|other (generic term)"). Where the files
/// are missing no word has synonyms. Immutable, thread-safe.
class Thesaurus {
  public:
    static constexpr const char* folder = "/usr/share/mythes";

    /// `name`: "th_en_US_v2".
    explicit Thesaurus(const std::string& name, const std::filesystem::path& from = folder);

    /// What may be said instead of a word in lower case, in the order of its meanings; neither its
    /// opposites nor wider terms.
    [[nodiscard]] std::vector<std::string> synonyms(std::string_view word) const;
    /// Whether a word in lower case is a noun by its first meaning; never where the thesaurus tells
    /// no parts of speech.
    [[nodiscard]] bool isNoun(std::string_view word) const;
    /// Whether a word in lower case has an entry.
    [[nodiscard]] bool knows(std::string_view word) const;

  private:
    /// The lines of a word, one a meaning.
    [[nodiscard]] std::vector<std::string> meanings(std::string_view word) const;
    [[nodiscard]] std::string_view wordAt(std::size_t line) const;

    std::string m_index;
    std::vector<std::size_t> m_lines;
    std::filesystem::path m_data;
};

}  // namespace tripletalk::language
