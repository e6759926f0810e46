// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What is known of natural languages: all of it stands in resources/language/XX.json, one file a
/// language, and nothing in the code asks which language it has before it.
namespace tripletalk::language {

/// The language that the house is written in: of names that no graph gives, and where none is said.
constexpr std::string_view sourceTag = "en";

/// Another ending of a word: what it ends in, and what stands there instead.
using Endings = std::vector<std::pair<std::string, std::string>>;

/// How the facts of a thing become sentences. The templates have {words} of the predicate, {list}
/// of values, {name} of the thing and {count} to be filled in.
struct Sentences {
    std::vector<std::string> has;  ///< helper words of a predicate: "has", "is"
    std::vector<std::string> is;
    std::vector<std::string> prepositions;  ///< with which a predicate may end: "built at"
    std::string verbEnding;                 ///< of the third person: "sells"
    std::vector<std::string> otherEndings;  ///< that end so and are no verbs: "glass"
    std::vector<std::string> invariables;   ///< nouns that end so and are one or many: "series"
    std::string of;                         ///< between what is counted and what of, with blanks
    std::string type, having, being, doing, one, many,
        longOne;                                  ///< templates, the thing is the subject
    std::string owned, owners, allOwners, doers;  ///< templates, the thing is the object
};

/// Words without any grammar, for languages whose sentences nobody wrote.
struct PlainWords {
    std::string alias = "= {list}";
    std::string last = ", ";
    std::string more = "{count} +";
    std::string all = "{count}";
    std::string something = "…";
    std::string further = "…";  ///< that there are more facts than were told
    std::string date = {};      ///< {day} {month} {year} {iso}; empty: as ISO writes it
};

/// One language: how its words are formed and its numbers written. Immutable.
class Language {
  public:
    /// A language of which nothing is known.
    Language() = default;
    explicit Language(std::string_view json);

    [[nodiscard]] const std::string& tag() const { return m_tag; }          ///< "de"
    [[nodiscard]] const std::string& name() const { return m_name; }        ///< its own: "Deutsch"
    [[nodiscard]] const std::string& stemmer() const { return m_stemmer; }  ///< of Snowball
    [[nodiscard]] char decimal() const { return m_decimal; }                ///< '.' or ','
    /// A number in decimal digits as it is written: "-1234567.5" -> "-1.234.567,5". Not `grouped`:
    /// "-1234567,5", as years and codes are.
    [[nodiscard]] std::string number(std::string_view plain, bool grouped = true) const;
    /// Whether nouns inside a sentence begin small.
    [[nodiscard]] bool smallNouns() const { return m_smallNouns; }
    /// Whether the main word of a name stands before what narrows it: "peso en vacío".
    [[nodiscard]] bool headFirst() const { return m_headFirst; }
    /// Whether questions in it are understood: Wording::forTag(tag()) is its own.
    [[nodiscard]] bool asks() const { return m_asks; }

    /// "product category" -> "product categories"; the noun as it is where its plurals are unknown.
    [[nodiscard]] std::string plural(std::string_view noun) const;
    /// The indefinite article of a noun phrase, "an" of "hour"; empty where it is unknown.
    [[nodiscard]] std::string_view article(std::string_view noun) const;
    /// January is 1; empty if unknown.
    [[nodiscard]] std::string_view month(int number) const;
    /// Plain sentences that stand in all languages in the same order, each the others' translation;
    /// nothing where nobody wrote them.
    [[nodiscard]] const std::vector<std::string>& parallels() const { return m_parallels; }

    /// Nothing: facts are listed, not told.
    [[nodiscard]] const std::optional<Sentences>& sentences() const { return m_sentences; }
    [[nodiscard]] const PlainWords& words() const { return m_words; }

  private:
    [[nodiscard]] std::string pluralOfWord(std::string_view word) const;

    std::string m_tag, m_name, m_stemmer;
    char m_decimal = '.';
    bool m_smallNouns = false;
    bool m_headFirst = false;
    bool m_asks = false;
    std::map<std::string, std::string> m_irregular;  ///< one -> many
    std::vector<std::string> m_same;                 ///< nouns without a plural
    Endings m_plurals;
    std::vector<std::string> m_behind;  ///< words behind which nothing is in the plural any more
    std::string m_spelled, m_spelledArticle,
        m_otherArticle;  ///< of acronyms, by their first letter
    Endings m_articleByBeginning, m_articleByEnding;
    std::vector<std::string> m_months, m_parallels;
    std::optional<Sentences> m_sentences;
    PlainWords m_words;
};

/// All of them, the house's own first. Read when first asked for; thread-safe.
const std::vector<Language>& languages();

/// The language of a tag ("de", "de-AT"), that of the house where the tag is empty; one of which
/// nothing is known for any other.
const Language& languageOf(std::string_view tag);

/// `text` with each {key} replaced.
std::string filled(std::string_view text,
                   const std::vector<std::pair<std::string_view, std::string_view>>& values);

}  // namespace tripletalk::language
