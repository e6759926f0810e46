// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/server/served.h"
#include "serving/asking.h"
#include "serving/mcp/mcphttp.h"
#include "serving/sharedbases.h"
#include "serving/web/admission.h"
#include "serving/web/chatcompletions.h"
#include "serving/web/replies.h"
#include "serving/web/sparqlprotocol.h"

#include <functional>
#include <map>
#include <string>

namespace tripletalk::serving {

/// What is known of a request once it is answered; of what was asked only the path.
struct Served {
    std::string method;
    std::string path;
    int refusal = 0;  ///< of whoever was not let in
    double ms = 0;
};

/// Everything that is served over HTTP, by path (docs/serve.md). Any thread.
class Service {
  public:
    struct Options {
        AdmissionRules admission;
        bool behindProxy =
            false;  ///< whoever asks may be elsewhere, and speaks https, though the proxy is here
        std::map<std::string, std::string> datasets = {};  ///< of the challenge: IRI -> base
        std::function<void(const Served&)> log = {};       ///< any thread
    };
    Service(SharedBases& bases, Asking& asking, Options options);

    /// Whether somebody who sends these headers is let in.
    [[nodiscard]] bool admits(const net::HeaderFields& headers) const;

    void serve(const net::ServedRequest& request, net::ServedReply& reply,
               const CancelToken& cancel);

  private:
    void route(const Exchange& exchange, const Visitor& visitor);
    void routeBase(const Exchange& exchange, const Visitor& visitor);
    void challenge(const Exchange& exchange, const Visitor& visitor);
    Result<std::string> baseOfDataset(const std::string& dataset) const;

    SharedBases& m_bases;
    Asking& m_asking;
    Options m_options;
    SparqlProtocol m_sparql;
    ChatCompletions m_chat;
    McpHttp m_mcp;
};

}  // namespace tripletalk::serving
