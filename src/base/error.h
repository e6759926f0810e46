// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk {

/// What kind of thing went wrong. Closed on purpose: whoever handles an error decides by kind, in
/// one place.
enum class ErrorKind {
    Usage,  ///< the caller asked for something that makes no sense (wrong option, wrong strategy)
    NotFound,   ///< a file, a knowledge base, a table or an entity is not there
    Syntax,     ///< RDF, SQL, JSON or a question file that does not parse
    Input,      ///< well-formed but unusable input (empty, binary, no triples)
    Io,         ///< reading or writing a file failed
    DiskFull,   ///< the disk is full
    Version,    ///< made by another version of the program
    Locked,     ///< another process is writing
    Forbidden,  ///< the sandbox or a rule refuses it
    Limit,      ///< a limit on time, rows, bytes or depth was reached
    Cancelled,  ///< the person or the program stopped it
    Timeout,    ///< a deadline passed
    Network,    ///< a server cannot be reached or the connection broke
    Server,     ///< a server answered with an error
    Model,      ///< a model's reply cannot be used
    Internal,   ///< a fault of ours
};

/// The stable lower-case name used in JSON ("not_found"), and back.
std::string_view toString(ErrorKind kind);

/// Where in a file it went wrong; line and column count from 1, 0 means unknown.
struct Place {
    std::string file;
    std::int64_t line = 0;
    std::int64_t column = 0;
};

/// An error is a value: a kind, one sentence for the person, a technical detail in English, and a
/// place.
struct Error {
    ErrorKind kind = ErrorKind::Internal;
    Sentence message;
    std::string detail = {};
    std::optional<Place> place = std::nullopt;

    /// "file:line:column: message (detail)", for logs and the command line.
    [[nodiscard]] std::string toText() const;
};

}  // namespace tripletalk
