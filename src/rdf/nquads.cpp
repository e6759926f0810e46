// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/reader.h"

namespace tripletalk::rdf {

namespace {

void appendEscaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        switch (c) {
            case '\\':
                out += "\\\\";
                break;
            case '"':
                out += "\\\"";
                break;
            case '\n':
                out += "\\n";
                break;
            case '\r':
                out += "\\r";
                break;
            default:
                out += c;
        }
    }
}

void appendTerm(std::string& out, const Term& term) {
    if (term.isIri()) {
        out += '<' + term.lexical + '>';
    } else if (term.isBlank()) {
        out += "_:" + term.lexical;
    } else {
        out += '"';
        appendEscaped(out, term.lexical);
        out += '"';
        if (!term.language.empty())
            out += '@' + term.language;
        else if (!term.datatype.empty())
            out += "^^<" + term.datatype + '>';
    }
    out += ' ';
}

}  // namespace

std::string toNQuads(const Quad& quad) {
    std::string line;
    appendTerm(line, quad.subject);
    appendTerm(line, quad.predicate);
    appendTerm(line, quad.object);
    if (!quad.graph.lexical.empty()) appendTerm(line, quad.graph);
    return line + ".\n";
}

}  // namespace tripletalk::rdf
