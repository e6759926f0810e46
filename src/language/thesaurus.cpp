// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "language/thesaurus.h"

#include "base/file.h"
#include "base/text.h"

#include <algorithm>
#include <charconv>
#include <fstream>

namespace tripletalk::language {

namespace {
constexpr std::size_t mostSynonyms = 40;
constexpr int mostMeanings = 40;
}  // namespace

Thesaurus::Thesaurus(const std::string& name, const std::filesystem::path& from)
    : m_data(from / (name + ".dat")) {
    if (auto index = readFile(from / (name + ".idx"))) m_index = *std::move(index);
    // The entries, sorted by bytes, are the lines with a bar.
    for (std::size_t line = 0, end = 0; line < m_index.size(); line = end + 1) {
        end = std::min(m_index.find('\n', line), m_index.size());
        const auto bar = m_index.find('|', line);
        if (bar < end) m_lines.push_back(line);
    }
}

/// The line of the index that begins there, up to the bar.
std::string_view Thesaurus::wordAt(std::size_t line) const {
    return std::string_view(m_index).substr(line, m_index.find('|', line) - line);
}

bool Thesaurus::knows(std::string_view word) const {
    const auto at = std::ranges::lower_bound(m_lines, word, {},
                                             [this](std::size_t line) { return wordAt(line); });
    return at != m_lines.end() && wordAt(*at) == word;
}

std::vector<std::string> Thesaurus::meanings(std::string_view word) const {
    std::vector<std::string> found;
    const auto at = std::ranges::lower_bound(m_lines, word, {},
                                             [this](std::size_t line) { return wordAt(line); });
    if (word.empty() || at == m_lines.end() || wordAt(*at) != word) return found;
    const char* digits = m_index.data() + *at + word.size() + 1;
    std::streamoff offset = 0;
    std::from_chars(digits, m_index.data() + m_index.size(), offset);
    std::ifstream data(m_data, std::ios::binary);
    std::string line;
    if (!data.seekg(offset) || !std::getline(data, line)) return found;
    // "climb|9": so many lines follow, a meaning each.
    int meanings = 0;
    const auto bar = line.find('|') + 1;
    std::from_chars(line.data() + bar, line.data() + line.size(), meanings);
    for (int i = 0; i < std::min(meanings, mostMeanings) && std::getline(data, line); ++i)
        found.push_back(line);
    return found;
}

bool Thesaurus::isNoun(std::string_view word) const {
    const auto all = meanings(word);
    return !all.empty() && all.front().starts_with("(noun)");
}

std::vector<std::string> Thesaurus::synonyms(std::string_view word) const {
    std::vector<std::string> found;
    for (const std::string& line : meanings(word)) {
        const auto parts = text::split(line, '|');
        for (std::size_t part = 1; part < parts.size(); ++part) {
            std::string other = text::toLower(parts[part]);
            // "(generic term)", "(antonym)", "(Oberbegriff)"; "(Hauptform)" is the word itself.
            if (const auto note = other.find(" ("); note != std::string::npos) {
                if (!other.ends_with("(hauptform)")) continue;
                other.resize(note);
            }
            if (other != word && std::ranges::find(found, other) == found.end() &&
                found.size() < mostSynonyms)
                found.push_back(std::move(other));
        }
    }
    return found;
}

}  // namespace tripletalk::language
