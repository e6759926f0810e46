// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tripletalk::language {

using Words = std::set<std::string, std::less<>>;

/// The words in which a graph's names and values are written, of all languages together: nobody
/// says in which one a value is.
struct ValueWords {
    std::vector<std::pair<std::string, std::string>>
        yesNo;                            ///< pairs, folded; "true" and "false" too
    Words units;                          ///< lower case: "hour", "stunde"
    Words unitSigns;                      ///< as written: "hrs", "Std"
    std::vector<std::string> smallUnits;  ///< beginnings of units of which few are usual: "litre"
    std::map<std::string, std::string, std::less<>> currencies;  ///< as written -> ISO 4217
    std::map<std::string, char, std::less<>> durations;  ///< lower case -> 'd', 'h', 'm', 's'
    std::map<std::string, int, std::less<>> months;  ///< folded, whole or the first three letters
    std::vector<std::string> joints;                 ///< between the parts of a duration
    std::vector<std::string> upTo;                   ///< between the ends of a range
    Words identifiers;                               ///< words of names of columns that identify
    Words lastIdentifiers;                           ///< that do at the end of the name
    std::vector<std::string> identifierEndings;      ///< of the name's last word
    Words hierarchy;  ///< folded; of names of links up or down a tree
    Words helpers;    ///< verbs before an attribute: "has", "is"
};

/// Read when first asked for; thread-safe.
const ValueWords& valueWords();

/// Function words of any language (articles, pronouns, auxiliaries, prepositions, question words):
/// they carry grammar, not content. Folded (base/text.h). A language's list leaves out what is a
/// content word of another.
const std::unordered_set<std::string_view>& functionWords();
bool isFunctionWord(std::string_view folded);

/// Forms of a folded word by the commonest endings of one and many; most do not exist.
Words formsOf(const std::string& word);

/// Folded names without the endings that adjectives and people take: "franzosischen" ->
/// "franzosisch".
std::vector<std::string> demonymsOf(const std::string& word);

}  // namespace tripletalk::language
