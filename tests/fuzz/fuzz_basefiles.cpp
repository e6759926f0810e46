// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "fuzz.h"
#include "induction/schema.h"
#include "knowledge/manifest.h"

using namespace tripletalk;

/// The JSON files of a base: manifest, schema, and the sentences that stand in them. What could be
/// read is written, and then it is read as the same.
FUZZ(bytes) {
    const nlohmann::json json = parsedJson(bytes);
    if (const auto manifest = knowledge::manifestFromJson(json)) {
        const auto again = knowledge::manifestFromJson(toJson(*manifest));
        fuzz::expect(again.ok(), "a manifest that was written can be read");
        fuzz::expectSame(jsonText(toJson(*again)), jsonText(toJson(*manifest)),
                         "a manifest stays the same");
    }
    if (const auto schema = induction::schemaFromJson(json)) {
        const auto again = induction::schemaFromJson(toJson(*schema));
        fuzz::expect(again.ok(), "a schema that was written can be read");
        fuzz::expectSame(jsonText(toJson(*again)), jsonText(toJson(*schema)),
                         "a schema stays the same");
    }
    const Sentence sentence = sentenceOfParts(json);
    fuzz::expectSame(sentence.text(), sentenceOfParts(partsOf(sentence)).text(),
                     "a sentence stays the same");
}
