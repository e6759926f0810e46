// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "graph/triplestore.h"
#include "rdf/term.h"
#include "rdf/xsdmoment.h"
#include "sparql/evaluator/decimal.h"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tripletalk::sparql {

/// What a term is to operators and functions. A literal whose text is not valid for its datatype is
/// Unknown, as one of a datatype that we do not know.
enum class Kind : unsigned char {
    Error,  ///< and unbound
    Blank,
    Iri,
    // Numbers; the later of two is what both are promoted to.
    Integer,
    Decimal,
    Float,
    Double,
    Boolean,
    String,
    LangString,
    DateTime,
    Date,
    Time,
    GYear,
    GYearMonth,
    GMonth,
    GMonthDay,
    GDay,
    Duration,
    YearMonthDuration,
    DayTimeDuration,
    Unknown,
};

struct Datatype {
    std::string iri;  ///< empty for strings with and without a language
    Kind kind;        ///< of its valid literals
};

/// The datatypes of a query; each is one object.
class Datatypes {
  public:
    Datatypes();
    const Datatype& of(std::string_view iri);
    /// What results of computing have; not for Unknown and the kinds that are no literals.
    [[nodiscard]] const Datatype& of(Kind kind) const;

  private:
    const Datatype& add(std::string iri, Kind kind);
    std::deque<Datatype> m_all;
    std::unordered_map<std::string_view, const Datatype*> m_byIri;
    std::unordered_map<Kind, const Datatype*> m_byKind;
    const Datatype* m_last = nullptr;
};

/// A term made ready for computing. Texts belong to somebody else (TermTable).
struct Value {
    Kind kind = Kind::Error;
    bool truth = false;                  ///< Boolean
    bool zoned = false;                  ///< DateTime … GDay: has a time zone
    bool hasText = false;                ///< `text` is set; else it follows from the value
    const Datatype* datatype = nullptr;  ///< literals
    graph::TermId id = 0;                ///< 0: not known
    std::string_view text = {};          ///< IRI, label of a blank node, lexical form
    std::string_view language = {};      ///< LangString
    double real = 0;                     ///< Float, Double
    std::int64_t whole = 0;              ///< seconds since 1970 in UTC; months of a duration
    std::int64_t fraction = 0;           ///< of a second, in units of 10^-18
    Decimal exact = {};                  ///< Integer, Decimal; seconds of a duration

    [[nodiscard]] bool isLiteral() const { return kind >= Kind::Integer; }
    [[nodiscard]] bool isNumber() const { return kind >= Kind::Integer && kind <= Kind::Double; }
    [[nodiscard]] bool isExact() const { return kind == Kind::Integer || kind == Kind::Decimal; }
    [[nodiscard]] bool isString() const { return kind == Kind::String || kind == Kind::LangString; }
    [[nodiscard]] bool isMoment() const { return kind >= Kind::DateTime && kind <= Kind::GDay; }
    [[nodiscard]] bool isDuration() const {
        return kind >= Kind::Duration && kind <= Kind::DayTimeDuration;
    }
    /// The number as a double, whatever its type.
    [[nodiscard]] double number() const { return isExact() ? exact.toDouble() : real; }
};

/// The literal that these texts make; they must outlive it. `number`: what graph::numberOf gives
/// for it.
Value literalOf(std::string_view text, const Datatype& datatype, std::string_view language,
                std::optional<double> number);

/// The calendar's reading of a literal that is a moment.
std::optional<rdf::Moment> momentOf(const Value& value);

/// The canonical lexical form of a value without text: numbers and booleans.
void appendText(const Value& value, std::string& text);

/// xsd:double and xsd:float as XSD writes them: "1.0E6".
std::string canonicalReal(double number, bool isFloat);

}  // namespace tripletalk::sparql
