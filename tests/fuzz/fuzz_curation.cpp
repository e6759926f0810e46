// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "curation/curation.h"
#include "fuzz.h"

using namespace tripletalk;

FUZZ(bytes) {
    const auto read = curation::curationFromText(bytes);
    if (!read) return;
    hiddenFacts(read->curation);
    choicesOf(read->curation);
    tableChoicesOf(read->curation);
    const auto again = curation::curationFromText(jsonText(toJson(read->curation)));
    fuzz::expect(again.ok() && again->unknown.empty(), "a curation that was written can be read");
    fuzz::expect(again->curation == read->curation, "a curation stays the same");
}
