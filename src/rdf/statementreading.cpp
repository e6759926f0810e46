// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/statementreading.h"

#include "rdf/graphreading.h"
#include "rdf/splitter.h"

namespace tripletalk::rdf {

Result<void> readStatements(GraphReading& reading) {
    const Syntax syntax = reading.format().syntax.value();
    StatementParser parser(syntax, reading.options());
    StatementSplitter splitter(reading.source(), syntax);
    Piece piece;
    for (;;) {
        auto more = splitter.next(piece);
        if (!more) return reading.placed(more.error(), piece.line, piece.column);
        if (reading.source().error())
            return *reading.source().error();  // what is cut off there is no statement's fault
        if (!*more) break;
        if (reading.cancel().cancelled()) return reading.cancel().error();
        const auto fault = parser.parse(piece, reading.take(), reading.noteSink());
        if (fault) reading.note(*fault);
        reading.endStatement(!fault);
        if (reading.failure()) return *reading.failure();
        if (reading.endsHere()) break;
        reading.tell();
    }
    reading.declare(parser.prefixes());
    return {};
}

}  // namespace tripletalk::rdf
