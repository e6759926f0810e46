// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "net/http.h"
#include "net/loopback.h"
#include "support/testmodelserver.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <netdb.h>

namespace {

using Resolve = int (*)(const char*, const char*, const addrinfo*, addrinfo**);

struct Host {
    std::string_view name;
    std::array<const char*, 2> addresses;  ///< the second null if there is one only
};

/// What names below ".test" stand for, which no resolver knows (RFC 6761). Constants alone: Qt's
/// resolver still asks while the process ends.
constexpr std::array<Host, 5> hosts{{{"here.test", {"127.0.0.1"}},
                                     {"both.test", {"::1", "127.0.0.1"}},
                                     {"elsewhere.test", {"192.0.2.7"}},
                                     {"mixed.test", {"127.0.0.1", "192.0.2.7"}},
                                     {"mixed-otherwise.test", {"192.0.2.7", "127.0.0.1"}}}};

}  // namespace

/// Instead of that of the C library, which Qt asks.
extern "C" int getaddrinfo(const char* name, const char* service, const addrinfo* hints,
                           addrinfo** found) {
    static const auto resolve = reinterpret_cast<Resolve>(::dlsym(RTLD_NEXT, "getaddrinfo"));
    const auto known = std::ranges::find(hosts, std::string_view(name ? name : ""), &Host::name);
    if (known == hosts.end()) return resolve(name, service, hints, found);
    addrinfo numeric = hints ? *hints : addrinfo{};
    numeric.ai_flags = AI_NUMERICHOST;
    for (const char* address : known->addresses) {
        if (!address) continue;
        const int code = resolve(address, service, &numeric, found);
        if (code != 0) return code;
        while (*found) found = &(*found)->ai_next;
    }
    return 0;
}

namespace tripletalk::net {

TEST(Loopback, IsANameOnlyIfAllItsAddressesAre) {
    EXPECT_EQ(*loopbackAddress("here.test"), "127.0.0.1");
    EXPECT_EQ(*loopbackAddress("both.test"), "127.0.0.1") << "IPv4 first";
    for (const char* host : {"elsewhere.test", "mixed.test", "mixed-otherwise.test"}) {
        const auto address = loopbackAddress(host);
        ASSERT_FALSE(address) << host;
        EXPECT_EQ(address.error().kind, ErrorKind::Forbidden) << host;
        EXPECT_FALSE(requireLoopback("http://" + std::string(host) + ":8080/v1")) << host;
    }
    EXPECT_TRUE(requireLoopback("http://here.test:8080/v1"));
}

TEST(Loopback, SendsNothingElsewhereWhateverTheMethod) {
    tests::ModelServer server({{.raw = "ok"}});
    Client client;
    for (const char* method : {"GET", "POST"}) {
        Request request;
        request.method = method;
        request.loopbackOnly = true;
        request.url = "http://mixed.test:" + std::to_string(server.port()) + "/";
        const auto refused = client.send(request, {});
        ASSERT_FALSE(refused) << method;
        EXPECT_EQ(refused.error().kind, ErrorKind::Forbidden) << method;
        request.url = "http://here.test:" + std::to_string(server.port()) + "/";
        EXPECT_TRUE(client.send(request, {})) << method;
    }
    EXPECT_EQ(server.requests().size(), 2U);
}

}  // namespace tripletalk::net
