// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "ntriples.h"

#include "base/file.h"
#include "rdf/reader.h"

#include <fstream>

namespace tripletalk::bench {

namespace {

void appendTerm(std::string& line, const rdf::Term& term) {
    if (term.isIri()) {
        line.append("<").append(term.lexical).append("> ");
        return;
    }
    if (term.isBlank()) {
        line.append("_:").append(term.lexical).append(" ");
        return;
    }
    line += '"';
    for (const char c : term.lexical) {
        if (c == '"' || c == '\\')
            line.append(1, '\\').append(1, c);
        else if (c == '\n')
            line += "\\n";
        else if (c == '\r')
            line += "\\r";
        else
            line += c;
    }
    line += '"';
    if (!term.language.empty()) line.append("@").append(term.language);
    if (!term.datatype.empty()) line.append("^^<").append(term.datatype).append(">");
    line += ' ';
}

}  // namespace

Result<void> writeNTriples(const std::filesystem::path& source,
                           const std::filesystem::path& target) {
    std::ofstream out(target, std::ios::binary);
    std::string line;
    auto read = rdf::read(
        source, {},
        [&](const rdf::Quad& quad) -> Result<void> {
            line.clear();
            for (const rdf::Term* term : {&quad.subject, &quad.predicate, &quad.object})
                appendTerm(line, *term);
            out << line << ".\n";
            return {};
        },
        {}, CancelToken());
    if (!read) return read.error();
    out.close();
    if (!out) return ioError(say("Sentence", "Writing \"%1\" failed."), target);
    return {};
}

}  // namespace tripletalk::bench
