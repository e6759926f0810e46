// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/phrases.h"

#include "base/text.h"
#include "induction/values/units.h"
#include "naming/names.h"
#include "passages/sentences.h"

#include <algorithm>

namespace tripletalk::passages {

using language::Language;
using language::Sentences;

namespace {

/// A value longer than this is a text of its own, not a part of a sentence.
constexpr std::size_t longValue = 160;

std::string lowerFirst(std::string label) {
    const bool acronym = label.size() > 1 && label[1] >= 'A' && label[1] <= 'Z';
    if (!acronym && !label.empty() && label[0] >= 'A' && label[0] <= 'Z')
        label[0] = static_cast<char>(label[0] - 'A' + 'a');
    return label;
}

bool contains(const std::vector<std::string>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

bool endsWithPreposition(std::string_view label, const Sentences& grammar) {
    const auto blank = label.rfind(' ');
    return blank != std::string_view::npos &&
           contains(grammar.prepositions, label.substr(blank + 1));
}

bool looksThirdPerson(std::string_view word, const Sentences& grammar) {
    return word.size() > 3 && word.ends_with(grammar.verbEnding) &&
           std::ranges::none_of(grammar.otherEndings,
                                [&](const std::string& ending) { return word.ends_with(ending); });
}

/// One word that could be a verb ("sells") is a noun where the predicate's own name says so
/// ("partOfSeries"), or where the language makes no difference between one and many.
bool looksLikeVerb(const std::string& word, std::string_view localName, const Sentences& grammar) {
    if (!looksThirdPerson(word, grammar) || contains(grammar.invariables, word)) return false;
    return !text::toLower(naming::allWords(localName)).ends_with(' ' + text::toLower(word));
}

/// "number of employees" is one number: what stands before the preposition decides.
bool isPlural(std::string_view noun, const Sentences& grammar) {
    const auto head = noun.substr(0, noun.find(grammar.of));
    return looksThirdPerson(head, grammar) &&
           !contains(grammar.invariables, head.substr(head.rfind(' ') + 1));
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

std::string manyOf(const std::string& noun, std::size_t count, const Language& language) {
    const bool isMany = count < 2 || noun.ends_with(language.sentences()->verbEnding);
    return isMany ? noun : language.plural(noun);
}

std::string told(const std::string& pattern, const std::string& words, const std::string& list,
                 std::string_view name = {}) {
    return asSentence(
        language::filled(pattern, {{"words", words}, {"list", list}, {"name", name}}));
}

}  // namespace

Phrase phraseOf(std::string_view label, std::string_view localName, const Language& language,
                bool toEntities) {
    Phrase phrase{PhraseShape::Labelled, text::collapseWhitespace(label),
                  induction::unitOfName(label, localName)};
    if (!phrase.unit.empty()) phrase.words = withoutUnit(phrase.words, phrase.unit);
    if (!language.sentences()) return phrase;
    const Sentences& grammar = *language.sentences();
    phrase.words = lowerFirst(std::move(phrase.words));
    const std::string first = phrase.words.substr(0, phrase.words.find(' '));
    const std::string attribute = naming::attributeName(phrase.words);
    const bool helped = attribute != phrase.words;
    if (helped && contains(grammar.has, text::toLower(first)))
        phrase.shape = PhraseShape::Has;
    else if (helped)
        phrase.shape = PhraseShape::Is;
    else if (endsWithPreposition(phrase.words, grammar))
        phrase.shape = looksThirdPerson(first, grammar) ? PhraseShape::Verb : PhraseShape::Is;
    else if (toEntities && first == phrase.words && looksLikeVerb(first, localName, grammar))
        phrase.shape = PhraseShape::Verb;
    else
        phrase.shape = PhraseShape::Noun;
    phrase.words = attribute;
    return phrase;
}

std::string dateForPeople(std::string value, const Language& language) {
    static constexpr std::string_view pattern = "0000-00-00";
    const auto fits = [&] {
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            const bool digit = value[i] >= '0' && value[i] <= '9';
            if (pattern[i] == '0' ? !digit : value[i] != pattern[i]) return false;
        }
        return true;
    };
    if (language.words().date.empty() || value.size() != pattern.size() || !fits()) return value;
    const std::string_view month = language.month((value[5] - '0') * 10 + value[6] - '0');
    const int day = (value[8] - '0') * 10 + value[9] - '0';
    if (month.empty() || day < 1 || day > 31) return value;
    return language::filled(language.words().date, {{"day", std::to_string(day)},
                                                    {"month", month},
                                                    {"year", value.substr(0, 4)},
                                                    {"iso", value}});
}

std::string enumeration(const std::vector<std::string>& items, const Language& language) {
    if (items.size() < 2) return text::join(items, ", ");
    return text::join({items.begin(), items.end() - 1}, ", ") + language.words().last +
           items.back();
}

std::string typeSentence(const std::string& name, const std::vector<std::string>& types,
                         const Language& language) {
    if (types.empty()) return {};
    if (!language.sentences()) return name + " (" + text::join(types, ", ") + ").";
    std::vector<std::string> nouns;
    for (const std::string& type : types)
        nouns.push_back(std::string(language.article(type)) + ' ' + type);
    return told(language.sentences()->type, {}, enumeration(nouns, language), name);
}

std::string factSentence(const Phrase& phrase, const std::vector<std::string>& values,
                         const Language& language) {
    std::string list = enumeration(withUnit(values, phrase.unit), language);
    if (phrase.shape == PhraseShape::Labelled) return asSentence(phrase.words + ": " + list);
    const bool isLong = list.size() > longValue && values.size() == 1;
    const Sentences& grammar = *language.sentences();
    switch (phrase.shape) {
        case PhraseShape::Has:
            return told(grammar.having,
                        manyOf(phrase.words, values.size(), language) + (isLong ? ":" : ""), list);
        case PhraseShape::Is:
            return told(grammar.being, phrase.words, list);
        case PhraseShape::Verb:
            return told(grammar.doing, phrase.words, list);
        default:
            break;
    }
    const std::string noun = manyOf(phrase.words, values.size(), language);
    if (isLong) return told(grammar.longOne, noun, list);
    return told(values.size() > 1 || isPlural(noun, grammar) ? grammar.many : grammar.one, noun,
                list);
}

std::string reverseSentence(const Phrase& phrase, const std::string& name,
                            const std::vector<std::string>& subjects, const Language& language) {
    const std::string list = enumeration(subjects, language);
    if (phrase.shape == PhraseShape::Labelled)
        return asSentence(list + " – " + phrase.words + ": " + name);
    const bool one = subjects.size() == 1;
    const Sentences& grammar = *language.sentences();
    switch (phrase.shape) {
        case PhraseShape::Is:
            return told(one ? grammar.owners : grammar.allOwners, phrase.words, list, name);
        case PhraseShape::Verb: {
            std::string verb =
                phrase.words;  // "sells" and "belongs to" lose their "s" behind several subjects
            const auto end = std::min(verb.find(' '), verb.size());
            if (!one) verb.erase(end - grammar.verbEnding.size(), grammar.verbEnding.size());
            return told(grammar.doers, verb, list, name);
        }
        default:
            return told(grammar.owned, phrase.words, list, name);
    }
}

}  // namespace tripletalk::passages
