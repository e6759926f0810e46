// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// What is wrong with a term. `reason` is one of few texts, for counting; `message` tells more.
struct TermFault {
    Sentence reason;
    std::string message;
};

/// What every term has to pass, whichever parser read it. An IRI: absolute, of the characters of
/// IRIREF, valid UTF-8.
std::optional<TermFault> checkIri(std::string_view iri);

/// A literal's text: valid UTF-8, which escapes can break where the file's own bytes are valid.
std::optional<TermFault> checkLexical(std::string_view text);

/// A language tag as RDF 1.1 Turtle writes it (LANGTAG), made lower case. Its parts may be longer
/// than the eight letters of BCP 47: well-known graphs have "zh-classical".
std::optional<TermFault> checkLanguage(std::string& tag);

/// That of a literal without a language: not one that says that there is one.
std::optional<TermFault> checkDatatype(std::string_view iri);

/// xsd:string is stored as no datatype.
bool isXsdString(std::string_view iri);

}  // namespace tripletalk::rdf
