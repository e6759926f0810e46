// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/engine.h"
#include "sparql/results/resultwriter.h"
#include "support/httpserver.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::tests {

/// A SPARQL endpoint on loopback over the graph of a base, answered by our own engine. With a
/// `key` it wants it as authorization.
class SparqlServer {
  public:
    explicit SparqlServer(const std::filesystem::path& base, std::string key = {})
        : m_graph(base / "graph.db"), m_key(std::move(key)) {}

    [[nodiscard]] std::string url() const { return m_server.url() + "/sparql"; }
    [[nodiscard]] std::vector<HttpRequest> requests() const { return m_server.requests(); }
    [[nodiscard]] std::size_t asked() const { return requests().size(); }
    /// After so many further answers it is out of order.
    void dieAfter(int answers) { m_left = answers; }
    /// From now on it answers with a web page.
    void lie() { m_lies = true; }

  private:
    /// Percent-encoded as a form is.
    static std::string decoded(std::string_view text) {
        std::string all;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '%' && i + 2 < text.size()) {
                all +=
                    static_cast<char>(std::stoi(std::string(text.substr(i + 1, 2)), nullptr, 16));
                i += 2;
            } else {
                all += text[i];
            }
        }
        return all;
    }
    [[nodiscard]] HttpAnswer answer(const HttpRequest& request) {
        if (m_left-- <= 0) return {500, {{"Content-Type", "text/plain"}}, "out of order"};
        if (m_lies) return {200, {{"Content-Type", "text/html"}}, "<h1>Welcome</h1>"};
        const auto sent = request.headers.find("authorization");
        if (!m_key.empty() && (sent == request.headers.end() || sent->second != m_key))
            return {401, {{"Content-Type", "text/plain"}}, "who are you?"};
        const std::string& place = request.method == "GET" ? request.path : request.body;
        const auto query = decoded(place.substr(place.find("query=") + 6));
        auto engine = sparql::Engine::open(m_graph);
        if (!engine) return {500};
        const auto answer = (*engine)->query(query, {}, {});
        if (!answer) return {400, {{"Content-Type", "text/plain"}}, answer.error().toText()};
        const bool triples = answer->form == sparql::QueryForm::Construct ||
                             answer->form == sparql::QueryForm::Describe;
        const auto format = triples ? sparql::ResultFormat::NTriples : sparql::ResultFormat::Json;
        return {200,
                {{"Content-Type",
                  triples ? "application/n-triples" : "application/sparql-results+json"}},
                *sparql::write(*answer, format)};
    }

    std::filesystem::path m_graph;
    std::string m_key;
    std::atomic<int> m_left = 1'000'000;
    std::atomic<bool> m_lies = false;
    HttpServer m_server{[this](const HttpRequest& request) { return answer(request); }};
};

}  // namespace tripletalk::tests
