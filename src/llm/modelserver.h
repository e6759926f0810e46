// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "llm/modelfacts.h"
#include "llm/providers.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::llm {

/// A model that a server offers; what the server does not tell is empty or 0.
struct ServerModel {
    std::string name;
    std::int64_t bytes = 0;    ///< on disk
    std::string parameters;    ///< "8.0B"
    std::string quantization;  ///< "Q4_K_M"
    bool embedder = false;     ///< by its family or name: not for talking
    ModelFacts facts = {};
};

/// Why a server or a model cannot be used, for whoever words it for a person.
enum class Trouble {
    None,
    Address,      ///< the address is none
    NotFound,     ///< no server of this name
    Refused,      ///< nobody listens there
    Unreachable,  ///< not reached for another reason
    Proxy,        ///< the proxy does not let it through
    Tls,          ///< its certificate is not trusted
    NoKey,        ///< it asks for a key and none is known
    WrongKey,     ///< it does not accept the key
    NoModel,      ///< it has no model of this name
    NoServer,     ///< something answers, but it is no model server
    TooSlow,      ///< it did not answer in time
    Busy,         ///< too many requests
    Failed,       ///< it answered with an error
    NoJson,       ///< the model answers, but does not keep to JSON
    Elsewhere,    ///< only this computer may be asked
    Stopped,      ///< cancelled
};

struct ModelList {
    std::vector<ServerModel> models = {};  ///< by name
    Trouble trouble = Trouble::None;
    Error error = {};  ///< if there is trouble: the words of whoever noticed
};

/// The models of the server that `access` names; of a further one with `accessTo` it. A few seconds
/// at most.
ModelList listModels(Provider provider, const Access& access, net::Client& client,
                     const CancelToken& cancel);

/// Adds what the server tells beside its list: Ollama is asked for each model but embedders (64 at
/// most), llama.cpp for the window that it was started with. Ends where the server does not answer.
void tellFacts(std::vector<ServerModel>& models, Provider provider, const Access& access,
               net::Client& client, const CancelToken& cancel);

struct ModelTest {
    Trouble trouble = Trouble::None;
    Error error = {};
    double ms = 0;  ///< until the model had answered
};

/// Finds the server, looks whether it has the model of this spec (ModelSpec), and
/// has it answer a short question in JSON.
ModelTest testModel(const std::string& spec, const Access& access,
                    const std::shared_ptr<net::Client>& client, const CancelToken& cancel);
/// The same with a short text to embed.
ModelTest testEmbedder(const std::string& spec, const Access& access,
                       const std::shared_ptr<net::Client>& client, const CancelToken& cancel);

struct PullProgress {
    std::string status;      ///< as Ollama says it
    std::int64_t done = 0;   ///< bytes of the piece in hand
    std::int64_t total = 0;  ///< 0 unknown
};

/// Has Ollama fetch a model. Errors: those of the network, Server (in Ollama's own words: no such
/// model…), Model (the stream ended early).
Result<void> pullModel(const std::string& name, const Access& access, net::Client& client,
                       const std::function<void(const PullProgress&)>& onProgress,
                       const CancelToken& cancel);

}  // namespace tripletalk::llm
