// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/namelistbuilder.h"

#include "lookup/namewords.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <tuple>
#include <utility>

namespace tripletalk::lookup {

namespace {

constexpr std::uint64_t mostNumber = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr std::uint32_t postingsAtOnce = std::uint32_t{24} << 20U;

Error tooMany() {
    return Error{ErrorKind::Limit,
                 say("Sentence", "The graph has more names than a search index can hold.")};
}

std::uint64_t headOf(std::string_view word) {
    std::uint64_t head = 0;
    for (std::size_t i = 0; i < 8; ++i)
        head = head << 8U | (i < word.size() ? static_cast<unsigned char>(word[i]) : 0U);
    return head;
}

Result<void> copy(IndexFileWriter& file, Section section, const Spool<std::uint32_t>& numbers) {
    if (auto begun = file.begin(section); !begun) return begun;
    return numbers.each([&](std::span<const std::uint32_t> part) { return file.write(part); });
}

/// Stable: names with equally many initials stay ascending.
void orderByInitials(std::span<std::uint32_t> names, std::span<Marks> marks) {
    std::array<std::uint32_t, 64> begins = {};
    const auto initials = [&](std::size_t i) {
        return static_cast<std::size_t>(std::popcount(marks[i] & initialMarks));
    };
    for (std::size_t i = 0; i < names.size(); ++i) ++begins[initials(i) + 1];
    for (std::size_t i = 1; i < begins.size(); ++i) begins[i] += begins[i - 1];
    std::vector<std::pair<std::uint32_t, Marks>> ordered(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        ordered[begins[initials(i)]++] = {names[i], marks[i]};
    for (std::size_t i = 0; i < names.size(); ++i) std::tie(names[i], marks[i]) = ordered[i];
}

}  // namespace

Result<void> NameListBuilder::beginRow() { return m_rowNames.add(names()); }

Result<void> NameListBuilder::addName(std::string_view name) {
    wordsOf(name, m_split);
    if (m_split.empty()) return {};
    if (m_nameWords.size() + m_split.size() > mostNumber) return tooMany();
    if (auto added = m_nameRows.add(rows() - 1); !added) return added;
    for (const std::string& word : m_split) {
        if (auto added = m_nameWords.add(m_words.add(word).first); !added) return added;
    }
    m_lengths.push_back(static_cast<std::uint16_t>(m_split.size()));
    return {};
}

Result<void> NameListBuilder::write(IndexFileWriter& file, const ProgressSink& progress,
                                    const CancelToken& cancel) {
    const std::vector<std::uint32_t> order = wordsInOrder();
    if (cancel.cancelled()) return cancel.error();
    if (auto written = writeWords(file, order); !written) return written;
    if (auto written = writeNames(file); !written) return written;
    if (cancel.cancelled()) return cancel.error();
    return writePostings(file, progress, cancel);
}

/// The pool's numbers - 1, sorted by bytes; heads decide nearly always, without a look at the text.
std::vector<std::uint32_t> NameListBuilder::wordsInOrder() const {
    struct Headed {
        std::uint64_t head;
        std::uint32_t number;
    };
    std::vector<Headed> headed;
    headed.reserve(m_words.size());
    for (std::uint32_t i = 0; i < m_words.size(); ++i)
        headed.push_back({headOf(m_words.at(i + 1)), i});
    std::ranges::sort(headed, [&](const Headed& a, const Headed& b) {
        if (a.head != b.head) return a.head < b.head;
        return m_words.at(a.number + 1) < m_words.at(b.number + 1);
    });
    std::vector<std::uint32_t> order;
    order.reserve(headed.size());
    for (const Headed& word : headed) order.push_back(word.number);
    return order;
}

Result<void> NameListBuilder::writeWords(IndexFileWriter& file,
                                         const std::vector<std::uint32_t>& order) {
    m_numbers.resize(order.size());
    m_marks.reserve(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) m_numbers[order[i]] = i;
    if (auto begun = file.begin(Section::WordText); !begun) return begun;
    std::vector<std::uint32_t> begins{0};
    begins.reserve(order.size() + 1);
    for (const std::uint32_t number : order) {
        const std::string_view word = m_words.at(number + 1);
        if (auto written = file.write(word); !written) return written;
        m_marks.push_back(marksOf(word));
        if (file.written() > mostNumber) return tooMany();
        begins.push_back(static_cast<std::uint32_t>(file.written()));
    }
    m_words = {};
    if (auto begun = file.begin(Section::WordBegins); !begun) return begun;
    return file.write(std::span<const std::uint32_t>(begins));
}

/// Calls `take` with each name and the numbers of its words, ascending.
template <typename Take>
Result<void> NameListBuilder::eachName(Take&& take) const {
    std::uint32_t name = 0;
    std::vector<std::uint32_t> words;
    return m_nameWords.each([&](std::span<const std::uint32_t> part) -> Result<void> {
        for (const std::uint32_t word : part) {
            words.push_back(m_numbers[word - 1]);
            if (words.size() < m_lengths[name]) continue;
            std::ranges::sort(words);
            if (Result<void> taken = take(name, std::span<const std::uint32_t>(words)); !taken)
                return taken;
            words.clear();
            ++name;
        }
        return {};
    });
}

Result<void> NameListBuilder::writeNames(IndexFileWriter& file) {
    if (auto added = m_rowNames.add(names()); !added) return added;
    if (auto copied = copy(file, Section::RowNames, m_rowNames); !copied) return copied;
    if (auto copied = copy(file, Section::NameRows, m_nameRows); !copied) return copied;
    if (auto begun = file.begin(Section::NameBegins); !begun) return begun;
    std::uint32_t at = 0;
    auto written = file.write(std::span<const std::uint32_t>(&at, 1));
    for (std::size_t name = 0; name < m_lengths.size() && written.ok(); ++name) {
        at += m_lengths[name];
        written = file.write(std::span<const std::uint32_t>(&at, 1));
    }
    if (!written) return written;
    if (auto begun = file.begin(Section::NameWords); !begun) return begun;
    m_postingBegins.assign(m_numbers.size() + 1, 0);
    auto walked = eachName([&](std::uint32_t, std::span<const std::uint32_t> words) {
        for (std::size_t i = 0; i < words.size(); ++i)
            if (i == 0 || words[i] != words[i - 1]) ++m_postingBegins[words[i] + 1];
        return file.write(words);
    });
    for (std::size_t word = 1; word < m_postingBegins.size(); ++word)
        m_postingBegins[word] += m_postingBegins[word - 1];
    return walked;
}

Result<void> NameListBuilder::writePostings(IndexFileWriter& file, const ProgressSink& progress,
                                            const CancelToken& cancel) {
    if (auto begun = file.begin(Section::PostingBegins); !begun) return begun;
    if (auto written = file.write(std::span<const std::uint32_t>(m_postingBegins)); !written)
        return written;
    if (auto begun = file.begin(Section::Postings); !begun) return begun;
    Spool<Marks> marks(m_beside);
    const auto words = static_cast<std::uint32_t>(m_numbers.size());
    Postings postings;
    for (std::uint32_t first = 0; first < words;) {
        if (cancel.cancelled()) return cancel.error();
        std::uint32_t last = first + 1;
        while (last < words && m_postingBegins[last + 1] - m_postingBegins[first] <= postingsAtOnce)
            ++last;
        if (auto placed = placePostings(first, last, postings); !placed) return placed;
        auto written = file.write(std::span<const std::uint32_t>(postings.names));
        if (!written) return written;
        for (const Marks each : postings.marks)
            if (auto kept = marks.add(each); !kept) return kept;
        first = last;
        if (progress) progress({"lookup", first, words, "words"});
    }
    if (auto begun = file.begin(Section::PostingMarks); !begun) return begun;
    return marks.each([&](std::span<const Marks> part) { return file.write(part); });
}

/// The postings of the words of [first, last).
Result<void> NameListBuilder::placePostings(std::uint32_t first, std::uint32_t last,
                                            Postings& postings) const {
    const std::uint32_t begin = m_postingBegins[first];
    postings.names.assign(m_postingBegins[last] - begin, 0);
    postings.marks.assign(postings.names.size(), 0);
    std::vector<std::uint32_t> ends(m_postingBegins.begin() + first,
                                    m_postingBegins.begin() + last);
    auto walked =
        eachName([&](std::uint32_t name, std::span<const std::uint32_t> words) -> Result<void> {
            Marks marks = 0;
            for (const std::uint32_t word : words) marks |= m_marks[word];
            for (std::size_t i = 0; i < words.size(); ++i) {
                if (words[i] < first || words[i] >= last || (i > 0 && words[i] == words[i - 1]))
                    continue;
                const std::uint32_t at = ends[words[i] - first]++ - begin;
                postings.names[at] = name;
                postings.marks[at] = marks;
            }
            return {};
        });
    if (!walked) return walked;
    for (std::uint32_t word = first; word < last; ++word) {
        const std::size_t at = m_postingBegins[word] - begin;
        const std::size_t count = m_postingBegins[word + 1] - m_postingBegins[word];
        if (count > NameLists::sortedFrom)
            orderByInitials(std::span(postings.names).subspan(at, count),
                            std::span(postings.marks).subspan(at, count));
    }
    return {};
}

}  // namespace tripletalk::lookup
