// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>
#include <sys/types.h>

namespace tripletalk::bench {

/// Another engine, in a program of its own that answers each line of JSON on its standard input
/// with one on its standard output, and takes the time itself: {"load": FILE} and {"query": TEXT}
/// with {"rows", "cells", "ms"}, or {"error"}. It ends with this object.
class Peer {
  public:
    static Result<std::unique_ptr<Peer>> start(const std::vector<std::string>& command);
    ~Peer();
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    /// Errors: Server (what the peer says), Internal (it died).
    Result<nlohmann::json> ask(const nlohmann::json& request);

  private:
    Peer() = default;

    pid_t m_process = -1;
    std::FILE* m_to = nullptr;
    std::FILE* m_from = nullptr;
};

}  // namespace tripletalk::bench
