// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace tripletalk {

/// How far one stage of long work has come. `total` is 0 while it is not known.
struct Progress {
    std::string stage;  ///< stable name: "read", "index", "induce", "fill", "verbalise", "values",
                        ///< "embed", "finish"
    std::int64_t done = 0;
    std::int64_t total = 0;
    std::string unit = {};  ///< "bytes", "triples", "rows", "passages"
};

/// Called on the working thread, often; a receiver that shows it throttles. May be empty.
using ProgressSink = std::function<void(const Progress&)>;

}  // namespace tripletalk
