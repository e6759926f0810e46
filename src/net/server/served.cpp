// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/server/served.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::net {

std::string ServedRequest::header(std::string_view name) const {
    const std::string wanted = text::toLower(name);
    const auto at = std::ranges::find_if(
        headers, [&](const auto& field) { return text::toLower(field.first) == wanted; });
    return at == headers.end() ? std::string() : at->second;
}

}  // namespace tripletalk::net
