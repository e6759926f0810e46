// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/server/served.h"

#include <string>
#include <vector>

namespace tripletalk::serving {

/// Who is let in.
struct AdmissionRules {
    std::string token;  ///< that every request must bear
    /// What the header Host may name, without port: a page elsewhere whose name was made to lead
    /// here names itself.
    std::vector<std::string> hosts = {"localhost", "127.0.0.1", "[::1]"};
    /// Origins ("https://host:port") of pages that may ask and read the answers. A request without
    /// an origin comes from no page.
    std::vector<std::string> origins = {};
};

struct Admission {
    int refusal = 0;  ///< the HTTP status; 0: let in
    std::string reason = {};
    net::HeaderFields headers = {};  ///< for the answer, whatever it is
};

/// Looks at Host, Origin and the token ("Authorization: Bearer TOKEN", or Basic with the token as
/// password, which browsers and SPARQL clients can).
Admission admit(const net::ServedRequest& request, const AdmissionRules& rules);

}  // namespace tripletalk::serving
