// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "retrieval/flatfile.h"

using namespace tripletalk;

FUZZ(bytes) {
    const auto vectors = retrieval::readFlat(fuzz::fileOf(bytes));
    if (!vectors) return;
    fuzz::expect(
        vectors->vectors.size() == vectors->dimensions * sizeof(float) * vectors->ids.size(),
        "there is a vector for each id");
}
