// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace tripletalk::llm {

/// What models refused to be asked: remembered so that the next call leaves it out at once. Shared
/// by all models of one Access; all members may be called from any thread.
class Refusals {
  public:
    /// Changes a request body so that it holds nothing `model` is known to refuse.
    void apply(const std::string& model, nlohmann::ordered_json& body) const;

    /// Reads which of the body's parameters the server's error complains about, remembers it for
    /// `model`, changes the body and returns the parameter's name; "" if the error is about
    /// something else.
    std::string learn(const std::string& model, nlohmann::ordered_json& body,
                      std::string_view serverError);

    [[nodiscard]] bool refuses(const std::string& model, const std::string& parameter) const;

  private:
    mutable std::mutex m_mutex;
    std::map<std::string, std::map<std::string, int>>
        m_times;  ///< model -> parameter -> how often it was refused
};

}  // namespace tripletalk::llm
