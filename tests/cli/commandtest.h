// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cli/command.h"

#include <sstream>

#include <gtest/gtest.h>

namespace tripletalk::cli {

/// A test that runs commands and looks at what the last of them printed.
struct CommandTest : testing::Test {
    std::string out, err;

    int run(const std::vector<std::string>& words, const std::string& input = {},
            const CancelToken& cancel = CancelToken()) {
        std::istringstream in(input);
        std::ostringstream output;
        std::ostringstream errors;
        Context context{in, output, errors, cancel, std::make_shared<net::Client>()};
        const int status = cli::run(words, context);
        out = output.str();
        err = errors.str();
        return status;
    }
};

}  // namespace tripletalk::cli
