// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/baseid.h"

#include <random>

namespace tripletalk::knowledge {

std::string newBaseId() {
    std::random_device random;
    std::string id;
    for (int i = 0; i < 16; ++i) id += "0123456789abcdef"[random() % 16];
    return id;
}

}  // namespace tripletalk::knowledge
