// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/modelspec.h"
#include "llm/refusals.h"
#include "net/http.h"

#include <memory>
#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

/// One model on one server: the HTTP that chat models and embedders share.
class Endpoint {
  public:
    struct Settings {
        std::string baseUrl;
        std::string key;  ///< empty: none is sent
        ModelSpec model;
        net::Deadlines deadlines;
        std::shared_ptr<Refusals> refusals;
        std::shared_ptr<net::Client> client;
        bool loopbackOnly = false;  ///< requests go to this computer or nowhere
    };

    explicit Endpoint(Settings settings);

    /// What happens beside the body: each on the calling thread, each may be empty.
    struct Listener {
        net::Client::OnData onData;  ///< pieces of the body
        std::function<void(const std::string& parameter)>
            onRefused;  ///< asked again without this parameter
        std::function<void()> onSlow;
        std::chrono::milliseconds slowAfter{2000};
    };

    /// Posts a JSON body. Parameters that the server refuses (400 or 422 naming one) are dropped,
    /// the request is sent again, and the refusal is remembered. Errors: as for net::Client, and
    /// Server for any status but 2xx.
    [[nodiscard]] Result<net::Reply> post(const std::string& path, nlohmann::ordered_json body,
                                          const CancelToken& cancel,
                                          const Listener& listener) const;

    /// A short question besides: few seconds, one try. Errors as above.
    [[nodiscard]] Result<net::Reply> get(const std::string& path, const CancelToken& cancel) const;

    /// Its name, as the server knows it.
    [[nodiscard]] const std::string& model() const { return m_settings.model.name; }
    [[nodiscard]] const ModelSpec& spec() const { return m_settings.model; }
    [[nodiscard]] bool refuses(const std::string& parameter) const;

    /// The error without the key, should a server have echoed it (keys of 8 characters and more).
    [[nodiscard]] Error withoutKey(Error error) const;

  private:
    [[nodiscard]] net::Request request(const std::string& path) const;
    [[nodiscard]] Error serverError(const net::Reply& reply) const;
    [[nodiscard]] std::string refusalKey() const;

    Settings m_settings;
};

/// An address as people write OLLAMA_HOST: "", "host", "host:port", "0.0.0.0", a URL; with scheme
/// and port, without a final slash.
std::string ollamaUrl(const std::string& host);

}  // namespace tripletalk::llm
