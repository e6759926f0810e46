// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <string>

namespace tripletalk::net {

/// An address that can be asked: http or https, with a host.
bool isWebAddress(const std::string& url);

/// The host of a web address or of "host:port", without user, port and the brackets of IPv6.
std::string hostIn(const std::string& address);

/// True if a host is this computer by its name alone ("localhost", "127.0.0.1", "::1"): nobody is
/// asked, so a name that only happens to lead here counts as elsewhere.
bool isThisComputer(const std::string& host);

/// The address of this computer that a host (a name, or an address without brackets) stands for:
/// IPv4 first. A name counts only if all its addresses are of this computer. Blocks while a name is
/// resolved. Errors: Forbidden (an address elsewhere), Network (a name without address).
Result<std::string> loopbackAddress(const std::string& host);

/// The same of a web address's host. Errors: also Usage (not a web address).
Result<void> requireLoopback(const std::string& url);

}  // namespace tripletalk::net
