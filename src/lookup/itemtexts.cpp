// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/itemtexts.h"

#include <span>

namespace tripletalk::lookup {

namespace {
constexpr std::size_t rowsOfDictionary = 16384;
}

Result<void> ItemTextsWriter::add(std::string_view item) {
    m_pending.emplace_back(item);
    return m_pending.size() < rowsOfDictionary ? Result<void>() : writePending();
}

Result<void> ItemTextsWriter::writePending() {
    retrieval::TextPacker packer(m_pending);
    m_dictionaries.push_back(m_file.written());
    if (auto written = m_file.write(packer.dictionary()); !written) return written;
    for (const std::string& item : m_pending) {
        if (auto added = m_begins.add(m_file.written()); !added) return added;
        if (auto written = m_file.write(packer.pack(item)); !written) return written;
    }
    m_pending.clear();
    return {};
}

Result<void> ItemTextsWriter::finish() {
    if (!m_pending.empty())
        if (auto written = writePending(); !written) return written;
    if (auto added = m_begins.add(m_file.written()); !added) return added;
    if (auto begun = m_file.begin(Section::ItemBegins); !begun) return begun;
    auto copied =
        m_begins.each([&](std::span<const std::uint64_t> part) { return m_file.write(part); });
    if (!copied) return copied;
    if (auto begun = m_file.begin(Section::ItemDictionaries); !begun) return begun;
    return m_file.write(std::span<const std::uint64_t>(m_dictionaries));
}

std::string ItemTexts::at(std::uint32_t row) const {
    const auto begins = m_file.values<std::uint64_t>(Section::ItemBegins);
    const auto dictionaries = m_file.values<std::uint64_t>(Section::ItemDictionaries);
    const std::string_view text = m_file.bytes(Section::ItemText);
    const std::size_t part = row / rowsOfDictionary, first = part * rowsOfDictionary;
    if (row + std::size_t{1} >= begins.size() || part >= dictionaries.size()) return {};
    const auto between = [&](std::uint64_t begin, std::uint64_t end) {
        return begin <= end && end <= text.size() ? text.substr(begin, end - begin)
                                                  : std::string_view();
    };
    // Behind the last item of a dictionary stands the next dictionary.
    const bool isLast = (row + 1) % rowsOfDictionary == 0 && part + 1 < dictionaries.size();
    const auto packed = between(begins[row], isLast ? dictionaries[part + 1] : begins[row + 1]);
    auto item = unpacker(part, between(dictionaries[part], begins[first])).unpack(packed);
    return item ? *std::move(item) : std::string();
}

const retrieval::TextUnpacker& ItemTexts::unpacker(std::size_t part,
                                                   std::string_view dictionary) const {
    const std::lock_guard lock(m_mutex);
    return m_unpackers.try_emplace(part, dictionary).first->second;
}

}  // namespace tripletalk::lookup
