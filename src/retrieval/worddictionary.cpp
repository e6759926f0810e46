// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/worddictionary.h"

#include "base/text.h"
#include "retrieval/editdistance.h"
#include "retrieval/valueformat.h"

#include <algorithm>
#include <set>

#include <QString>

namespace tripletalk::retrieval {

namespace {

constexpr float pluralQuality = 0.95F;
constexpr float prefixQuality = 0.75F;
constexpr float typoQuality = 0.8F;
constexpr float secondTypoQuality = 0.7F;
constexpr std::size_t maxMisspelt = 8;

/// Which letters a word has (low half) and has twice (high half); one edit changes two bits at
/// most.
std::uint64_t lettersOf(std::u32string_view word) {
    std::uint64_t mask = 0;
    for (const char32_t c : word) {
        const std::uint64_t once = std::uint64_t{1} << (c % 32);
        mask |= (mask & once) != 0 ? once << 32 : once;
    }
    return mask;
}

bool differsInMoreThan(std::uint64_t a, std::uint64_t b, int bits) {
    std::uint64_t difference = a ^ b;
    for (int i = 0; i < bits; ++i) difference &= difference - 1;  // takes the lowest one away
    return difference != 0;
}

bool isNumber(std::string_view word) { return !word.empty() && word[0] >= '0' && word[0] <= '9'; }

bool endsWith(const std::string& word, std::string_view ending) {
    return word.size() >= ending.size() + 3 && word.ends_with(ending);
}

/// The word's other forms by the commonest English and German endings; most do not exist, the
/// dictionary decides.
std::set<std::string> inflections(const std::string& word) {
    std::set<std::string> forms;
    for (const std::string_view ending : {"s", "es", "e", "n", "en", "er"}) {
        if (endsWith(word, ending)) forms.insert(word.substr(0, word.size() - ending.size()));
        forms.insert(word + std::string(ending));
    }
    if (endsWith(word, "ies")) forms.insert(word.substr(0, word.size() - 3) + "y");
    if (endsWith(word, "y")) forms.insert(word.substr(0, word.size() - 1) + "ies");
    return forms;
}

std::string encode(std::u32string_view word) {
    return QString::fromUcs4(word.data(), static_cast<qsizetype>(word.size())).toStdString();
}

}  // namespace

Result<WordDictionary> WordDictionary::open(const sqlite::Database& database, std::int64_t names) {
    auto exact = database.prepare("SELECT id, names FROM word WHERE text = ?");
    if (!exact) return exact.error();
    auto prefix = database.prepare(
        "SELECT id, names, text FROM (SELECT id, names, text FROM word WHERE text > ?1 AND text < "
        "?2 ORDER BY text LIMIT 2000) "
        "ORDER BY names DESC, text LIMIT 24");
    if (!prefix) return prefix.error();
    return WordDictionary(database, std::move(*exact), std::move(*prefix), names);
}

WordDictionary::WordDictionary(const sqlite::Database& database, sqlite::Statement exact,
                               sqlite::Statement prefix, std::int64_t names)
    : m_database(&database),
      m_exact(std::move(exact)),
      m_prefix(std::move(prefix)),
      m_names(names) {}

Result<std::vector<WordVariant>> WordDictionary::variants(const Token& token) {
    std::vector<WordVariant> found;
    if (auto done = addExact(token.text, 1, WordMatch::Exact, found); !done) return done.error();
    const std::size_t length = decode(token.text).size();
    if (token.stop || length < 3) return found;
    if (!isNumber(token.text)) {
        if (auto done = addInflected(token.text, found); !done) return done.error();
    }
    if (!found.empty()) return found;
    if (!isNumber(token.text) || length >= 4) {
        if (auto done = addPrefixed(token.text, found); !done) return done.error();
    }
    if (!isNumber(token.text) && length >= 4) {
        if (auto done = addMisspelt(token.text, found); !done) return done.error();
    }
    std::ranges::stable_sort(found, std::greater{}, &WordVariant::quality);
    return found;
}

Result<void> WordDictionary::addExact(const std::string& word, float quality, WordMatch match,
                                      std::vector<WordVariant>& found) {
    m_exact.bind(1, word);
    auto row = m_exact.step();
    if (!row) return row.error();
    if (*row) {
        const std::int64_t names = m_exact.integer(1);
        found.push_back({static_cast<std::uint32_t>(m_exact.integer(0)), names,
                         values::wordWeight(word, names, m_names), quality, match});
    }
    m_exact.reset();
    return {};
}

Result<void> WordDictionary::addInflected(const std::string& word,
                                          std::vector<WordVariant>& found) {
    for (const std::string& form : inflections(word)) {
        if (auto done = addExact(form, pluralQuality, WordMatch::Plural, found); !done) return done;
    }
    return {};
}

Result<void> WordDictionary::addPrefixed(const std::string& word, std::vector<WordVariant>& found) {
    m_prefix.bind(1, word);
    m_prefix.bind(2, word + "\xF4\x8F\xBF\xBF");  // the last character there is
    for (;;) {
        auto row = m_prefix.step();
        if (!row) return row.error();
        if (!*row) break;
        const std::int64_t names = m_prefix.integer(1);
        found.push_back({static_cast<std::uint32_t>(m_prefix.integer(0)), names,
                         values::wordWeight(m_prefix.text(2), names, m_names), prefixQuality,
                         WordMatch::Prefix});
    }
    m_prefix.reset();
    return {};
}

Result<void> WordDictionary::addMisspelt(const std::string& word, std::vector<WordVariant>& found) {
    const std::u32string wanted = decode(word);
    const std::uint64_t letters = lettersOf(wanted);
    const int limit = wanted.size() >= 8 ? 2 : 1;
    std::vector<std::pair<int, std::u32string>> near;
    const auto edits = static_cast<std::size_t>(limit);
    for (std::size_t length = std::max<std::size_t>(3, wanted.size() - edits);
         length <= wanted.size() + edits; ++length) {
        auto words = bucket(length);
        if (!words) return words.error();
        for (std::size_t i = 0; i < (*words)->words.size(); ++i) {
            if (differsInMoreThan((*words)->letters[i], letters, 2 * limit)) continue;
            const int distance = editDistance(wanted, (*words)->words[i], limit);
            if (distance > limit) continue;
            // People rarely miss the first letter: such a candidate counts as one edit further
            // away.
            near.emplace_back(2 * distance + ((*words)->words[i][0] == wanted[0] ? 0 : 1),
                              (*words)->words[i]);
        }
    }
    std::ranges::sort(near);
    if (near.size() > maxMisspelt) near.resize(maxMisspelt);
    for (const auto& [distance, candidate] : near) {
        const float quality = distance <= 3 ? typoQuality : secondTypoQuality;
        if (auto done = addExact(encode(candidate), quality, WordMatch::Typo, found); !done)
            return done;
    }
    return {};
}

Result<const WordDictionary::Bucket*> WordDictionary::bucket(std::size_t length) {
    auto [found, isNew] = m_buckets.try_emplace(length);
    if (!isNew) return &found->second;
    auto list = m_database->value("SELECT words FROM letters WHERE length = ?",
                                  static_cast<std::int64_t>(length));
    if (!list) {
        m_buckets.erase(found);
        return list.error();
    }
    std::u32string word;
    for (const char32_t c : decode(sqlite::toText(*list))) {
        if (c != U'\n') {
            word += c;
            continue;
        }
        found->second.letters.push_back(lettersOf(word));
        found->second.words.push_back(std::exchange(word, {}));
    }
    return &found->second;
}

}  // namespace tripletalk::retrieval
