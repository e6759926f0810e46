// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/carriederror.h"

#include "base/sentencejson.h"

#include <string>

namespace tripletalk::sqlite {

using nlohmann::json;

void setError(sqlite3_context* context, const Error& error) {
    const std::string parts =
        partsOf(error.message).dump(-1, ' ', true, json::error_handler_t::replace);
    sqlite3_result_error(context, parts.data(), static_cast<int>(parts.size()));
    if (error.kind == ErrorKind::Cancelled) sqlite3_result_error_code(context, SQLITE_INTERRUPT);
    if (error.kind == ErrorKind::Limit) sqlite3_result_error_code(context, SQLITE_TOOBIG);
}

std::optional<Sentence> sentenceIn(std::string_view message) {
    if (!message.starts_with('{')) return std::nullopt;
    const json parts = json::parse(message, nullptr, false);
    if (!parts.is_object()) return std::nullopt;
    return sentenceOfParts(parts);
}

}  // namespace tripletalk::sqlite
