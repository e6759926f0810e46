// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/environment.h"

#include "graph/literalvalue.h"

#include <atomic>

#include <QDateTime>

namespace tripletalk::sparql {

namespace {

/// Asks the system once: that takes longer than a small query.
std::uint64_t freshSeed() {
    static std::atomic<std::uint64_t> next = [] {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }();
    return next += 0x9E3779B97F4A7C15U;  // odd: all seeds come before one comes again
}

}  // namespace

Environment::Environment(TermTable& table, std::string baseIri)
    : terms(table),
      base(std::move(baseIri)),
      now(QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString()),
      random(freshSeed()) {}

graph::TermId Environment::blankOf(std::string_view label) {
    std::string key = std::to_string(solution) + ' ' + std::string(label);
    const auto known = m_blanks.find(key);
    if (known != m_blanks.end()) return known->second;
    if (!terms.charge(key.size() + 64)) return 0;
    return m_blanks[std::move(key)] = terms.newBlank();
}

Value Environment::truth(bool value) const {
    Value result;
    result.kind = Kind::Boolean;
    result.datatype = &terms.datatypes().of(Kind::Boolean);
    result.truth = value;
    return result;
}

Value Environment::integer(Decimal value) const {
    Value result;
    result.kind = Kind::Integer;
    result.datatype = &terms.datatypes().of(Kind::Integer);
    result.exact = std::move(value);
    return result;
}

Value Environment::decimal(Decimal value) const {
    Value result;
    result.kind = Kind::Decimal;
    result.datatype = &terms.datatypes().of(Kind::Decimal);
    result.exact = std::move(value);
    return result;
}

Value Environment::real(double value, Kind kind) const {
    Value result;
    result.kind = kind;
    result.datatype = &terms.datatypes().of(kind);
    result.real = kind == Kind::Float ? static_cast<float>(value) : value;
    return result;
}

Value Environment::string(std::string_view text, std::string_view language) const {
    Value result;
    result.kind = language.empty() ? Kind::String : Kind::LangString;
    result.datatype = &terms.datatypes().of(Kind::String);
    result.hasText = true;
    result.text = text;
    result.language = language;
    return result;
}

Value Environment::iri(std::string_view text) const {
    Value result;
    result.kind = Kind::Iri;
    result.hasText = true;
    result.text = text;
    return result;
}

Value Environment::blank(graph::TermId id) { return terms.value(id); }

Value Environment::literal(std::string_view text, std::string_view datatype) const {
    const auto number =
        graph::numberOf(rdf::Term::literal(std::string(text), std::string(datatype)));
    return literalOf(text, terms.datatypes().of(datatype), {}, number);
}

}  // namespace tripletalk::sparql
