// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/worddictionary.h"

#include "base/editdistance.h"
#include "base/text.h"
#include "language/valuewords.h"
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
constexpr float spellingQuality = 0.97F;
constexpr float shortenedQuality = 0.75F;
constexpr std::size_t maxMisspelt = 8;
constexpr std::size_t maxShortened = 12;
constexpr std::size_t longestShort = 5;   ///< letters of a shortened word
constexpr std::size_t longestWhole = 20;  ///< letters of what it is short for

constexpr std::uint64_t lettersOnce = 0xFFFFFFFF;

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

/// The same number as others write it: "1,200" and "1200", "5,8" and "5.8".
std::set<std::string> spellings(const std::string& number) {
    std::set<std::string> forms;
    const auto mark = number.find_first_of(".,");
    if (mark == std::string::npos) {
        for (const char separator : {',', '.'}) {
            std::string grouped = number;
            for (std::size_t at = number.size(); at > 3; at -= 3)
                grouped.insert(at - 3, 1, separator);
            forms.insert(grouped);
        }
    } else {
        const bool grouped = (number.size() - mark) % 4 == 0;
        std::string digits = number, swapped = number;
        std::erase_if(digits, [](char c) { return c == '.' || c == ','; });
        for (char& c : swapped) c = c == '.' ? ',' : c == ',' ? '.' : c;
        if (grouped) forms.insert(digits);
        forms.insert(swapped);
    }
    forms.erase(number);
    return forms;
}

bool isVowel(char32_t c) { return std::u32string_view(U"aeiouy").find(c) != std::u32string::npos; }

/// Whether people shorten words so: the first letter, some of the others in their order, and the
/// last one or no vowel ("dept", "intl", "pkg").
bool isShortened(std::u32string_view shorter, std::u32string_view whole) {
    if (shorter.front() != whole.front()) return false;
    std::size_t at = 0;
    for (const char32_t c : whole)
        if (at < shorter.size() && shorter[at] == c) ++at;
    return at == shorter.size() &&
           (shorter.back() == whole.back() || std::ranges::none_of(shorter.substr(1), isVowel));
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
    const bool number = isNumber(token.text);
    auto inflected = number ? addSpellings(token.text, found) : addInflected(token.text, found);
    if (!inflected) return inflected.error();
    if (!found.empty()) return found;
    if (!number || length >= 4) {
        if (auto done = addPrefixed(token.text, found); !done) return done.error();
    }
    if (!number) {
        if (auto done = addShortened(token.text, found); !done) return done.error();
    }
    if (!number && length >= 4) {
        if (auto done = addMisspelt(token.text, found); !done) return done.error();
    }
    std::ranges::stable_sort(found, std::greater{}, &WordVariant::quality);
    return found;
}

Result<std::optional<WordVariant>> WordDictionary::find(const std::string& word) {
    std::vector<WordVariant> found;
    if (auto done = addExact(word, 1, WordMatch::Exact, found); !done) return done.error();
    return found.empty() ? std::nullopt : std::optional(found.front());
}

Result<std::unordered_set<std::uint32_t>> WordDictionary::functionWords() {
    std::unordered_set<std::uint32_t> ids;
    for (const std::string_view word : language::functionWords()) {
        auto found = find(std::string(word));
        if (!found) return found.error();
        if (*found) ids.insert((*found)->word);
    }
    return ids;
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
    for (const std::string& form : language::formsOf(word)) {
        if (language::isFunctionWord(form)) continue;
        if (auto done = addExact(form, pluralQuality, WordMatch::Plural, found); !done) return done;
    }
    return {};
}

Result<void> WordDictionary::addSpellings(const std::string& word,
                                          std::vector<WordVariant>& found) {
    for (const std::string& form : spellings(word)) {
        if (auto done = addExact(form, spellingQuality, WordMatch::Spelling, found); !done)
            return done;
    }
    return {};
}

/// The longer words that `word` may be short for, and the short forms of it where it is the long
/// one.
Result<void> WordDictionary::addShortened(const std::string& word,
                                          std::vector<WordVariant>& found) {
    const std::u32string said = decode(word);
    const std::uint64_t letters = lettersOf(said);
    const bool isShort = said.size() <= longestShort;
    std::vector<WordVariant> others;
    const std::size_t from = isShort ? said.size() + 2 : 3;
    const std::size_t to = isShort ? longestWhole : std::min(longestShort, said.size() - 2);
    for (std::size_t length = from; length <= to; ++length) {
        auto words = bucket(length);
        if (!words) return words.error();
        for (std::size_t i = 0; i < (*words)->size(); ++i) {
            const std::uint64_t theirs = (*words)->letters[i];
            if (((isShort ? letters & ~theirs : theirs & ~letters) & lettersOnce) != 0) continue;
            const std::u32string_view other = (*words)->word(i);
            if (!(isShort ? isShortened(said, other) : isShortened(other, said))) continue;
            if (isShort && other.starts_with(said)) continue;  // found as a prefix
            if (auto done = addExact(encode(other), shortenedQuality, WordMatch::Shortened, others);
                !done)
                return done;
        }
    }
    std::ranges::stable_sort(others, std::greater{}, &WordVariant::names);
    if (others.size() > maxShortened) others.resize(maxShortened);
    found.insert(found.end(), others.begin(), others.end());
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

Result<void> WordDictionary::addMisspelt(const std::string& text, std::vector<WordVariant>& found) {
    const std::u32string wanted = decode(text);
    const std::uint64_t letters = lettersOf(wanted);
    const int limit = wanted.size() >= 8 ? 2 : 1;
    std::vector<std::pair<int, std::u32string>> near;
    const auto edits = static_cast<std::size_t>(limit);
    for (std::size_t length = std::max<std::size_t>(3, wanted.size() - edits);
         length <= wanted.size() + edits; ++length) {
        auto words = bucket(length);
        if (!words) return words.error();
        for (std::size_t i = 0; i < (*words)->size(); ++i) {
            if (differsInMoreThan((*words)->letters[i], letters, 2 * limit)) continue;
            const std::u32string_view word = (*words)->word(i);
            const int distance = editDistance(wanted, word, limit);
            if (distance > limit) continue;
            // People rarely miss the first letter: such a candidate counts as one edit further
            // away.
            near.emplace_back(2 * distance + (word[0] == wanted[0] ? 0 : 1), word);
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
    Bucket& bucket = found->second;
    bucket.length = length;
    bucket.words = decode(sqlite::toText(*list));
    std::erase(bucket.words, U'\n');
    for (std::size_t i = 0; i + length <= bucket.words.size(); i += length)
        bucket.letters.push_back(lettersOf(std::u32string_view(bucket.words).substr(i, length)));
    return &bucket;
}

}  // namespace tripletalk::retrieval
