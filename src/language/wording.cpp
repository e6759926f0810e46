// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/wording.h"

#include "base/text.h"
#include "language/languagedata.h"

#include <algorithm>
#include <mutex>

#include <nlohmann/json.hpp>

namespace tripletalk::language {

using nlohmann::json;
using Strings = std::vector<std::string>;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool endsWith(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// "2,760" and "2.760" with the language's own marks: a mark before exactly three digits groups
/// thousands, unless it is the language's decimal mark and stands alone.
std::optional<double> parseNumber(std::string_view digits, char decimal) {
    std::string plain;
    const auto marks = std::ranges::count_if(digits, [](char c) { return c == '.' || c == ','; });
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const char c = digits[i];
        if (isDigit(c)) {
            plain += c;
            continue;
        }
        const auto next = digits.find_first_of(".,", i + 1);
        const std::size_t run = (next == std::string_view::npos ? digits.size() : next) - i - 1;
        const bool groups = run == 3 && (c != decimal || marks > 1);
        if (!groups) plain += '.';
    }
    double value = 0;
    if (!text::parseNumber(plain, value)) return {};
    return value;
}

}  // namespace

const std::vector<Wording>& Wording::all() {
    static const std::vector<Wording> known = [] {
        std::vector<Wording> read;
        for (std::size_t i = 0; i < languages().size(); ++i)
            if (languages()[i].asks()) read.push_back(Wording(languages()[i], languageData()[i]));
        return read;
    }();
    return known;
}

const Wording& Wording::forTag(std::string_view tag) {
    for (const Wording& wording : all())
        if (tag.substr(0, tag.find('-')) == wording.language()) return wording;
    return all().front();
}

const Wording& Wording::forText(std::string_view text, std::string_view fallback) {
    const Wording* best = &forTag(fallback);
    const auto count = [&](const Wording& wording) {
        std::size_t stops = 0;
        for (const text::Word& word : text::wordsAndCharacters(text))
            if (wording.isStop(text::fold(word.text))) ++stops;
        return stops;
    };
    std::size_t most = count(*best);
    for (const Wording& wording : all()) {
        const std::size_t stops = count(wording);
        if (stops <= most) continue;
        most = stops;
        best = &wording;
    }
    return *best;
}

std::string Wording::stem(std::string_view folded) const {
    const auto one = m_irregular.find(std::string(folded));
    return m_stemmer.stem(one == m_irregular.end() ? folded : std::string_view(one->second));
}

bool Wording::isInflected(std::string_view word, std::string_view other) const {
    const auto same =
        static_cast<std::size_t>(std::ranges::mismatch(word, other).in1 - word.begin());
    return std::ranges::none_of(m_endings, [&](const std::string& ending) {
        return ending.size() > 1 &&  // a letter more is a case or a number
               (word.substr(same) == ending || other.substr(same) == ending);
    });
}

bool Wording::isAgent(const std::string& folded) const {
    return std::ranges::any_of(m_agents, [&](const std::string& ending) {
        return endsWith(folded, ending) && folded.size() > ending.size() + 3;
    });
}

std::string Wording::root(std::string_view stem) const {
    constexpr std::size_t shortest = 3;
    std::string word(stem);
    for (const std::string& ending : m_endings)
        if (endsWith(word, ending) && word.size() >= ending.size() + shortest) {
            word.resize(word.size() - ending.size());
            break;
        }
    if (word.size() > shortest && word.back() == 'e') word.pop_back();
    if (word.size() > shortest && word.back() == word[word.size() - 2]) word.pop_back();
    return word.size() < shortest ? std::string() : word;
}

void Wording::readNumber(Token& token) const {
    const std::string& word = token.folded;
    if (const auto named = m_numbers.find(word); named != m_numbers.end()) {
        token.number = named->second;
        return;
    }
    if (word.empty() || !isDigit(word.front())) return;
    const auto end =
        std::ranges::find_if(word, [](char c) { return !isDigit(c) && c != '.' && c != ','; });
    const auto digits = static_cast<std::size_t>(end - word.begin());
    const std::string tail = word.substr(digits);
    const auto factor = scale(tail);
    if (!tail.empty() && !factor && !unit(tail)) return;
    token.number = parseNumber(std::string_view(word).substr(0, digits), m_language->decimal());
    if (token.number && factor)
        token.scaleBy(*factor);
    else
        token.unit = tail;
}

std::vector<Token> Wording::tokens(std::string_view text) const {
    std::vector<Token> found;
    for (text::Word& word : text::wordsAndCharacters(text)) {
        Token token;
        token.folded = text::fold(word.text);
        token.stem = stem(token.folded);
        token.text = std::move(word.text);
        token.begin = word.begin;
        token.end = word.end;
        token.stop = isStop(token.folded);
        token.article = m_articles.contains(token.folded);
        readNumber(token);
        // A scale or unit behind a number belongs to it ("2 million", "5 l/100km", "20 %").
        if (!found.empty() && found.back().number && found.back().unit.empty()) {
            if (const auto factor = scale(token.folded); factor && *factor > 100) {
                found.back().scaleBy(*factor);
                found.back().end = token.end;
                continue;
            }
        }
        found.push_back(std::move(token));
    }
    readAmounts(found);
    joinDates(text, found);
    joinUnits(text, found);
    return found;
}

void Wording::readAmounts(std::vector<Token>& tokens) const {
    // "more than a million", "longer than an hour": the article is the number one. Where it is the
    // number's word as well, so is that of "mehr als einen Hund", but not of "über einen Hund".
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (tokens[i].number || !m_ones.contains(tokens[i].folded)) continue;
        const auto factor = scale(tokens[i + 1].folded);
        bool compared = false;
        bool counted = false;
        for (std::size_t at = i > 3 ? i - 3 : 0; at < i; ++at)
            for (const Found& found : cuesAt(tokens, at)) {
                if (at + found.length != i) continue;
                const bool compares = found.cue->kind == CueKind::Compare;
                compared = compared || compares || found.cue->kind == CueKind::Than;
                counted = counted ||
                          (m_onesAreNumbers && compares && (found.length > 1 || !tokens[at].stop));
            }
        if (!(factor && *factor > 1) && !counted && !(compared && unit(tokens[i + 1].folded)))
            continue;
        tokens[i].number = 1;
        tokens[i].scaleBy(factor.value_or(1));
        tokens[i].stop = false;
        tokens[i].article = false;
        if (!factor) continue;
        tokens[i].end = tokens[i + 1].end;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// Where the unit behind a number ends; where the number ends if there is none.
std::size_t Wording::endOfUnit(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t number) const {
    constexpr std::size_t mostCharacters = 4;
    const std::size_t end = tokens[number].end;
    const std::size_t begin = std::min(text.find_first_not_of(" \t\n", end), text.size());
    const std::string_view rest = text.substr(begin);
    // The longest run of following text without a blank that is a unit ("km/h"), else the next
    // word.
    for (const std::size_t length : {rest.find_first_of(" ,;?!)"), rest.find_first_of(" ,;?!).")}) {
        const std::string_view unit = rest.substr(0, length);
        if (this->unit(unit)) return begin + unit.size();
    }
    // Nothing says where a unit ends in a script without blanks.
    for (std::size_t last = std::min(number + mostCharacters, tokens.size() - 1); last > number;
         --last)
        if (text::isUnspaced(tokens[last].text) && tokens[last].end > begin &&
            unit(text.substr(begin, tokens[last].end - begin)))
            return tokens[last].end;
    return end;
}

void Wording::joinUnits(std::string_view text, std::vector<Token>& found) const {
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i].number || !found[i].unit.empty() || found[i].date.size() > 4) continue;
        const std::size_t end = endOfUnit(text, found, i);
        found[i].unit = text::fold(text::trim(text.substr(found[i].end, end - found[i].end)));
        found[i].end = end;
        // The words of the unit belong to the number.
        const auto next = found.begin() + static_cast<std::ptrdiff_t>(i) + 1;
        found.erase(next, std::find_if(next, found.end(), [&](const Token& token) {
                        return token.begin >= found[i].end;
                    }));
    }
}

bool Wording::areSynonyms(const std::string& stem, const std::string& other) const {
    const auto at = m_synonyms.find(stem);
    return at != m_synonyms.end() && std::ranges::any_of(at->second, [&](int group) {
               return std::ranges::find(m_groups[static_cast<std::size_t>(group)], other) !=
                      m_groups[static_cast<std::size_t>(group)].end();
           });
}

std::vector<std::string> Wording::synonyms(const std::string& stem) const {
    Strings all;
    if (const auto at = m_synonyms.find(stem); at != m_synonyms.end())
        for (const int group : at->second)
            for (const std::string& other : m_groups[static_cast<std::size_t>(group)])
                if (other != stem) all.push_back(other);
    return all;
}

const Thesaurus& Wording::opened() const {
    static std::mutex mutex;
    static std::map<std::string, Thesaurus> all;
    const std::lock_guard lock(mutex);
    return all.try_emplace(m_thesaurus, m_thesaurus).first->second;
}

Strings Wording::thesaurus(const Token& token) const {
    // Inflected words are looked up by their stem and by what their family shares.
    const std::string root = this->root(token.stem);
    Strings all;
    for (const std::string& form : {text::toLower(token.text), token.stem, root, root + "e"}) {
        for (std::string& other : opened().synonyms(form))
            if (std::ranges::find(all, other) == all.end()) all.push_back(std::move(other));
        if (!all.empty()) break;
    }
    return all;
}

/// As the thesaurus has it; nothing if it does not.
std::string Wording::base(const Token& token) const {
    const std::string root = this->root(token.stem);
    Strings all = forms(token);
    all.insert(all.end(), {token.stem, token.stem + "e", root, root + "e"});
    const auto known =
        std::ranges::find_if(all, [&](const std::string& form) { return opened().knows(form); });
    return known == all.end() ? std::string() : *known;
}

bool Wording::isOrdinary(const Token& token) const {
    return token.stop || isGeneric(token.stem) || m_synonyms.contains(token.stem) ||
           !base(token).empty();
}

bool Wording::isNoun(const Token& token) const { return opened().isNoun(base(token)); }

/// A word as it may stand in a dictionary: as said, or without the ending of many or of a case.
Strings Wording::forms(const Token& token) const {
    const std::string word = text::toLower(token.text);
    Strings all{word};
    if (const auto one = m_irregular.find(token.folded); one != m_irregular.end())
        all.push_back(one->second);
    for (const auto& [one, many] : m_forms)
        if (word.size() > many.size() + 2 && word.ends_with(many))
            all.push_back(word.substr(0, word.size() - many.size()) + one);
    // "Schul" of "Schulbus"
    for (const auto& [one, many] : m_forms)
        if (!m_joints.empty() && one.empty()) all.push_back(word + many);
    return all;
}

Strings Wording::translations(const Token& token, const std::string& to) const {
    static std::mutex mutex;
    static std::map<std::string, Dictionary> opened;
    const auto name = m_dictionaries.find(to);
    if (name == m_dictionaries.end()) return {};
    const Dictionary& dictionary = [&]() -> const Dictionary& {
        const std::lock_guard lock(mutex);
        return opened.try_emplace(name->second, name->second).first->second;
    }();
    for (const std::string& form : forms(token))
        if (Strings all = dictionary.translations(form); !all.empty()) return all;
    return {};
}

std::vector<Token> Wording::compound(const Token& token,
                                     const std::function<bool(const Token&)>& first,
                                     const std::function<bool(const Token&)>& second) const {
    constexpr std::size_t shortest = 3;  // bytes of either word
    if (m_joints.empty() || token.number || token.text.size() != token.end - token.begin) return {};
    const auto part = [&](std::size_t from, std::size_t to, std::size_t end) {
        Token one;
        one.text = token.text.substr(from, to - from);
        one.folded = text::fold(one.text);
        one.stem = stem(one.folded);
        one.begin = token.begin + from;
        one.end = token.begin + end;
        one.stop = isStop(one.folded);
        return one;
    };
    // The second word is what the whole is: the longer, the surer.
    for (std::size_t at = shortest; at + shortest <= token.text.size(); ++at) {
        if ((static_cast<unsigned char>(token.text[at]) & 0xC0U) == 0x80U) continue;
        const Token head = part(at, token.text.size(), token.text.size());
        if (head.stop || !second(head)) continue;
        for (const std::string& joint : m_joints) {
            if (at < joint.size() + shortest ||
                !std::string_view(token.text).substr(0, at).ends_with(joint))
                continue;
            const Token modifier = part(0, at - joint.size(), at);
            if (!modifier.stop && first(modifier)) return {modifier, head};
        }
    }
    return {};
}

std::vector<Wording::Found> Wording::cuesAt(const std::vector<Token>& tokens, std::size_t at,
                                            bool reading) const {
    std::vector<Found> found;
    const auto phrases = m_phrases.find(tokens[at].folded);
    if (phrases == m_phrases.end()) return found;
    for (const Phrase& phrase : phrases->second) {
        if (at + phrase.words.size() > tokens.size() || (phrase.cue.reading && !reading)) continue;
        const bool same = std::equal(
            phrase.words.begin(), phrase.words.end(),
            tokens.begin() + static_cast<std::ptrdiff_t>(at),
            [](const std::string& word, const Token& token) { return word == token.folded; });
        if (same) found.push_back({phrase.words.size(), &phrase.cue});
    }
    return found;
}

std::optional<Unit> Wording::unit(std::string_view name) const {
    const auto at =
        m_units.find(text::fold(text::replaceAll(std::string(text::trim(name)), " ", "")));
    if (at == m_units.end()) return {};
    return at->second;
}

std::optional<double> Wording::scale(std::string_view name) const {
    const auto at = m_scales.find(std::string(name));
    if (at == m_scales.end()) return {};
    return at->second;
}

std::string Wording::phrase(const std::string& name) const {
    const auto at = m_answers.find(name);
    return at == m_answers.end() ? name : at->second;
}

}  // namespace tripletalk::language
