// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "sparql/endpoint/endpointreply.h"

using namespace tripletalk;

/// An endpoint's whole reply: a line with its status and media type, then its body. What it is said
/// to be decides who reads it.
FUZZ(bytes) {
    const auto line = std::min(bytes.find('\n'), bytes.size());
    const std::string head(bytes.substr(0, line));
    net::Reply reply;
    reply.status = std::atoi(head.c_str());
    if (const auto blank = head.find(' '); blank != std::string::npos)
        reply.headers["content-type"] = head.substr(blank + 1);
    reply.body = bytes.substr(std::min(line + 1, bytes.size()));
    const sparql::QueryLimits limits{.rows = 50, .bytes = 10'000};
    for (const auto form : {sparql::QueryForm::Select, sparql::QueryForm::Construct})
        fuzz::outcome(sparql::readReply(reply, form, limits));
    sparql::shortReason(reply.body);
}
