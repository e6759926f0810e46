// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::net {

/// How requests leave this computer: through which proxy, and whose certificates are believed
/// besides those the system trusts. Servers on this computer are always reached directly.
struct Connection {
    enum class Proxy { None, System, Http, Socks };
    Proxy proxy = Proxy::None;
    std::string host = {};  ///< of the proxy; for Http and Socks
    int port = 0;
    std::string user = {};
    std::string password = {};
    std::string authorities = {};  ///< certificates as PEM, empty for none

    bool operator==(const Connection&) const = default;
};

/// What a certificate says of itself.
struct Certificate {
    std::string subject;
    std::string until;     ///< ISO 8601 date
    bool expired = false;  ///< or not valid yet
};

/// The certificates of a PEM file. Errors: Input (there is none in it).
Result<std::vector<Certificate>> certificatesIn(std::string_view pem);

}  // namespace tripletalk::net
