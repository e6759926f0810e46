// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"
#include "net/server/served.h"

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::serving {

/// What every handler of a path gets: the request, where its answer goes, and what goes with it.
struct Exchange {
    const net::ServedRequest& request;
    net::ServedReply& reply;
    const CancelToken& cancel;
    net::HeaderFields headers = {};  ///< for every answer
    std::string server = {};         ///< "https://host:port", as the client calls it

    void send(int status, const std::string& type, std::string body,
              net::HeaderFields more = {}) const;
    void send(int status, const nlohmann::json& body) const;
    /// An error in words, as a text.
    void refuse(int status, const std::string& why, net::HeaderFields more = {}) const;
    void refuse(const Error& error) const;
    /// A stream of server-sent events.
    void beginEvents(net::HeaderFields more = {}) const;
};

/// The HTTP status that tells an error's kind.
int statusOf(ErrorKind kind);

/// "data: …" as a server-sent event.
std::string asEvent(const std::string& data, const std::string& name = {});

}  // namespace tripletalk::serving
