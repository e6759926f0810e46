// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tripletalk::sqlite {

/// A stretch of a query, in bytes.
struct SqlStretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The place of a byte of a query, as errors tell it: lines and characters from 1.
Place placeOf(std::string_view sql, std::size_t byte);

/// The words of a query that the sandbox complained about, if its complaint names them.
std::optional<SqlStretch> errorPlace(std::string_view sql, const Error& error);

}  // namespace tripletalk::sqlite
