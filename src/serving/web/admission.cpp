// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/admission.h"

#include "base/ascii.h"
#include "base/text.h"
#include "serving/secrets.h"
#include "serving/web/decoding.h"

#include <algorithm>

namespace tripletalk::serving {

namespace {

constexpr int unauthorized = 401;
constexpr int forbidden = 403;
constexpr int misdirected = 421;

std::string withoutPort(const std::string& host) {
    const std::size_t bracket = host.find(']');
    const std::size_t colon = host.find(':', bracket == std::string::npos ? 0 : bracket);
    return text::toLower(host.substr(0, colon));
}

/// Of a page that this server gave.
bool isOwn(const std::string& origin, const std::string& host) {
    return origin == "http://" + host || origin == "https://" + host;
}

bool hasToken(const net::ServedRequest& request, const std::string& token) {
    const std::string given = request.header("Authorization");
    const std::size_t space = given.find(' ');
    if (space == std::string::npos) return false;
    const std::string scheme = text::toLower(given.substr(0, space));
    const std::string value(text::trim(given.substr(space)));
    if (scheme == "bearer") return sameSecret(value, token);
    if (scheme != "basic") return false;
    const std::string pair = fromBase64(value);
    const std::size_t colon = pair.find(':');
    return colon != std::string::npos && sameSecret(pair.substr(colon + 1), token);
}

}  // namespace

Admission admit(const net::ServedRequest& request, const AdmissionRules& rules) {
    const std::string host = request.header("Host");
    const std::string port = host.substr(withoutPort(host).size());
    const bool isOurs = (port.empty() || (port.size() > 1 &&
                                          std::ranges::all_of(port.substr(1), ascii::isDigit))) &&
                        std::ranges::any_of(rules.hosts, [&](const std::string& name) {
                            return text::toLower(name) == withoutPort(host);
                        });
    if (!isOurs)
        return {misdirected, "This server is not called so. --host names what else it is called."};
    Admission admission;
    if (const std::string origin = request.header("Origin"); !origin.empty()) {
        const bool named = std::ranges::find(rules.origins, origin) != rules.origins.end();
        if (!named && !isOwn(origin, host))
            return {forbidden,
                    "Pages from there may not ask. --allow-origin names those that may."};
        if (named)
            admission.headers = {{"Access-Control-Allow-Origin", origin},
                                 {"Access-Control-Expose-Headers", "Mcp-Session-Id"},
                                 {"Vary", "Origin"}};
    }
    // A picture of a page elsewhere bears no Origin, but what a browser keeps for this server.
    const std::string site = request.header("Sec-Fetch-Site");
    if (admission.headers.empty() && (site == "cross-site" || site == "same-site"))
        return {forbidden, "Pages from there may not ask. --allow-origin names those that may."};
    const bool asksLeave = request.method == "OPTIONS" && !admission.headers.empty();
    if (!asksLeave && !hasToken(request, rules.token)) {
        admission.refusal = unauthorized;
        admission.reason = "The token is missing or wrong: send it as \"Authorization: Bearer …\".";
        admission.headers.emplace_back("WWW-Authenticate", "Bearer");
        admission.headers.emplace_back("WWW-Authenticate", R"(Basic realm="TripleTalk")");
    }
    return admission;
}

}  // namespace tripletalk::serving
