// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/service.h"

#include "base/text.h"
#include "serving/resultquery.h"
#include "serving/web/decoding.h"
#include "serving/web/pages.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tripletalk::serving {

namespace {

constexpr const char* html = "text/html; charset=utf-8";
constexpr std::string_view basesPath = "/bases/";
constexpr std::string_view answersPath = "/answers/";

bool isRead(const net::ServedRequest& request) {
    return request.method == "GET" || request.method == "HEAD";
}

void refuseMethod(const Exchange& exchange) {
    exchange.refuse(405, "Pages are read by GET.", {{"Allow", "GET, HEAD"}});
}

}  // namespace

Service::Service(SharedBases& bases, Asking& asking, Options options)
    : m_bases(bases),
      m_asking(asking),
      m_options(std::move(options)),
      m_chat(bases, asking),
      m_mcp(bases, asking) {}

bool Service::admits(const net::HeaderFields& headers) const {
    net::ServedRequest request;
    request.headers = headers;
    return admit(request, m_options.admission).refusal == 0;
}

void Service::serve(const net::ServedRequest& request, net::ServedReply& reply,
                    const CancelToken& cancel) {
    const auto begun = std::chrono::steady_clock::now();
    Admission admission = admit(request, m_options.admission);
    const bool encrypted = request.encrypted || m_options.behindProxy;
    const Exchange exchange{request, reply, cancel, std::move(admission.headers),
                            (encrypted ? "https://" : "http://") + request.header("Host")};
    if (admission.refusal != 0)
        exchange.refuse(admission.refusal, admission.reason);
    else if (request.method == "OPTIONS")
        exchange.send(204, "text/plain", {},
                      {{"Access-Control-Allow-Methods", "GET, HEAD, POST, DELETE"},
                       // Programs of their own send more than the protocols name.
                       {"Access-Control-Allow-Headers", "Authorization, *"}});
    else
        route(exchange, {.fromThisComputer = request.fromThisComputer && !m_options.behindProxy});
    if (m_options.log)
        m_options.log(
            {request.method, request.path, admission.refusal,
             std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                 .count()});
}

void Service::route(const Exchange& exchange, const Visitor& visitor) {
    const std::string& path = exchange.request.path;
    if (path == "/mcp") return m_mcp.answer(exchange, visitor);
    const bool reads = isRead(exchange.request);
    if (path == "/v1/models" && reads) return m_chat.models(exchange, visitor);
    if (path == "/v1/chat/completions") return m_chat.complete(exchange, visitor);
    if (path.starts_with(basesPath)) return routeBase(exchange, visitor);
    if (!reads) return refuseMethod(exchange);
    const bool asks = Parameters(exchange.request.query).find("question").has_value();
    if (path == "/text2sparql" || (path == "/" && asks)) return challenge(exchange, visitor);
    if (path == "/") return exchange.send(200, html, indexPage(m_bases, visitor));
    if (path.starts_with(answersPath)) {
        const auto given = m_asking.given(path.substr(answersPath.size()));
        if (!given) return exchange.refuse(404, "That answer is not known any more.");
        if (auto base = m_bases.find(given->base, Part::Values, visitor); !base)
            return exchange.refuse(base.error());
        return exchange.send(200, html, answerPage(*given));
    }
    exchange.refuse(404, "There is nothing here.");
}

void Service::routeBase(const Exchange& exchange, const Visitor& visitor) {
    const std::string rest = exchange.request.path.substr(basesPath.size());
    const std::size_t slash = rest.find('/');
    const std::string name = percentDecoded(rest.substr(0, slash));
    const std::string what = slash == std::string::npos ? "" : rest.substr(slash + 1);
    const auto base = m_bases.find(name, Part::Values, visitor);
    if (!base) return exchange.refuse(base.error());
    if (what == "sparql") return m_sparql.answer(exchange, *base);
    if (!isRead(exchange.request)) return refuseMethod(exchange);
    const auto iri = Parameters(exchange.request.query).find("iri");
    if (what != "entity" || !iri)
        return exchange.refuse(404, "A base has the pages \"sparql\" and \"entity?iri=…\".");
    const auto page = entityPage(name, *base, *iri, exchange.cancel);
    if (!page) return exchange.refuse(page.error());
    exchange.send(200, html, *page);
}

Result<std::string> Service::baseOfDataset(const std::string& dataset) const {
    if (const auto at = m_options.datasets.find(dataset); at != m_options.datasets.end())
        return m_bases.nameOf(at->second);
    // "https://…/2025/corporate/" is the base "corporate", if there is one.
    std::string name = dataset;
    while (name.ends_with('/')) name.pop_back();
    name.erase(0, name.rfind('/') + 1);
    auto named = m_bases.nameOf(name);
    return named || m_bases.names().size() > 1 ? named : m_bases.nameOf({});
}

void Service::challenge(const Exchange& exchange, const Visitor& visitor) {
    const Parameters parameters(exchange.request.query);
    const std::string question = parameters.find("question").value_or("");
    const std::string dataset = parameters.find("dataset").value_or("");
    const auto name = baseOfDataset(dataset);
    if (!name) return exchange.refuse(name.error());
    const auto base = m_bases.find(*name, Part::Values, visitor);
    if (!base) return exchange.refuse(base.error());
    const auto given =
        m_asking.ask({.baseName = *name, .base = *base, .question = question}, {}, exchange.cancel);
    if (!given) return exchange.refuse(given.error());
    exchange.send(200, {{"dataset", dataset},
                        {"question", question},
                        {"query", asSparql((*given)->answer, base->manifest().prefixes)}});
}

}  // namespace tripletalk::serving
