// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/baseid.h"

#include <ctime>
#include <random>

namespace tripletalk::knowledge {

std::string newBaseId() {
    std::random_device random;
    std::string id;
    for (int i = 0; i < 16; ++i) id += "0123456789abcdef"[random() % 16];
    return id;
}

std::string timeOfCreation() {
    const std::time_t seconds = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

}  // namespace tripletalk::knowledge
