// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/replies.h"

#include "base/jsontext.h"

#include <utility>

namespace tripletalk::serving {

void Exchange::send(int status, const std::string& type, std::string body,
                    net::HeaderFields more) const {
    more.insert(more.end(), headers.begin(), headers.end());
    more.emplace_back("Content-Type", type);
    more.emplace_back("X-Content-Type-Options", "nosniff");
    more.emplace_back("Cache-Control", "no-store");
    reply.send(status, more, std::move(body));
}

void Exchange::send(int status, const nlohmann::json& body) const {
    send(status, "application/json", jsonText(body));
}

void Exchange::refuse(int status, const std::string& why, net::HeaderFields more) const {
    send(status, "text/plain; charset=utf-8", why + "\n", std::move(more));
}

void Exchange::refuse(const Error& error) const {
    refuse(statusOf(error.kind), wellFormed(error.toText()));
}

void Exchange::beginEvents(net::HeaderFields more) const {
    more.insert(more.end(), headers.begin(), headers.end());
    more.emplace_back("Content-Type", "text/event-stream");
    more.emplace_back("Cache-Control", "no-store");
    more.emplace_back("X-Accel-Buffering", "no");
    reply.begin(200, more);
}

int statusOf(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::NotFound:
            return 404;
        case ErrorKind::Forbidden:
            return 403;
        case ErrorKind::Usage:
        case ErrorKind::Syntax:
        case ErrorKind::Input:
            return 400;
        case ErrorKind::Limit:
        case ErrorKind::Timeout:
        case ErrorKind::Cancelled:
        case ErrorKind::Locked:
            return 503;
        case ErrorKind::Network:
        case ErrorKind::Server:
        case ErrorKind::Model:
            return 502;
        default:
            return 500;
    }
}

std::string asEvent(const std::string& data, const std::string& name) {
    return (name.empty() ? "" : "event: " + name + "\n") + "data: " + data + "\n\n";
}

}  // namespace tripletalk::serving
