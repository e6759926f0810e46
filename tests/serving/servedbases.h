// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "net/server/webserver.h"
#include "serving/service.h"
#include "support/rawclient.h"
#include "support/testapplication.h"
#include "support/testbases.h"

#include <functional>

namespace tripletalk::tests {

/// A strategy that does what a test says.
class SaidStrategy : public answering::AnswerStrategy {
  public:
    using Say =
        std::function<void(const answering::Question&, answering::Trace&, const CancelToken&)>;
    explicit SaidStrategy(Say say) : m_say(std::move(say)) {}
    [[nodiscard]] std::string_view name() const override { return "said"; }
    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken& cancel) override {
        answering::startRun(trace, question, name(), {});
        m_say(question, trace, cancel);
    }

  private:
    Say m_say;
};

inline serving::Asking::MakeAnswerer answersBy(SaidStrategy::Say say) {
    return [say = std::move(say)](
               const auto& /*bases*/) -> Result<std::unique_ptr<answering::AnswerStrategy>> {
        return std::unique_ptr<answering::AnswerStrategy>(std::make_unique<SaidStrategy>(say));
    };
}

/// One source in SQL with the artists, and an answer that cites it after words that are no ASCII.
inline void sayTheArtists(const answering::Question& question, answering::Trace& trace,
                          const CancelToken& /*cancel*/) {
    answering::Source source{.n = 1, .kind = "sql", .query = "SELECT id FROM artist"};
    source.columns = {{"artist", true}};
    source.rows = {{{"Ana Bell", "http://example.org/ana"}},
                   {{"Bo Carter", "http://example.org/bo"}}};
    trace.emit(answering::ToolReturned{.tool = "sql", .numbers = {1}, .sources = {source}});
    answering::AnswerResult result{.kind = "list", .source = 1};
    trace.emit(answering::AnswerFinished{
        .status = answering::AnswerStatus::Answered,
        .answer = "Zwölf plus " + std::to_string(question.history.size()) + ": Ana, Bo [1].",
        .result = answering::ToldResult{.result = result, .sourceColumns = std::vector<int>{0}},
        .citations = {1}});
}

/// What a server said.
struct HeardAnswer {
    int status = 0;
    std::string head = {};
    std::string body = {};  ///< whole, however it came

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(body); }

    explicit HeardAnswer(const std::string& bytes) {
        const std::size_t end = bytes.find("\r\n\r\n");
        if (end == std::string::npos) return;
        head = bytes.substr(0, end + 2);
        status = std::stoi(head.substr(9, 3));
        body = bytes.substr(end + 4);
        if (head.find("Transfer-Encoding: chunked") == std::string::npos) return;
        std::string whole;
        for (std::size_t at = 0; at < body.size();) {
            const std::size_t size = std::stoul(body.substr(at), nullptr, 16);
            at = body.find("\r\n", at) + 2;
            whole += body.substr(at, size);
            at += size + 2;
        }
        body = whole;
    }
};

/// Bases served over HTTP on loopback, by the very service of `serve`.
class ServedBases {
  public:
    static constexpr const char* token = "0123456789abcdef";

    explicit ServedBases(std::vector<knowledge::KnowledgeBase> given,
                         serving::Asking::MakeAnswerer make = answersBy(sayTheArtists),
                         serving::Service::Options options = {},
                         const net::WebServer::Options& listening = {})
        : bases(std::move(given)), asking(std::move(make)) {
        ensureApplication();
        options.admission.token = token;
        m_service = std::make_unique<serving::Service>(bases, asking, std::move(options));
        m_server = must(net::WebServer::start(
            listening,
            [this](const net::ServedRequest& request, net::ServedReply& reply,
                   const CancelToken& cancel) { m_service->serve(request, reply, cancel); }));
    }

    [[nodiscard]] std::uint16_t port() const { return m_server->port(); }
    [[nodiscard]] std::string url() const { return "http://127.0.0.1:" + std::to_string(port()); }

    /// A whole request as it goes over the wire, with the token and hanging up afterwards.
    static std::string requestText(const std::string& method, const std::string& target,
                                   const net::HeaderFields& headers = {},
                                   const std::string& body = {}) {
        std::string text = method + " " + target +
                           " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
                           "Authorization: Bearer " + token + "\r\n";
        for (const auto& [name, value] : headers)
            text.append(name).append(": ").append(value).append("\r\n");
        if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
        return text + "\r\n" + body;
    }
    [[nodiscard]] HeardAnswer ask(const std::string& method, const std::string& target,
                                  const net::HeaderFields& headers = {},
                                  const std::string& body = {}) const {
        RawClient client(port());
        client.send(requestText(method, target, headers, body));
        return HeardAnswer(client.rest());
    }
    [[nodiscard]] HeardAnswer get(const std::string& target, const std::string& accept = {}) const {
        return ask("GET", target,
                   accept.empty() ? net::HeaderFields{} : net::HeaderFields{{"Accept", accept}});
    }
    [[nodiscard]] HeardAnswer post(const std::string& target, const nlohmann::json& body) const {
        return ask("POST", target, {{"Content-Type", "application/json"}}, body.dump());
    }

    serving::SharedBases bases;
    serving::Asking asking;

  private:
    std::unique_ptr<serving::Service> m_service;
    std::unique_ptr<net::WebServer> m_server;
};

/// The museum as a base, imported once a program.
inline const knowledge::KnowledgeBase& museumBase() {
    static const TemporaryFolder folder;
    static const knowledge::KnowledgeBase base = [] {
        std::filesystem::create_directory(folder.path() / "museum");
        return baseFromTurtle(folder.path() / "museum", museum);
    }();
    return base;
}

}  // namespace tripletalk::tests
