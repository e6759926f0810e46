// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/phrases.h"

#include "base/text.h"
#include "induction/values/units.h"
#include "naming/names.h"
#include "passages/sentences.h"

#include <algorithm>
#include <array>

namespace tripletalk::passages {

namespace {

/// A value longer than this is a text of its own, not a part of a sentence.
constexpr std::size_t longValue = 160;

std::string lowerFirst(std::string label) {
    const bool acronym = label.size() > 1 && label[1] >= 'A' && label[1] <= 'Z';
    if (!acronym && !label.empty() && label[0] >= 'A' && label[0] <= 'Z')
        label[0] = static_cast<char>(label[0] - 'A' + 'a');
    return label;
}

bool endsWithPreposition(std::string_view label) {
    static constexpr std::array<std::string_view, 14> prepositions{
        "of",  "by",   "at",    "in",   "to",  "from", "with",
        "for", "near", "under", "into", "via", "on",   "as"};
    const auto blank = label.rfind(' ');
    return blank != std::string_view::npos &&
           std::ranges::find(prepositions, label.substr(blank + 1)) != prepositions.end();
}

bool looksThirdPerson(std::string_view word) {
    return word.size() > 3 && word.ends_with("s") && !word.ends_with("ss") &&
           !word.ends_with("us") && !word.ends_with("is");
}

/// Nouns in "s" that are the same for one and for many.
bool isInvariable(std::string_view noun) {
    static constexpr std::array<std::string_view, 4> nouns{"means", "news", "series", "species"};
    return std::ranges::find(nouns, noun) != nouns.end();
}

/// One word that could be a verb ("sells") is a noun where the predicate's own name says so
/// ("partOfSeries"), or where English makes no difference between one and many.
bool looksLikeVerb(const std::string& word, std::string_view localName) {
    if (!looksThirdPerson(word) || isInvariable(word)) return false;
    return !text::toLower(naming::humanise(localName)).ends_with(' ' + text::toLower(word));
}

/// "number of employees" is one number: what stands before the preposition decides.
bool isPlural(std::string_view noun) {
    const auto head = noun.substr(0, noun.find(" of "));
    return looksThirdPerson(head) && !isInvariable(head.substr(head.rfind(' ') + 1));
}

std::string withoutUnit(const std::string& label, const std::string& unit) {
    const auto bracket = label.find_last_of("([");
    if (bracket != std::string::npos && bracket > 0)
        return std::string(text::trim(std::string_view(label).substr(0, bracket)));
    if (label.size() > unit.size() + 1 && text::toLower(label).ends_with(' ' + text::toLower(unit)))
        return label.substr(0, label.size() - unit.size() - 1);
    return label;
}

std::vector<std::string> withUnit(std::vector<std::string> values, const std::string& unit) {
    double number = 0;
    for (std::string& value : values)
        if (!unit.empty() && text::parseNumber(value, number)) value += ' ' + unit;
    return values;
}

std::string manyOf(const std::string& noun, std::size_t count) {
    return count < 2 || noun.ends_with('s') ? noun : naming::plural(noun);
}

}  // namespace

Phrase phraseOf(std::string_view label, std::string_view localName, bool english, bool toEntities) {
    Phrase phrase{PhraseShape::Labelled, text::collapseWhitespace(label),
                  induction::unitOfName(label, localName)};
    if (!phrase.unit.empty()) phrase.words = withoutUnit(phrase.words, phrase.unit);
    if (!english) return phrase;
    phrase.words = lowerFirst(std::move(phrase.words));
    const std::string first = phrase.words.substr(0, phrase.words.find(' '));
    const std::string attribute = naming::attributeName(phrase.words);
    const bool helped = attribute != phrase.words;
    if (helped && first.starts_with("ha"))
        phrase.shape = PhraseShape::Has;
    else if (helped)
        phrase.shape = PhraseShape::Is;
    else if (endsWithPreposition(phrase.words))
        phrase.shape = looksThirdPerson(first) ? PhraseShape::Verb : PhraseShape::Is;
    else if (toEntities && first == phrase.words && looksLikeVerb(first, localName))
        phrase.shape = PhraseShape::Verb;
    else
        phrase.shape = PhraseShape::Noun;
    phrase.words = attribute;
    return phrase;
}

std::string dateForPeople(std::string value, bool english) {
    static constexpr std::array<std::string_view, 12> months{
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    static constexpr std::string_view pattern = "0000-00-00";
    const auto fits = [&] {
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            const bool digit = value[i] >= '0' && value[i] <= '9';
            if (pattern[i] == '0' ? !digit : value[i] != pattern[i]) return false;
        }
        return true;
    };
    if (!english || value.size() != pattern.size() || !fits()) return value;
    const int month = (value[5] - '0') * 10 + value[6] - '0';
    const int day = (value[8] - '0') * 10 + value[9] - '0';
    if (month < 1 || month > 12 || day < 1 || day > 31) return value;
    return std::to_string(day) + ' ' + std::string(months[static_cast<std::size_t>(month) - 1]) +
           ' ' + value.substr(0, 4) + " (" + value + ")";
}

std::string enumeration(const std::vector<std::string>& items, bool english) {
    if (!english || items.size() < 2) return text::join(items, ", ");
    return text::join({items.begin(), items.end() - 1}, ", ") + " and " + items.back();
}

std::string typeSentence(const std::string& name, const std::vector<std::string>& types,
                         bool english) {
    if (types.empty()) return {};
    if (!english) return name + " (" + text::join(types, ", ") + ").";
    std::vector<std::string> nouns;
    for (const std::string& type : types)
        nouns.push_back(std::string(naming::article(type)) + ' ' + type);
    return asSentence(name + " is " + enumeration(nouns, true));
}

std::string factSentence(const Phrase& phrase, const std::vector<std::string>& values,
                         bool english) {
    const std::string list = enumeration(withUnit(values, phrase.unit), english);
    const bool isLong = list.size() > longValue && values.size() == 1;
    switch (phrase.shape) {
        case PhraseShape::Has:
            return asSentence("It has " + manyOf(phrase.words, values.size()) +
                              (isLong ? ": " : " ") + list);
        case PhraseShape::Is:
            return asSentence("It is " + phrase.words + ' ' + list);
        case PhraseShape::Verb:
            return asSentence("It " + phrase.words + ' ' + list);
        case PhraseShape::Noun: {
            const std::string noun = manyOf(phrase.words, values.size());
            const bool are = values.size() > 1 || isPlural(noun);
            return asSentence("Its " + noun + (isLong ? ": " : are ? " are " : " is ") + list);
        }
        case PhraseShape::Labelled:
            break;
    }
    return asSentence(phrase.words + ": " + list);
}

std::string reverseSentence(const Phrase& phrase, const std::string& name,
                            const std::vector<std::string>& subjects, bool english) {
    const std::string list = enumeration(subjects, english);
    const bool one = subjects.size() == 1;
    switch (phrase.shape) {
        case PhraseShape::Has:
        case PhraseShape::Noun:
            return asSentence("It is the " + phrase.words + " of " + list);
        case PhraseShape::Is:
            return asSentence(list + (one ? " is " : " are ") + phrase.words + ' ' + name);
        case PhraseShape::Verb: {
            std::string verb =
                phrase.words;  // "sells" and "belongs to" lose their "s" behind several subjects
            const auto end = std::min(verb.find(' '), verb.size());
            if (!one) verb.erase(end - 1, 1);
            return asSentence(list + ' ' + verb + ' ' + name);
        }
        case PhraseShape::Labelled:
            break;
    }
    return asSentence(list + " – " + phrase.words + ": " + name);
}

}  // namespace tripletalk::passages
