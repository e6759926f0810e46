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

/// The words of a query that the sandbox complained about, if its complaint names them.
std::optional<SqlStretch> errorPlace(std::string_view sql, const Error& error);

}  // namespace tripletalk::sqlite
