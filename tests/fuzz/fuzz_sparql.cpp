// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "sparql/algebra/translator.h"
#include "sparql/editor/completion.h"
#include "sparql/editor/highlight.h"
#include "sparql/editor/mentionediris.h"
#include "sparql/parser/parser.h"
#include "sparql/parser/serialiser.h"

using namespace tripletalk;

/// A query of SPARQL: what can be read is written, and that is read as the same; and what an editor
/// asks of any text.
FUZZ(bytes) {
    using namespace sparql;
    std::size_t end = 0;
    for (const Span& span : spansOf(bytes)) {
        fuzz::expect(span.begin >= end && span.begin < span.end && span.end <= bytes.size(),
                     "words stand one behind the other");
        end = span.end;
    }
    static const Vocabulary vocabulary{{{"http://e/Town", "town"}}, {{"http://e/in", "in"}}, {}};
    completeSparql(vocabulary, bytes, bytes.size() / 2);
    irisIn(bytes, {});

    const auto query = parse(bytes, {.base = "http://example.org/", .service = false});
    if (!query) {
        const Error& error = query.error();
        if (error.place) wordAt(bytes, error.place->line, error.place->column);
        return;
    }
    toText(Translator().query(*query));
    const std::string text = toText(*query);
    const auto again = parse(text, {.service = false});
    if (!again && again.error().kind == ErrorKind::Limit) return;  // with more brackets, too deep
    fuzz::expectSame(fuzz::outcome(again), "", "a query that was written can be read");
    fuzz::expectSame(toText(*again), text, "a query stays the same");
}
