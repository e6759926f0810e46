// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/itemindexbuilder.h"

#include "base/text.h"
#include "base/texthash.h"
#include "graph/keysorter.h"
#include "lookup/itemtext.h"
#include "lookup/itemtexts.h"
#include "lookup/namelistbuilder.h"
#include "lookup/wordindex.h"

#include <algorithm>
#include <limits>

namespace tripletalk::lookup {

namespace {

constexpr std::size_t longestName = 1000;  // bytes
constexpr std::size_t longestInfo = 500;
constexpr std::size_t mostSynonyms = 30;
constexpr std::size_t mostInfos = 20;
constexpr std::size_t hashesInMemory = std::size_t{32} << 20U;
constexpr std::int64_t reportedEvery = 1 << 16;

/// As a line for people: text that is not UTF-8 is made so.
std::string tidied(std::string_view text, std::size_t most) {
    std::string line = text::elide(text::collapseWhitespace(text), most);
    std::erase(line, '\0');
    return line;
}

void tidy(std::vector<std::string>& texts, std::size_t longest, std::size_t most,
          std::string_view besides) {
    std::vector<std::string> kept;
    for (const std::string& text : texts) {
        std::string line = tidied(text, longest);
        if (line.empty() || line == besides || kept.size() >= most) continue;
        if (std::ranges::find(kept, line) == kept.end()) kept.push_back(std::move(line));
    }
    texts = std::move(kept);
}

/// The sections that tell the rows of IRIs.
Result<void> writeIris(IndexFileWriter& file, graph::KeySorter& hashes,
                       const std::filesystem::path& beside) {
    Spool<std::uint32_t> rows(beside);
    if (auto begun = file.begin(Section::IriHashes); !begun) return begun;
    for (graph::SortKey key;;) {
        auto more = hashes.next(key);
        if (!more) return more.error();
        if (!*more) break;
        if (auto written = file.write(std::span<const std::uint64_t>(&key.high, 1)); !written)
            return written;
        if (auto kept = rows.add(static_cast<std::uint32_t>(key.low)); !kept) return kept;
    }
    if (auto begun = file.begin(Section::IriRows); !begun) return begun;
    return rows.each([&](std::span<const std::uint32_t> part) { return file.write(part); });
}

}  // namespace

Result<void> ItemIndexBuilder::add(Item item) {
    item.label = tidied(item.label, longestName);
    if (item.label.empty()) {
        const auto names = namesOfIri(item.iri);
        item.label = tidied(names.front(), longestName);
        if (names.size() > 1)
            item.synonyms.insert(item.synonyms.end(), names.begin() + 1, names.end() - 1);
    }
    tidy(item.synonyms, longestName, mostSynonyms, item.label);
    tidy(item.infos, longestInfo, mostInfos, {});
    m_record.clear();
    writeItem(item, m_record);
    return m_items.add(std::numeric_limits<std::uint64_t>::max() - item.score, m_record);
}

Result<std::uint32_t> ItemIndexBuilder::finish(const ProgressSink& progress,
                                               const CancelToken& cancel, const Seen& seen) {
    auto file = IndexFileWriter::create(m_file);
    if (!file) return file.error();
    NameListBuilder names(m_file);
    graph::KeySorter hashes(m_file, hashesInMemory);
    ItemTextsWriter texts(*file, m_file);
    if (auto begun = file->begin(Section::ItemText); !begun) return begun.error();
    std::uint64_t key = 0;
    std::string_view record;
    Progress state{"lookup", 0, static_cast<std::int64_t>(m_items.size()), "names"};
    for (auto more = m_items.next(key, record);; more = m_items.next(key, record)) {
        if (!more) return more.error();
        if (!*more) break;
        if (state.done % reportedEvery == 0) {
            if (cancel.cancelled()) return cancel.error();
            if (progress) progress(state);
        }
        ++state.done;
        const std::uint32_t row = names.rows();
        if (row == std::numeric_limits<std::uint32_t>::max() - 1)
            return Error{ErrorKind::Limit,
                         say("Sentence", "The graph has more names than a search index can hold.")};
        if (auto added = texts.add(record); !added) return added.error();
        const Item item = readItem(record);
        if (auto added = hashes.add({hashOf(item.iri), row}); !added) return added.error();
        if (auto begun = names.beginRow(); !begun) return begun.error();
        if (auto added = names.addName(item.label); !added) return added.error();
        for (const std::string& synonym : item.synonyms)
            if (auto added = names.addName(synonym); !added) return added.error();
        if (!seen) continue;
        if (auto taken = seen(row, item); !taken) return taken.error();
    }
    if (auto written = texts.finish(); !written) return written.error();
    if (auto written = writeIris(*file, hashes, m_file); !written) return written.error();
    const std::uint32_t rows = names.rows();
    if (auto written = names.write(*file, progress, cancel); !written) return written.error();
    if (auto finished = file->finish(); !finished) return finished.error();
    return rows;
}

}  // namespace tripletalk::lookup
