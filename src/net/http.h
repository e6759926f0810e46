// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "net/connection.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::net {

struct Deadlines {
    std::chrono::milliseconds firstByte{
        120'000};  ///< until the first byte of the body (a model may be loading)
    std::chrono::milliseconds silence{120'000};  ///< between two pieces of the body
    std::chrono::milliseconds total{900'000};
};

struct Retry {
    int attempts =
        3;  ///< all tries together; only 429, 5xx and refused connections are tried again
    std::chrono::milliseconds pause{
        500};  ///< doubled each time; Retry-After wins if longer (at most 30 s)
};

/// Why no reply came, for whoever words it for a person.
enum class Fault {
    Unknown,   ///< unreachable, or broken in the middle
    Refused,   ///< nobody listens at the address
    NotFound,  ///< the name of the server is not known
    Tls,       ///< no trust in its certificate, or no common language
    Proxy,     ///< the proxy cannot be reached, or refuses
};

struct Request {
    std::string method = "GET";
    std::string url;
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string body = {};
    bool secret =
        false;  ///< a header holds a secret: redirects are refused, and headers are never logged
    /// Goes to this computer or nowhere, redirects too: names are resolved first, and the address
    /// found is the one that is connected to.
    bool loopbackOnly = false;
    Deadlines deadlines = {};
    Retry retry = {};
    std::size_t maxBody = 256U << 20U;  ///< bytes; a longer body ends in an error (a lying server)
    std::chrono::milliseconds slowAfter{2000};  ///< no first byte for so long: `onSlow`, once a try
    std::function<void()> onSlow = {};          ///< on the calling thread
    std::function<void(Fault)> onFault = {};    ///< a try that brought no reply; there too
};

struct Reply {
    int status = 0;
    std::map<std::string, std::string> headers;  ///< names in lower case
    std::string body;                            ///< empty if `onData` took the pieces
};

/// HTTP over one network thread with its event loop. `send` blocks the calling worker thread until
/// the reply is complete; any number of threads may call it at once. Never call it from the GUI
/// thread. A QCoreApplication must exist when `send` is called (its event loop need not run); no
/// `send` may be running when the client is destroyed. No cookie, cache or HTTP/2 is used.
class Client {
  public:
    Client();
    ~Client();
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    /// Counts for every request from now on; until then there is no proxy. Needs the application,
    /// as `send` does.
    void use(const Connection& connection);

    /// Called with pieces of a 2xx body as they come, on the calling thread. Return false to stop
    /// reading (no error).
    using OnData = std::function<bool(std::string_view)>;

    /// A reply of any status is a Reply, not an Error (after retries). A reply whose body has begun
    /// is never retried. Redirects are followed, by a POST as a POST on the same server. Errors:
    /// Network (unreachable, TLS, broken in the middle, a redirect that is refused), Timeout (says
    /// which deadline), Cancelled (within 100 ms), Limit (`maxBody`), Forbidden (`loopbackOnly`),
    /// Usage (not a web address, a header with control characters). A chunked body that was cut off
    /// may look complete (Qt cannot always tell): a reader looks for its protocol's own end.
    /// `deadlines.total` covers all tries; an error names the host, never headers or the query of
    /// the address.
    Result<Reply> send(const Request& request, const CancelToken& cancel,
                       const OnData& onData = {});

  private:
    using TimePoint = std::chrono::steady_clock::time_point;
    Result<Reply> sendAndRetry(const Request& request, const CancelToken& cancel,
                               const OnData& onData, TimePoint end);

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::net
