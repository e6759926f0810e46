// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "base/progress.h"
#include "base/result.h"
#include "cli/showntext.h"
#include "net/http.h"

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

namespace tripletalk::cli {

/// The exit statuses that docs/cli.md promises.
enum ExitStatus { Done = 0, Failed = 1, WrongUsage = 2, Interrupted = 130 };

/// What every command has at hand: streams, the cancel token that Ctrl+C triggers, and the network.
struct Context {
    Context(std::istream& input, std::ostream& output, std::ostream& errors, CancelToken token,
            std::shared_ptr<net::Client> network)
        : in(input),
          out(output),
          err(errors),
          cancel(std::move(token)),
          client(std::move(network)) {}

    std::istream& in;
    mutable ShownText out;
    mutable ShownText err;
    CancelToken cancel;
    std::shared_ptr<net::Client> client;
    bool json = false;

    /// Prints one JSON object on standard output.
    void print(const nlohmann::json& object) const;

    /// Says what went wrong on standard error and gives the exit status for it.
    [[nodiscard]] int fail(const Error& error) const;

    /// Progress on standard error: a line a stage, or with --json an object a second.
    [[nodiscard]] ProgressSink progress() const;
};

/// The proxy and the certificates of the settings; the proxy's password is that of
/// TRIPLETALK_PROXY_PASSWORD. Errors: those of reading the certificates.
Result<void> useSavedConnection(net::Client& client);

}  // namespace tripletalk::cli
