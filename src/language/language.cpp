// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/language.h"

#include "base/text.h"
#include "language/languagedata.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace tripletalk::language {

using nlohmann::json;
using Strings = std::vector<std::string>;

namespace {

bool isVowel(char c) { return std::string_view("aeiouAEIOU").find(c) != std::string_view::npos; }

Sentences sentencesFrom(const json& from) {
    const json& verbs = from.at("verbs");
    return {.has = from.at("has"),
            .is = from.at("is"),
            .prepositions = from.at("prepositions"),
            .verbEnding = verbs.at("ending"),
            .otherEndings = verbs.at("not"),
            .invariables = verbs.at("nouns"),
            .of = from.at("of"),
            .type = from.at("type"),
            .having = from.at("having"),
            .being = from.at("being"),
            .doing = from.at("doing"),
            .one = from.at("one"),
            .many = from.at("many"),
            .longOne = from.at("long"),
            .owned = from.at("owned"),
            .owners = from.at("owners"),
            .allOwners = from.at("allowners"),
            .doers = from.at("doers")};
}

}  // namespace

Language::Language(std::string_view text) {
    const json file = json::parse(text);
    m_tag = file.at("language");
    m_name = file.at("name");
    m_stemmer = file.value("stemmer", "");
    m_decimal = file.value("decimal", ".").front();
    m_smallNouns = file.value("smallnouns", false);
    m_headFirst = file.value("headfirst", false);
    m_asks = file.contains("ask");
    if (const auto plural = file.find("plural"); plural != file.end()) {
        m_irregular = plural->at("irregular").get<std::map<std::string, std::string>>();
        m_same = plural->at("same").get<Strings>();
        m_plurals = plural->at("endings").get<Endings>();
        m_behind = plural->at("behind").get<Strings>();
    }
    if (const auto article = file.find("article"); article != file.end()) {
        m_spelled = article->at("spelled").at("letters");
        m_spelledArticle = article->at("spelled").at("is");
        m_otherArticle = article->at("spelled").at("else");
        m_articleByBeginning = article->at("beginnings").get<Endings>();
        m_articleByEnding = article->at("endings").get<Endings>();
    }
    // Other ways to write a month stand behind a bar.
    for (const std::string month : file.value("months", json::array()))
        m_months.push_back(month.substr(0, month.find('|')));
    m_parallels = file.value("parallels", Strings());
    if (const auto sentences = file.find("sentences"); sentences != file.end())
        m_sentences = sentencesFrom(*sentences);
    const json words = file.value("words", json::object());
    for (const auto& [key, member] :
         {std::pair("alias", &m_words.alias), std::pair("last", &m_words.last),
          std::pair("more", &m_words.more), std::pair("all", &m_words.all),
          std::pair("something", &m_words.something), std::pair("further", &m_words.further),
          std::pair("date", &m_words.date)})
        *member = words.value(key, *member);
}

std::string Language::pluralOfWord(std::string_view word) const {
    const std::string lower = text::toLower(word);
    if (const auto many = m_irregular.find(lower); many != m_irregular.end())
        return std::string(word.substr(0, 1)) + many->second.substr(1);
    if (std::ranges::find(m_same, lower) != m_same.end()) return std::string(word);
    for (const auto& [one, many] : m_plurals)
        if (lower.size() > one.size() && lower.ends_with(one))
            return std::string(word.substr(0, word.size() - one.size())) + many;
    return std::string(word);
}

std::string Language::number(std::string_view plain, bool grouped) const {
    if (plain.find_first_not_of("-.0123456789") != std::string_view::npos)
        return std::string(plain);  // with an exponent
    constexpr std::size_t group = 3;
    const char separator = m_decimal == '.' ? ',' : '.';
    const std::size_t point = std::min(plain.find('.'), plain.size());
    const std::size_t first = plain.starts_with('-') ? 1 : 0;
    std::string written;
    for (std::size_t at = 0; at < plain.size(); ++at) {
        if (grouped && at > first && at < point && (point - at) % group == 0) written += separator;
        written += at == point ? m_decimal : plain[at];
    }
    return written;
}

std::string Language::plural(std::string_view noun) const {
    if (m_behind.empty()) {
        const auto blank = noun.find_last_of(" _");
        const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
        return std::string(noun.substr(0, begin)) + pluralOfWord(noun.substr(begin));
    }
    Strings words = text::split(noun, ' ');
    for (std::string& word : words) {
        if (std::ranges::find(m_behind, word) != m_behind.end()) break;
        word = pluralOfWord(word);
    }
    return text::join(words, " ");
}

std::string_view Language::article(std::string_view noun) const {
    const std::string_view trimmed = text::trim(noun);
    const std::string_view word = trimmed.substr(0, trimmed.find_first_of(" -"));
    if (!m_spelled.empty() && !word.empty()) {
        const bool upper = std::ranges::none_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
        if (upper && (word.size() <= 3 || std::ranges::none_of(word, isVowel)))
            return m_spelled.find(word.front()) != std::string::npos ? m_spelledArticle
                                                                     : m_otherArticle;
    }
    const std::string lower = text::toLower(word);
    for (const auto& [beginning, article] : m_articleByBeginning)
        if (lower.starts_with(beginning)) return article;
    for (const auto& [ending, article] : m_articleByEnding)
        if (lower.ends_with(ending)) return article;
    return {};
}

std::string_view Language::month(int number) const {
    const auto at = static_cast<std::size_t>(number) - 1;
    return at < m_months.size() ? std::string_view(m_months[at]) : std::string_view();
}

const std::vector<Language>& languages() {
    static const std::vector<Language> all = [] {
        const auto& data = languageData();
        return std::vector<Language>(data.begin(), data.end());
    }();
    return all;
}

const Language& languageOf(std::string_view tag) {
    static const Language unknown;
    const std::string lower = text::toLower(tag.empty() ? sourceTag : tag);
    const auto known =
        std::ranges::find(languages(), lower.substr(0, lower.find('-')), &Language::tag);
    return known == languages().end() ? unknown : *known;
}

std::string filled(std::string_view text,
                   const std::vector<std::pair<std::string_view, std::string_view>>& values) {
    using Value = std::pair<std::string_view, std::string_view>;
    std::string done;
    while (!text.empty()) {
        const auto open = std::min(text.find('{'), text.size());
        const auto close = std::min(text.find('}', open), text.size());
        done += text.substr(0, open);
        if (close == text.size()) return done.append(text.substr(open));
        const auto value =
            std::ranges::find(values, text.substr(open + 1, close - open - 1), &Value::first);
        done += value == values.end() ? text.substr(open, close + 1 - open) : value->second;
        text.remove_prefix(close + 1);
    }
    return done;
}

}  // namespace tripletalk::language
