// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/caught.h"

#include <new>

namespace tripletalk {

Error errorOf(const std::exception& thrown) {
    if (dynamic_cast<const std::bad_alloc*>(&thrown))
        return {ErrorKind::Limit, say("Sentence", "There is not enough memory for this.")};
    return {ErrorKind::Internal, say("Sentence", "This failed by a fault of the program."),
            thrown.what()};
}

}  // namespace tripletalk
