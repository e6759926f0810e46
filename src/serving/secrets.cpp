// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/secrets.h"

#include "base/escaping.h"

#include <array>
#include <stdexcept>

#include <sys/random.h>

namespace tripletalk::serving {

std::string secretText() {
    std::array<char, 16> bytes{};
    if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size()))
        throw std::runtime_error("no randomness");
    return text::hexadecimal({bytes.data(), bytes.size()});
}

bool sameSecret(std::string_view one, std::string_view other) {
    if (one.size() != other.size()) return false;
    unsigned difference = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0;
}

}  // namespace tripletalk::serving
