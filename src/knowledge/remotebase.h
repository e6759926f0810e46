// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/manifest.h"
#include "language/language.h"
#include "net/http.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace tripletalk::knowledge {

struct RemoteOptions {
    std::string url = {};
    std::string authorization = {};             ///< a secret, which is not kept here
    std::string name = {};                      ///< default: the server's name
    std::string language{language::sourceTag};  ///< of labels
    Privacy privacy = Privacy::Any;
    std::map<std::string, std::string> prefixes = {};  ///< besides those that everybody knows
    bool replace = false;                              ///< a base that is there
};

/// Makes a base of a graph that stays where it is: nothing but a manifest, once its endpoint has
/// answered a small query. Errors: Usage (no address, or a base is there), those of
/// sparql::Endpoint, Input (a graph without triples), Locked, Io, DiskFull, Cancelled.
Result<Manifest> makeRemoteBase(const std::filesystem::path& folder, const RemoteOptions& options,
                                std::shared_ptr<net::Client> client, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
