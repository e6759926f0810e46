// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::rdf {

/// What inside of <…> ends serd's understanding of the whole statement, however lax.
inline constexpr std::string_view oddIriBytes = "<\"\\{}|^`";

/// The text of statements in which these bytes, where they are inside of an IRI, stand as control
/// characters, which serd lets through for us to judge: they cost a triple then, or nothing. Each
/// byte keeps its place. Nothing if there are none.
std::optional<std::string> withOddIrisMarked(std::string_view text);

/// An IRI as it was written before it was marked.
std::string withoutMarks(std::string_view iri);

/// The IRI that was probably meant (see repairedIri), of one that may be marked; nothing if its '>'
/// is missing.
std::optional<std::string> repairedMarkedIri(std::string_view iri);

}  // namespace tripletalk::rdf
