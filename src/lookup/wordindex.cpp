// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/wordindex.h"

#include "base/text.h"
#include "lookup/namelistbuilder.h"
#include "lookup/wordsearch.h"
#include "naming/names.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <optional>
#include <utility>

namespace tripletalk::lookup {

struct WordIndex::Private {
    std::vector<std::pair<std::uint32_t, std::string>> names;
    std::vector<std::uint32_t> rows;  ///< of the index -> the caller's
    std::once_flag built;
    std::optional<IndexFile> index;

    /// In memory nothing can fail but memory itself.
    void build() {
        std::ranges::stable_sort(names, {}, &std::pair<std::uint32_t, std::string>::first);
        std::error_code none;  // then what does not fit in memory goes to the working folder
        NameListBuilder builder(std::filesystem::temp_directory_path(none) / "tripletalk");
        for (const auto& [row, name] : names) {
            if (rows.empty() || rows.back() != row) {
                rows.push_back(row);
                if (!builder.beginRow()) return;
            }
            if (!builder.addName(name)) return;
        }
        IndexFileWriter file;
        if (!builder.write(file, {}, {})) return;
        auto bytes = file.finish();
        if (!bytes) return;
        if (auto made = IndexFile::inMemory(*std::move(bytes))) index = *std::move(made);
    }
};

WordIndex::WordIndex() : d(std::make_unique<Private>()) {}
WordIndex::WordIndex(WordIndex&&) noexcept = default;
WordIndex& WordIndex::operator=(WordIndex&&) noexcept = default;
WordIndex::~WordIndex() = default;

void WordIndex::add(std::uint32_t row, std::string_view name) { d->names.emplace_back(row, name); }

std::vector<Hit> WordIndex::search(std::string_view query, std::size_t k) const {
    std::call_once(d->built, [this] { d->build(); });
    if (!d->index) return {};
    std::vector<Hit> hits = searchWords(d->index->names(), query, k, nullptr);
    for (Hit& hit : hits) hit.row = d->rows[hit.row];
    return hits;
}

std::vector<std::string> namesOfIri(std::string_view iri) {
    const std::string local = naming::localName(iri);
    std::vector<std::string> names{naming::humanise(local)};
    const std::string dotless = text::replaceAll(local, ".", " ");
    for (std::string name : {naming::allWords(local), naming::allWords(dotless), std::string(iri)})
        if (!name.empty() && std::ranges::find(names, name) == names.end())
            names.push_back(std::move(name));
    return names;
}

}  // namespace tripletalk::lookup
