// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "llm/chatmodel.h"

#include <functional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace tripletalk::answering {

/// The list of readings that a prompt shows, each without its number.
inline std::vector<std::string> listIn(const std::string& prompt) {
    static const std::regex line("(?:^|\n)[0-9]+\\. ([^\n]*)");
    std::vector<std::string> list;
    for (std::sregex_iterator at(prompt.begin(), prompt.end(), line), end; at != end; ++at)
        list.push_back((*at)[1]);
    return list;
}

/// A model that replies what a function makes of the list.
class ChoosingModel : public llm::ChatModel {
  public:
    using Choose = std::function<std::string(const std::vector<std::string>& list)>;
    explicit ChoosingModel(Choose choose) : m_choose(std::move(choose)) {}

    Result<llm::ChatReply> complete(const llm::ChatRequest& request, const llm::OnChatEvent&,
                                    const CancelToken&) override {
        shown.push_back(listIn(request.messages.front().content));
        llm::ChatReply reply;
        reply.content = m_choose(shown.back());
        return reply;
    }
    [[nodiscard]] std::string name() const override { return "test:choosing"; }
    [[nodiscard]] bool hasTools() const override { return false; }

    std::vector<std::vector<std::string>> shown;  ///< by each call

  private:
    Choose m_choose;
};

inline std::string number(std::size_t n) { return R"({"number": )" + std::to_string(n) + "}"; }

/// The same one whatever the list is.
inline ChoosingModel::Choose always(std::string reply) {
    return [reply = std::move(reply)](const std::vector<std::string>&) { return reply; };
}

}  // namespace tripletalk::answering
