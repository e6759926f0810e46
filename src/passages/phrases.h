// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "language/language.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::passages {

/// How a predicate's label is used in a sentence.
enum class PhraseShape {
    Noun,      ///< "weight": Its weight is 14.
    Has,       ///< "has supplier": It has supplier Nord.
    Is,        ///< "is part of", "built at": It is built at Halle.
    Verb,      ///< "sells", "belongs to": It sells tea.
    Labelled,  ///< a language without sentences: "Gewicht: 14."
};

struct Phrase {
    PhraseShape shape = PhraseShape::Noun;
    std::string words;      ///< without the helper word
    std::string unit = {};  ///< "weight (g)" -> "g"
};

/// `language`: in which the label is written; no grammar is guessed where it has no sentences.
/// `toEntities`: the values are things, not literals. The sentences below take the same language.
Phrase phraseOf(std::string_view label, std::string_view localName,
                const language::Language& language, bool toEntities);

/// "2017-09-19" becomes "19 September 2017 (2017-09-19)"; anything else stays, and so does a date
/// in languages that have no words for it.
std::string dateForPeople(std::string value, const language::Language& language);

/// "A", "A and B", "A, B and C"; in other languages "A, B, C".
std::string enumeration(const std::vector<std::string>& items, const language::Language& language);

/// "X is a Lamp and a Gift."; "X (Lampe)." without sentences; empty without types.
std::string typeSentence(const std::string& name, const std::vector<std::string>& types,
                         const language::Language& language);

/// "Its weight is 14 g.": the facts of one predicate, with "it" for the entity.
std::string factSentence(const Phrase& phrase, const std::vector<std::string>& values,
                         const language::Language& language);

/// "It is the supplier of A and B.": the facts of one predicate in which `name` is the object.
std::string reverseSentence(const Phrase& phrase, const std::string& name,
                            const std::vector<std::string>& subjects,
                            const language::Language& language);

}  // namespace tripletalk::passages
