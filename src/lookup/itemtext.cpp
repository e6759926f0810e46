// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/itemtext.h"

#include <algorithm>

namespace tripletalk::lookup {

namespace {

void writeNumber(std::uint64_t number, std::string& bytes) {
    for (; number >= 0x80; number >>= 7U) bytes += static_cast<char>(number | 0x80U);
    bytes += static_cast<char>(number);
}

std::uint64_t readNumber(std::string_view& bytes) {
    std::uint64_t number = 0;
    for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        number |= std::uint64_t{byte & 0x7FU} << shift;
        if (byte < 0x80) break;
    }
    return number;
}

void writeText(std::string_view text, std::string& bytes) {
    writeNumber(text.size(), bytes);
    bytes += text;
}

std::string readText(std::string_view& bytes) {
    const std::uint64_t length = readNumber(bytes);
    const std::string_view text = bytes.substr(0, length);
    bytes.remove_prefix(text.size());
    return std::string(text);
}

void writeTexts(const std::vector<std::string>& texts, std::string& bytes) {
    writeNumber(texts.size(), bytes);
    for (const std::string& text : texts) writeText(text, bytes);
}

std::vector<std::string> readTexts(std::string_view& bytes) {
    std::vector<std::string> texts;
    for (std::uint64_t count = readNumber(bytes); count > 0 && !bytes.empty(); --count)
        texts.push_back(readText(bytes));
    return texts;
}

}  // namespace

void writeItem(const Item& item, std::string& bytes) {
    bytes.append(item.iri, 0, std::min(item.iri.find('\0'), item.iri.size()));
    bytes += '\0';
    writeNumber(item.score, bytes);
    writeText(item.label, bytes);
    writeTexts(item.synonyms, bytes);
    writeTexts(item.infos, bytes);
}

std::string_view iriOf(std::string_view bytes) { return bytes.substr(0, bytes.find('\0')); }

Item readItem(std::string_view bytes) {
    Item item;
    item.iri = iriOf(bytes);
    bytes.remove_prefix(std::min(bytes.size(), item.iri.size() + 1));
    item.score = readNumber(bytes);
    item.label = readText(bytes);
    item.synonyms = readTexts(bytes);
    item.infos = readTexts(bytes);
    return item;
}

}  // namespace tripletalk::lookup
