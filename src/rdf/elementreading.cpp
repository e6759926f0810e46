// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/elementreading.h"

#include "rdf/graphreading.h"
#include "rdf/rdfxmlparser.h"
#include "rdf/splitter.h"
#include "rdf/xmlcutter.h"

namespace tripletalk::rdf {

Result<void> readElements(GraphReading& reading) {
    RdfXmlParser parser(reading.options());
    XmlCutter cutter(reading.source());
    XmlPiece piece;
    bool good = true;  // the element at hand
    std::int64_t start = 0;
    const auto noteTriple = [&](const Fault& fault) {
        if (good) reading.note(fault);
    };
    for (bool more = true; more;) {
        auto next = cutter.next(piece);
        if (!next) return reading.placed(next.error(), piece.line, piece.column);
        if (reading.source().error()) return *reading.source().error();
        if (reading.cancel().cancelled()) return reading.cancel().error();
        more = *next;
        const auto step =
            more ? parser.parse(piece, reading.take(), noteTriple) : parser.finish(piece);
        if (step.fatal) return reading.syntaxError(*step.fault, false);
        if (step.fault) reading.note(*step.fault);
        good = good && !step.fault;
        if (reading.skips() &&
            reading.source().consumed() - start > static_cast<std::int64_t>(longestStatement))
            return reading.placed(
                {ErrorKind::Limit, say("Sentence", "A single element is longer than 256 MB.")},
                piece.line, piece.column);
        if (step.elementEnds) {
            reading.endStatement(good);
            good = true;
            start = reading.source().consumed();
        }
        if (reading.failure()) return *reading.failure();
        if (step.elementEnds && reading.endsHere()) break;
        reading.tell();
    }
    reading.declare(parser.prefixes());
    return {};
}

}  // namespace tripletalk::rdf
