// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/termtext.h"

#include <cstdio>

namespace tripletalk::rdf {

namespace {

void appendEscape(std::string& text, unsigned char c) {
    char escape[8];
    std::snprintf(escape, sizeof escape, "\\u%04X", static_cast<unsigned>(c));
    text += escape;
}

}  // namespace

std::string quoted(std::string_view form) {
    std::string all = "\"";
    for (const char c : form) {
        if (c == '"' || c == '\\')
            (all += '\\') += c;
        else if (c == '\n')
            all += "\\n";
        else if (c == '\r')
            all += "\\r";
        else if (c == '\t')
            all += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20)
            appendEscape(all, static_cast<unsigned char>(c));
        else
            all += c;
    }
    return all + '"';
}

std::string bracketed(std::string_view iri) {
    std::string all = "<";
    for (const char c : iri)
        if (static_cast<unsigned char>(c) <= 0x20 ||
            std::string_view("<>\"{}|^`\\").find(c) != std::string_view::npos)
            appendEscape(all, static_cast<unsigned char>(c));
        else
            all += c;
    return all + '>';
}

std::string toText(const Term& term) {
    if (term.isBlank()) return "_:" + term.lexical;
    if (term.isIri()) return bracketed(term.lexical);
    if (!term.language.empty()) return rdf::quoted(term.lexical) + "@" + term.language;
    if (term.datatype.empty()) return rdf::quoted(term.lexical);
    return rdf::quoted(term.lexical) + "^^" + bracketed(term.datatype);
}

}  // namespace tripletalk::rdf
