// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/providers.h"
#include "support/testmodelserver.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include <gmock/gmock.h>

namespace tripletalk::llm {

/// A scripted server, the access to it, and what a model told while it worked.
struct ModelFixture {
    ModelFixture(std::initializer_list<tests::Rule> rules) : server(rules) {
        access.ollamaHost = server.ollamaUrl();
        access.openAiBaseUrl = server.openAiUrl();
    }

    Result<ChatReply> ask(const std::string& spec, const ChatRequest& request,
                          const CancelToken& cancel = {}) {
        auto model = makeChatModel(spec, access, client);
        if (!model) return model.error();
        return (*model)->complete(
            request, [this](const ChatEvent& event) { events.push_back(event); }, cancel);
    }

    [[nodiscard]] std::string told(ChatEvent::Kind kind) const {
        std::string all;
        for (const ChatEvent& event : events)
            if (event.kind == kind) all += event.text;
        return all;
    }

    tests::ModelServer server;
    Access access;
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    std::vector<ChatEvent> events;
};

inline ChatRequest question(const std::string& text) {
    return {.messages = {{Message::Role::System, "Be brief."}, {Message::Role::User, text}}};
}

}  // namespace tripletalk::llm
