// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/wordsearch.h"

#include "lookup/bestrows.h"
#include "lookup/namewords.h"

#include <algorithm>
#include <bit>
#include <map>

namespace tripletalk::lookup {

namespace {

// Scores are counted in quarters, so that they and their bounds compare exactly.
constexpr int exactScore = 4, prefixScore = 3, missingScore = -2, unmatchedScore = -1;
constexpr std::size_t longFrom = 3;  // bytes of a keyword that is looked for by itself

/// A distinct word of the query, and the words of the index that it is or begins: [first, last).
struct Keyword {
    std::string text;
    int count = 1;  ///< in the query
    bool isLong = false;
    bool hasExact = false;  ///< then it is `first`
    std::uint32_t first = 0, last = 0;
    std::uint64_t names = 0;
    Marks marks = 0;  ///< that a name has in which a word begins so

    [[nodiscard]] bool covers(std::uint32_t word) const { return word - first < last - first; }
    [[nodiscard]] bool is(std::uint32_t word) const { return hasExact && word == first; }
    /// What it can add to a score at most, each time that it comes.
    [[nodiscard]] int best() const {
        return hasExact ? exactScore : first < last ? prefixScore : missingScore;
    }
    [[nodiscard]] std::uint32_t firstPrefixed() const { return first + (hasExact ? 1 : 0); }
};

std::uint32_t firstWord(const NameLists& lists, std::uint32_t from, auto&& isBefore) {
    std::uint32_t count = lists.words() - from;
    while (count > 0) {
        const std::uint32_t half = count / 2;
        if (isBefore(lists.word(from + half))) {
            from += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return from;
}

void findWords(const NameLists& lists, Keyword& keyword) {
    const std::string_view text = keyword.text;
    keyword.isLong = text.size() >= longFrom;
    keyword.first = firstWord(lists, 0, [&](std::string_view word) { return word < text; });
    keyword.last = firstWord(lists, keyword.first, [&](std::string_view word) {
        return word.substr(0, text.size()) <= text;
    });
    keyword.hasExact = keyword.first < keyword.last && lists.word(keyword.first) == text;
    keyword.names = lists.postingsOf(keyword.first, keyword.last);
    keyword.marks = marksOf(text);
}

/// Distinct, those that are looked for first: long ones, rarest first.
std::vector<Keyword> keywordsOf(const NameLists& lists, std::string_view query) {
    std::vector<std::string> words;
    wordsOf(query, words);
    std::map<std::string, int> counts;
    for (std::string& word : words) ++counts[std::move(word)];
    std::vector<Keyword> keywords;
    for (const auto& [text, count] : counts) {
        keywords.push_back({text, count});
        findWords(lists, keywords.back());
    }
    std::ranges::stable_sort(keywords, [](const Keyword& a, const Keyword& b) {
        return std::pair(!a.isLong, a.names) < std::pair(!b.isLong, b.names);
    });
    return keywords;
}

/// One search.
class Search {
  public:
    Search(const NameLists& lists, std::vector<Keyword> keywords, std::size_t k, const Rows* within)
        : m_lists(lists), m_keywords(std::move(keywords)), m_best(k), m_within(within) {
        const auto isLong = [](const Keyword& keyword) { return keyword.isLong; };
        m_anyLong = std::ranges::any_of(m_keywords, isLong);
    }

    std::vector<Hit> run() {
        std::uint64_t names = 0;
        for (const Keyword& keyword : m_keywords)
            if (isSource(keyword)) names += keyword.names;
        if (m_within && m_within->size() <= names)
            scoreRows();
        else
            scoreLists();
        return m_best.hits();
    }

  private:
    [[nodiscard]] bool isSource(const Keyword& keyword) const {
        return keyword.isLong || !m_anyLong;
    }

    /// All names of the rows that are wanted, where they are fewer than those in the lists.
    void scoreRows() {
        for (const std::uint32_t row : *m_within) {
            const auto [begin, end] = m_lists.namesOf(row);
            for (std::size_t name = begin; name < end; ++name) {
                const auto words = m_lists.wordsOfName(static_cast<std::uint32_t>(name));
                if (isCandidate(words)) m_best.offer(row, score(words));
            }
        }
    }

    [[nodiscard]] bool isCandidate(std::span<const std::uint32_t> words) const {
        return std::ranges::any_of(m_keywords, [&](const Keyword& keyword) {
            return isSource(keyword) && std::ranges::any_of(words, [&](std::uint32_t word) {
                       return keyword.isLong ? keyword.covers(word) : keyword.is(word);
                   });
        });
    }

    void scoreLists() {
        if (m_within) markWithin();
        for (std::size_t i = 0; i < m_keywords.size() && isSource(m_keywords[i]); ++i) {
            const Keyword& keyword = m_keywords[i];
            m_longLists.clear();
            // The names with the fewest initials first, those that have the word itself before
            // those that have one of which it is the beginning.
            for (int initials = 1; initials <= mostInitials; ++initials) {
                const int exact = bound(i, exactScore, initials);
                if (!m_best.admits(exact)) break;
                if (keyword.hasExact) scoreList(keyword.first, initials, exact);
                const int prefix = bound(i, prefixScore, initials);
                if (keyword.isLong && m_best.admits(prefix))
                    scorePrefixed(keyword, initials, prefix);
            }
        }
    }

    /// The first time all lists, then those that are long: of short ones all is seen by then.
    void scorePrefixed(const Keyword& keyword, int initials, int bound) {
        if (initials == 1)
            for (std::uint32_t word = keyword.firstPrefixed(); word < keyword.last; ++word) {
                if (m_lists.namesWith(word).size() > NameLists::sortedFrom)
                    m_longLists.push_back(word);
                else
                    scoreList(word, initials, bound);
            }
        for (const std::uint32_t word : m_longLists) scoreList(word, initials, bound);
    }

    /// What a name can have that keyword `i` matches with this score and that was not in the lists
    /// of those before it, and whose words have so many initials.
    [[nodiscard]] int bound(std::size_t i, int matched, int initials) const {
        int most = 0;
        Marks covered = 0;
        for (std::size_t j = 0; j < m_keywords.size(); ++j) {
            const Keyword& keyword = m_keywords[j];
            // The lists of a short keyword are those of the word itself.
            const bool canBegin = !keyword.isLong && keyword.firstPrefixed() < keyword.last;
            int each = j == i ? matched : keyword.best();
            if (j < i) each = canBegin ? prefixScore : missingScore;
            most += each * keyword.count;
            if (each != missingScore) covered |= keyword.marks & initialMarks;
        }
        return most + unmatchedScore * std::max(0, initials - std::popcount(covered));
    }

    void scoreList(std::uint32_t word, int initials, int bound) {
        auto [begin, end] = m_lists.namesWith(word);
        if (end - begin > NameLists::sortedFrom) {
            const auto last = initials == mostInitials ? end : firstWith(begin, end, initials + 1);
            begin = firstWith(begin, last, initials);
            end = last;
        } else if (initials > 1) {
            return;  // all of a short list are looked at in one go
        }
        for (std::size_t at = begin; at < end; ++at) {
            // Most names go here, with nothing read but their marks.
            if (!m_best.admits(hoped(m_lists.postingMarks[at]))) continue;
            const std::uint32_t name = m_lists.postings[at];
            if (name >= m_lists.nameRows.size()) continue;
            const std::uint32_t row = m_lists.nameRows[name];
            if (!m_best.admits(bound, row)) return;  // the rows that follow are higher
            if (row >= m_lists.rows() || (m_within && !m_marked[row])) continue;
            m_best.offer(row, score(m_lists.wordsOfName(name)));
        }
    }

    /// The first of these postings, which are in the order of their initials, with so many.
    [[nodiscard]] std::size_t firstWith(std::size_t begin, std::size_t end, int initials) const {
        const auto marks = m_lists.postingMarks.subspan(begin, end - begin);
        const auto first = std::ranges::partition_point(
            marks, [initials](Marks of) { return std::popcount(of & initialMarks) < initials; });
        return begin + static_cast<std::size_t>(first - marks.begin());
    }

    /// What a name with these marks can have at most.
    [[nodiscard]] int hoped(Marks marks) const {
        int most = 0;
        Marks covered = 0;
        for (const Keyword& keyword : m_keywords) {
            const bool mayBegin = (marks & keyword.marks) == keyword.marks;
            most += (mayBegin ? keyword.best() : missingScore) * keyword.count;
            covered |= keyword.marks;
        }
        return most + unmatchedScore * std::popcount(marks & initialMarks & ~covered);
    }

    void markWithin() {
        m_marked.resize(m_lists.rows());
        for (const std::uint32_t row : *m_within)
            if (row < m_marked.size()) m_marked[row] = true;
    }

    [[nodiscard]] int score(std::span<const std::uint32_t> words) const {
        int sum = 0;
        for (const Keyword& keyword : m_keywords) {
            int each = missingScore;
            for (const std::uint32_t word : words) {
                if (keyword.is(word)) each = exactScore;
                if (each == exactScore) break;
                if (keyword.covers(word)) each = prefixScore;
            }
            sum += each * keyword.count;
        }
        for (const std::uint32_t word : words)
            if (std::ranges::none_of(m_keywords,
                                     [&](const Keyword& keyword) { return keyword.covers(word); }))
                sum += unmatchedScore;
        return sum;
    }

    /// Names with more count as having so many: they are few, and come last.
    static constexpr int mostInitials = 12;

    const NameLists& m_lists;
    std::vector<Keyword> m_keywords;
    bool m_anyLong = false;
    BestRows m_best;
    const Rows* m_within;
    std::vector<bool> m_marked;
    std::vector<std::uint32_t> m_longLists;  ///< words that the keyword at hand begins
};

}  // namespace

std::vector<Hit> searchWords(const NameLists& lists, std::string_view query, std::size_t k,
                             const Rows* within) {
    if (k == 0) return {};
    std::vector<Keyword> keywords = keywordsOf(lists, query);
    return Search(lists, std::move(keywords), k, within).run();
}

}  // namespace tripletalk::lookup
