// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graphpromises.h"

using namespace tripletalk;

/// A file of no known name: packed or not, its content says what it is.
FUZZ(bytes) {
    const auto file = fuzz::fileOf(bytes);
    fuzz::outcome(rdf::recognise(file));
    fuzz::outcome(rdf::read(file, {.onError = rdf::OnError::Repair},
                            [](const rdf::Quad&) { return Result<void>(); }, {}, {}));
}
