// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::induction {

/// A literal as the triple store holds it; `number` where the store could read its typed value.
struct Literal {
    std::string lexical;
    std::string datatype = {};
    std::string language = {};
    std::optional<double> number = std::nullopt;
};

/// What a literal is by its datatype.
enum class ValueKind {
    Text,  ///< plain, xsd:string or with a language
    Boolean,
    Integer,  ///< a number written as an integer that fits 64 bits
    Long,     ///< an integer that does not
    Real,     ///< any other finite number
    Year,
    Moment,   ///< a date, a time or a part of them
    Span,     ///< a duration
    Other,    ///< of a datatype that is not known, or INF and NaN
    Invalid,  ///< not a lexical form of its datatype: "abc"^^xsd:integer
};

/// Validity as XML Schema 1.1 part 2 has it. What is a valid number is decided by `number`.
ValueKind kindOf(const Literal& literal);

/// The name of an XML Schema datatype without its namespace, or empty.
std::string_view xsdName(std::string_view datatype);

/// An xsd:integer that fits 64 bits.
std::optional<std::int64_t> asInteger(std::string_view text);

/// The year of an xsd:gYear, its time zone left out.
std::optional<std::int64_t> asYear(std::string_view text);

/// Plain text that is written exactly as a number of RDF would be, without needless zeros: "-27.5",
/// not "+49" or "007".
std::optional<double> asPlainNumber(std::string_view text);

}  // namespace tripletalk::induction
