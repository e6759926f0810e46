// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/fetchedtool.h"

#include <cstdlib>

namespace tripletalk::tests {

/// Under a lock, since several tests may ask for it at once.
bool isFetched(const std::string& script, const std::string& folder, const std::string& proof) {
    const std::string install = "flock '" + folder + ".lock' sh -c \"test -e '" + folder + proof +
                                "' || timeout 120 '" + script + "' '" + folder +
                                "'\" >/dev/null 2>&1";
    return std::system(install.c_str()) == 0;
}

}  // namespace tripletalk::tests
