// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include <sqlite3.h>

/// What the room's own SQL functions share: reading arguments, setting results.
namespace tripletalk::sqlite {

using Context = sqlite3_context;
using Arguments = sqlite3_value**;

inline bool isNull(sqlite3_value* value) { return sqlite3_value_type(value) == SQLITE_NULL; }

inline std::string_view textOf(sqlite3_value* value) {
    const auto* data = reinterpret_cast<const char*>(sqlite3_value_text(value));
    return data ? std::string_view(data, static_cast<std::size_t>(sqlite3_value_bytes(value)))
                : std::string_view();
}

inline void setText(Context* context, std::string_view text) {
    sqlite3_result_text64(context, text.empty() ? "" : text.data(), text.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8);
}

inline int limitOf(Context* context, int which) {
    return sqlite3_limit(sqlite3_context_db_handle(context), which, -1);
}

/// Adds `part` unless the result would be longer than the connection allows.
inline bool append(Context* context, std::string& text, std::string_view part) {
    if (text.size() + part.size() >
        static_cast<std::size_t>(limitOf(context, SQLITE_LIMIT_LENGTH))) {
        sqlite3_result_error_toobig(context);
        return false;
    }
    text += part;
    return true;
}

}  // namespace tripletalk::sqlite
