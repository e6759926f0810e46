// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/samplevocabulary.h"

namespace tripletalk::sample {

const Vocabulary* vocabulary(std::string_view name) {
    for (const auto* known : {&cars(), &music()})
        if (known->name == name) return known;
    return nullptr;
}

}  // namespace tripletalk::sample
