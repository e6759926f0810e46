// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/texthash.h"
#include "fuzz.h"
#include "lookup/indexfile.h"
#include "lookup/itemtext.h"
#include "lookup/itemtexts.h"
#include "lookup/vectorfile.h"
#include "lookup/wordsearch.h"

#include <cstring>

using namespace tripletalk;

namespace {

constexpr std::size_t placesBytes = 16 * static_cast<std::size_t>(lookup::Section::Count);
constexpr std::size_t directoryBytes = placesBytes + 24;
constexpr std::size_t vectorHeadBytes = 24;

/// The bytes with the right hash of some of them behind these: it is no secret, but hard to guess.
std::string vouchedFor(std::string_view bytes, std::size_t begin, std::size_t length) {
    std::string all(bytes);
    if (begin + length + 8 > all.size()) return all;
    const std::uint64_t hash = tripletalk::hashOf(bytes.substr(begin, length));
    std::memcpy(all.data() + begin + length, &hash, sizeof hash);
    return all;
}

void searchIndex(std::string_view bytes) {
    const auto index = lookup::IndexFile::inMemory(
        vouchedFor(bytes, bytes.size() - std::min(bytes.size(), directoryBytes), placesBytes));
    if (!index) return;
    fuzz::expect(lookup::searchWords(index->names(), "red gate", 5, nullptr).size() <= 5,
                 "hits are cut");
    const std::string_view items = index->bytes(lookup::Section::ItemText);
    fuzz::use(lookup::readItem(items), lookup::iriOf(items), lookup::ItemTexts(*index).at(0));
}

void searchVectors(std::string_view bytes) {
    const auto vectors =
        lookup::VectorFile::open(fuzz::fileOf(vouchedFor(bytes, 0, vectorHeadBytes)));
    if (!vectors) return;
    const std::vector<float> one(vectors->dimensions(), 0.5F);
    fuzz::expect(vectors->search(one, 5, 0, nullptr).size() <= 5, "hits are cut");
}

}  // namespace

/// The mapped files of a search index: each number in them may be anything.
FUZZ(bytes) {
    searchIndex(bytes);
    searchVectors(bytes);
}
