// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "retrieval/tokens.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tripletalk::retrieval {

/// How something of the world is called: by its name, by a code, or by the word for what or who
/// comes from there.
enum class WorldForm { Name, Code, Adjective };

/// General knowledge that no graph spells out: "US", "American" and "Vereinigte Staaten" are one
/// country, "fr" and "French" one language, "km" and "kilometres" one unit. From resources/names,
/// one file a language:
///
///     kind|codes|names|adjectives      kinds: country, language, unit; lists with "; ", codes with
///                                      blanks; the first code joins the files' lines of one thing
///
/// Immutable; any number of threads.
class WorldNames {
  public:
    /// Built from the files that are compiled in, when first asked for.
    static const WorldNames& shared();

    struct Name {
        std::vector<std::string> words;  ///< as tokens() cuts and folds them
        WorldForm form = WorldForm::Name;
    };
    /// A stretch of a text that means a country or a language.
    struct Mention {
        std::size_t first = 0;  ///< tokens, both included
        std::size_t last = 0;
        WorldForm form = WorldForm::Name;
        const std::vector<Name>* names = nullptr;  ///< all names of what is meant
    };

    /// `words`: the tokens of `text`. A code counts only in capitals, as in "US".
    [[nodiscard]] std::vector<Mention> find(std::string_view text,
                                            const std::vector<Token>& words) const;

    /// The other words for the unit that `word` means: of one word each.
    [[nodiscard]] std::vector<std::string> unitsLike(const std::string& word) const;

  private:
    struct Meaning {
        std::size_t thing = 0;
        WorldForm form = WorldForm::Name;
    };
    WorldNames();
    void addFile(std::string_view content, std::unordered_map<std::string, std::size_t>& byCode);
    void addName(std::size_t thing, std::string_view name, WorldForm form, bool isUnit);
    [[nodiscard]] const std::vector<Meaning>* meanings(const std::string& words) const;

    std::vector<std::vector<Name>> m_things;
    std::unordered_map<std::string, std::vector<Meaning>> m_meanings;  ///< by words with blanks
    std::unordered_map<std::string, std::size_t> m_units;              ///< thing by word
};

}  // namespace tripletalk::retrieval
