// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "workspace/departure.h"
#include "workspace/settings.h"

#include <algorithm>
#include <vector>

namespace tripletalk::app {

/// Whether a person agreed for good that this may go.
inline bool isAgreed(const workspace::Departure& departure,
                     const std::vector<workspace::Consent>& consents) {
    return std::ranges::any_of(consents, [&](const workspace::Consent& known) {
        return known.base == departure.base && known.host == departure.host;
    });
}

}  // namespace tripletalk::app
