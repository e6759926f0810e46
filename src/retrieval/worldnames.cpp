// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/worldnames.h"

#include "base/text.h"
#include "language/valuewords.h"
#include "retrieval/worlddata.h"

#include <algorithm>

namespace tripletalk::retrieval {

namespace {

constexpr std::size_t mostWords = 10;  ///< of an official name

std::vector<std::string> foldedWords(std::string_view name) {
    std::vector<std::string> words;
    for (const Token& token : tokens(name)) words.push_back(token.text);
    return words;
}

bool isUpper(std::string_view written) {
    return written.size() >= 2 &&
           std::ranges::all_of(written, [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool isGluedTo(const std::vector<Token>& words, std::size_t i) {
    return (i > 0 && words[i - 1].end == words[i].begin) ||
           (i + 1 < words.size() && words[i].end == words[i + 1].begin);
}

bool startsWithDigit(const Token& token) { return token.text[0] >= '0' && token.text[0] <= '9'; }

/// "US" is a code, "us" and the "US" of a text all in capitals are not; "20 KG" is no country.
bool mayBeCode(std::string_view text, const std::vector<Token>& words, std::size_t i) {
    const bool shouting =
        words.size() > 2 && std::ranges::none_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
    return !shouting && isUpper(text.substr(words[i].begin, words[i].end - words[i].begin)) &&
           !isGluedTo(words, i) && (i == 0 || !startsWithDigit(words[i - 1]));
}

}  // namespace

const WorldNames& WorldNames::shared() {
    static const WorldNames names;
    return names;
}

WorldNames::WorldNames() {
    std::unordered_map<std::string, std::size_t> byCode;
    for (const std::string_view file : worldData()) addFile(file, byCode);
}

void WorldNames::addFile(std::string_view content,
                         std::unordered_map<std::string, std::size_t>& byCode) {
    constexpr std::size_t fields = 4;
    for (const std::string& line : text::split(content, '\n')) {
        const auto parts = text::split(line, '|');
        if (line.starts_with('#') || parts.size() != fields) continue;
        const auto codes = text::split(parts[1], ' ');
        const auto [thing, isNew] =
            byCode.try_emplace(parts[0] + '|' + codes.front(), m_things.size());
        if (isNew) m_things.emplace_back();
        const bool isUnit = parts[0] == "unit";
        if (isNew || codes.size() > 1)
            for (const std::string& code : codes)
                addName(thing->second, code, WorldForm::Code, isUnit);
        for (const std::string& name : text::split(parts[2], ';'))
            addName(thing->second, name, WorldForm::Name, isUnit);
        for (const std::string& name : text::split(parts[3], ';'))
            addName(thing->second, name, WorldForm::Adjective, isUnit);
    }
}

void WorldNames::addName(std::size_t thing, std::string_view name, WorldForm form, bool isUnit) {
    Name added{foldedWords(name), form};
    if (added.words.empty() || added.words.size() > mostWords) return;
    const std::string words = text::join(added.words, " ");
    if (isUnit && added.words.size() == 1)
        m_units.emplace(words, thing);
    else if (!isUnit)
        m_meanings[words].push_back({thing, form});
    m_things[thing].push_back(std::move(added));
}

const std::vector<WorldNames::Meaning>* WorldNames::meanings(const std::string& words) const {
    if (const auto found = m_meanings.find(words); found != m_meanings.end()) return &found->second;
    for (const std::string& form : language::demonymsOf(words))
        if (const auto found = m_meanings.find(form); found != m_meanings.end())
            return &found->second;
    return nullptr;
}

std::vector<WorldNames::Mention> WorldNames::find(std::string_view text,
                                                  const std::vector<Token>& words) const {
    std::vector<Mention> found;
    for (std::size_t first = 0; first < words.size(); ++first) {
        std::string joined;
        for (std::size_t last = first; last < std::min(words.size(), first + mostWords); ++last) {
            joined += (last == first ? "" : " ") + words[last].text;
            const auto* known = meanings(joined);
            if (!known) continue;
            for (const Meaning& meaning : *known) {
                const bool isCode = meaning.form == WorldForm::Code;
                const bool isStop = first == last && words[first].stop;
                if (isCode ? !mayBeCode(text, words, first) : isStop) continue;
                found.push_back({first, last, meaning.form, &m_things[meaning.thing]});
            }
        }
    }
    return found;
}

std::vector<std::string> WorldNames::unitsLike(const std::string& word) const {
    std::vector<std::string> others;
    const auto unit = m_units.find(word);
    if (unit == m_units.end()) return others;
    for (const Name& name : m_things[unit->second])
        if (name.words.size() == 1 && name.words[0] != word) others.push_back(name.words[0]);
    return others;
}

}  // namespace tripletalk::retrieval
