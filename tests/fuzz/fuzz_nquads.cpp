// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graphpromises.h"
#include "rdf/plainline.h"
#include "rdf/utf8.h"

using namespace tripletalk;

/// N-Triples and N-Quads. The fast reader of a plain line says what serd says, which reads the same
/// line as Turtle.
FUZZ(bytes) {
    fuzz::readInAllWays(bytes, rdf::Syntax::NTriples);
    fuzz::readInAllWays(bytes, rdf::Syntax::NQuads);

    const std::string_view line = bytes.substr(0, bytes.find_first_of("\r\n"));
    rdf::Quad quad;
    if (rdf::firstInvalidUtf8(line) != std::string_view::npos ||
        !rdf::readPlainLine(line, false, "", quad))
        return;
    // Behind blanks: a short text of many control characters is taken for binary data.
    const std::string text = std::string(2 * line.size(), ' ').append(line);
    const auto bySerd = fuzz::quadsOf(text, {.format = &formatOf(rdf::Syntax::Turtle)});
    fuzz::expect(bySerd.size() == 1, "a plain line is one triple");
    fuzz::expectSame(toNQuads(quad), toNQuads(bySerd[0]), "a plain line is read as by serd");
}
