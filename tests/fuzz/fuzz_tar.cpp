// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "knowledge/tarfile.h"

using namespace tripletalk;

/// A packed base: the members of its archive, whose content goes nowhere.
FUZZ(bytes) {
    auto tar = knowledge::TarReader::open(fuzz::fileOf(bytes));
    if (!tar) return;
    for (int members = 0; members < 100; ++members) {
        auto member = tar->next();
        if (!member || !*member) return;
        fuzz::expect((*member)->name.size() <= 100, "a long name is refused");
        fuzz::expect((*member)->bytes >= 0, "a member has a size");
    }
}
