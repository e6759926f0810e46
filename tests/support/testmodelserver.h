// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "support/modelscript.h"

#include <chrono>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::tests {

/// A server's name that nobody has: longer than names may be, so that no name server is asked.
inline std::string impossibleHost() {
    const std::string label(60, 'a');
    return label + '.' + label + '.' + label + '.' + label + '.' + label;
}

/// What the server was asked.
struct RecordedRequest {
    std::string method;
    std::string path;
    std::map<std::string, std::string> headers;  ///< names in lower case
    nlohmann::json body;                         ///< null if it was not JSON
    std::string prompt;                          ///< all messages, or all texts to embed
    std::string lastUser;                        ///< the last user message
};

/// What a path besides the models' own answers: its pieces, one chunk each.
struct Page {
    int status = 200;
    std::vector<std::string> pieces = {};
    bool staysOpen = false;  ///< nothing more comes after them, and the connection stays
};

/// A model server on loopback without a model behind it: it speaks Ollama's and OpenAI's protocols
/// and answers by rules, with every fault a rule can name. One thread a connection; all members may
/// be called from any thread.
///
///     ModelServer server({{.match = "capital", .content = "Rome."}});
///     Access access{.ollamaHost = server.ollamaUrl()};
class ModelServer {
  public:
    /// Listens on a free port. Makes a QCoreApplication if there is none: construct it in the main
    /// thread.
    explicit ModelServer(std::vector<Rule> rules = {});
    /// Of its own, because a braced list of rules is ambiguous otherwise.
    ModelServer(std::initializer_list<Rule> rules) : ModelServer(std::vector<Rule>(rules)) {}
    /// Ends every connection.
    ~ModelServer();
    ModelServer(const ModelServer&) = delete;
    ModelServer& operator=(const ModelServer&) = delete;

    [[nodiscard]] int port() const;
    [[nodiscard]] std::string url() const;        ///< "http://127.0.0.1:PORT"
    [[nodiscard]] std::string ollamaUrl() const;  ///< the same
    [[nodiscard]] std::string openAiUrl() const;  ///< with "/v1"

    void add(Rule rule);  ///< after all others
    void setLoadedModels(
        std::vector<std::string> models);  ///< what /api/tags, /api/ps and /v1/models tell
    /// Goes before everything else. A proxied request has the whole address as its path.
    void setPage(const std::string& path, Page page);

    [[nodiscard]] std::vector<RecordedRequest> requests()
        const;  ///< all, in the order of their arrival
    /// Those that asked for a chat or an embedding.
    [[nodiscard]] std::vector<RecordedRequest> modelRequests() const;

    /// Both wait for other threads, for at most `patience`, and tell whether it came to pass.
    bool waitForRequests(std::size_t count,
                         std::chrono::milliseconds patience = std::chrono::seconds(20)) const;
    /// So many connections ended before their reply was complete: the client hung up, or a rule
    /// said so.
    bool waitForHangUps(std::size_t count,
                        std::chrono::milliseconds patience = std::chrono::seconds(20)) const;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace tripletalk::tests
