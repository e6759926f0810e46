// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/termcheck.h"

#include "rdf/iri.h"
#include "rdf/utf8.h"
#include "rdf/vocabulary.h"

#include <cctype>

namespace tripletalk::rdf {

namespace {

bool isLanguageTag(std::string_view tag) {
    std::size_t run = 0;
    bool first = true;
    for (const unsigned char c : tag) {
        if (c == '-') {
            if (run == 0) return false;
            run = 0;
            first = false;
        } else if (std::isalpha(c) || (!first && std::isdigit(c))) {
            ++run;
        } else {
            return false;
        }
    }
    return run > 0;
}

}  // namespace

std::optional<TermFault> checkIri(std::string_view iri) {
    if (hasForbiddenCharacter(iri) || firstInvalidUtf8(iri) != std::string_view::npos)
        return TermFault{
            say("Sentence", "invalid IRI"),
            "The IRI <" + std::string(iri) + "> has a character that IRIs must not have."};
    if (!hasScheme(iri))
        return TermFault{
            say("Sentence", "relative IRI"),
            "The IRI <" + std::string(iri) + "> is relative, and the file does not say to what."};
    return std::nullopt;
}

std::optional<TermFault> checkLexical(std::string_view text) {
    if (firstInvalidUtf8(text) == std::string_view::npos) return std::nullopt;
    return TermFault{say("Sentence", "invalid character"),
                     "A literal has an escaped character that does not exist."};
}

std::optional<TermFault> checkLanguage(std::string& tag) {
    if (!isLanguageTag(tag))
        return TermFault{say("Sentence", "invalid language tag"),
                         "\"" + tag + "\" is not a language tag."};
    for (char& c : tag) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return std::nullopt;
}

std::optional<TermFault> checkDatatype(std::string_view iri) {
    if (iri != vocabulary::rdfLangString && iri != vocabulary::rdfDirLangString)
        return std::nullopt;
    return TermFault{say("Sentence", "language missing"),
                     "A literal of <" + std::string(iri) + "> has no language."};
}

bool isXsdString(std::string_view iri) {
    return iri.starts_with(vocabulary::xsd) && iri.substr(vocabulary::xsd.size()) == "string";
}

}  // namespace tripletalk::rdf
