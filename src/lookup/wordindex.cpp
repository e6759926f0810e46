// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/wordindex.h"

#include "naming/names.h"

namespace tripletalk::lookup {

struct WordIndex::Private {};

WordIndex::WordIndex() : d(std::make_unique<Private>()) {}
WordIndex::WordIndex(WordIndex&&) noexcept = default;
WordIndex& WordIndex::operator=(WordIndex&&) noexcept = default;
WordIndex::~WordIndex() = default;

void WordIndex::add(std::uint32_t, std::string_view) {}
std::vector<Hit> WordIndex::search(std::string_view, std::size_t) const { return {}; }

std::vector<std::string> namesOfIri(std::string_view iri) {
    return {naming::allWords(naming::localName(iri)), std::string(iri)};
}

}  // namespace tripletalk::lookup
