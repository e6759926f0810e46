// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace tripletalk::cypher {

/// What ends a query, thrown inside of this room and an Error at its border: parsing and evaluation
/// are deep recursions whose every step may fail.
struct Failure {
    Error error;
};

/// The openCypher TCK's name of an error stands in the detail ("UndefinedVariable").
[[noreturn]] inline void fail(ErrorKind kind, Sentence message, std::string detail = {}) {
    throw Failure{{kind, std::move(message), std::move(detail)}};
}

/// Line and column of a byte of the query, both from 1, columns in characters.
Place placeOf(std::string_view query, std::size_t offset);

/// A mistake in the query's text that running it would not change. `offset` is a byte of the query;
/// whoever has the query's text makes a Place of it.
struct Mistake {
    std::size_t offset = 0;
    Sentence message;
    std::string code = {};
    ErrorKind kind = ErrorKind::Syntax;
};

[[noreturn]] inline void mistake(std::size_t offset, Sentence message, std::string code,
                                 ErrorKind kind = ErrorKind::Syntax) {
    throw Mistake{offset, std::move(message), std::move(code), kind};
}

/// The error of a mistake in this query.
Error errorOf(const Mistake& mistake, std::string_view query);

}  // namespace tripletalk::cypher
