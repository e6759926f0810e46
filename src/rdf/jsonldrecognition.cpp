// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldrecognition.h"

#include "rdf/bytesource.h"
#include "rdf/jsoncutter.h"

#include <algorithm>
#include <array>

namespace tripletalk::rdf {

namespace {

bool isTellingName(std::string_view quoted) {
    constexpr std::array<std::string_view, 6> names{"\"@context\"",  "\"@graph\"",   "\"@id\"",
                                                    "\"@included\"", "\"@reverse\"", "\"@type\""};
    return std::ranges::find(names, quoted) != names.end();
}

}  // namespace

bool hasJsonLdKeyword(std::string_view json) {
    auto source = ByteSource::ofText(json);
    JsonCutter cutter(source);
    while (cutter.take('[')) continue;
    std::string_view text;
    const auto cut = [&] { return cutter.cut(text, json.size()) == JsonCutter::Cut::Whole; };
    while (cutter.take('{')) {
        do {
            if (!cut()) return false;
            if (isTellingName(text)) return true;
            if (!cutter.take(':') || !cut()) return false;
        } while (cutter.take(','));
        if (!cutter.take('}')) return false;
        cutter.take(',');
    }
    return false;
}

}  // namespace tripletalk::rdf
