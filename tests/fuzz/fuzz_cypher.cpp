// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/editor/cypherediting.h"
#include "cypher/editor/querysketch.h"
#include "cypher/failure.h"
#include "cypher/parser/cypherparser.h"
#include "fuzz.h"

using namespace tripletalk;

/// A query of Cypher, and what an editor asks of any text.
FUZZ(bytes) {
    using namespace cypher;
    std::size_t end = 0;
    for (const CypherSpan& span : spansOf(bytes)) {
        fuzz::expect(span.begin >= end && span.begin < span.end && span.end <= bytes.size(),
                     "words stand one behind the other");
        end = span.end;
    }
    namesIn(bytes);
    const std::string text(bytes);
    const auto sketch = QuerySketch::of(text);
    if (!sketch) {
        const Error& error = sketch.error();
        if (error.place) wordAt(bytes, error.place->line, error.place->column);
        return;
    }
    fuzz::expectSame(sketch->with({}), text, "what is not changed stays as it is written");
    QuerySketch::Changes changes;
    for (std::size_t i = 0; i < sketch->names().size(); ++i) changes.things[i] = "http://e/it";
    for (std::size_t i = 0; i < sketch->properties().size(); ++i) changes.properties[i] = "name";
    fuzz::use(sketch->with(changes));
}
